import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type Stringifier, stringify } from 'csv-stringify';
import type { Knex } from 'knex';
import { settlement } from '../../generated/settlement';
import { spanOf } from '../../server/settlement/rules/day';
import { DAY, openBenchDb } from './fixture';
import { report, reportProgress } from './result';

// What a competent team writes in an afternoon: pages of rows, each mapped to its cells and given to csv-stringify,
// with backpressure. It neither checks rows against the contract nor adds them up, calculates with floats, and writes
// in place.

const PAGE = 1_000;

// biome-ignore lint/suspicious/noExplicitAny: a plain loop takes what the driver gives
type Row = Record<string, any>;

const money = (minor: number) => (minor / 100).toFixed(2);

const common = (row: Row) => {
  const merchant = JSON.parse(row.merchant);
  return [row.origin, merchant.id, merchant.mcc, merchant.name];
};

function transactionCells(row: Row): unknown[] {
  const pricing = JSON.parse(row.pricing);
  const installments = row.installments === null ? null : JSON.parse(row.installments);
  const cells = [
    row.id,
    row.local_date_time,
    row.type,
    row.product_type,
    row.provider,
    row.affinity_group_id,
    row.user_id,
  ];
  cells.push(row.card_id, row.bin, row.last_four, ...common(row));
  cells.push(money(row.local_amount), pricing.localCurrency, money(row.transaction_amount));
  cells.push(pricing.transactionCurrency, money(row.usd_amount), 'USD', row.entry_mode);
  cells.push(row.state === 'REJECTED' ? 'REJECTED' : 'APPROVED', row.status_detail, 'ONLINE');
  cells.push(row.original_id, row.country_code, row.point_type, 'Bench', 'ARG');
  cells.push(installments?.gracePeriod, installments?.quantity, installments?.creditType);
  return cells;
}

function presentmentCells(row: Row): unknown[] {
  const installments = row.installments === null ? null : JSON.parse(row.installments);
  const amount = row.presented_base as number;
  const fee = Math.round(amount * 0.008);
  const tax = Math.round(fee * 0.21);
  const cells: unknown[] = [row.presentment_id, row.id, row.local_date_time, row.type, row.product_type, row.provider];
  cells.push(row.affinity_group_id, row.user_id, row.card_id, row.bin, row.last_four, ...common(row));
  cells.push(money(row.transaction_amount), 'ARS', money(row.presented_usd), 'USD');
  cells.push(
    money(amount - fee - tax),
    'ARS',
    DAY,
    money(fee),
    'DOMPREPAID',
    money(tax),
    row.function_code,
    'FALSE',
    null,
  );
  cells.push('123456', null, installments?.gracePeriod, installments?.quantity, null, installments?.creditType);
  return cells;
}

async function write(
  folder: string,
  name: 'transactions' | 'presentations',
  page: (after: Row | undefined) => Promise<Row[]>,
  cells: (row: Row) => unknown[],
  onProgress: (rows: number) => void,
): Promise<number> {
  mkdirSync(join(folder, 'peer', name), { recursive: true });
  const columns = settlement.files[name].columns.map((column) => column.name);
  const options = { header: true, columns, record_delimiter: 'windows', escape_formulas: true } as const;
  const stringifier: Stringifier = stringify(options);
  const file = stringifier.pipe(createWriteStream(join(folder, 'peer', name, 'presentations.csv')));
  let rows = 0;
  let last: Row | undefined;
  for (;;) {
    const found = await page(last);
    for (const row of found) if (!stringifier.write(cells(row))) await once(stringifier, 'drain');
    rows += found.length;
    if (found.length < PAGE) break;
    if (rows % 100_000 === 0) onProgress(rows);
    last = found.at(-1);
  }
  stringifier.end();
  await finished(file);
  return rows;
}

function transactions(knex: Knex, after: Row | undefined): Promise<Row[]> {
  const { from, until } = spanOf(DAY);
  const query = knex('card_transactions').where({ client_id: 'bench' });
  if (after === undefined) query.where('created_at', '>=', from);
  else query.whereRaw('(created_at, id) > (?, ?)', [after.created_at, after.id]);
  return query.where('created_at', '<', until).orderBy(['created_at', 'id']).limit(PAGE);
}

function presentments(knex: Knex, after: Row | undefined): Promise<Row[]> {
  const { from, until } = spanOf(DAY);
  const query = knex('card_presentments as p').join('card_transactions as t', 't.id', 'p.transaction_id');
  query.where('p.client_id', 'bench').where('presented_at', '<', until);
  if (after === undefined) query.where('presented_at', '>=', from);
  else query.whereRaw('(presented_at, p.id) > (?, ?)', [after.presented_at, after.presentment_id]);
  const own = { presentment_id: 'p.id', presented_base: 'p.base_amount', presented_usd: 'p.usd_amount' };
  return query.orderBy(['presented_at', 'p.id']).limit(PAGE).select('t.*', 'p.function_code', 'p.presented_at', own);
}

async function main(): Promise<void> {
  const folder = process.env.BENCH_FOLDER as string;
  const db = openBenchDb(folder);
  await report(async () => {
    const first = await write(
      folder,
      'transactions',
      (after) => transactions(db.knex, after),
      transactionCells,
      reportProgress,
    );
    const onProgress = (rows: number) => reportProgress(first + rows);
    return (
      first +
      (await write(folder, 'presentations', (after) => presentments(db.knex, after), presentmentCells, onProgress))
    );
  });
  await db.close();
}

void main();
