import { readOptions, UsageError } from '../../cli/command-line';
import { DomainError } from '../../server/kernel/errors';
import type { Db } from '../../server/platform/store/db';
import { listUndelivered, replayUndelivered, type ShownEvent } from '../../server/system/undelivered';
import { serviceNow } from '../now';
import { clientNamed } from '../onboarding/parts';
import { Problem } from '../onboarding/problem';

export const USAGE = `npm run events -- list   [--client NAME|ID] [--status DEAD|PENDING] [--most 20]
npm run events -- replay --event ID [--event ID …]
npm run events -- replay --all [--client NAME|ID]
All of them take --json.

Shows what clients were not told and sends it again, with the same idempotency key, in the database of DATABASE_URL or DATA_DIR,
whether or not servers run on it; the servers send. DEAD, which is meant unless said otherwise, was given up; PENDING still
fails or has no address to go to. --all sends again all that is DEAD and has an address. Ends with 0, or with 2 when something
could not be sent again.`;

const OPTIONS = {
  client: { type: 'string' },
  status: { type: 'string' },
  most: { type: 'string' },
  event: { type: 'string', multiple: true },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof read>['values'];

const read = (args: readonly string[]) => readOptions(args, OPTIONS, true);

const TAKES: Readonly<Record<string, readonly string[]>> = {
  list: ['client', 'status', 'most', 'json'],
  replay: ['client', 'event', 'all', 'json'],
};

/** Events that are looked at at a time where all are wanted. */
const PAGE = 100;

const idOf = async (db: Db, client: string | undefined) =>
  client === undefined ? null : (await clientNamed(db, client)).id;

async function list(db: Db, { client, status = 'DEAD', most = '20' }: Values): Promise<CommandOutput> {
  if (status !== 'DEAD' && status !== 'PENDING') throw new Problem('--status is DEAD or PENDING.');
  const size = Number(most);
  if (!Number.isInteger(size) || size < 1 || size > 10_000) throw new Problem('--most is a number from 1 to 10000.');
  const query = { clientId: await idOf(db, client), state: status, page: { number: 0, size } } as const;
  const { events, total } = await listUndelivered(db, query);
  const lines = events.map(lineOf);
  return { json: { events, total }, lines: [...lines, `${events.length} of ${total} shown`], status: 0 };
}

async function replay(db: Db, { client, event = [], all = false }: Values): Promise<CommandOutput> {
  if (all === event.length > 0) throw new Problem('Say which: --event ID, or --all.');
  if (!all && client !== undefined) throw new Problem('--client means nothing beside --event.');
  const ids = all ? await deadIds(db, client) : event;
  const now = await serviceNow(db);
  const replayed: ShownEvent[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const id of ids) {
    try {
      replayed.push(await db.transaction((tx) => replayUndelivered(tx, id, now)));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused.push({ id, reason: error.code });
    }
  }
  const lines = [...replayed.map(lineOf), ...refused.map(({ id, reason }) => `${id}  not sent again: ${reason}`)];
  return {
    json: { replayed, refused },
    lines: [...lines, `${replayed.length} sent again, ${refused.length} not`],
    status: refused.length === 0 ? 0 : 2,
  };
}

async function deadIds(db: Db, client: string | undefined): Promise<string[]> {
  const clientId = await idOf(db, client);
  const ids: string[] = [];
  for (let number = 0; ; number += 1) {
    const { events } = await listUndelivered(db, { clientId, state: 'DEAD', page: { number, size: PAGE } });
    ids.push(...events.flatMap(({ id, address }) => (address === null ? [] : [id])));
    if (events.length < PAGE) return ids;
  }
}

/** The output of a command: for programs, for people, and its exit status. */
export interface CommandOutput {
  json: unknown;
  lines: readonly string[];
  status: number;
}

function lineOf(event: ShownEvent): string {
  const last = event.last_attempt === null ? 'never tried' : `${event.last_attempt.outcome} ${event.last_attempt.at}`;
  const parts = [event.id, event.status, event.type, event.client_id, event.address ?? 'no address'];
  return [...parts, `${event.attempts_made} attempts`, last].join('  ');
}

const COMMANDS: Readonly<Record<string, (db: Db, values: Values) => Promise<CommandOutput>>> = { list, replay };

/**
 * Reads a command line.
 * @throws UsageError for what is no command, or an option that means nothing to it
 */
export function readCommand(args: readonly string[]): { run(db: Db): Promise<CommandOutput>; json: boolean } {
  const { values, positionals } = read(args);
  const name = positionals.join(' ');
  const command = COMMANDS[name];
  if (command === undefined) throw new UsageError(name === '' ? 'Say what to do.' : `There is no command ${name}.`);
  const surplus = Object.keys(values).find((option) => !TAKES[name]?.includes(option));
  if (surplus !== undefined) throw new UsageError(`--${surplus} means nothing here.`);
  return { run: (db) => command(db, values), json: values.json === true };
}
