import type { Dialect, Tx } from './db';
import { type PartAtNode, runAtClients, type StatementAtNode } from './distribution/at-clients';
import { CHANGED_SINCE, WriteRefused } from './errors';
import { memoized } from './memoized';
import { prepared } from './prepared';
import { rowsOf } from './rows-of';
import { type Sql, sqlFor } from './sql';

/** A statement that writes any number of rows from one JSON parameter. */
export interface BulkWrite {
  sql: Sql;
  parameter: string;
  /** The clients whose rows it writes; absent for a table that is not distributed by client. */
  clientsOf?: () => Iterable<string>;
}

/** A condition that refuses writes. */
export interface Refusal {
  /** With one parameter, like a write. */
  condition: Record<Dialect, string>;
  parameter: string;
  /** A short reason for `WriteRefused`. */
  reason: string;
}

/**
 * Runs writes to different rows together, in the given order, as one statement: PostgreSQL is often on another machine,
 * and SQLite's driver hands each statement to another thread.
 * @param refusals checked within the statement on SQLite; on PostgreSQL `assertAllowed` checks them
 * @throws WriteRefused
 */
export async function runWrites(
  tx: Tx,
  writes: readonly (BulkWrite | null)[],
  refusals: readonly (Refusal | null)[] = [],
): Promise<void> {
  const some = writes.filter((write): write is BulkWrite => write !== null);
  if (some.length === 0) return;
  await run[tx.dialect](tx, some, refusals.filter(isSome));
}

/**
 * Checks the conditions that refuse writes on PostgreSQL, before the writes, by a separate statement, which sees all
 * earlier commits. A lock that was taken before must prevent others from making a condition true. On SQLite the writes
 * check them.
 * @throws WriteRefused
 */
export async function assertAllowed(tx: Tx, refusals: readonly (Refusal | null)[]): Promise<void> {
  if (tx.dialect === 'sqlite') return;
  const checks = refusals.filter(isSome).map(async ({ condition, parameter, reason }) => {
    const answer = await prepared(tx, `SELECT 1 AS one WHERE ${condition.postgres}`, [parameter]);
    if (rowsOf(answer).length > 0) throw new WriteRefused(reason);
  });
  await Promise.all(checks);
}

const isSome = (refusal: Refusal | null): refusal is Refusal => refusal !== null;

const itself = (text: string) => text;

type Run = (tx: Tx, writes: readonly BulkWrite[], refusals: readonly Refusal[]) => Promise<void>;

const run: Record<Dialect, Run> = { postgres: onPostgres, sqlite: onSqlite };

async function onPostgres(tx: Tx, writes: readonly BulkWrite[]): Promise<void> {
  if (tx.isDistributed) await overNodes(tx, writes);
  else await runTogether(tx, asParts, writes);
}

/**
 * On several nodes each write is a separate statement, because WITH can't write there. All are sent at once, in order,
 * because COMMIT may follow immediately.
 */
async function oneByOne(tx: Tx, writes: readonly BulkWrite[]): Promise<void> {
  await Promise.all(writes.map(({ sql, parameter }) => prepared(tx, sqlFor(tx, sql), [parameter])));
}

/** Writes of one client are sent to its node together. */
async function overNodes(tx: Tx, writes: readonly BulkWrite[]): Promise<void> {
  const [clientId, ...others] = new Set(writes.flatMap(({ clientsOf }) => [...(clientsOf?.() ?? [])]));
  const isOf = ({ clientsOf }: BulkWrite) => others.length === 0 && clientsOf !== undefined;
  const own = writes.filter(isOf);
  const rest = writes.filter((write) => !isOf(write));
  const together = clientId === undefined ? [] : [{ clientIds: [clientId], writes: own }];
  await writeAtClients(tx, together, rest);
}

/** Writes of clients on the same node. */
interface WritesPart {
  clientIds: readonly string[];
  writes: readonly (BulkWrite | null)[];
}

/**
 * Runs writes on the nodes of their clients, those of one part as one statement.
 * @param elsewhere writes to tables that are not distributed by client
 */
