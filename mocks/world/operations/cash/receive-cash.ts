import { cashPaidIn } from '../../../../server/cash/reports';
import { refuseField } from '../../../../server/kernel/errors';
import { parseAmount } from '../../../../server/kernel/money';
import { write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';
import { presentReceived } from './movement';

/** The only network of Argentina that accepts cash by alias. */
const NETWORK = 'ARG_CASH_NETWORK';

/** Somebody pays cash in at a store of the cash network. */
export const receiveCash = write<'receiveCash'>(async (call, tx) => {
  const { alias, amount, reference = null } = call.body;
  const received = await cashPaidIn(tx, {
    paymentId: newId(),
    clientId: call.client.id,
    alias,
    amount: parseAmount(amount) as bigint,
    network: NETWORK,
    reference,
    now: call.now,
  });
  if (received === null) throw refuseField('UNKNOWN_CASH_ALIAS', '/alias', 'unknown', 'no account has this cash alias');
  return { status: 201, body: { data: presentReceived(received) } };
});
