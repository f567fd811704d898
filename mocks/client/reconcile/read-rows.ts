import type { Funds } from './debts';
import { readCsv } from './read-csv';
import { CLIENT_COLUMNS, clientRow, RowReader, refuseTwice, SERVICE_COLUMNS, serviceRow } from './rows';
import type { ClientRow, ServiceRow } from './rules';

const FUNDS_COLUMNS = ['USER_ID', 'CURRENCY', 'AVAILABLE'];

/** The rows of the service's transaction file. @throws Problem */
export async function* serviceRows(path: string): AsyncGenerator<ServiceRow> {
  const seen = new Set<string>();
  for await (const { cells, line } of readCsv(path, SERVICE_COLUMNS, '--service')) {
    const reader = new RowReader(path, line, cells);
    const row = serviceRow(reader);
    refuseTwice(seen, row.id, reader);
    seen.add(row.id);
    yield row;
  }
}

/** The client's own books by id. @throws Problem */
export async function clientBooks(path: string): Promise<Map<string, ClientRow>> {
  const books = new Map<string, ClientRow>();
  for await (const { cells, line } of readCsv(path, CLIENT_COLUMNS, '--client')) {
    const reader = new RowReader(path, line, cells);
    const row = clientRow(reader);
    refuseTwice(books, row.id, reader);
    books.set(row.id, row);
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
  for await (const { cells, line } of readCsv(path, FUNDS_COLUMNS, '--funds')) {
    const row = new RowReader(path, line, cells);
    const available = row.amount('AVAILABLE') ?? row.refuse('AVAILABLE', 'it is empty');
    const whose = key(row.needed('USER_ID'), row.needed('CURRENCY'));
    if (amounts.has(whose)) row.refuse('USER_ID', 'another row has the funds of this user in this currency');
    amounts.set(whose, available);
  }
  return { available: (userId, currency) => amounts.get(key(userId, currency)) ?? 0n };
}
