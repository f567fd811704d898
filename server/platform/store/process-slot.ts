import { newId } from '../ids';
import type { Db, Dialect } from './db';
import { prepared } from './prepared';
import { rowsOf } from './rows-of';

/** Processes that can have a number each. One beyond them shares a number with another, which makes both slower and nothing else. */
const NUMBERS = 16;
/** Transactions of a process that mostly run at the same time. */
const LANES = 2;
const HOLD_MILLISECONDS = 60_000;
const RENEW_MILLISECONDS = 20_000;

/** The number of this process: one of all until it has one of its own. */
let number = Math.floor(Math.random() * NUMBERS);
let turn = 0;

/**
 * Returns the slot of a transaction: the rows of shared totals that it writes to. Processes on one PostgreSQL have different ones,
 * and so do transactions of one process that run at the same time, so that nobody waits for another; SQLite has one writer at a
 * time anyway.
 */
export function slotFor(dialect: Dialect): number {
  if (dialect === 'sqlite') return 0;
  turn = (turn + 1) % LANES;
  return number * LANES + turn;
}

/** Microseconds of the database's clock, which all processes have in common. */
const NOW = '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000000)::bigint';
const UNTIL = `${NOW} + ${HOLD_MILLISECONDS * 1_000}`;

/** A hold that ends later than any can was noted while the clock of the database was ahead. */
const isHeld = (until: string) => `${until} > ${NOW} AND ${until} <= ${UNTIL} + ${HOLD_MILLISECONDS * 1_000}`;

/** Takes the first number that nobody holds. Two that come at the same moment find the same one, and one of them none. */
const TAKE = `INSERT INTO process_slots AS s (number, holder, held_until)
  SELECT n, ?, ${UNTIL} FROM generate_series(0, ${NUMBERS - 1}) AS n
    WHERE NOT EXISTS (SELECT 1 FROM process_slots AS o WHERE o.number = n AND ${isHeld('o.held_until')})
    ORDER BY n LIMIT 1
  ON CONFLICT (number) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until WHERE NOT (${isHeld('s.held_until')})
  RETURNING number`;
const RENEW = `UPDATE process_slots SET held_until = ${UNTIL} WHERE holder = ? AND held_until > ${NOW} RETURNING number`;
const LEAVE = 'DELETE FROM process_slots WHERE holder = ?';

/**
 * Takes a number for a process, or keeps the one that it has.
 * @param holder tells the process from others
 * @returns null where none is free
 */
export async function claimNumber(db: Db, holder: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [kept] = rowsOf(await prepared(tx, RENEW, [holder]));
    const [row] = kept === undefined ? rowsOf(await prepared(tx, TAKE, [holder])) : [kept];
    return row === undefined ? null : Number(row.number);
  });
}

/** Leaves the number of a process to others. */
export async function releaseNumber(db: Db, holder: string): Promise<void> {
  await db.transaction(({ knex }) => knex.raw(LEAVE, [holder]));
}

/**
 * Holds a number for this process on PostgreSQL. What goes wrong with it is told and harms nothing: the number is there for speed alone.
 * @returns leaves the number to others
 */
export function holdNumber(db: Db, onError: (error: unknown) => void): () => Promise<void> {
  if (db.dialect === 'sqlite') return async () => {};
  const holder = newId();
  const take = async () => {
    try {
      number = (await claimNumber(db, holder)) ?? number;
    } catch (error) {
      onError(error);
    }
  };
  let taking = take();
  const renewing = setInterval(() => {
    taking = taking.then(take);
  }, RENEW_MILLISECONDS).unref();
  return async () => {
    clearInterval(renewing);
    await taking;
    await releaseNumber(db, holder).catch(onError);
  };
}
