import { channelOf } from '../../../server/events/rules/kinds';
import { recurring } from '../../../server/job-handlers';
import { MAX_FAULTS } from '../store/faults';
import type { TableContent } from './content';
import { isId } from './ids';

type Value = string | number | null;

/** A table of a snapshot, with its rows. */
type Rows = Pick<TableContent, 'name' | 'columns'> & { rows: readonly (readonly Value[])[] };

/** A value by the name of its column. */
type Row = (column: string) => Value;

/** The kinds of jobs that work for all clients, and those that a snapshot leaves out. */
const OF_ALL_CLIENTS: ReadonlySet<Value> = new Set([...Object.keys(recurring), 'add-missing-totals', 'settle-day']);

const hasDigits = (value: Value, count: number) =>
  typeof value === 'string' && value.length === count && /^\d+$/.test(value);

/** The most ranges of a client: more than one program for each product, network and country needs. */
const MAX_RANGES = 100;

/**
 * The number of jobs that any file can have: a move of the clock waits for those that are due. A file can have more
 * with other rows: each of its jobs is about one of them, such as an intent, which has three.
 */
const JOBS_OF_ANY = 10_000;
const JOBS_OF_ROW = 3;

/** A receiver is an address of its client: `<client>/<channel>`. Decisions on card transactions are kept there, too. */
function isOfKind(row: Row): boolean {
  const [, channel, ...rest] = String(row('receiver')).split('/');
  return rest.length === 0 && channel === channelOf(String(row('kind')));
}

function isJsonObject(value: Value): boolean {
  try {
    const parsed: unknown = JSON.parse(String(value));
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
}

/** An event of a snapshot is never sent by itself. */
const isAtRest = (row: Row) =>
  ['DELIVERED', 'DEAD'].includes(String(row('state'))) && row('next_attempt_at') === null && row('claimed_by') === null;

/** Conditions on rows that affect all clients. */
const CONDITIONS: Readonly<Record<string, (row: Row) => boolean>> = {
  // The ranges of card numbers are measured for all clients.
  affinity_groups: (row) => hasDigits(row('bin'), 8),
  cards: (row) => hasDigits(row('bin'), 8) && hasDigits(row('last_four'), 4),
  jobs: (row) => !OF_ALL_CLIENTS.has(row('kind')),
  outbox: (row) => isOfKind(row) && isAtRest(row) && isJsonObject(row('payload')),
  // Every client can pay to a key. A random one (EVP) is replaced on import, so nobody can choose it.
  pix_keys: (row) => isId(String(row('key'))),
};

/**
 * Asserts that the rows of a table are what a client can have. A snapshot file can have been changed by anybody, and
 * some of its rows concern every client of the sandbox.
 * @param others the number of rows in the other tables of the file
 * @throws Error
 */
export function assertRows({ name, columns, rows }: Rows, others: number): void {
  const of =
    (row: readonly Value[]): Row =>
    (column) =>
      row[columns.indexOf(column)] ?? null;
  const holds = CONDITIONS[name];
  const at = holds === undefined ? -1 : rows.findIndex((row) => !holds(of(row)));
  if (at >= 0) throw new Error(`row ${at + 1} of ${name} has values that no client can have`);
  if (name === 'affinity_groups' && new Set(rows.map((row) => of(row)('bin'))).size > MAX_RANGES) {
    throw new Error(`a client can use at most ${MAX_RANGES} ranges of card numbers`);
  }
  const maxJobs = Math.max(JOBS_OF_ANY, JOBS_OF_ROW * others);
  if (name === 'jobs' && rows.length > maxJobs) {
    throw new Error(`a client with these rows can have at most ${maxJobs} jobs`);
  }
  if (name !== 'faults') return;
  for (const target of ['OPERATION', 'DELIVERY']) {
    const left = rows.filter((row) => of(row)('target') === target && Number(of(row)('remaining')) > 0);
    if (left.length > MAX_FAULTS) throw new Error(`a client can have at most ${MAX_FAULTS} faults for ${target}`);
  }
}
