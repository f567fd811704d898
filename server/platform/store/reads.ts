import type { Knex } from 'knex';
import type { Dialect, ObservedState, Reader, Tx } from './db';
import { runAtClients, type StatementAtNode } from './distribution/at-clients';
import type { JsonRows } from './json-rows';
import { memoized } from './memoized';
import { prepared } from './prepared';
import { rowsOf } from './rows-of';

/** Compares with any number of values in one parameter: a JSON array, or an array of PostgreSQL. */
export const AMONG: Readonly<Record<Dialect, string>> = {
  sqlite: 'IN (SELECT value FROM json_each(?))',
  postgres: '= ANY(?)',
};

/** A read with a fixed text and parameters. */
export interface QueuedRead {
  /** In the SQL dialect of the reader. */
  sql: string;
  /** The names of the selected columns. */
  columns: readonly string[];
  parameters: readonly Knex.RawBinding[];
  /** True if the best plan depends on the parameters; false if absent. */
  byValues?: boolean;
  /** How the rows are packed if they are many and wide: the answer then has records and no rows. */
  packed?: JsonRows<object>;
  /** The same on several nodes, at the rows of its clients. */
  there?: StatementAtNode;
}

type Row = Record<string, unknown>;

/**
 * Reads the rows whose column has one of the values; null, which reads nothing, if there are no values.
 *
 * @param sql contains `AMONG` of the reader's dialect once
 */
export function readAmong(
  { dialect }: Pick<Reader, 'dialect'>,
  sql: string,
  columns: readonly string[],
  values: readonly string[],
): QueuedRead | null {
  if (values.length === 0) return null;
  return { sql, columns, parameters: [dialect === 'sqlite' ? JSON.stringify(values) : [...values]] };
}

/**
 * Names the clients in a read on several nodes, so that it goes to the nodes with their rows; on one node the read is
 * unchanged.
 *
 * @param sql ends with a condition
 * @param column the column with the client's id
 */
export function ofClients<R extends QueuedRead>(
  { isDistributed }: Pick<Reader, 'isDistributed'>,
  read: R,
  clientIds: readonly string[],
  column = 'client_id',
): R {
  if (!isDistributed) return read;
  const named = [...new Set(clientIds)];
  return { ...read, sql: `${read.sql} AND ${column} ${AMONG.postgres}`, parameters: [...read.parameters, named] };
}

/**
 * Runs reads in the given order and returns the rows of each. SQLite's driver hands each statement to another thread,
 * and its answer waits until this thread is free, so on SQLite they are one statement. On PostgreSQL the reads of a
 * transaction run one after another, because a read after a lock must see commits that happened while the lock was
 * awaited. Other reads run at the same time.
 */
export async function runReads(
  reader: Reader & Pick<Tx, 'looked'>,
  reads: readonly (QueuedRead | null)[],
): Promise<Row[][]> {
  const some = reads.filter((read): read is QueuedRead => read !== null);
  if (reader.looked?.version === null) return allocate(reads, await readVersioned(reader, reader.looked, some));
  return allocate(reads, await (reader.dialect === 'sqlite' ? together(reader, some) : atOnce(reader, some)));
}

const VERSION: QueuedRead = {
  sql: 'SELECT data_version FROM pragma_data_version',
  columns: ['data_version'],
  parameters: [],
};

/** Reads outside a transaction, and records the version of the data. */
async function readVersioned(reader: Reader, looked: ObservedState, reads: readonly QueuedRead[]): Promise<Row[][]> {
  const [version = [], ...answers] = await together(reader, [VERSION, ...reads]);
  looked.version = String(version[0]?.data_version);
  return answers;
}

/** Assigns the answers to the reads; a read that is null has no rows. */
export function allocate(reads: readonly (QueuedRead | null)[], answers: readonly Row[][]): Row[][] {
  let at = 0;
  return reads.map((read) => (read === null ? [] : (answers[at++] as Row[])));
}

/** Reads of clients on the same node; each read has a form for several nodes. */
interface ReadsPart {
  clientIds: readonly string[];
  reads: readonly (QueuedRead | null)[];
}

/**
 * Runs reads on the nodes of their clients, those of a part one after another.
 * @returns the rows of each read of each part
 */
export async function readAtClients(tx: Tx, parts: readonly ReadsPart[]): Promise<Row[][][]> {
  const asked = parts.map(({ clientIds, reads }) => {
    const some = reads.filter((read): read is QueuedRead => read !== null);
    return { clientIds, statements: some.map(({ there }) => asJsonThere(there as StatementAtNode)) };
  });
  const answers = await runAtClients(tx, asked, 'read');
  return parts.map(({ reads }, at) =>
    allocate(
      reads,
      (answers[at] ?? []).map((text) => JSON.parse(text)),
    ),
  );
}

function asJsonThere({ sql, parameter }: StatementAtNode): StatementAtNode {
  return { sql: `SELECT CAST(COALESCE(json_agg(found), '[]') AS TEXT) FROM (${sql}) AS found`, parameter };
}

async function alone(reader: Reader, { sql, parameters, byValues = false }: QueuedRead): Promise<Row[]> {
  return rowsOf(await (byValues ? reader.knex.raw(sql, parameters) : prepared(reader, sql, parameters)));
}

