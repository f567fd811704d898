import { FOLLOW_MILLISECONDS } from '../../../server/bank/jobs/follow-transfer';
import { listWaiting } from '../../../server/networks/store/waiting';
import type { Db } from '../../../server/platform/store/db';
import { examineLedger } from '../examine';
import type { ChaosDriver } from './driver';

/** The jobs that follow orders to a network. */
const FOLLOWERS = [
  'follow-transfer',
  'order-card',
  'announce-shipment',
  'register-boleto',
  'withdraw-boleto',
  'register-pix-key',
  'remove-pix-key',
  'cancel-identity-session',
  'sweep-card-transactions',
] as const;

/**
 * The records that are still open, by table: the statuses that count as open, and the job that completes them; null
 * where a sweep or a repeated message does.
 */
const OPEN = {
  transfers: { column: 'status', open: ['RESERVED', 'IN_PROGRESS'], id: 'id', job: 'follow-transfer' },
  cash_in_intents: { column: 'status', open: ['RESERVED'], id: 'id', job: 'register-boleto' },
  pix_keys: { column: 'status', open: ['RESERVED'], id: 'key', job: 'register-pix-key' },
  card_transactions: { column: 'state', open: ['PENDING'], id: 'id', job: null },
} as const;

/**
 * Counts open orders without a job that follows them.
 * @returns a mistake for each table
 */
export async function unfollowed({ knex }: Db): Promise<string[]> {
  const problems: string[] = [];
  for (const [table, { column, open, id, job }] of Object.entries(OPEN)) {
    if (job === null) continue;
    const alone = await knex(table)
      .whereIn(column, open)
      .whereNotExists(knex('jobs').where({ kind: job }).whereRaw(`jobs.key = ${table}.${id}`).select('jobs.id'))
      .pluck(id);
    if (alone.length > 0) problems.push(`${table}: nobody follows ${alone.join(', ')}`);
  }
  return problems;
}

/**
 * Makes all repeats due now, as if the waiting time had passed. The last answer about a transfer becomes older by the
 * pause after an answer.
 */
export async function hurry(db: Db): Promise<void> {
  const now = Date.now();
  const orderedAt = now - FOLLOW_MILLISECONDS;
  await db.transaction(async ({ knex }) => {
    const { column, open } = OPEN.transfers;
    await knex('transfers').whereIn(column, open).where('updated_at', '>', orderedAt).update({ updated_at: orderedAt });
    await knex('jobs')
      .whereIn('kind', FOLLOWERS as unknown as string[])
      .where('run_at', '>', now)
      .whereNull('claimed_until')
      .update({ run_at: now });
  });
}

/** Describes what has not ended yet; empty if everything has. */
async function stillOpen(db: Db): Promise<string> {
  const words: string[] = [];
  for (const [table, { column, open }] of Object.entries(OPEN)) {
    const [counted] = await db.knex(table).whereIn(column, open).count({ count: '*' });
    if (Number(counted?.count) > 0) words.push(`${counted?.count} of ${table}`);
  }
  // At no time is a job of these due that stands by: all of them are.
  for (const { kind, count } of await listWaiting(db, Number.MAX_SAFE_INTEGER)) words.push(`${count} ${kind}`);
  return words.join(', ');
}

/**
 * Waits until every order has ended.
 * @throws an error that names those that have not
 */
export async function untilEnded(db: Db, driver: ChaosDriver): Promise<void> {
  let open = '';
  try {
    await driver.until('every order ends', async () => {
      open = await stillOpen(db);
      if (open !== '') await hurry(db);
      return open === '';
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}: ${open}`);
  }
}

/**
 * Compares the data of both sides with all answers: created or lost money, transfers with different outcomes, mistakes
 * in the ledger.
 *
 * @param opened the initial balances, in minor units
 */
export async function compare(db: Db, driver: ChaosDriver, opened: ReadonlyMap<string, bigint>): Promise<string[]> {
  const problems = await examineLedger(db);
  const ends = await endsOf(db);
  const decisions = await endsOf(driver.both.worldDb, 'simulated_orders');
  for (const { id, from, to, amount } of driver.sent.splice(0)) {
    const end = ends.get(id);
    // What an amount forces, the world decides without a trace.
    const decided = decisions.get(id) ?? end;
    if (decided !== end) problems.push(`the transfer ${id} is ${end} here and ${decided} in the world`);
    if (end !== 'SUCCESS') continue;
    driver.moved(from, -amount);
    if (to !== null) driver.moved(to, amount);
  }
  for (const [id, before] of opened) {
    const { balance } = await driver.ask('GET', `/core/accounts/v1/${id}`);
    const [has, should] = [BigInt(balance.replace('.', '')), before + driver.change(id)];
    if (has !== should) problems.push(`the account ${id} has ${has - should} too much, in minor units`);
  }
  return problems;
}

async function endsOf({ knex }: Db, table = 'transfers'): Promise<Map<string, string>> {
  const rows: { id: string; status: string }[] = await knex(table).select('id', 'status');
  return new Map(rows.map(({ id, status }) => [id, status]));
}
