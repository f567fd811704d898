import { messages } from '../../generated/events';
import type { Vault } from '../crypto/vault';
import { verifyingPairs } from '../domain/events/key-pairs';
import type { Decided, Heard } from '../domain/processing/answer';
import { openApiSecret } from '../events/api-secrets';
import { type Incoming, SendError } from '../events/send';
import { isFresh, type SignatureOrder, verifySignature } from '../events/signing';
import type { ApiKey } from '../store/api-keys';

/** What a reply is verified with. */
export interface Verifier {
  vault: Vault;
  /** Every pair of the client. While one is being rotated out, both verify. */
  pairs: readonly ApiKey[];
  order: SignatureOrder;
  /** The service's time, which says whether a pair is still valid; milliseconds. */
  now: number;
  /** The machine's time, which the reply's timestamp is held against; milliseconds. */
  machineNow: number;
}

/** Errors of the network and of TLS that come before anything was sent. */
const UNSENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** Whether a reply is signed by the client, over its own timestamp, endpoint and body, and not too old. */
export function isSigned({ headers, body }: Incoming, { vault, pairs, order, now, machineNow }: Verifier): boolean {
  const [signature, timestamp, endpoint] = ['x-signature', 'x-timestamp', 'x-endpoint'].map((name) => headers[name]);
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || typeof endpoint !== 'string') return false;
  if (!isFresh(timestamp, machineNow)) return false;
  const signed = { timestamp, endpoint, body };
  return verifyingPairs(pairs, now).some((pair) =>
    verifySignature(signed, signature, openApiSecret(vault, pair), order),
  );
}

/** The decision that a body holds, when it holds one in the contract's words. */
function decisionIn(body: Buffer): Decided | null {
  let decision: unknown;
  try {
    decision = JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
  const { payload } = messages.cardAuthorizationDecided;
  return payload !== null && !payload(decision) ? null : (decision as Decided);
}

/** What an answer of the client says. */
export function heardFrom(incoming: Incoming, verifier: Verifier): Heard {
  const { status, body } = incoming;
  if (status !== 200) return { kind: 'reply', status, signed: false, decision: null };
  const signed = isSigned(incoming, verifier);
  return { kind: 'reply', status, signed, decision: signed ? decisionIn(body) : null };
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
