import type { Retention } from '../../platform/retention/retention';

/** Lookups of PIX keys that have fed their transfer, or can feed none any more. */
export const expiredPixLookups: Retention = {
  table: 'pix_lookups',
  which: '1 = 1',
  moment: 'expires_at',
  age: 'expiredDays',
  order: ['expires_at', 'id'],
  byTime: true,
};
