import type { Retention } from '../../platform/retention/retention';

const EVENTS = {
  table: 'outbox',
  // Of an event that was sent again the time begins anew.
  moment: 'updated_at',
  order: ['created_at', 'id'],
  byTime: true,
  parts: { table: 'outbox_attempts', column: 'event_id' },
} as const;

/** Events that were delivered, with the attempts at them. */
export const deliveredEvents: Retention = { ...EVENTS, which: `state = 'DELIVERED'`, age: 'deliveredEventDays' };

/**
 * Events that were given up, and those without an address. Events that will still be sent stay, however old they are.
 */
export const undeliveredEvents: Retention = {
  ...EVENTS,
  which: `(state = 'DEAD' OR (state = 'PENDING' AND next_attempt_at IS NULL))`,
  age: 'undeliveredEventDays',
};
