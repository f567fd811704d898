import { join } from 'node:path';
import { type Config, ConfigError } from './platform/config';
import { freeSpaceIn } from './platform/free-space';
import { StoreUnavailable, StoreUnwritable } from './platform/store/errors';

/** The SQLite file in a data folder. */
export const fileIn = (dataDir: string): string => join(dataDir, 'contrato.sqlite');

/** The codes with which PostgreSQL reports an unknown database or user, and SQLite a file that is not a database. */
const REFUSED = /^(3D000|28000|28P01|SQLITE_NOTADB|SQLITE_CORRUPT)$/;

/** Names the variable that leads to a database that can't be used. Any other error stays as it is. */
export function inWords(error: unknown, { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): unknown {
  const { code = '', message, cause } = error as NodeJS.ErrnoException;
  if (!(error instanceof StoreUnavailable) && !REFUSED.test(code)) return error;
  const reason = reasonOf(cause) || message;
  if (databaseUrl === null) {
    const remedy = error instanceof StoreUnwritable ? `; ${freeSpaceIn(dataDir)}` : '';
    return new ConfigError([`DATA_DIR can not be used: ${fileIn(dataDir)}: ${reason}${remedy}`]);
  }
  // The address itself is not shown: it holds a password.
  return new ConfigError([`DATABASE_URL names a database that can not be reached: ${reason}`]);
}

/** The text of an error of a driver. If a host has several addresses, there is one error for each. */
function reasonOf(cause: unknown): string {
  const { message = '', errors = [] } = (cause ?? {}) as { message?: string; errors?: readonly Error[] };
  return message || errors.map((one) => one.message).join(', ');
}
