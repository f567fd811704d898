/**
 * The database cannot serve for the moment: disk full, I/O error, connection lost, lock not obtained in time.
 * Callers answer 503; a repeat of the request is safe.
 */
export class StoreUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`the store is unavailable: ${reason}`, { cause });
    this.name = 'StoreUnavailable';
  }
}

/** The disk is full, or the system or the server refuses writes. Reads may still work. */
export class StoreUnwritable extends StoreUnavailable {
  constructor(reason: string, cause?: unknown) {
    super(reason, cause);
    this.name = 'StoreUnwritable';
  }
}

/** The end of the name of a file of an SQLite database: its log of changes, the index of the log, or the data. */
export type FileOfSqlite = '-wal' | '-shm' | '';

/** Remedies if a file can't be put back. A deleted database keeps its data only until the process ends. */
const FILE_REMEDIES = {
  deleted: 'recover its data before this process ends: docs/operating.md, "When an SQLite file is lost"',
  replaced: 'restart the service to use the new file',
  beside:
    'restart the service, which writes all data to the database file: docs/operating.md, "When an SQLite file is lost"',
};

/** A file of an SQLite database is no longer the one that this process has open. */
export class StoreFileGone extends StoreUnavailable {
  constructor(
    path: string,
    readonly part: FileOfSqlite,
    readonly fate: 'deleted' | 'replaced',
  ) {
    const remedy = FILE_REMEDIES[part === '' ? fate : 'beside'];
    super(`${path}${part} was ${fate} while the service was running: put it back, or ${remedy}`);
    this.name = 'StoreFileGone';
  }
}

/** Decides whether an error was caused by the code of the service. Those of Node about a refused value have a code. */
export function isProgrammingError(error: unknown): boolean {
  const { name = '', code } = (error ?? {}) as { name?: string; code?: unknown };
  return code === undefined && /^(?:Type|Reference|Range|Syntax)Error$/.test(name);
}

/** Converts Knex's error for a pool that can't provide a connection in time into an error of the store. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof Error && error.name === 'KnexTimeoutError') {
    return new StoreUnavailable('no connection became free in time', error);
  }
  return error;
}

/**
 * The driver of SQLite can't be loaded. Most often its built file is missing, because newer package managers run the
 * install script of a package only if they are told to.
 */
export class DriverMissing extends Error {
  constructor(cause: unknown) {
    const [reason = ''] = String((cause as Error | undefined)?.message ?? cause).split('\n');
    super(`the driver of SQLite can not be loaded: ${reason.replace(/ Tried:$/, '')}\n${BUILD_IT}`, { cause });
    this.name = 'DriverMissing';
  }
}

const BUILD_IT = `Its install script downloads or compiles it. To let the script run:
  npm    npm rebuild sqlite3; from npm 12 on, npm install-scripts approve sqlite3 first
  pnpm   pnpm approve-builds sqlite3
  Yarn   "dependenciesMeta": { "sqlite3": { "built": true } } in package.json, then yarn install
  Bun    "trustedDependencies": ["sqlite3"] in package.json, then bun install --force`;

/** A row that must be unique exists already. `constraint` is the name of the index; primary keys are `<table>_pkey`. */
export class UniqueViolation extends Error {
  constructor(
    readonly constraint: string,
    cause?: unknown,
  ) {
    super(`unique constraint ${constraint} is violated`, { cause });
    this.name = 'UniqueViolation';
  }
}

/** A value would not fit its column, such as a sum of amounts beyond 63 bits. */
export class OutOfRange extends Error {
  constructor(cause?: unknown) {
    super('a value leaves the range of its column', { cause });
    this.name = 'OutOfRange';
  }
}

/** A newer version of the program has migrated the database. */
export class NewerDatabase extends Error {
  constructor(readonly steps: readonly string[]) {
    super(`the database has steps this program doesn't know: ${steps.join(', ')}`);
    this.name = 'NewerDatabase';
  }
}

/** A database stores texts in an encoding that lacks characters which callers may send. */
export class EncodingRefused extends Error {
  constructor(readonly encoding: string) {
    super(`the database has the encoding ${encoding}, not UTF8`);
    this.name = 'EncodingRefused';
  }
}

/** The role of the service on PostgreSQL may not do something. The code is that of PostgreSQL. */
export class PrivilegeMissing extends Error {
  readonly code = '42501';

  constructor(reason: string) {
    super(reason);
    this.name = 'PrivilegeMissing';
  }
}

/** A write was refused by its own condition (`runWrites`). */
export class WriteRefused extends Error {
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super(`the write is refused: ${reason}`, { cause });
    this.name = 'WriteRefused';
  }
}

/** The reason of a write that was refused because another process has committed after the reads on which it depends. */
export const CHANGED_SINCE = 'something was committed after the reads';

/** Decides whether a unit of work is to be run again for that. */
export const hasChanged = (error: unknown): boolean => error instanceof WriteRefused && error.reason === CHANGED_SINCE;

/** The database gave up a transaction in favour of another one (SQLSTATE 40001 or 40P01). Running it again is safe. */
export class TransactionConflict extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`the transaction lost a conflict: ${reason}`, { cause });
    this.name = 'TransactionConflict';
  }
}

/** A write lock of another process was not released in time. */
export class StoreBusy extends StoreUnavailable {
  constructor(cause?: unknown) {
    super('another process holds the write lock', cause);
    this.name = 'StoreBusy';
  }
}

/**
 * A standby, or a primary that became one, was reached and refused to write. Another connection may accept the write.
 */
export class ReadOnlyServer extends StoreUnwritable {
  constructor(cause?: unknown) {
    super('the server accepts no writes', cause);
    this.name = 'ReadOnlyServer';
  }
}
