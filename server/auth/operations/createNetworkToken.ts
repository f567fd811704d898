import { DomainError } from '../../kernel/errors';
import { direct } from '../../platform/http/operation';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Tokens } from '../jwt';
import { assertedNetwork } from '../network-assertion';
import type { NetworkCallers } from '../network-callers';

const SECONDS = 3_600;

/** Gives a network its token for a signed assertion (RFC 7523, 2.2). */
export const createNetworkToken = direct<
  'createNetworkToken',
  Services & { tokens: Tokens; networkCallers: NetworkCallers }
>(async ({ body, address, now }, services) => {
  const { name, reports, key } = await assertedNetwork(body, address, now, services);
  const requested = body.scope?.split(' ') ?? reports.scopes;
  const foreign = requested.find((scope) => !reports.scopes.includes(scope));
  if (foreign !== undefined) {
    const detail = `${foreign} is not agreed`;
    throw new DomainError('INVALID_SCOPE', [{ code: 'scope', detail, location: 'body', pointer: '/scope' }]);
  }
  const scope = [...new Set(requested)].join(' ');
  const issuedAt = Math.floor(now / 1_000);
  const claims = { jti: newId(), network: name, scope, key, issuedAt, expiresAt: issuedAt + SECONDS };
  return {
    status: 200,
    body: {
      access_token: await services.tokens.signNetwork(claims),
      scope,
      expires_in: SECONDS,
      token_type: 'Bearer',
    },
    headers: { 'cache-control': 'no-store' },
  };
});
