import type { StatusDetail } from './transaction';

/** What came back from the client's endpoint, or why nothing did. */
export type Heard =
  | {
      kind: 'reply';
      status: number;
      signed: boolean;
      decision: Decided | null;
      /** What is wrong with a reply that should hold a decision, in words for the client's engineers. */
      problem: string | null;
    }
  /** The time was over. */
  | { kind: 'late' }
  /** No connection could be made, so that the client can't have heard of it. */
  | { kind: 'unreached' }
  /** The address is not one that may be called. */
  | { kind: 'forbidden' }
  /** The connection broke. */
  | { kind: 'broken' }
  /** The answer had no end. */
  | { kind: 'endless' };

/** The body of a reply that follows the contract. */
export interface Decided {
  status: 'APPROVED' | 'REJECTED';
  status_detail: StatusDetail;
}

/** What follows from it. */
export interface Answer {
  detail: StatusDetail;
  /** The client may have approved and applied what is rejected now: it must be told that it is not to be. */
  mayStand: boolean;
}

const stands = (detail: StatusDetail): Answer => ({ detail, mayStand: true });
const falls = (detail: StatusDetail): Answer => ({ detail, mayStand: false });

/**
 * What the answer of a client makes of an authorization; null when the client has to be asked again. Nothing counts as
 * an approval but a signed, fresh reply that says so in the contract's words.
 * Source: interface specification, STATUS_DETAIL values and "Callback calls".
 */
export function answerOf(heard: Heard): Answer | null {
  if (heard.kind === 'late') return stands('CLIENT_TIMEOUT');
  if (heard.kind === 'unreached' || heard.kind === 'forbidden') return falls('CLIENT_UNAVAILABLE');
  if (heard.kind === 'broken') return stands('CLIENT_UNAVAILABLE');
  if (heard.kind === 'endless') return stands('SYSTEM_ERROR');
  const { status, signed, decision } = heard;
  if (status === 425) return null;
  if (status >= 500) return stands('CLIENT_UNAVAILABLE');
  if (status === 401 || status === 403) return falls('CLIENT_SIGNATURE_ERROR');
  if (status !== 200) return status > 200 && status < 300 ? stands('SYSTEM_ERROR') : falls('SYSTEM_ERROR');
  if (!signed) return stands('CLIENT_SIGNATURE_ERROR');
  return ofDecision(decision);
}

function ofDecision(decision: Decided | null): Answer {
  if (decision === null) return stands('SYSTEM_ERROR');
  const { status, status_detail: detail } = decision;
  if (status === 'APPROVED') return detail === 'APPROVED' ? falls('APPROVED') : stands('SYSTEM_ERROR');
  return falls(detail === 'APPROVED' ? 'OTHER' : detail);
}
