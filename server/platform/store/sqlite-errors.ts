import { OutOfRange, StoreBusy, StoreUnavailable, StoreUnwritable, UniqueViolation, WriteRefused } from './errors';

/** A balance beyond 63 bits becomes a floating-point number, which the table refuses. */
const NO_INTEGER = /CHECK constraint failed: ledger_accounts_balance$/;

/** Runs a query about the schema on the connection that failed. */
type Lookup = (sql: string, bindings: readonly unknown[]) => Promise<Record<string, unknown>[]>;

const BUSY = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED']);

/** Result codes (sqlite.org/rescode.html) for a file that can't be used at the moment, rather than wrong SQL. */
const UNAVAILABLE = new Set(['SQLITE_CANTOPEN', 'SQLITE_NOMEM', 'SQLITE_PROTOCOL']);

/** Result codes for a file that can't be written. */
const UNWRITABLE = new Set(['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY']);

/** Decides whether an error of `sqlite3` says that its connection only reads. */
export const isReadOnly = (error: unknown): boolean => (error as { code?: string }).code === 'SQLITE_READONLY';

/** Converts an error of `sqlite3` to one of the store, or returns it unchanged. */
export async function translateSqliteError(error: unknown, lookup: Lookup): Promise<unknown> {
  const { code, message } = error as { code?: string; message?: string };
  if (code === undefined || message === undefined) return error;
  if (BUSY.has(code)) return new StoreBusy(error);
  if (UNWRITABLE.has(code)) return new StoreUnwritable(code, error);
  if (UNAVAILABLE.has(code)) return new StoreUnavailable(code, error);
  if (code === 'SQLITE_MISUSE' && /closed/i.test(message))
    return new StoreUnavailable('the connection is closed', error);
  if (NO_INTEGER.test(message)) return new OutOfRange(error);
  const refused = /^SQLITE_CONSTRAINT: refused: (.+)$/.exec(message)?.[1];
  if (refused !== undefined) return new WriteRefused(refused, error);
  const failed = /UNIQUE constraint failed: (.+)$/.exec(message)?.[1];
  if (code === 'SQLITE_CONSTRAINT' && failed !== undefined) {
    return new UniqueViolation(await constraintName(failed, lookup), error);
  }
  return error;
}

/** SQLite reports an index on expressions by its name, and any other by its columns: `users.client_id, users.email`. */
async function constraintName(failed: string, lookup: Lookup): Promise<string> {
  const byName = /^index '(.+)'$/.exec(failed)?.[1];
  if (byName !== undefined) return byName;
  const columns = failed.split(', ');
  const table = columns[0]?.split('.')[0] ?? '';
  const wanted = columns.map((column) => column.slice(table.length + 1)).join();
  const indexes = await lookup(
    `SELECT list.name, list.origin, group_concat(info.name) AS columns
       FROM pragma_index_list(?) AS list, pragma_index_info(list.name) AS info
      WHERE list."unique" = 1 GROUP BY list.name`,
    [table],
  );
  const index = indexes.find((candidate) => candidate.columns === wanted);
  return index === undefined || index.origin === 'pk' ? `${table}_pkey` : String(index.name);
}
