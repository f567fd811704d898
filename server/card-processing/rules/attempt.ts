import { type Outcome, outcomeOf } from '../../events/rules/outcome';
import { type CallOutcome, contradictsItself } from './call-outcome';

/** The result of one attempt to ask the client, as it is listed with events. */
interface AttemptResult {
  outcome: Outcome;
  /** The HTTP status, when there was one. */
  status: number | null;
  /** The problem with the reply, or the reason why there is none, as a text for the client's engineers. */
  problem: string | null;
}

const nothing = (outcome: Outcome, problem: string): AttemptResult => ({ outcome, status: null, problem });

/** Converts the result of a call to a client into an entry of the list of attempts. */
export function attemptResult(callOutcome: CallOutcome): AttemptResult {
  switch (callOutcome.kind) {
    case 'late':
      return nothing('TIMEOUT', 'no answer arrived within the 3,000 ms for all attempts');
    case 'unreached':
      return nothing('UNREACHABLE', 'no connection could be made');
    case 'forbidden':
      return nothing('NOT_ALLOWED', 'calls to this address are not allowed');
    case 'broken':
      return nothing('UNREACHABLE', 'the connection broke before the answer arrived');
    case 'endless':
      return nothing('TOO_LARGE', 'the answer is longer than 256 KiB');
    case 'reply': {
      const { status, problem, decision } = callOutcome;
      const outcome = outcomeOf(status);
      if (outcome !== 'DELIVERED') return { outcome, status, problem };
      const decided = decision !== null && !contradictsItself(decision);
      return { outcome: decided ? outcome : 'INVALID_REPLY', status, problem };
    }
  }
}
