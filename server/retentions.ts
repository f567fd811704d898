import { oldActivities } from './activities/store/retention';
import { expiredTokens } from './auth/store/retention';
import { expiredPixLookups } from './bank/store/retention';
import { deliveredEvents, undeliveredEvents } from './events/store/retention';
import { oldReplies } from './platform/idempotency/store/retention';
import type { Retention } from './platform/retention/retention';

/** Everything that goes when it is old enough. docs/operating.md says of every table what becomes of its rows. */
export const retentions: readonly Retention[] = [
  deliveredEvents,
  undeliveredEvents,
  expiredTokens,
  expiredPixLookups,
  oldReplies,
  oldActivities,
];
