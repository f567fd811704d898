import type { Dialect } from '../platform/store/db';

const SLOTS = 16;
const own = Math.floor(Math.random() * SLOTS);

/**
 * Returns the slot of this process: the rows of shared totals that it writes to. Processes on one PostgreSQL mostly
 * have different ones and so don't wait for each other; SQLite has one writer at a time anyway.
 */
export function slotFor(dialect: Dialect): number {
  return dialect === 'sqlite' ? 0 : own;
}
