import { verifyLedger } from '../../server/ledger/verification';
import type { Listener } from '../../server/platform/listen';
import type { Db } from '../../server/platform/store/db';
import { serveApp } from '../lib/app';
import { announce } from '../lib/child';
import { Caller } from '../lib/latency';
import { accountId, fillStore, HOT_ACCOUNTS, issueToken, openBenchDb } from '../transactions/fixture';
import { growTo } from './history';

/** Recomputing a ledger beyond this takes longer than the whole bench. */
const LARGEST_VERIFIED = 100_000;

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

/** Has the server itself make the movements that the history then is made of. */
async function makeSample(url: string, token: string): Promise<void> {
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

async function grow(db: Db, size: number): Promise<void> {
  const grown = await growTo(db, size, (done) => {
    if (done % 100_000 < 50_000) process.stderr.write(`${db.dialect}: ${done} activities\n`);
  });
  if (grown > LARGEST_VERIFIED) return;
  const { mismatches } = await verifyLedger(db);
  if (mismatches.length > 0) throw new Error(`the history does not hold: ${JSON.stringify(mismatches.slice(0, 3))}`);
}

async function serve(): Promise<{ db: Db; listener: Listener; token: string }> {
  const { db, folder } = openBenchDb();
  await fillStore(db);
  const { app, config, listener } = await serveApp({ DATA_DIR: folder }, { db });
  return { db, listener, token: await issueToken(app, db, config) };
}

/** This server, on a database with as many activities as the environment says. */
async function main(): Promise<void> {
  const { db, listener, token } = await serve();
  await makeSample(listener.url, token);
  await grow(db, Number(process.env.GROWTH_ACTIVITIES));
  announce(listener.port, token);
}

void main();
