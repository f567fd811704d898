import type { ApiKey } from '../clients/store/api-keys';
import type { Vault } from '../platform/crypto/vault';
import { openApiSecret } from './api-secrets';
import { verifyingPairs } from './rules/key-pairs';
import type { Incoming } from './send';
import { isFresh, type SignatureOrder, verifySignature } from './signing';

/** Everything that the signature of a reply is verified with. */
export interface ReplyVerifier {
  vault: Vault;
  /** Every pair of the client. While one is being rotated out, both verify. */
  pairs: readonly ApiKey[];
  /** In which order the client's revision signs. */
  order: SignatureOrder;
  /** The service's time, which says whether a pair is still valid; milliseconds. */
  now: number;
  /** The machine's time, which the reply's timestamp is checked against; milliseconds. */
  machineNow: number;
}

/**
 * Returns why a reply does not count as signed by the client over its own timestamp, endpoint and body; null when it
 * does.
 */
export function signatureProblem(
  { headers, body }: Pick<Incoming, 'headers' | 'body'>,
  { vault, pairs, order, now, machineNow }: ReplyVerifier,
): string | null {
  const names = ['x-signature', 'x-timestamp', 'x-endpoint'];
  const missing = names.filter((name) => typeof headers[name] !== 'string');
  if (missing.length > 0) return `the reply has no ${missing.join(', ')}`;
  const [signature, timestamp, endpoint] = names.map((name) => headers[name]) as [string, string, string];
  if (!isFresh(timestamp, machineNow)) return 'x-timestamp is not within 60 seconds of now';
  const verifies = verifyingPairs(pairs, now).some((pair) => {
    const secret = openApiSecret(vault, pair);
    return formsOf(endpoint).some((form) =>
      verifySignature({ timestamp, endpoint: form, body }, signature, secret, order),
    );
  });
  return verifies ? null : 'x-signature does not match x-timestamp, x-endpoint and the body with any valid api-secret';
}

/**
 * A header reads as Latin-1. One beyond ASCII may have been sent, and signed, in UTF-8: then it is those bytes that
 * count.
 */
function formsOf(endpoint: string): string[] {
  const inUtf8 = Buffer.from(endpoint, 'latin1').toString('utf8');
  return inUtf8 === endpoint ? [endpoint] : [inUtf8, endpoint];
}

/**
 * Returns what is wrong with a status that the contract does not have for a signed call; null if the status itself is
 * the reason.
 */
export function statusProblem(status: number): string | null {
  return [400, 401, 403, 425].includes(status) || status >= 500
    ? null
    : `the contract has no status ${status} for this call`;
}
