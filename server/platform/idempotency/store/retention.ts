import type { Retention } from '../../retention/retention';

/**
 * The replies to idempotency keys of clients. The key and what it was used for stay for good, so that a repeat, however late,
 * makes nothing a second time. What networks report is not among it: its references count once for good.
 */
export const oldReplies: Retention = {
  table: 'idempotency',
  which: 'status IS NOT NULL',
  moment: 'created_at',
  age: 'idempotencyReplyDays',
  order: ['operation_id', 'key'],
  byTime: false,
  emptied: ['status', 'body'],
};
