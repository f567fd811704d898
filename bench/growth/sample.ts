import { Caller } from '../lib/latency';
import { accountId, HOT_ACCOUNTS } from '../transactions/fixture';

const single = (n: number, type: string, entry_type: string, total_amount: string) => ({
  path: '/core/transactions/v1',
  body: { account_id: accountId(n), type, process_type: 'ORIGINAL', entry_type, total_amount },
});

const p2p = (n: number) => ({
  path: '/core/transactions/v1/p2p',
  body: {
    source_account_id: accountId(n),
    destination_account_id: accountId((n + 1) % HOT_ACCOUNTS),
    source_data: {},
    destination_data: {},
    total_amount: '1.00',
  },
});

/** Twenty activities on each account: of five sorts, one in ten refused. */
const sample = (n: number) => [
  ...Array.from({ length: 8 }, () => single(n, 'CASHIN', 'CREDIT', '100.00')),
  ...Array.from({ length: 5 }, () => single(n, 'CARD_PURCHASE', 'DEBIT', '30.00')),
  ...Array.from({ length: 3 }, () => single(n, 'PAYMENT_OUT', 'DEBIT', '10.00')),
  single(n, 'PAYMENT_OUT', 'DEBIT', '99999.00'),
  single(n, 'CARD_PURCHASE', 'DEBIT', '99999.00'),
  p2p(n),
];

/** Has a server make the movements that a history then is made of. */
export async function makeSample(url: string, token: string): Promise<void> {
  const movements = Array.from({ length: HOT_ACCOUNTS }, (_, n) => sample(n)).flat();
  const caller = new Caller(url, token, 1);
  let count = 0;
  await caller.times(movements.length, () => {
    const { path, body } = movements[count] as (typeof movements)[number];
    count += 1;
    const headers = { 'content-type': 'application/json', 'x-idempotency-key': `sample-${count}` };
    return { method: 'POST', path, headers, body: JSON.stringify(body) };
  });
  caller.close();
}
