import {
  OutOfRange,
  ReadOnlyServer,
  StoreUnavailable,
  StoreUnwritable,
  TransactionConflict,
  UniqueViolation,
} from './errors';

const UNIQUE_VIOLATION = '23505';

/** The number of a shard, which follows the name of each index of a distributed table. */
const SHARD = /_\d{6,}$/;

const SQLSTATE = /^[0-9A-Z]{5}$/;

const CONFLICTS = new Set(['40001', '40P01']);

const VIOLATION_MESSAGE = /duplicate key value violates unique constraint "([^"]+)"/;

/** SQLSTATE classes: connection exceptions, insufficient resources, operator intervention, system errors. */
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57', '58']);

/** The disk of the server is full, or it fails to write there. */
const UNWRITABLE = new Set(['53100', '58030']);

/**
 * The codes of other failures of its files: a read-only file system counts as a lack of privileges, and a quota, a
 * limit on the size of files and a temporary file that can't be made as internal errors (`errcode_for_file_access`).
 */
const FILE_FAILURES = new Set(['42501', 'XX000']);

/**
 * The source files of PostgreSQL that report them: relations, temporary files and logs. No language changes these
 * names.
 */
const FILES = new Set(['md.c', 'fd.c', 'buffile.c', 'bufmgr.c', 'slru.c', 'xlog.c']);

/** Waiting for a lock took longer than `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * A transaction was idle, or ran, for longer than the server allows (`idle_in_transaction_session_timeout`,
 * `transaction_timeout`).
 */
const TOO_LONG = new Set(['25P03', '25P04']);

/** A sum is too large for its type. */
const NUMERIC_VALUE_OUT_OF_RANGE = '22003';

/** A standby refuses writes: it was reached instead of the primary. */
const READ_ONLY_TRANSACTION = '25006';

/** The errors without a system call with which Node reports a lost connection. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const CONNECTION_LOST =
  /connection (terminated|ended)|client (has encountered|was closed)|not queryable|timeout expired|timeout exceeded/i;

/** Converts an error of `pg` to one of the store, or returns it unchanged. */
export function translatePostgresError(error: unknown): unknown {
  const { code, message, constraint, file } = error as Record<
    'code' | 'message' | 'constraint' | 'file',
    string | undefined
  >;
  const violated = violatedConstraint({ code, message, constraint });
  if (violated !== null) return new UniqueViolation(violated, error);
  if (code !== undefined && SQLSTATE.test(code)) {
    const stated = byState(code, error, file);
    if (stated !== null) return stated;
  }
  if (isUnreachable(error)) return new StoreUnavailable(code ?? 'unreachable', error);
  if (message !== undefined && CONNECTION_LOST.test(message)) return new StoreUnavailable('connection lost', error);
  return error;
}

/** The error for an SQLSTATE, or null. */
function byState(code: string, error: unknown, file = ''): Error | null {
  if (code === NUMERIC_VALUE_OUT_OF_RANGE) return new OutOfRange(error);
  if (CONFLICTS.has(code)) return new TransactionConflict(code, error);
  if (code === READ_ONLY_TRANSACTION) return new ReadOnlyServer(error);
  if (UNWRITABLE.has(code) || (FILE_FAILURES.has(code) && FILES.has(file))) return new StoreUnwritable(code, error);
  const isAway = UNAVAILABLE_CLASSES.has(code.slice(0, 2)) || code === LOCK_NOT_AVAILABLE || TOO_LONG.has(code);
  return isAway ? new StoreUnavailable(code, error) : null;
}

/**
 * Decides whether the server can't be reached. Any failed system call was one for the connection; its error code
 * depends on the answer of the network or a firewall. If a host has several addresses, there is an error for each.
 */
function isUnreachable(error: unknown): boolean {
  const { code, syscall, errors } = error as { code?: string; syscall?: string; errors?: unknown };
  if (Array.isArray(errors)) return errors.length > 0 && errors.every(isUnreachable);
  return syscall !== undefined || (code !== undefined && UNREACHABLE.has(code));
}

/**
 * The unique index of an error, or null. For an error of another node, a coordinator names the index only in the
 * message.
 */
function violatedConstraint(error: { code?: string; message?: string; constraint?: string }): string | null {
  const named = VIOLATION_MESSAGE.exec(error.message ?? '')?.[1];
  if (error.code !== UNIQUE_VIOLATION && named === undefined) return null;
  return (error.constraint ?? named ?? 'unknown').replace(SHARD, '');
}
