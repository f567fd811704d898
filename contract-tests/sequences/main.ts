import { createHash, generateKeyPairSync, randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Dialect } from '../../server/platform/store/db';
import { startPostgres } from '../../server/testing/postgres-server';
import { closeTemplates, dropTemplates, openTemplates } from '../../server/testing/templates';
import type { BlockResult } from './block';
import type { Setting } from './declared-options';
import { proveHistories } from './mutants';
import { runTasks } from './pool';
import { linesOf, readStory } from './story';
import type { Task } from './worker';

/** Sequences of one block, which has its own service: few enough that its store stays small. */
const BLOCK = 50;
const SEEDS = 1_000_000;

/** A process sometimes waits for the threads of its store, so one process more than cores keeps all cores busy. */
const PROCESSES = availableParallelism() + 1;

/** The options of the command. */
export interface SequencesOptions {
  seed?: number | undefined;
  count: number;
  database: Dialect;
  setting: Setting | 'all';
  story?: string | undefined;
  mutants: boolean;
}

/** The parts of a run, independent of the number of processes. */
export function blocksOf(seed: number, count: number, database: Dialect, setting: Setting | 'all' = 'all'): Task[] {
  return Array.from({ length: Math.ceil(count / BLOCK) }, (_, at) => {
    const before = at * BLOCK;
    return { block: { seed, at, count: Math.min(BLOCK, count - before), before, database, setting } };
  });
}

/**
 * Runs the requested sequences.
 * @returns the exit code
 */
export async function sequences(options: SequencesOptions): Promise<number> {
  const stop = await prepare(options.database);
  try {
    if (options.mutants) return await proveHistories(options.seed ?? 1, blocksOf);
    return options.story === undefined ? await run(options) : await runOneStory(options.story, options.database);
  } finally {
    await stop();
  }
}

/** Creates the shared resources of the processes: the database server, the schema, and the signing key of tokens. */
async function prepare(database: Dialect): Promise<() => Promise<void>> {
  openTemplates();
  const format = { type: 'pkcs8', format: 'pem' } as const;
  process.env.TEST_SIGNING_KEY ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: format,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
  const own = database === 'postgres' && !process.env.DATABASE_URL_TEST ? await startPostgres() : null;
  if (own !== null) process.env.DATABASE_URL_TEST = own.url;
  return async () => {
    if (database === 'postgres' && own === null) await dropTemplates(process.env.DATABASE_URL_TEST ?? '');
    closeTemplates();
    await own?.stop();
  };
}

async function run({ seed = randomInt(SEEDS), count, database, setting }: SequencesOptions): Promise<number> {
  const started = performance.now();
  console.log(`sequences: ${count} on ${database}, seed ${seed}`);
  let made = 0;
  const results = await runTasks(blocksOf(seed, count, database, setting), PROCESSES, (result) => {
    made += result.sequences;
    if (process.stderr.isTTY) process.stderr.write(`\r${made} of ${count}`);
    return result.failure === null;
  });
  const done = results.filter((result) => result !== undefined);
  const failure = done.find((result) => result.failure !== null)?.failure ?? null;
  if (failure !== null) console.log(linesOf(failure).join('\n'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(summaryOf(done));
  console.log(`${failure === null ? 'all agree with the model' : 'one disagrees'}, ${seconds} s`);
  return failure === null ? 0 : 1;
}

/**
 * The numbers of sequences and steps, and the digest of all requests, answers and events: the same for the same seed.
 */
function summaryOf(results: readonly BlockResult[]): string {
  const sum = (of: (result: BlockResult) => number) => results.reduce((total, result) => total + of(result), 0);
  const kinds = new Map<string, number>();
  for (const result of results) {
    for (const [kind, count] of Object.entries(result.kinds)) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  }
  const hash = createHash('sha256');
  for (const { digest } of results) hash.update(digest);
  const listed = [...kinds].sort(([, a], [, b]) => b - a).map(([kind, count]) => `${kind} ${count}`);
  return [
    `${sum(({ sequences: made }) => made)} made, ${sum(({ steps }) => steps)} steps, ${sum(({ requests }) => requests)} requests`,
    `steps: ${listed.join(', ')}`,
    `digest: ${hash.digest('hex')}`,
  ].join('\n');
}

async function runOneStory(given: string, database: Dialect): Promise<number> {
  const story = readStory(given);
  const [result] = await runTasks([{ story, database }], 1, () => true);
  if (result?.failure) {
    console.log(linesOf(result.failure).join('\n'));
    return 1;
  }
  console.log(`the story agrees with the model\ndigest: ${result?.digest}`);
  return 0;
}
