import type { CardProcessor } from '../../../card-processing/processor';
import { reportReversal } from '../../../card-processing/reported-steps';
import { write } from '../../../platform/http/operation';
import type { Services } from '../../../platform/services';
import { part, presentDecision, reportOf } from '../messages';

/** Reverses a transaction for the network. If the transaction is being decided, it waits for the decision. */
export const receiveCardReversal = write<'receiveCardReversal', Services & { processor: CardProcessor }>(
  async (call, tx, { processor }) => {
    const { reference, original_reference: originalReference, amount } = call.body;
    const answer = await reportReversal(tx, processor, reportOf(call, call.body), part(amount));
    if (answer !== null) return { status: 200, body: presentDecision(reference, answer) };
    const data = { reference, original_reference: originalReference, status: 'AWAITING_ORIGINAL' as const };
    return { status: 202, body: { data } };
  },
);
