import type { CardProcessor } from '../../../card-processing/processor';
import { reportedTransaction, reportReversal } from '../../../card-processing/reported-steps';
import { reserved } from '../../../platform/http/operation';
import type { Services } from '../../../platform/services';
import { part, presentDecision, reportOf } from '../messages';

/** The network takes a transaction back. One that is being decided at the moment is waited for. */
export const receiveCardReversal = reserved(
  'receiveCardReversal',
  (call, { db, processor }: Services & { processor: CardProcessor }) => {
    const { reference, original_reference: originalReference, amount } = call.body;
    const report = reportOf(call, call.body);
    return {
      begin: async () => null,
      resume: async () => null,
      ask: async () => {
        const found = await reportedTransaction(db, report);
        if (found !== null) await processor.decided(found);
      },
      conclude: async (tx) => {
        const answer = await reportReversal(tx, report, part(amount));
        if (answer !== null) return { status: 200, body: presentDecision(reference, answer) };
        const data = { reference, original_reference: originalReference, status: 'AWAITING_ORIGINAL' as const };
        return { status: 202, body: { data } };
      },
    };
  },
);
