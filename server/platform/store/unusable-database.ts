import { join } from 'node:path';
import { type Config, ConfigError } from '../config';
import { freeSpaceIn } from '../free-space';
import { EncodingRefused, NewerDatabase, StoreUnavailable, StoreUnwritable } from './errors';
import { withoutStatement } from './failed-statement';

/** The SQLite file in a data folder. */
export const fileIn = (dataDir: string): string => join(dataDir, 'contrato.sqlite');

/** The codes with which SQLite reports a file that is damaged or not a database. */
const DAMAGED = /^SQLITE_(NOTADB|CORRUPT)$/;

/** The codes with which PostgreSQL reports a lack of privileges, and of a schema in which to create tables. */
const NOT_ALLOWED = new Set(['42501', '3F000']);

/** The codes with which Node reports a certificate of an authority that it does not know. */
const UNKNOWN_AUTHORITY = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);

const NAME_IT =
  'add sslrootcert=FILE with its certificate authority to DATABASE_URL: docs/operating.md, "TLS to PostgreSQL"';

const RESTORE = 'restore a backup: docs/operating.md, "Backup and restore"';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Names the variable that leads to a database that can't be used, and what to do. Any other error stays as it is. */
export function inWords(error: unknown, place: Place): unknown {
  const words = place.databaseUrl === null ? ofFile(error, place.dataDir) : ofServer(error);
  return words === null ? error : new ConfigError([words]);
}

function ofFile(error: unknown, dataDir: string): string | null {
  const reason = reasonOf(error);
  const remedy = remedyFor(error, dataDir);
  if (remedy === null) return null;
  return `DATA_DIR can not be used: ${fileIn(dataDir)}: ${[reason, remedy].filter((part) => part !== '').join('; ')}`;
}

/** Returns the way to mend a file, or nothing; null for an error that is not about it. */
function remedyFor(error: unknown, dataDir: string): string | null {
  if (error instanceof NewerDatabase) return '';
  if (error instanceof StoreUnwritable) return freeSpaceIn(dataDir);
  if (error instanceof StoreUnavailable) return '';
  return DAMAGED.test(codeOf(error)) ? RESTORE : null;
}

/** The address itself is not shown: it holds a password. */
function ofServer(error: unknown): string | null {
  const names = 'DATABASE_URL names a database';
  const reason = reasonOf(error);
  if (error instanceof NewerDatabase) return `${names} that can not be used: ${reason}`;
  if (error instanceof EncodingRefused) {
    return `${names} that can not be used: its encoding is ${error.encoding}, which lacks characters of names and texts: create it with ENCODING 'UTF8' TEMPLATE template0`;
  }
  if (error instanceof StoreUnavailable) {
    const remedy = UNKNOWN_AUTHORITY.has(codeOf(error.cause)) ? `; ${NAME_IT}` : '';
    return `${names} that can not be reached: ${reason}${remedy}`;
  }
  if (!NOT_ALLOWED.has(codeOf(error))) return null;
  return `${names} in which the role lacks a privilege or a schema: ${reason}; docs/operating.md, "The role on PostgreSQL", says what it needs`;
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? '';

/** The text of an error of a driver, without the statement. */
function reasonOf(error: unknown): string {
  if (error instanceof NewerDatabase) {
    return `a newer version of the service has used it (${error.steps.join(', ')}): start that version, or restore a backup from before it`;
  }
  const { message, cause } = error as Error;
  // If a host has several addresses, there is one error for each.
  const { message: reason = '', errors = [] } = (cause ?? {}) as { message?: string; errors?: readonly Error[] };
  return reason || errors.map((one) => one.message).join(', ') || withoutStatement(message);
}
