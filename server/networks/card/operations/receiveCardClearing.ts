import { clearingOf } from '../../../card-processing/clearing';
import { reportClearing } from '../../../card-processing/reported-steps';
import { write } from '../../../platform/http/operation';
import { part, presentDecision, reportOf } from '../messages';

/** The network presents a transaction, or takes a presentment back. */
export const receiveCardClearing = write<'receiveCardClearing'>(async (call, tx) => {
  const clearing = clearingOf(call.body, part(call.body.amount));
  const answer = await reportClearing(tx, reportOf(call, call.body), clearing);
  return { status: 200, body: presentDecision(call.body.reference, answer) };
});
