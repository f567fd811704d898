import type { CallContract } from '../events/contracts';
import { type ReplyVerifier, signatureProblem, statusProblem } from '../events/reply-signature';
import { type Incoming, SendError } from '../events/send';
import type { CallOutcome, DecisionBody } from './rules/call-outcome';

/** Everything that a reply is verified with. */
export interface Verifier extends Omit<ReplyVerifier, 'order'> {
  /** The rules of the client's revision for calls. */
  contract: CallContract;
}

/** Errors of the network and of TLS that come before anything was sent. */
const UNSENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** Returns the decision that a body holds, and what keeps it from being one in the contract's words. */
function decisionIn(body: Buffer, contract: CallContract): { decision: DecisionBody | null; problem: string | null } {
  let answer: unknown;
  try {
    answer = JSON.parse(body.toString('utf8'));
  } catch {
    return { decision: null, problem: 'the body is not JSON' };
  }
  const read = contract.decision(answer);
  return read.decision === null ? read : { decision: read.decision, problem: contradictionIn(read.decision) };
}

function contradictionIn({ status, status_detail: detail }: DecisionBody): string | null {
  return status === 'APPROVED' && detail !== 'APPROVED' ? `status is APPROVED and status_detail ${detail}` : null;
}

/** Reads an answer of the client. Its body is looked at only once the signature is verified. */
export function outcomeOfReply(incoming: Incoming, verifier: Verifier): CallOutcome {
  const { status, body } = incoming;
  const reply = { kind: 'reply', status } as const;
  if (status !== 200) return { ...reply, signed: false, decision: null, problem: statusProblem(status) };
  const problem = signatureProblem(incoming, { ...verifier, order: verifier.contract.signatureOrder });
  if (problem !== null) return { ...reply, signed: false, decision: null, problem };
  return { ...reply, signed: true, ...decisionIn(body, verifier.contract) };
}

/** Turns the failure of a call into its outcome. @throws what is no failure of the call */
export function outcomeOfFailure(error: unknown, isOver: boolean): CallOutcome {
  if (!(error instanceof SendError)) throw error;
  if (isOver || error.reason === 'timeout') return { kind: 'late' };
  if (error.reason === 'too-large') return { kind: 'endless' };
  if (error.reason === 'forbidden-address') return { kind: 'forbidden' };
  const code = (error.cause as { code?: string } | undefined)?.code ?? '';
  return { kind: UNSENT.test(code) ? 'unreached' : 'broken' };
}
