import { DAY } from '../../kernel/time';
import { listRequest } from '../../platform/http/list';
import { read } from '../../platform/http/operation';
import { presentShipment } from '../present';
import { searchShipments as findShipments } from '../store/shipments';

/** The first moment of a day in UTC. */
function startOf(day: string | undefined): number | undefined {
  return day === undefined ? undefined : Date.parse(`${day}T00:00:00.000Z`);
}

/** The last moment of a day in UTC. */
function endOf(day: string | undefined): number | undefined {
  const start = startOf(day);
  return start === undefined ? undefined : start + DAY - 1;
}

export const searchShipments = read<'searchShipments'>(async (call, db) => {
  const { query } = call;
  const list = listRequest(query);
  const { shipments, total } = await findShipments(db, call.client.id, {
    filters: {
      shipmentType: query['filter[shipment_type]'],
      batchId: query['filter[batch_id]'],
      email: query['filter[email]'],
      status: query['filter[status]'],
      batchStatus: query['filter[batch_status]'],
      documentNumber: query['filter[document_number]'],
      createdFrom: startOf(query['filter[start_date]']),
      createdUntil: endOf(query['filter[end_date]']),
      country: query['filter[country_code]'],
    },
    sort: list.sort,
    page: list.page,
  });
  return { status: 200, body: { data: shipments.map(presentShipment), meta: list.meta(total) } };
});