function atOnce(reader: Reader, reads: readonly QueuedRead[]): Promise<Row[][]> {
  return Promise.all(reads.map((read) => alone(reader, read)));
}

type Prepare = (reader: Reader, sql: string, parameters: readonly Knex.RawBinding[]) => PromiseLike<unknown>;

/**
 * Runs reads as one statement.
 * @param prepare what is done with its text
 */
export async function together(
  reader: Reader,
  reads: readonly QueuedRead[],
  prepare: Prepare = prepared,
): Promise<Row[][]> {
  const [only, ...others] = reads;
  if (only === undefined) return [];
  if (others.length === 0 && only.packed === undefined) {
    return [rowsOf(await prepare(reader, only.sql, only.parameters))];
  }
  const sql = asOne[reader.dialect](reads);
  const parameters = reads.flatMap((read) => read.parameters);
  const [row] = rowsOf(await prepare(reader, sql, parameters));
  return answersIn(row as Row, reads);
}

/**
 * Runs the same reads for any number of callers as one statement: each caller is a row of parameters, for which
 * PostgreSQL runs the reads. It plans once for all numbers and all values.
 * @param askers the reads of each caller, with the same texts; all parameters are texts or numbers
 * @returns the answers of each
 */
export async function readTogetherForEach(
  reader: Reader,
  askers: readonly (readonly QueuedRead[])[],
  prepare: Prepare = prepared,
): Promise<Row[][][]> {
  const parameters = askers.map((reads) => reads.flatMap((read) => read.parameters));
  const columns = (parameters[0] ?? []).map((_, at) => parameters.map((row) => row[at]));
  const sql = forEach(askers[0] ?? []);
  const rows = rowsOf(await prepare(reader, sql, columns as unknown as Knex.RawBinding[]));
  const answers: Row[][][] = [];
  for (const row of rows) answers[Number(row.asker) - 1] = answersIn(row, askers[0] ?? []);
  return answers;
}

function answersIn(row: Row, reads: readonly QueuedRead[]): Row[][] {
  return reads.map(({ packed }, at) => {
    const rows = JSON.parse(row[`r${at}`] as string) as unknown[];
    return (packed === undefined ? rows : rows.map((cells) => packed.record(cells as unknown[]))) as Row[];
  });
}

const columnsOf = (dialect: Dialect, reads: readonly QueuedRead[]) =>
  reads.map((read, at) => `(${AS_JSON[dialect](read)}) AS r${at}`).join(', ');

const joined = (dialect: Dialect) =>
  memoized(
    ({ sql }: QueuedRead) => sql,
    (reads) => `SELECT ${columnsOf(dialect, reads)}`,
  );

/** The text of reads that run as one statement. Reads with the same text select the same columns. */
const asOne: Readonly<Record<Dialect, (reads: readonly QueuedRead[]) => string>> = {
  sqlite: joined('sqlite'),
  postgres: joined('postgres'),
};

/**
 * The same for several callers on PostgreSQL. Each list of parameters is a separate query, so that the planner does not
 * see its length: otherwise it would make another plan for each length.
 */
function forEach(reads: readonly QueuedRead[]): string {
  // Texts and types of parameters are looked up one by one: joining them to one key takes longer.
  const made = forEachTexts(reads.flatMap((read) => [read.sql, read.parameters.map((value) => typeof value).join()]));
  made.text ??= forEachText(reads);
  return made.text;
}

const forEachTexts = memoized(
  (part: string) => part,
  (): { text: string | null } => ({ text: null }),
);

function forEachText(reads: readonly QueuedRead[]): string {
  const types = reads.flatMap(({ parameters }) => parameters.map((value) => typeof value));
  const lists = types.map((type) => `(SELECT CAST(? AS ${type === 'number' ? 'BIGINT' : 'TEXT'}[]))`);
  const names = types.map((_, at) => `p${at}`);
  let at = 0;
  const columns = columnsOf('postgres', reads).replace(/\?/g, () => `q.p${at++}`);
  return `SELECT q.asker, ${columns} FROM unnest(${lists.join(', ')}) WITH ORDINALITY AS q(${[...names, 'asker'].join(', ')})`;
}

/** All rows of a read as one JSON text. Amounts are selected as text, so none of them becomes a float. */
const AS_JSON: Readonly<Record<Dialect, (read: QueuedRead) => string>> = {
  sqlite: ({ sql, columns, packed }) =>
    packed === undefined
      ? `SELECT json_group_array(json_object(${columns.map((name) => `'${name}', ${name}`).join(', ')})) FROM (${sql})`
      : `SELECT '[' || COALESCE(group_concat(${packed.array('sqlite', 'found')}, ','), '') || ']' FROM (${sql}) AS found`,
  postgres: ({ sql, packed }) =>
    packed === undefined
      ? `SELECT CAST(COALESCE(json_agg(found), '[]') AS TEXT) FROM (${sql}) AS found`
      : `SELECT '[' || COALESCE(string_agg(${packed.array('postgres', 'found')}, ','), '') || ']' FROM (${sql}) AS found`,
};
