import { clearingOf } from '../../../card-processing/clearing';
import type { CardProcessor } from '../../../card-processing/processor';
import { reportClearing } from '../../../card-processing/reported-steps';
import { write } from '../../../platform/http/operation';
import type { Services } from '../../../platform/services';
import { part, presentDecision, reportOf } from '../messages';

/**
 * The network presents a transaction, or takes a presentment back. One that is being decided at the moment is waited
 * for.
 */
export const receiveCardClearing = write<'receiveCardClearing', Services & { processor: CardProcessor }>(
  async (call, tx, { processor }) => {
    const clearing = clearingOf(call.body, part(call.body.amount));
    const answer = await reportClearing(tx, processor, reportOf(call, call.body), clearing);
    return { status: 200, body: presentDecision(call.body.reference, answer) };
  },
);
