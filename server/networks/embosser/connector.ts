import type { HttpNetworks } from '../http/http-networks';
import type { Embosser, EmbossingOrder } from './port';

/** The maker of the plastic, called over HTTP. The order holds card data in the clear: it is sent and forgotten. */
export class HttpEmbosser implements Embosser {
  constructor(private readonly networks: HttpNetworks) {}

  async order({ id, kind, clientId, country, company, shipmentId, plastics }: EmbossingOrder): Promise<void> {
    const printed = plastics.map(({ cardId: card_id, pan, cvv, expirationDate: expiration_date, name }) => ({
      card_id,
      pan,
      cvv,
      expiration_date,
      name,
    }));
    const body = { id, kind, company, shipment_id: shipmentId, plastics: printed };
    await this.networks.ask({ rail: 'embosser', clientId, country }, 'orderPlastic', { id, body });
  }
}
