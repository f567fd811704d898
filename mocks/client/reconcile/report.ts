import { formatAmount } from '../../../server/kernel/money';
import type { CarriedOut, Debt } from './debts';
import type { Reconciled, Status } from './rules';

/** The result, as programs read it. Amounts are decimal text. */
export interface Report {
  service_rows: number;
  client_rows: number;
  matching: number;
  adjustments: {
    transaction_id: string;
    user_id: string | null;
    entry_type: 'DEBIT' | 'CREDIT';
    amount: string;
    currency: string;
    service_status: Status;
    client_status: Status | null;
    reason: string;
    outcome: CarriedOut['outcome'];
  }[];
  collected: ReportedDebt[];
  debts: ReportedDebt[];
  impossible: { transaction_id: string; status: string }[];
  explained: string[];
  amounts_differ: { transaction_id: string; service_amount: string; client_amount: string }[];
}

export interface ReportedDebt {
  transaction_id: string;
  user_id: string | null;
  amount: string;
  currency: string;
  since: string;
  tries: number;
}

/** An adjustment as programs read it. */
export function presentAdjustment({ adjustment, outcome }: CarriedOut): Report['adjustments'][number] {
  const { change } = adjustment;
  return {
    transaction_id: adjustment.transactionId,
    user_id: adjustment.userId,
    entry_type: change < 0n ? 'DEBIT' : 'CREDIT',
    amount: formatAmount(change < 0n ? -change : change),
    currency: adjustment.currency,
    service_status: adjustment.serviceStatus,
    client_status: adjustment.clientStatus,
    reason: adjustment.reason,
    outcome,
  };
}

/** A debt as programs read it. */
export function presentDebt(debt: Debt): ReportedDebt {
  return {
    transaction_id: debt.transactionId,
    user_id: debt.userId,
    amount: formatAmount(debt.amount),
    currency: debt.currency,
    since: debt.since,
    tries: debt.tries,
  };
}

/** Another amount with the same status, as programs read it. */
export function presentDifference({
  transactionId,
  service,
  client,
}: Reconciled['amountsDiffer'][number]): Report['amounts_differ'][number] {
  return {
    transaction_id: transactionId,
    service_amount: formatAmount(service),
    client_amount: formatAmount(client),
  };
}
