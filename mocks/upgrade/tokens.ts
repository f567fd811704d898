import { at } from './schemas';
import type { Change, SeenRequest } from './seen';
import type { Side } from './side';

/** A request for a token, or for the end of all tokens. */
export interface TokenStep {
  id: string;
  operationId: string;
  /** Milliseconds. */
  at: number;
  audience: string;
  /** The life of the token, in milliseconds. */
  life: number;
}

const STEPS: ReadonlySet<string> = new Set(['createToken', 'revokeToken']);

/** Returns a request that issued or revoked tokens, without its bodies; null if it did neither. */
export function tokenStepOf(
  { id, at: moment, status, body, reply }: SeenRequest,
  operationId: string,
): TokenStep | null {
  if (!STEPS.has(operationId) || status >= 300) return null;
  const life = Number(at(reply, '/expires_in') ?? 0) * 1000;
  return { id, operationId, at: Date.parse(moment), audience: String(at(body, '/audience')), life };
}

const WHAT = {
  'until-expiry': 'returns the earlier token again, which is still valid',
  'every-request': 'returns a new token, and the earlier one stays valid',
} as const;

/**
 * Finds the token requests that arrived while an earlier token was still valid, if the revisions answer such a request
 * differently.
 * @param steps in their order
 * @returns the changes by the id of the request
 */
export function changesOfTokens(steps: readonly TokenStep[], before: Side, after: Side): Map<string, Change[]> {
  const { tokenReissue } = after.contract.policy;
  const found = new Map<string, Change[]>();
  if (tokenReissue === before.contract.policy.tokenReissue) return found;
  const validUntil = new Map<string, number>();
  for (const { id, operationId, at: now, audience, life } of steps) {
    if (operationId === 'revokeToken') {
      validUntil.clear();
      continue;
    }
    const until = validUntil.get(audience) ?? 0;
    if (now < until) {
      const what = WHAT[tokenReissue];
      found.set(id, [{ effect: 'ANSWERED_DIFFERENTLY', where: 'reply /access_token', what, instead: null }]);
    }
    validUntil.set(audience, Math.max(until, now + life));
  }
  return found;
}
