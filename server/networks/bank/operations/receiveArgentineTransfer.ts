import { DEFAULT_CONCEPT } from '../../../bank/rules/transfer';
import { write } from '../../../platform/http/operation';
import { reporting } from '../../reported';
import { receiveTransfer } from '../incoming';

/** Somebody at another bank in Argentina sends money to an account. */
export const receiveArgentineTransfer = write<'receiveArgentineTransfer'>(async (call, tx) => {
  const { reference, key_type: type, key_value: value, amount, sender, concept = DEFAULT_CONCEPT } = call.body;
  const key = { type, value };
  const transfer = {
    reference,
    place: '/reference',
    key,
    pointer: '/key_value',
    amount,
    sender,
    concept,
    now: call.now,
  };
  return { status: 200, body: await receiveTransfer(tx, reporting(call), transfer) };
});
