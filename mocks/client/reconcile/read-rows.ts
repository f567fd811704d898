import { reconciliation, settlement } from '../../../generated/settlement';
import { parseAmount } from '../../../server/kernel/money';
import type { Funds } from './debts';
import { at, Problem } from './problem';
import { type Cells, readCsv } from './read-csv';
import type { ClientRow, ServiceRow } from './rules';

const SERVICE_COLUMNS = [
  'TRANSACTION_ID',
  'TRANSACTION_TYPE',
  'STATUS',
  'LOCAL_AMOUNT',
  'LOCAL_CURRENCY',
  'USER_ID',
  'ORIGINAL_TRANSACTION_ID',
];
const CLIENT_COLUMNS = ['TRANSACTION_ID', 'STATUS'];
const FUNDS_COLUMNS = ['USER_ID', 'CURRENCY', 'AVAILABLE'];

/** The values that the contract allows in a column of the transaction file. */
function allowed(column: string): readonly unknown[] {
  return settlement.files.transactions.columns.find(({ name }) => name === column)?.schema.enum ?? [];
}

const TYPES = allowed('TRANSACTION_TYPE');
const STATUSES = allowed('STATUS');
const MARKS = reconciliation.rules.flatMap(({ mark }) => mark ?? []);

/** One row of a file, with what to say when a cell is not what it should be. */
class RowReader {
  constructor(
    private readonly path: string,
    private readonly line: number,
    private readonly cells: Cells,
  ) {}

  /** An empty cell, and one of a column that is not there, is null. */
  text(column: string): string | null {
    return this.cells[column] || null;
  }

  needed(column: string): string {
    return this.text(column) ?? this.refuse(column, 'it is empty');
  }

  oneOf<T>(column: string, values: readonly unknown[]): T | null {
    const text = this.text(column);
    if (text !== null && !values.includes(text)) this.refuse(column, `${text} is none of ${values.join(', ')}`);
    return text as T | null;
  }

  amount(column: string): bigint | null {
    const text = this.text(column);
    return text === null ? null : (parseAmount(text) ?? this.refuse(column, `${text} is no amount`));
  }

  refuse(column: string, what: string): never {
    throw new Problem(at(this.path, this.line, column), what);
  }
}

/** The rows of the service's transaction file. @throws Problem */
export async function* serviceRows(path: string): AsyncGenerator<ServiceRow> {
  const seen = new Set<string>();
  for await (const { cells, line } of readCsv(path, SERVICE_COLUMNS)) {
    const row = new RowReader(path, line, cells);
    const id = row.needed('TRANSACTION_ID');
    if (seen.has(id)) row.refuse('TRANSACTION_ID', `${id} stands here a second time`);
    seen.add(id);
    row.needed('TRANSACTION_TYPE');
    row.needed('STATUS');
    row.needed('LOCAL_AMOUNT');
    yield {
      id,
      type: row.oneOf<ServiceRow['type']>('TRANSACTION_TYPE', TYPES) as ServiceRow['type'],
      status: row.oneOf<ServiceRow['status']>('STATUS', STATUSES) as ServiceRow['status'],
      amount: row.amount('LOCAL_AMOUNT') as bigint,
      currency: row.needed('LOCAL_CURRENCY'),
      userId: row.text('USER_ID'),
      originalId: row.text('ORIGINAL_TRANSACTION_ID'),
    };
  }
}

/**
 * The client's own books by id. TRANSACTION_ID and STATUS must be there; TRANSACTION_TYPE, LOCAL_AMOUNT and MARK may.
 * @throws Problem
 */
export async function clientBooks(path: string): Promise<Map<string, ClientRow>> {
  const books = new Map<string, ClientRow>();
  for await (const { cells, line } of readCsv(path, CLIENT_COLUMNS)) {
    const row = new RowReader(path, line, cells);
    const id = row.needed('TRANSACTION_ID');
    if (books.has(id)) row.refuse('TRANSACTION_ID', `${id} stands here a second time`);
    row.needed('STATUS');
    books.set(id, {
      id,
      status: row.oneOf<ClientRow['status']>('STATUS', STATUSES) as ClientRow['status'],
      type: row.oneOf<ServiceRow['type']>('TRANSACTION_TYPE', TYPES),
      amount: row.amount('LOCAL_AMOUNT'),
      marked: row.oneOf('MARK', MARKS) !== null,
    });
  }
  return books;
}

/**
 * Reads the funds that users can be charged: USER_ID, CURRENCY, AVAILABLE. Who is not in it has nothing.
 * @throws Problem
 */
export async function userFunds(path: string): Promise<Funds> {
  const amounts = new Map<string, bigint>();
  const key = (userId: string | null, currency: string) => JSON.stringify([userId, currency]);
  for await (const { cells, line } of readCsv(path, FUNDS_COLUMNS)) {
    const row = new RowReader(path, line, cells);
    const available = row.amount('AVAILABLE') ?? row.refuse('AVAILABLE', 'it is empty');
    amounts.set(key(row.needed('USER_ID'), row.needed('CURRENCY')), available);
  }
  return { available: (userId, currency) => amounts.get(key(userId, currency)) ?? 0n };
}
