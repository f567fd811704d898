import type { CardCall } from '../../client/call';
import { type Answers, APPROVED, decisionBy } from './answers';

const call = (total: number) =>
  ({
    amount: { local: { total } },
    merchant: { mcc: '5411' },
    transaction: { country_code: 'ARG' },
  }) as unknown as CardCall;

const answers = (reject_above: string): Answers => ({
  otherwise: 'APPROVE',
  reject_above,
  reject_categories: [],
  reject_countries: [],
  status_detail: 'OTHER',
});

it.each([
  ['100', 100, 'APPROVED'],
  ['99.99', 100, 'REJECTED'],
  ['0.1', 0.1, 'APPROVED'],
  ['0.1', 0.11, 'REJECTED'],
  // A number would be rounded to the amount.
  ['999999999999999.99', 1_000_000_000_000_000, 'REJECTED'],
  ['999999999999999.99', 999_999_999_999_999, APPROVED.status],
])('a limit of %s holds exactly for an amount of %d: %s', (limit, total, status) => {
  expect(decisionBy(answers(limit), call(total))?.status).toBe(status);
});
