import { besidePeer, type Case } from '../lib/beside-peer';
import { startChild } from '../lib/child';
import { NUMBER } from '../lib/request';
import { accountId, HOT_ACCOUNTS } from './fixture';

/** A number of forms after which the accounts come again in the same order. */
const FORMS = 7 * HOT_ACCOUNTS;
const headers = { 'content-type': 'application/json', 'x-idempotency-key': `bench-${process.pid}-${NUMBER}` };

/** Movements of one sort, each with a key of its own. */
const movements = (name: string, path: string, body: (n: number) => object): Case => ({
  name,
  requests: Array.from({ length: FORMS }, (_, n) => ({ method: 'POST', path, headers, body: JSON.stringify(body(n)) })),
});

const SINGLE = movements('single', '/core/transactions/v1', (n) => ({
  account_id: accountId(n % HOT_ACCOUNTS),
  type: 'CASHIN',
  process_type: 'ORIGINAL',
  entry_type: 'CREDIT',
  total_amount: '1000.00',
}));

const P2P = movements(`P2P over ${HOT_ACCOUNTS} accounts`, '/core/transactions/v1/p2p', (n) => ({
  source_account_id: accountId(n % HOT_ACCOUNTS),
  destination_account_id: accountId((n + 1 + (n % 7)) % HOT_ACCOUNTS),
  source_data: {},
  destination_data: {},
  total_amount: '0.01',
}));

/**
 * Movements of money over HTTP, durable, compared with the same work done with one database transaction per request.
 */
export function transactions(options: { rounds: number; seconds: number }): Promise<void> {
  const comparison = {
    start: (server: string, url: string) => startChild(`bench/transactions/${server}.ts`, { BENCH_DATABASE_URL: url }),
    throughput: [SINGLE, P2P],
    latency: [SINGLE],
  };
  return besidePeer('movements', comparison, options);
}
