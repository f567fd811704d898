import type { components } from '../../../generated/types/sandbox';
import { parseAmount } from '../../../server/kernel/money';
import { type CardCall, type Decision, hundredths } from '../../client/call';

type Schemas = components['schemas'];
export type Answers = Schemas['ReceiverAnswers'];

/** The answers of a receiver without settings: a person decides. */
export const ASKING: Answers = {
  otherwise: 'ASK',
  reject_above: null,
  reject_categories: [],
  reject_countries: [],
  status_detail: 'OTHER',
};

export const APPROVED: Decision = { status: 'APPROVED', message: 'Approved.', status_detail: 'APPROVED' };

export const rejected = (status_detail: Schemas['RejectionDetail'], message: string): Decision => ({
  status: 'REJECTED',
  message,
  status_detail,
});

/** Decides an authorization by rules; null if a person must decide. */
export function decisionBy(answers: Answers, call: CardCall): Decision | null {
  const reason = reasonToReject(answers, call);
  if (reason !== null) return rejected(answers.status_detail, reason);
  if (answers.otherwise === 'REJECT') return rejected(answers.status_detail, 'Every authorization is rejected.');
  return answers.otherwise === 'APPROVE' ? APPROVED : null;
}

function reasonToReject(answers: Answers, { amount, merchant, transaction }: CardCall): string | null {
  const { reject_above: limit, reject_categories: categories, reject_countries: countries } = answers;
  // The contract allows a limit with more digits than a JSON number keeps.
  if (limit !== null && hundredths(amount.local.total) > (parseAmount(limit) as bigint))
    return 'The amount is above the limit.';
  if (categories.includes(merchant.mcc)) return 'This category of merchants is rejected.';
  return countries.includes(transaction.country_code) ? 'Transactions in this country are rejected.' : null;
}
