import type { Retention } from '../../retention/retention';

/**
 * The replies to idempotency keys of clients. The key and the digest of its request are kept forever, so that even a
 * late repeat creates nothing a second time. Replies to reports of networks are not deleted: each reference counts
 * once, forever.
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
