import { DAY, HOUR } from '../../../server/kernel/time';
import { type Pause, pauseForOthers } from '../../../server/platform/retention/drop-old-rows';
import type { WorldStore } from './store';

interface OldRows {
  table: string;
  /** The time from which the age of a row counts. */
  moment: string;
  /** The condition of rows that are kept whatever their age, as SQL. */
  kept?: string;
}

/** A transfer that may have arrived must not fail, so its order stays until it is decided. */
const ARRIVING = `COALESCE(state, '') = 'ARRIVING' AND NOT EXISTS (SELECT 1 FROM simulated_orders AS s WHERE s.id = orders.id)`;
/** Boletos and identity sessions that can still be paid and done. */
const OPEN = `COALESCE(json_extract(content, '$.expires_at'), '') > :now`;

/** The tables that grow with the orders of the service and with the use of controls. */
const TABLES: readonly OldRows[] = [
  { table: 'orders', moment: 'created_at', kept: `(${ARRIVING}) OR ${OPEN}` },
  {
    table: 'simulated_orders',
    moment: 'decided_at',
    kept: 'EXISTS (SELECT 1 FROM orders AS o WHERE o.id = simulated_orders.id)',
  },
  { table: 'card_messages', moment: 'created_at' },
  { table: 'control_references', moment: 'created_at' },
  { table: 'reports', moment: 'created_at' },
];

/** The most rows that one statement deletes: orders wait for it only milliseconds. */
export const ROWS_AT_ONCE = 500;

interface Age {
  /** Milliseconds. */
  now: number;
  /** The age from which rows are deleted. */
  days: number;
}

/**
 * Deletes what is too old: some rows, then a pause, until none is left.
 * @throws the reason of the signal once it is aborted
 */
export async function dropOldRows(
  { db }: WorldStore,
  { now, days }: Age,
  stop: AbortSignal,
  pause: Pause = pauseForOthers,
): Promise<void> {
  const named = { before: now - days * DAY, now: new Date(now).toISOString() };
  for (const { table, moment, kept = '1 = 0' } of TABLES) {
    const which = `SELECT rowid FROM ${table} WHERE ${moment} < :before AND NOT (${kept}) LIMIT ${ROWS_AT_ONCE}`;
    let gone: number;
    do {
      stop.throwIfAborted();
      const began = performance.now();
      gone = await db.transaction(({ knex }) => knex(table).whereRaw(`rowid IN (${which})`, named).delete());
      await pause(performance.now() - began, stop);
    } while (gone === ROWS_AT_ONCE);
  }
}

/**
 * Deletes what is too old at the start and then once an hour.
 * @param days 0 keeps rows forever
 * @param failed receives errors; the next time tries again
 * @returns ends it, and resolves once it no longer uses the store
 */
export function droppingOldRows(
  store: WorldStore,
  days: number,
  failed: (what: string, error: unknown) => void = () => undefined,
): () => Promise<void> {
  if (days === 0) return async () => undefined;
  const stop = new AbortController();
  const drop = () =>
    dropOldRows(store, { now: Date.now(), days }, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) failed('deletion of old rows', error);
    });
  let running = drop();
  const timer = setInterval(() => {
    running = running.then(drop);
  }, HOUR).unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}
