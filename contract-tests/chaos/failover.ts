import { randomInt } from 'node:crypto';
import { type Config, readConfig } from '../../server/platform/config';
import { openConfiguredDb } from '../../server/run';
import { freePort } from '../../server/testing/free-port';
import { movementsOf, RetryingClients, until } from '../reliability/retrying-clients';
import { silentWay } from '../reliability/silence';
import { documentedCommand, startCommand } from '../testing/documented-command';
import { examine } from './examine';
import { fillStore } from './fixture';
import { startFollowedPostgres } from './standby';
import { lostOf, type Target, targetAt } from './traffic';

const CLIENTS = 16;
/** Movements before the primary fails, and after the standby has taken its place. */
const SOME = 100;
const ANSWER_MILLISECONDS = 10_000;
/** From the promotion on. */
const SERVING_AGAIN_MILLISECONDS = 15_000;
/** After this time nobody waits any more. */
const GIVING_UP_MILLISECONDS = 60_000;

/**
 * How a primary fails, and how the service finds the standby: by its own name, or at the address that the primary had.
 */
const FAILURES = {
  'killed, both hosts are named': { fail: 'kill', named: true },
  'frozen, both hosts are named': { fail: 'freeze', named: true },
  'out of reach and alive, both hosts are named': { fail: 'silence', named: true },
  'frozen, its address moves': { fail: 'freeze', named: false },
} as const;

/** The outcome of a failover under load. */
interface FailoverOutcome {
  acknowledged: number;
  lost: number;
  problems: string[];
}

/** The address of both: the primary by a way on which it can fall silent. */
function addressOf(way: string, standby: string, named: boolean): string {
  if (!named) return way;
  return `${way.replace(new URL(way).host, `${new URL(way).host},${new URL(standby).host}`)}?target_session_attrs=read-write`;
}

/**
 * One failover under load: the primary fails, its synchronous standby is promoted, and the service finds it without a
 * restart.
 * @param round failures take turns
 */
export async function failover(settings: Readonly<Record<string, string>>, round: number): Promise<FailoverOutcome> {
  const kinds = Object.entries(FAILURES);
  const [what, { fail, named }] = kinds[(round - 1) % kinds.length] as (typeof kinds)[number];
  const postgres = await startFollowedPostgres([await freePort(), await freePort()]);
  const way = await silentWay(postgres.primary);
  const DATABASE_URL = addressOf(way.url, postgres.standby, named);
  const environment = { ...settings, RATE_LIMIT_PER_SECOND: '0', LOG_LEVEL: 'silent', DATABASE_URL };
  const config = readConfig(environment);
  try {
    const accounts = await fillStore(config, randomInt);
    const served = await startCommand(documentedCommand(), environment);
    try {
      const target = await targetAt(served.url, config.audience);
      const clients = new RetryingClients(target, accounts, CLIENTS);
      await until(`${SOME} movements are acknowledged`, () => clients.count(201) >= SOME, GIVING_UP_MILLISECONDS);
      if (fail === 'silence') way.silence('all');
      else postgres.failPrimary(fail);
      const failed = performance.now();
      await postgres.promote();
      if (!named) way.moveTo(postgres.standby);
      const promoted = performance.now();
      const before = clients.count(201);
      await until('a movement is acknowledged again', () => clients.count(201) > before, GIVING_UP_MILLISECONDS);
      const again = performance.now();
      await until(`${SOME} more are acknowledged`, () => clients.count(201) >= before + SOME, GIVING_UP_MILLISECONDS);
      await clients.stop();
      const seconds = (from: number) => ((again - from) / 1_000).toFixed(1);
      const { lost, problems } = await examineAll(clients, { config, target });
      if (again - promoted > SERVING_AGAIN_MILLISECONDS)
        problems.push(`serves ${seconds(promoted)} s after the promotion`);
      if (served.child.exitCode !== null) problems.push('the service has ended');
      const { length: acknowledged } = clients.acknowledged;
      process.stdout.write(
        `round ${round}: ${what}: serves ${seconds(promoted)} s after the promotion, ${seconds(failed)} s after the failure; ${acknowledged} acknowledged, ${lost} lost, ${problems.length} mistakes\n`,
      );
      return { acknowledged, lost, problems };
    } finally {
      await served.kill();
    }
  } finally {
    await way.close();
    await postgres.stop();
  }
}

/** Checks for lost, duplicate and wrong records. */
async function examineAll(
  clients: RetryingClients,
  { config, target }: { config: Config; target: Target },
): Promise<Pick<FailoverOutcome, 'lost' | 'problems'>> {
  const statuses = [...new Set(clients.answers.map(({ status }) => status))];
  const problems = statuses.filter((one) => one !== 201 && one !== 503).map((one) => `answered ${one}`);
  if (clients.longest() >= ANSWER_MILLISECONDS) problems.push(`an answer took ${clients.longest().toFixed(0)} ms`);
  const lost = await lostOf(target, clients.acknowledged);
  const db = openConfiguredDb(config);
  const { stored, expected } = await movementsOf(db, clients.acknowledged);
  if (stored !== expected) problems.push(`${expected} movements were acknowledged, ${stored} are stored`);
  problems.push(...(await examine(db)));
  await db.close();
  return { lost, problems };
}
