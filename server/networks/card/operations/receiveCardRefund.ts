import { reportRefund } from '../../../card-processing/reported-steps';
import { write } from '../../../platform/http/operation';
import { part, presentDecision, reportOf } from '../messages';

/** Processes a refund of the merchant, which is held until its settlement. */
export const receiveCardRefund = write<'receiveCardRefund'>(async (call, tx, services) => {
  const answer = await reportRefund(tx, services, reportOf(call, call.body), part(call.body.amount));
  return { status: 200, body: presentDecision(call.body.reference, answer) };
});
