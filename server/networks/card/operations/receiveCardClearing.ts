import { reportClearing } from '../../../card-processing/reported-steps';
import { write } from '../../../platform/http/operation';
import { part, presentDecision, reportOf } from '../messages';

/** The network presents a transaction, or takes a presentment back. */
export const receiveCardClearing = write<'receiveCardClearing'>(async (call, tx) => {
  const { amount, function_code: functionCode = 'FIRST_PRESENTMENT', reverse = false, reason_code } = call.body;
  const clearing = { amount: part(amount), functionCode, reverse, reasonCode: reason_code ?? null };
  const answer = await reportClearing(tx, reportOf(call, call.body), clearing);
  return { status: 200, body: presentDecision(call.body.reference, answer) };
});
