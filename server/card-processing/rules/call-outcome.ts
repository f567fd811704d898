import type { StatusDetail } from './transaction';

/** The outcome of a call to the client's endpoint: a reply, or the reason why there is none. */
export type CallOutcome =
  | {
      kind: 'reply';
      status: number;
      signed: boolean;
      decision: DecisionBody | null;
      /**
       * The problem with a reply that should contain a decision, as a text for the client's engineers. It may still
       * contain one.
       */
      problem: string | null;
    }
  /** The time was over. */
  | { kind: 'late' }
  /** No connection could be made, so the client cannot have received it. */
  | { kind: 'unreached' }
  /** The address is not one that may be called. */
  | { kind: 'forbidden' }
  /** The connection broke. */
  | { kind: 'broken' }
  /** The answer had no end. */
  | { kind: 'endless' };

/** The body of a reply that follows the contract. */
export interface DecisionBody {
  status: 'APPROVED' | 'REJECTED';
  status_detail: StatusDetail;
}

/** The status that follows from the outcome of a call. */
export interface Conclusion {
  detail: StatusDetail;
  /** The client may have approved and applied a transaction that is now rejected: it must get a reversal. */
  mayBeApproved: boolean;
  /** True where the service decided in the client's stead. */
  stoodIn?: boolean;
}

const possiblyApproved = (detail: StatusDetail): Conclusion => ({ detail, mayBeApproved: true });
const surelyUnapproved = (detail: StatusDetail): Conclusion => ({ detail, mayBeApproved: false });

/**
 * Decides an authorization by the outcome of the call to its client; null if the client must be called again. Only a
 * signed, fresh reply that follows the contract counts as an approval. Source: interface specification, STATUS_DETAIL
 * values and "Callback calls".
 *
 * @param isReached true if an earlier call reached the client, which may still approve it, whatever the result of this
 * call is
 */
export function conclusionOf(callOutcome: CallOutcome, isReached = false): Conclusion | null {
  const conclusion = conclusionOfOne(callOutcome);
  if (conclusion === null || !isReached || isDecided(callOutcome)) return conclusion;
  return { ...conclusion, mayBeApproved: true };
}

/** The client's own decision, for this call and the earlier ones. */
function isDecided(callOutcome: CallOutcome): boolean {
  return callOutcome.kind === 'reply' && callOutcome.signed && conclusionOfOne(callOutcome)?.mayBeApproved === false;
}

function conclusionOfOne(callOutcome: CallOutcome): Conclusion | null {
  if (callOutcome.kind === 'late') return possiblyApproved('CLIENT_TIMEOUT');
  if (callOutcome.kind === 'unreached' || callOutcome.kind === 'forbidden')
    return surelyUnapproved('CLIENT_UNAVAILABLE');
  if (callOutcome.kind === 'broken') return possiblyApproved('CLIENT_UNAVAILABLE');
  if (callOutcome.kind === 'endless') return possiblyApproved('SYSTEM_ERROR');
  const { status, signed, decision } = callOutcome;
  if (status === 425) return null;
  if (status >= 500) return possiblyApproved('CLIENT_UNAVAILABLE');
  if (status === 401 || status === 403) return surelyUnapproved('CLIENT_SIGNATURE_ERROR');
  if (status < 200 || status > 299) return surelyUnapproved('SYSTEM_ERROR');
  // Any signed 2xx reply is the client's decision: some frameworks answer each POST with 201.
  if (!signed) return possiblyApproved('CLIENT_SIGNATURE_ERROR');
  return ofDecision(decision);
}

/** An approval for another reason than that it is approved is not a decision. */
export function contradictsItself({ status, status_detail: detail }: DecisionBody): boolean {
  return status === 'APPROVED' && detail !== 'APPROVED';
}

function ofDecision(decision: DecisionBody | null): Conclusion {
  if (decision === null || contradictsItself(decision)) return possiblyApproved('SYSTEM_ERROR');
  const { status, status_detail: detail } = decision;
  if (status === 'APPROVED') return surelyUnapproved('APPROVED');
  return surelyUnapproved(detail === 'APPROVED' ? 'OTHER' : detail);
}
