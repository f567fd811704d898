import type { Payloads } from '../../generated/events';
import { eventOf, type Recipient } from '../events/outbox';
import type { OutboxEvent } from '../events/store/outbox';
import { formatAmount } from '../kernel/money';
import { timestamp } from '../platform/present';
import { rejectionMessage } from './rules/rejections';
import type { Activity } from './store/activities';

type NotifiedActivity = Payloads['activityCreated']['activity'];

/** An activity as events have it: texts in every language. */
function notifiedActivity(activity: Activity): NotifiedActivity {
  return shownActivity(activity, activity.data, rejectionMessage(activity.rejectionReason)) as NotifiedActivity;
}

/** An activity in the contract's words, with its texts as the reader gets them: in every language, or in one. */
export function shownActivity(activity: Activity, data: object, rejectionMessage: object | string | null) {
  const createdAt = timestamp(activity.createdAt);
  return {
    id: activity.id,
    account: { id: activity.accountId, country: activity.country, currency: activity.currency },
    account_txs: activity.accountTxs,
    origin_tx_id: activity.originTxId,
    origin: activity.origin,
    process_type: activity.processType,
    type: activity.type,
    data,
    total_amount: formatAmount(activity.totalAmount),
    entry_type: activity.entryType,
    result: activity.result,
    rejection_reason: activity.rejectionReason,
    rejection_message: rejectionMessage,
    forced: activity.forced,
    created_at: createdAt,
    updated_at: activity.updatedAt === activity.createdAt ? createdAt : timestamp(activity.updatedAt),
  };
}

/**
 * Writes the event about a new activity, with the time of its current state: an activity that waited for a network is
 * older than its event.
 * @param sequence the number of the event among the events about the account
 * @throws EventViolation if it does not follow the contract of events
 */
export function activityCreated(recipient: Recipient, activity: Activity, sequence: number): OutboxEvent {
  const news = { kind: 'ACTIVITY_CREATED', activity: notifiedActivity(activity), sequence } as const;
  return eventOf(recipient, news, activity.updatedAt);
}

/**
 * Tells of a change of an activity.
 * @param sequence the number of the event among those about the account
 * @throws EventViolation when it breaks the contract of events
 */
export function activityUpdated(recipient: Recipient, activity: Activity, sequence: number): OutboxEvent {
  const news = { kind: 'ACTIVITY_UPDATED', activity: notifiedActivity(activity), sequence } as const;
  return eventOf(recipient, news, activity.updatedAt);
}
