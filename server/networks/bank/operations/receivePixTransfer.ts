import { write } from '../../../platform/http/operation';
import { reporting } from '../../reported';
import { receiveTransfer } from '../incoming';

/** Somebody pays to a PIX key. */
export const receivePixTransfer = write<'receivePixTransfer'>(async (call, tx) => {
  const { end_to_end_id: reference, key: value, amount, sender, concept = null } = call.body;
  const key = { type: 'PIX' as const, value };
  const transfer = { reference, place: '/end_to_end_id', key, pointer: '/key', amount, sender, concept, now: call.now };
  return { status: 200, body: await receiveTransfer(tx, reporting(call), transfer) };
});
