import { oldActivities } from './activities/store/retention';
import { expiredTokens } from './auth/store/retention';
import { expiredPixLookups } from './bank/store/retention';
import { deliveredEvents, undeliveredEvents } from './events/store/retention';
import { oldReplies } from './platform/idempotency/store/retention';
import type { Retention } from './platform/retention/retention';

/** All rows that are deleted after some time. docs/operating.md describes the retention of every table. */
export const retentions: readonly Retention[] = [
  deliveredEvents,
  undeliveredEvents,
  expiredTokens,
  expiredPixLookups,
  oldReplies,
  oldActivities,
];
