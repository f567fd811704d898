import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../server/migrations';
import type { Db } from '../../server/platform/store/db';
import { openDb } from '../../server/platform/store/open';
import { spanOf } from '../../server/settlement/rules/day';
import type { SettledClient } from '../../server/settlement/rules/record';

/** The day that is settled, and whose. */
export const DAY = '2026-01-15';
export const CLIENT: SettledClient = { id: 'bench', name: 'Bench', country: 'ARG', credit: true };

/** Rows that one statement makes. */
const STEP = 50_000;

/** Every so many transactions there is a presentment. */
const PRESENTED = 2;

const COLUMNS = [
  'id',
  'client_id',
  'type',
  'state',
  'status_detail',
  'decided_by',
  'network_reference',
  'duplicate',
  'card_id',
  'user_id',
  'affinity_group_id',
  'product_type',
  'provider',
  'bin',
  'last_four',
  'account_id',
  'origin',
  'country_code',
  'merchant',
  'point_type',
  'entry_mode',
  'local_date_time',
  'installments',
  'card_use',
  'forced',
  'pricing',
  'transaction_amount',
  'local_amount',
  'base_amount',
  'usd_amount',
  'details',
  'charged_amount',
  'charged',
  'presented',
  'refunded',
  'created_at',
  'updated_at',
];

const PRICING = JSON.stringify({
  localCurrency: 'ARS',
  transactionCurrency: 'ARS',
  settlementCurrency: 'USD',
  rate: '1',
});

/** The last digits of a number, with zeros in front, in the SQL of both databases. */
const digits = (width: number, number = 'n') => `substr(CAST(${10 ** width} + ${number} % ${10 ** width} AS TEXT), 2)`;

/** A number as the tail of an id, so that ids differ and have the length of real ones. */
const id = (prefix: string) => `'${prefix}-0000-7000-8000-' || ${digits(12)}`;

/** One transaction of a client in SQL, from its number `n`. */
const rowOf = (clientId: string) => [
  id('01935d2a'),
  `'${clientId}'`,
  `CASE n % 20 WHEN 0 THEN 'WITHDRAWAL' WHEN 1 THEN 'REVERSAL_PURCHASE' ELSE 'PURCHASE' END`,
  `CASE WHEN n % 10 = 7 THEN 'REJECTED' ELSE 'AUTHORIZED' END`,
  `CASE WHEN n % 10 = 7 THEN 'INSUFFICIENT_FUNDS' ELSE 'APPROVED' END`,
  `'LEDGER'`,
  id('01935d2b'),
  '0',
  id('01935d2c'),
  id('01935d2d'),
  `'01935d2e-0000-7000-8000-000000000001'`,
  `CASE n % 3 WHEN 0 THEN 'CREDIT' ELSE 'PREPAID' END`,
  `'CARD_NETWORK_1'`,
  `'99991101'`,
  digits(4),
  id('01935d2f'),
  `CASE WHEN n % 5 = 0 THEN 'INTERNATIONAL' ELSE 'DOMESTIC' END`,
  `'ARG'`,
  `'{"id":"' || ${digits(9, '(n % 5000)')} || '","mcc":"5411","name":"Almacén, sucursal ' || (n % 5000) || '","address":null}'`,
  `'POS'`,
  `'CHIP'`,
  `'${DAY}T12:00:00'`,
  `CASE n % 3 WHEN 0 THEN '{"quantity":6,"creditType":"WITH_INTEREST","gracePeriod":0}' END`,
  `'purchases'`,
  '0',
  `'${PRICING}'`,
  ...Array.from({ length: 3 }, () => '100 + n % 9999999'),
  '1 + n % 9999',
  `'[]'`,
  ...Array.from({ length: 4 }, () => '0'),
  ...Array.from({ length: 2 }, () => `${spanOf(DAY).from} + n * 80`),
];

const PRESENTMENT_COLUMNS = [
  'id',
  'client_id',
  'transaction_id',
  'function_code',
  'reverse',
  'amount',
  'currency',
  'base_amount',
  'usd_amount',
  'presented_at',
];
const presentmentOf = (clientId: string) => [
  id('01935d30'),
  `'${clientId}'`,
  id('01935d2a'),
  `'FIRST_PRESENTMENT'`,
  '0',
  '100 + n % 9999999',
  `'ARS'`,
  '100 + n % 9999999',
  '1 + n % 9999',
  `${spanOf(DAY).from} + n * 80`,
];

const numbers = (from: number, until: number) =>
  `WITH RECURSIVE numbers (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${until})`;

/** A folder for a bench, and its end. */
export function benchFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'contrato-settlement-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The database in a folder. */
export function openBenchDb(folder: string): Db {
  return openDb({ dialect: 'sqlite', file: join(folder, 'bench.sqlite') });
}

/** Gives a client the card transactions of one day, every other one of them presented. */
export async function fillDay(
  db: Db,
  clientId: string,
  rows: number,
  onProgress?: (rows: number) => void,
): Promise<void> {
  for (let from = 0; from < rows; from += STEP) {
    const until = Math.min(from + STEP, rows);
    await db.transaction(async ({ knex }) => {
      await knex.raw(
        `INSERT INTO card_transactions (${COLUMNS.join(', ')}) ${numbers(from, until)} SELECT ${rowOf(clientId).join(', ')} FROM numbers`,
      );
      await knex.raw(
        `INSERT INTO card_presentments (${PRESENTMENT_COLUMNS.join(', ')}) ${numbers(from, until)}
         SELECT ${presentmentOf(clientId).join(', ')} FROM numbers WHERE n % ${PRESENTED} = 0 AND n % 20 <> 1 AND n % 10 <> 7`,
      );
    });
    onProgress?.(until);
  }
}

/** Fills a database of a bench's own. */
export async function fill(folder: string, rows: number, onProgress: (rows: number) => void): Promise<void> {
  if (existsSync(join(folder, 'bench.sqlite'))) throw new Error('the bench has its database already');
  const db = openBenchDb(folder);
  try {
    await migrate(db);
    await fillDay(db, CLIENT.id, rows, onProgress);
  } finally {
    await db.close();
  }
}
