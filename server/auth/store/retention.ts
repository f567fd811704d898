import type { Retention } from '../../platform/retention/retention';

/** Expired access tokens. None becomes valid again: a token without a row is refused. */
export const expiredTokens: Retention = {
  table: 'access_tokens',
  which: '1 = 1',
  moment: 'expires_at',
  age: 'expiredDays',
  order: ['audience', 'expires_at', 'jti'],
  byTime: false,
};
