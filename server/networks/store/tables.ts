import { amount, moment, optional, type RecordOf, table, text } from '../../platform/store/table';

/** Payments that networks announced, and what became of them. */
export const received = table('received', {
  /** The network's id of the report. */
  id: text(),
  clientId: text(),
  accountId: text(),
  activityId: text(),
  result: text<'APPROVED' | 'REJECTED'>(),
  rejectionReason: optional(text()),
  /** Minor units. */
  amount: amount(),
  /** The account's balance after it. */
  balance: amount(),
  createdAt: moment(),
});

export type Received = RecordOf<typeof received>;
