import { at } from './schemas';
import type { Change, SeenRequest } from './seen';
import type { Side } from './side';

/** A request for a token, or for the end of all tokens. */
export interface TokenStep {
  request: SeenRequest;
  operationId: string;
}

const STEPS: ReadonlySet<string> = new Set(['createToken', 'revokeToken']);

/** Decides whether a request is for an operation that issues or revokes tokens. */
export const isTokenStep = ({ operationId }: TokenStep): boolean => STEPS.has(operationId);

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
  for (const { request, operationId } of steps) {
    if (request.status >= 300) continue;
    if (operationId === 'revokeToken') {
      validUntil.clear();
      continue;
    }
    const audience = String(at(request.body, '/audience'));
    const [now, until] = [Date.parse(request.at), validUntil.get(audience) ?? 0];
    if (now < until) {
      const what = WHAT[tokenReissue];
      found.set(request.id, [{ effect: 'ANSWERED_DIFFERENTLY', where: 'reply /access_token', what, instead: null }]);
    }
    validUntil.set(audience, Math.max(until, now + Number(at(request.reply, '/expires_in') ?? 0) * 1000));
  }
  return found;
}