export async function writeAtClients(
  tx: Tx,
  parts: readonly WritesPart[],
  elsewhere: readonly BulkWrite[],
): Promise<void> {
  const some: PartAtNode[] = [];
  for (const { clientIds, writes } of parts) {
    const there = writes.filter((write): write is BulkWrite => write !== null);
    if (there.length > 0) some.push({ clientIds, statements: [asOneThere(tx, there)] });
  }
  await Promise.all([oneByOne(tx, elsewhere), some.length === 0 ? null : runAtClients(tx, some, 'write')]);
}

function asOneThere(tx: Tx, writes: readonly BulkWrite[]): StatementAtNode {
  const sql = thereTogether(writes.map(({ sql }) => sqlFor(tx, sql)));
  return { sql, parameter: `[${writes.map(({ parameter }) => parameter).join(',')}]` };
}

const thereTogether = memoized(itself, (statements) => {
  const parts = statements.map((sql, at) => `w${at} AS (${sql.replace('?::jsonb', `$1 -> ${at}`)})`);
  return `WITH ${parts.join(', ')} SELECT 1`;
});

async function onSqlite(tx: Tx, writes: readonly BulkWrite[], refusals: readonly Refusal[]): Promise<void> {
  const { looked } = tx;
  if (looked?.hasWritten) throw new Error('a second write: the first one is committed already');
  const since = looked === undefined || looked.version === null ? [] : [unchangedSince(looked.version)];
  if (looked !== undefined) looked.hasWritten = true;
  await runTogether(tx, asTrigger, [...since.map(asWrite), ...writes, ...refusals.map(asWrite)]);
}

/** Refuses writes that depend on reads of a version, if another connection has committed since. */
const unchangedSince = (version: string): Refusal => ({
  condition: { sqlite: '(SELECT data_version FROM pragma_data_version) <> CAST(? AS INTEGER)', postgres: '' },
  parameter: version,
  reason: CHANGED_SINCE,
});

const asWrite = ({ condition, parameter, reason }: Refusal): BulkWrite => ({
  sql: { sqlite: raising([condition.sqlite, reason]), postgres: '' },
  parameter,
});

const raising = memoized(itself, ([condition, reason = '']) => {
  return `SELECT RAISE(ABORT, 'refused: ${reason.replaceAll("'", "''")}') WHERE ${condition}`;
});

async function runTogether(
  tx: Tx,
  together: (statements: readonly string[]) => Together,
  writes: readonly BulkWrite[],
): Promise<void> {
  const statements = writes.map(({ sql }) => sql[tx.dialect]);
  const parameters = writes.map(({ parameter }) => parameter);
  const { sql, setup } = writes.length === 1 ? { sql: statements[0] as string, setup: [] } : together(statements);
  await prepared(tx, sql, parameters, setup);
}

interface Together {
  sql: string;
  setup: readonly string[];
}

/** PostgreSQL runs the parts of a WITH as one statement (postgresql.org/docs/current/queries-with.html, 7.8.4). */
const asParts = memoized(itself, (statements): Together => {
  return { sql: `WITH ${statements.map((sql, at) => `w${at} AS (${sql})`).join(', ')} SELECT 1`, setup: [] };
});

let triggers = 0;

/**
 * SQLite runs the statements of a trigger together with the statement that fires it. The trigger belongs to an empty
 * view: inserting into it passes the parameters. Both exist for this connection only
 * (sqlite.org/lang_createtrigger.html, TEMP triggers).
 */
const asTrigger = memoized(itself, (statements): Together => {
  const body = statements.map((sql, at) => `${sql.replace('?', `NEW.p${at}`)};`).join('\n');
  const view = `writes_${triggers++}`;
  const names = statements.map((_, at) => `p${at}`);
  const setup = [
    `CREATE TEMP VIEW IF NOT EXISTS ${view} (${names.join(', ')}) AS SELECT ${names.map(() => 'NULL').join(', ')}`,
    `CREATE TEMP TRIGGER IF NOT EXISTS run_${view} INSTEAD OF INSERT ON ${view} BEGIN\n${body}\nEND`,
  ];
  return { sql: `INSERT INTO ${view} VALUES (${names.map(() => '?').join(', ')})`, setup };
});
