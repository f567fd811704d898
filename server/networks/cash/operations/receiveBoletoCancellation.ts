import { boletoCancelled } from '../../../cash/reports';
import { lockCashInIntent } from '../../../cash/store/cash';
import { write } from '../../../platform/http/operation';
import { ownerOf, reporting } from '../../reported';
import { presentBoleto } from '../present';

/** Cancels a boleto that the cash network has cancelled. A repeated report changes nothing. */
export const receiveBoletoCancellation = write<'receiveBoletoCancellation'>(async (call, tx) => {
  const { boleto_id: intentId } = call.path;
  const clientId = await ownerOf(tx, reporting(call), {
    table: 'cash_in_intents',
    id: intentId,
    missing: 'CASH_IN_INTENT_NOT_FOUND',
  });
  const present = await lockCashInIntent(tx, clientId, intentId);
  if (present?.status === 'CANCELLED') return { status: 200, body: { data: presentBoleto(present) } };
  const { after } = await boletoCancelled(tx, { clientId, intentId, now: call.now });
  return { status: 200, body: { data: presentBoleto(after) } };
});
