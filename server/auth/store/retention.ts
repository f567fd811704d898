import type { Retention } from '../../platform/retention/retention';

/** Access tokens whose time is over. None comes to life again: a token without a row is refused. */
export const expiredTokens: Retention = {
  table: 'access_tokens',
  which: '1 = 1',
  moment: 'expires_at',
  age: 'expiredDays',
  order: ['audience', 'expires_at', 'jti'],
  byTime: false,
};
