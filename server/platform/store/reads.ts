import type { Knex } from 'knex';
import type { Dialect, Reader } from './db';
import { memoized } from './memoized';
import { prepared } from './prepared';
import { rowsOf } from './rows-of';

/** Compares with one parameter however many values: a JSON array, or PostgreSQL's own. */
export const AMONG: Readonly<Record<Dialect, string>> = {
  sqlite: 'IN (SELECT value FROM json_each(?))',
  postgres: '= ANY(?)',
};

/** A statement of a fixed text that reads what its parameters ask for. */
export interface QueuedRead {
  /** In the reader's dialect. */
  sql: string;
  /** The names of what it selects. */
  columns: readonly string[];
  parameters: readonly Knex.RawBinding[];
  /** True where the best way to the rows depends on the parameters; no when absent. */
  byValues?: boolean;
}

type Row = Record<string, unknown>;

/**
 * The rows whose column is one of the values; null, which asks nothing, for none.
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
 * Runs reads in the order they are given and answers the rows of each. SQLite's driver hands each statement to another
 * thread and its answer waits for this one to be free, so there they are one statement. PostgreSQL runs those of a transaction one by
 * one, since what follows a lock must see what others committed before it was had, and others at once.
 */
export async function runReads(reader: Reader, reads: readonly (QueuedRead | null)[]): Promise<Row[][]> {
  const some = reads.filter((read): read is QueuedRead => read !== null);
  return allocate(reads, await (reader.dialect === 'sqlite' ? together(reader, some) : atOnce(reader, some)));
}

/** Gives each read its answer: reads that ask nothing have no rows. */
export function allocate(reads: readonly (QueuedRead | null)[], answers: readonly Row[][]): Row[][] {
  let at = 0;
  return reads.map((read) => (read === null ? [] : (answers[at++] as Row[])));
}

async function alone(reader: Reader, { sql, parameters }: QueuedRead): Promise<Row[]> {
  return rowsOf(await prepared(reader, sql, parameters));
}

function atOnce(reader: Reader, reads: readonly QueuedRead[]): Promise<Row[][]> {
  return Promise.all(reads.map((read) => alone(reader, read)));
}

/** Runs reads as one statement. @param prepare how its text is treated */
export async function together(
  reader: Reader,
  reads: readonly QueuedRead[],
  prepare: (reader: Reader, sql: string, parameters: readonly Knex.RawBinding[]) => PromiseLike<unknown> = prepared,
): Promise<Row[][]> {
  const [only, ...others] = reads;
  if (only === undefined) return [];
  if (others.length === 0) return [rowsOf(await prepare(reader, only.sql, only.parameters))];
  const [row] = rowsOf(
    await prepare(
      reader,
      asOne[reader.dialect](reads),
      reads.flatMap(({ parameters }) => parameters),
    ),
  );
  return reads.map((_, at) => JSON.parse((row as Row)[`r${at}`] as string) as Row[]);
}

const joined = (dialect: Dialect) =>
  memoized(
    ({ sql }: QueuedRead) => sql,
    (reads) => `SELECT ${reads.map((read, at) => `(${AS_JSON[dialect](read)}) AS r${at}`).join(', ')}`,
  );

/** The text of reads that are run as one statement. Reads of one text select the same columns. */
const asOne: Readonly<Record<Dialect, (reads: readonly QueuedRead[]) => string>> = {
  sqlite: joined('sqlite'),
  postgres: joined('postgres'),
};

/** All rows of a read as one JSON text. Amounts are selected as text, so none of them becomes a float on the way. */
const AS_JSON: Readonly<Record<Dialect, (read: QueuedRead) => string>> = {
  sqlite: ({ sql, columns }) =>
    `SELECT json_group_array(json_object(${columns.map((name) => `'${name}', ${name}`).join(', ')})) FROM (${sql})`,
  postgres: ({ sql }) => `SELECT CAST(COALESCE(json_agg(found), '[]') AS TEXT) FROM (${sql}) AS found`,
};
