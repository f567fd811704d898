import { randomBytes, randomInt, scryptSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { findClient, insertClient } from '../../server/clients/store/clients';
import type { Config } from '../../server/platform/config';
import { openConfiguredDb } from '../../server/run';
import { documentedCommand, HTTPS, startCommand } from '../testing/documented-command';
import { CREDENTIALS, fillStore } from './fixture';
import { type Answers, type Pressure, press, pressureProblems } from './pressure';
import { ask, headersOf, someMovement, type Target, targetAt } from './traffic';

/** The largest allowed ratio of the p99 with a neighbour to the p99 without. */
const MAX_RATIO = 2;
const SECONDS = 4;
/** Requests of the quiet client: half of them move money, half read. */
const PER_SECOND = 50;
/** The requests per second that its limit grants a client. */
const LIMIT_PER_SECOND = 100;
/** A neighbour that sends ten times that. */
const HEAVY_PER_SECOND = 10 * LIMIT_PER_SECOND;
const GUESSES_PER_SECOND = 200;
const STRETCHED_CLIENTS = 20;
/** The most milliseconds of each second that the server may wait for a core on an idle machine. */
const IDLE_WAIT = 20;
const PATH = '/core/transactions/v1';

/** The expected statuses of wrong secrets, and of movements. The first one must occur, the others may. */
const GUESSED = [401, 429];
const MOVED = [201, 429];

/** A neighbour, and the statuses that it is answered with. */
interface Neighbour extends Pressure {
  expected: readonly number[];
}

/** A neighbour that has accounts of its own. */
const HEAVY = { client_id: 'heavy', client_secret: 'heavy-secret' };

/**
 * Creates neighbours whose secrets have the slow hash of an older version, which takes tens of milliseconds to compare.
 * @returns their ids
 */
async function addStretched(config: Config): Promise<string[]> {
  const db = openConfiguredDb(config);
  const client = await findClient(db, CREDENTIALS.client_id);
  if (client === null) throw new Error('the store is filled first');
  const stretched = Array.from({ length: STRETCHED_CLIENTS }, (_, at) => `stretched-${at}`);
  await db.transaction(async (tx) => {
    for (const id of stretched) {
      const salt = randomBytes(16);
      const hash = scryptSync('a secret', salt, 32, { N: 16384, r: 8, p: 1 });
      const stored = `scrypt$${salt.toString('base64')}$${hash.toString('base64')}`;
      await insertClient(tx, { ...client, id, name: id, secretHash: stored });
    }
  });
  await db.close();
  return stretched;
}

/**
 * Asks as the quiet client, at its rate.
 * @returns the milliseconds that answers took
 */
async function quietly(target: Target, accounts: readonly string[]): Promise<number[]> {
  const took: number[] = [];
  const asking: Promise<void>[] = [];
  const read = async () => {
    const path = `/core/accounts/v1/${accounts[0]}`;
    const reply = await fetch(target.url + path, { headers: headersOf(target.token, { path, key: '', body: '' }) });
    await reply.text();
    return reply.status;
  };
  const one = async (at: number) => {
    const startedAt = performance.now();
    const status = at % 2 === 0 ? (await ask(target, someMovement(accounts))).status : await read();
    if (status >= 400) throw new Error(`the quiet client is answered ${status}`);
    took.push(performance.now() - startedAt);
  };
  const begun = performance.now();
  for (let at = 0; at < SECONDS * PER_SECOND; at += 1) {
    await pause(Math.max(0, begun + (at * 1_000) / PER_SECOND - performance.now()));
    asking.push(one(at));
  }
  await Promise.all(asking);
  return took;
}

/**
 * The measurements of a slice of time: the p99 in milliseconds, and the time that the server's main thread ran, in
 * milliseconds per second.
 */
interface Measured {
  p99: number;
  main: number;
  wait: number;
}

/** The quiet client alone, and then with a busy neighbour. */
interface Pair {
  alone: Measured;
  beside: Measured;
  answers: Answers;
  /** The statuses that the neighbour is to be answered with. */
  expected: readonly number[];
}

/**
 * Reads the processor time of a process's main thread, in nanoseconds: running, and ready to run while other threads
 * ran.
 */
function coresOf(pid: number): { at: number; running: number; waiting: number } {
  const [running, waiting] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return { at: performance.now(), running: running as number, waiting: waiting as number };
}

function perSecond(before: ReturnType<typeof coresOf>, after: ReturnType<typeof coresOf>) {
  const part = (nanoseconds: number) => nanoseconds / 1_000 / (after.at - before.at);
  return { main: part(after.running - before.running), wait: part(after.waiting - before.waiting) };
}

const p99 = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] as number;

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] as number;

