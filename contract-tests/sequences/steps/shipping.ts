import fc from 'fast-check';
import { ADDRESS } from '../../world/entities/cards';
import { groupOfBatches } from '../batch-life';
import { nextOf, refusalOf } from '../lifecycles';
import { type Card, type Model, pick, pickNewest, type Shipment } from '../model';
import { same } from '../session';
import { kind, reference } from './step';

/** Reports of couriers, and cards that are sent from the warehouse. */

const STATUSES = [
  ...['CREATED', 'PENDING', 'TRACKED', 'REJECTED', 'IN_WAREHOUSE', 'IN_TRANSIT', 'DISTRIBUTION', 'DELIVERED'],
  ...['NOT_DELIVERED', 'START_OF_CUSTODY', 'END_OF_CUSTODY', 'DESTRUCTION', 'ACCIDENT'],
];

/** Further details, which a courier reports without another status. */
const DETAILS = ['SHIPMENT_SENT', 'FAILED_DELIVERY_ATTEMPT', 'WRONG_ADDRESS'];

const shipmentAt = ({ shipments }: Model, at: number, latest: boolean): Shipment =>
  (latest ? pickNewest(shipments, at) : pick(shipments, at)) as Shipment;

/** The courier reports a status: the next one on its way, or any. */
export const moveShipment = kind<{ shipment: number; latest: boolean; way: number; any: string | null }>({
  weight: 8,
  fields: {
    ...{ shipment: reference(), latest: fc.boolean(), way: fc.nat(5) },
    any: fc.option(fc.constantFrom(...STATUSES), { nil: null, freq: 1 }),
  },
  possible: ({ shipments }) => shipments.length > 0,
  run: async (model, session, step) => {
    const shipment = shipmentAt(model, step.shipment, step.latest);
    const { id, status: before } = shipment;
    const status = step.any ?? pick(nextOf('shipment', before, 'shipment-moved'), step.way) ?? 'DELIVERED';
    // Nothing changes when a courier reports what is known.
    const illegal = status === 'CREATED' || refusalOf('shipment', before, 'shipment-moved', status) !== null;
    const refusal = illegal && !isOtherDetail(shipment, status, status) ? 'ILLEGAL_STEP' : null;
    const request = { path: { shipment_id: id }, body: { status } };
    const { data } = await session.expect('advanceShipment', request, refusal);
    if (refusal !== null) return;
    same('the steps of a shipment', [data.previous_status, data.status], [before, status]);
    Object.assign(shipment, { status, detail: status, notified: shipment.notified + 1 });
  },
});

const FINAL = ['REJECTED', 'DELIVERED', 'DESTRUCTION', 'ACCIDENT'];

/** The detail may change within a status that is not final. */
const isOtherDetail = (shipment: Shipment, status: string, detail: string): boolean =>
  shipment.status === status && shipment.detail !== detail && !FINAL.includes(status);

export const detailShipment = kind<{ shipment: number; latest: boolean; detail: string }>({
  weight: 3,
  fields: { shipment: reference(), latest: fc.boolean(), detail: fc.constantFrom(...DETAILS) },
  possible: ({ shipments }) => shipments.length > 0,
  run: async (model, session, step) => {
    const shipment = shipmentAt(model, step.shipment, step.latest);
    const { id, status } = shipment;
    const refusal = isOtherDetail(shipment, status, step.detail) ? null : 'ILLEGAL_STEP';
    const request = { path: { shipment_id: id }, body: { status, status_detail: step.detail } };
    const { data } = await session.expect('advanceShipment', request, refusal);
    if (refusal !== null) return;
    same('the detail of a shipment', [data.status, data.status_detail], [status, step.detail]);
    Object.assign(shipment, { detail: step.detail, notified: shipment.notified + 1 });
  },
});

const IN_STOCK = ['IN_WAREHOUSE', 'DELIVERED'];

/** Cards that lie in the warehouse. */
function stockOf({ cards, shipments }: Model): Card[] {
  const arrived = shipments.filter(({ status }) => IN_STOCK.includes(status)).map(({ id }) => id);
  return cards.filter(
    ({ batch, status, sent }) => status === 'EMBOSSED' && !sent && batch !== null && arrived.includes(batch.shipment),
  );
}

export const sendFromWarehouse = kind<Record<never, never>>({
  weight: 4,
  fields: {},
  possible: ({ batches }) => batches.length > 0,
  run: async (model, session) => {
    const stock = stockOf(model);
    const refusal = stock.length > 0 ? null : 'WAREHOUSE_OUT_OF_STOCK';
    const group = { affinity_group_id: await groupOfBatches(session) };
    const body = { ...group, shipment_type: 'CARD_FROM_WAREHOUSE', country: 'ARG', address: ADDRESS };
    const { data } = await session.expect('createShipment', { body }, refusal);
    if (refusal !== null) return;
    same('a shipment from the warehouse', [data.status, data.shipment_type], ['CREATED', 'CARD_FROM_WAREHOUSE']);
    const found = await session.must('searchCards', { query: { 'filter[shipment_id]': data.id } });
    const ids = (found.data as { id: string }[]).map(({ id }) => id);
    const sent = stock.find(({ id }) => id === ids[0]);
    same('the cards of a shipment from the warehouse', [ids.length, sent !== undefined], [1, true]);
    (sent as Card).sent = true;
    model.shipments.push({ id: data.id, status: 'CREATED', detail: 'CREATED', notified: 0 });
  },
});
