import type { ApiKey } from '../clients/store/api-keys';
import { openApiSecret } from '../events/api-secrets';
import type { CallContract } from '../events/contracts';
import { verifyingPairs } from '../events/rules/key-pairs';
import { type Incoming, SendError } from '../events/send';
import { isFresh, verifySignature } from '../events/signing';
import type { Vault } from '../platform/crypto/vault';
import type { Decided, Heard } from './rules/answer';

/** What a reply is verified with. */
export interface Verifier {
  vault: Vault;
  /** Every pair of the client. While one is being rotated out, both verify. */
  pairs: readonly ApiKey[];
  /** What the client's revision says about calls. */
  contract: CallContract;
  /** The service's time, which says whether a pair is still valid; milliseconds. */
  now: number;
  /** The machine's time, which the reply's timestamp is held against; milliseconds. */
  machineNow: number;
}

/** Errors of the network and of TLS that come before anything was sent. */
const UNSENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * Returns why a reply does not count as signed by the client over its own timestamp, endpoint and body; null when it does.
 */
export function signatureProblem(
  { headers, body }: Incoming,
  { vault, pairs, contract, now, machineNow }: Verifier,
): string | null {
  const names = ['x-signature', 'x-timestamp', 'x-endpoint'];
  const missing = names.filter((name) => typeof headers[name] !== 'string');
  if (missing.length > 0) return `the reply has no ${missing.join(', ')}`;
  const [signature, timestamp, endpoint] = names.map((name) => headers[name]) as [string, string, string];
  if (!isFresh(timestamp, machineNow)) return 'x-timestamp is not within 60 seconds of now';
  const signed = { timestamp, endpoint, body };
  const verifies = verifyingPairs(pairs, now).some((pair) =>
    verifySignature(signed, signature, openApiSecret(vault, pair), contract.signatureOrder),
  );
  return verifies
    ? null
    : 'x-signature is not that of x-timestamp, x-endpoint and the body by any api-secret that is valid';
}

/** Returns the decision that a body holds, and what keeps it from being one in the contract's words. */
function decisionIn(body: Buffer, contract: CallContract): { decision: Decided | null; problem: string | null } {
  let answer: unknown;
  try {
    answer = JSON.parse(body.toString('utf8'));
  } catch {
    return { decision: null, problem: 'the body is not JSON' };
  }
  const read = contract.decision(answer);
  return read.decision === null ? read : { decision: read.decision, problem: contradictionIn(read.decision) };
}

function contradictionIn({ status, status_detail: detail }: Decided): string | null {
  return status === 'APPROVED' && detail !== 'APPROVED' ? `status is APPROVED and status_detail ${detail}` : null;
}

/** Reads an answer of the client. Its body is looked at only once the signature is verified. */
export function heardFrom(incoming: Incoming, verifier: Verifier): Heard {
  const { status, body } = incoming;
  const reply = { kind: 'reply', status } as const;
  if (status !== 200) return { ...reply, signed: false, decision: null, problem: problemOfStatus(status) };
  const problem = signatureProblem(incoming, verifier);
  if (problem !== null) return { ...reply, signed: false, decision: null, problem };
  return { ...reply, signed: true, ...decisionIn(body, verifier.contract) };
}

/** Statuses that the contract has for this call say enough by themselves. */
function problemOfStatus(status: number): string | null {
  return [400, 401, 425].includes(status) || status >= 500
    ? null
    : `the contract has no status ${status} for this call`;
}

/** What it means that there was no answer. @throws what is no failure of the call */
export function heardNothing(error: unknown, isOver: boolean): Heard {
  if (!(error instanceof SendError)) throw error;
  if (isOver || error.reason === 'timeout') return { kind: 'late' };
  if (error.reason === 'too-large') return { kind: 'endless' };
  if (error.reason === 'forbidden-address') return { kind: 'unreached' };
  const code = (error.cause as { code?: string } | undefined)?.code ?? '';
  return { kind: UNSENT.test(code) ? 'unreached' : 'broken' };
}