/**
 * Measures a quiet client alone and with each of several neighbours, in turns on one server of the documented command.
 * @returns the problems: neighbours with which its p99 is more than twice its p99 alone, and neighbours with unexpected
 * answers, which did not keep the server busy
 */
export async function neighbours(
  environment: Readonly<Record<string, string>>,
  { config, accounts, rounds }: { config: Config; accounts: readonly string[]; rounds: number },
): Promise<string[]> {
  const stretched = await addStretched(config);
  const heavyAccounts = await fillStore(config, randomInt, HEAVY);
  const served = await startCommand(documentedCommand(), environment);
  try {
    const target = await targetAt(served.url, config.audience);
    const { token } = await targetAt(served.url, config.audience, HEAVY);
    const guess = (client_id: string) =>
      JSON.stringify({
        client_id,
        client_secret: 'a guess',
        audience: config.audience,
        grant_type: 'client_credentials',
      });
    const json = { ...HTTPS, 'content-type': 'application/json' };
    const guesses = { url: `${served.url}/oauth/token`, headers: json, perSecond: GUESSES_PER_SECOND };
    const tokens = { ...guesses, expected: GUESSED };
    const movements = Array.from({ length: 100 }, () => someMovement(heavyAccounts)).filter(
      ({ path }) => path === PATH,
    );
    const moving = {
      url: served.url + PATH,
      headers: { ...json, authorization: `Bearer ${token}` },
      bodies: movements.map(({ body }) => body),
      expected: MOVED,
    };
    const pressures: Record<string, Neighbour> = {
      '200 wrong secrets a second of one client': { ...tokens, bodies: [guess(HEAVY.client_id)] },
      '200 wrong secrets a second of 20 clients, hashed slowly': { ...tokens, bodies: stretched.map(guess) },
      'a client that asks 100 times a second, its limit': { ...moving, perSecond: LIMIT_PER_SECOND },
      'a client that asks 1,000 times a second, ten times its limit': { ...moving, perSecond: HEAVY_PER_SECOND },
    };
    const measured = async (): Promise<Measured> => {
      const before = coresOf(served.pid);
      const took = await quietly(target, accounts);
      return { p99: p99(took), ...perSecond(before, coresOf(served.pid)) };
    };
    await quietly(target, accounts);
    const pairs = new Map<string, Pair[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, { expected, ...pressure }] of Object.entries(pressures)) {
        // Right before it, so that whatever else the machine does is the same for both.
        const alone = await measured();
        const pressing = await press(pressure);
        const beside = await measured();
        const answers = await pressing.stop();
        pairs.set(name, [...(pairs.get(name) ?? []), { alone, beside, answers, expected }]);
        // What it was granted by then is its own again.
        await pause(1_000);
      }
    }
    return report(pairs);
  } finally {
    await served.kill();
  }
}

/**
 * Prints the results.
 * @returns the problems
 */
function report(pairs: ReadonlyMap<string, readonly Pair[]>): string[] {
  const problems: string[] = [];
  const line = (name: string, of: readonly Measured[], more = '') => {
    const [time, core, wait] = (['p99', 'main', 'wait'] as const).map((key) => median(of.map((one) => one[key])));
    const cores = `its main thread: ${core?.toFixed(0)} ms/s on a core, ${wait?.toFixed(0)} ms/s waiting for one`;
    process.stdout.write(`${name}: p99 ${time?.toFixed(1)} ms${more}; ${cores}\n`);
  };
  const alone = [...pairs.values()].flat().map((pair) => pair.alone);
  line('alone', alone);
  for (const [name, measured] of pairs) {
    const ratio = median(measured.map((pair) => pair.beside.p99 / pair.alone.p99));
    const statuses = Object.entries(measured.at(-1)?.answers ?? {}).map(([status, count]) => `${count} × ${status}`);
    const beside = measured.map((pair) => pair.beside);
    line(`beside ${name}`, beside, `, ${ratio.toFixed(2)} × (${statuses.join(', ')})`);
    for (const { answers, expected } of measured) {
      problems.push(...pressureProblems(answers, expected).map((problem) => `${name}: ${problem}`));
    }
    if (ratio > MAX_RATIO) problems.push(`next to ${name} the p99 is ${ratio.toFixed(2)} × what it is alone`);
  }
  if (median(alone.map(({ wait }) => wait)) > IDLE_WAIT) {
    process.stdout.write(
      'other work takes the cores of this machine: the figures say more of that than of the service\n',
    );
  }
  return problems;
}
