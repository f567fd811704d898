import { DomainError } from '../../../../server/kernel/errors';
import { UniqueViolation } from '../../../../server/platform/store/db';
import { invalid } from '../../snapshots/file';

/**
 * Tells whether a database refused rows that a table cannot take, for their integrity or their form (SQLSTATE 23 and
 * 22, SQLite's constraints).
 */
function isRefused(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code);
  return error instanceof UniqueViolation || /^2[23]...$|^SQLITE_(CONSTRAINT|MISMATCH)/.test(code);
}

/**
 * Brings a snapshot in.
 * @throws DomainError SNAPSHOT_NOT_READABLE for one that the tables don't take
 */
export async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isRefused(error) ? new DomainError('SNAPSHOT_NOT_READABLE') : error;
  }
}

/**
 * Reads a snapshot file.
 * @throws DomainError SNAPSHOT_FILE_INVALID if it is not one
 */
export async function fileErrors<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error && !(error instanceof DomainError) ? invalid('/tables', error.message) : error;
  }
}
