import { accountOfKey, transferReceived } from '../../../../server/bank/reports';
import { refuseField } from '../../../../server/kernel/errors';
import { parseAmount } from '../../../../server/kernel/money';
import { write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';
import { presentReceived } from '../cash/movement';

/** Somebody at another bank sends money to an account of this client. */
export const receiveTransfer = write<'receiveTransfer'>(async (call, tx) => {
  const { key_type: type, key_value: value, amount, sender, concept = null } = call.body;
  const account = await accountOfKey(tx, { type, value });
  const isOwn = account !== null && account.clientId === call.client.id;
  const received = isOwn
    ? await transferReceived(tx, account, {
        id: newId(),
        amount: parseAmount(amount) as bigint,
        sender,
        concept,
        now: call.now,
      })
    : null;
  if (received === null) {
    throw refuseField('UNKNOWN_TRANSFER_KEY', '/key_value', 'unknown', 'no account of this client has this key');
  }
  return { status: 201, body: { data: presentReceived(received) } };
});
