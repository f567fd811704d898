import type { HttpNetworks, Question } from '../http/http-networks';
import type { Courier, CourierOrder } from './port';

/** The courier, called over HTTP. */
export class HttpCourier implements Courier {
  constructor(private readonly networks: HttpNetworks) {}

  async announce({ id, clientId, company, shipmentType, country, address, receiver }: CourierOrder): Promise<void> {
    const body = { company, shipment_type: shipmentType, country, address, receiver } as Question<'announceShipment'>;
    const way = { rail: 'courier', clientId, country } as const;
    await this.networks.ask(way, 'announceShipment', { id, path: { shipment_id: id }, body });
  }
}
