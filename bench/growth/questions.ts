import { DAY } from '../../server/kernel/time';
import type { LoadRequest } from '../lib/request';
import { accountId, HOT_ACCOUNTS } from '../transactions/fixture';
import { HISTORY_DAYS } from './history';

/** A request that is repeated while activities grow. */
export interface Question {
  name: string;
  /** The next request of this sort. No two in a row are alike. */
  next(): LoadRequest;
}

let count = 0;
const account = () => accountId(count % HOT_ACCOUNTS);
const one = <T>(values: readonly T[]): T => values[count % values.length] as T;

/** Twenty days, anywhere in the history and to the second. */
function range(): string {
  const start = Date.now() - HISTORY_DAYS * DAY * (0.3 + 0.6 * Math.random());
  const at = (moment: number) => `${new Date(moment).toISOString().slice(0, 19)}Z`;
  return `filter[created_from]=${at(start)}&filter[created_until]=${at(start + 20 * DAY)}`;
}

const type = () => `filter[type]=${one(['CASHIN', 'PAYMENT_OUT', 'CARD_PURCHASE', 'P2P_IN'])}`;
const result = () => `filter[result]=${one(['APPROVED', 'REJECTED'])}`;
const owner = () => `filter[account_id]=${account()}`;

const list = (name: string, filters: readonly (() => string)[]): Question => ({
  name,
  next: () => {
    count += 1;
    return { method: 'GET', path: `/core/activities/v1?${filters.map((filter) => filter()).join('&')}` };
  },
});

const read: Question = {
  name: 'account',
  next: () => {
    count += 1;
    return { method: 'GET', path: `/core/accounts/v1/${account()}` };
  },
};

const transaction: Question = {
  name: 'transaction',
  next: () => {
    count += 1;
    return {
      method: 'POST',
      path: '/core/transactions/v1',
      headers: { 'content-type': 'application/json', 'x-idempotency-key': `growth-${process.pid}-${count}` },
      body: JSON.stringify({
        account_id: account(),
        type: 'CASHIN',
        process_type: 'ORIGINAL',
        entry_type: 'CREDIT',
        total_amount: '1.00',
      }),
    };
  },
};

/** A search for what an account never did has the longest way to an empty page. */
const nothing = () => 'filter[type]=CASHOUT_ATM';

export const QUESTIONS: readonly Question[] = [
  read,
  transaction,
  list('activities', []),
  list('of an account', [owner]),
  list('of a type', [type]),
  list('with a result', [result]),
  list('of 20 days', [range]),
  list('of an account, 20 days', [owner, range]),
  list('of an account, a type, a result, 20 days', [owner, type, result, range]),
  list('of a type, a result, 20 days', [type, result, range]),
  list('of a type that never occurs', [nothing]),
];
