import { newId } from '../ids';
import type { Db, Dialect } from './db';
import { prepared } from './prepared';
import { rowsOf } from './rows-of';

/**
 * The number of processes that can have their own number. A further process shares one, which only makes both slower.
 */
const NUMBERS = 16;
/** The number of transactions of a process that usually run at the same time. */
const LANES = 2;
const HOLD_MILLISECONDS = 60_000;
const RENEW_MILLISECONDS = 20_000;

/** The number of this process; a random one until it has its own. */
let number = Math.floor(Math.random() * NUMBERS);
let turn = 0;

/**
 * Returns the slot of a transaction: the rows of shared totals that it writes to. Processes on one PostgreSQL have
 * different slots, and so have simultaneous transactions of one process, so none waits for another. SQLite has one
 * writer at a time in any case.
 */
export function slotFor(dialect: Dialect): number {
  if (dialect === 'sqlite') return 0;
  turn = (turn + 1) % LANES;
  return number * LANES + turn;
}

/** Microseconds of the clock of the database, which all processes share. */
const NOW = '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000000)::bigint';
const UNTIL = `${NOW} + ${HOLD_MILLISECONDS * 1_000}`;

/** A reservation that ends later than is possible was made while the clock of the database was ahead. */
const isHeld = (until: string) => `${until} > ${NOW} AND ${until} <= ${UNTIL} + ${HOLD_MILLISECONDS * 1_000}`;

/** Takes the first free number. Two processes at the same moment find the same one, and one of them gets none. */
const TAKE = `INSERT INTO process_slots AS s (number, holder, held_until)
  SELECT n, ?, ${UNTIL} FROM generate_series(0, ${NUMBERS - 1}) AS n
    WHERE NOT EXISTS (SELECT 1 FROM process_slots AS o WHERE o.number = n AND ${isHeld('o.held_until')})
    ORDER BY n LIMIT 1
  ON CONFLICT (number) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until WHERE NOT (${isHeld('s.held_until')})
  RETURNING number`;
const RENEW = `UPDATE process_slots SET held_until = ${UNTIL} WHERE holder = ? AND held_until > ${NOW} RETURNING number`;
const LEAVE = 'DELETE FROM process_slots WHERE holder = ?';

/**
 * Reserves a number for a process, or extends its reservation.
 * @param holder identifies the process
 * @returns null if none is free
 */
export async function claimNumber(db: Db, holder: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [kept] = rowsOf(await prepared(tx, RENEW, [holder]));
    const [row] = kept === undefined ? rowsOf(await prepared(tx, TAKE, [holder])) : [kept];
    return row === undefined ? null : Number(row.number);
  });
}

/** Releases the number of a process. */
export async function releaseNumber(db: Db, holder: string): Promise<void> {
  await db.transaction(({ knex }) => knex.raw(LEAVE, [holder]));
}

/**
 * Reserves a number for this process on PostgreSQL. Failures are logged and cause no harm, because the number only
 * makes writes faster.
 * @returns a function that releases the number
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
