import { randomInt } from 'node:crypto';
import { type Config, readConfig } from '../../server/platform/config';
import { openConfiguredDb } from '../../server/run';
import { freePort } from '../../server/testing/free-port';
import { movementsOf, Patient, until } from '../reliability/patient';
import { silentWay } from '../reliability/silence';
import { documentedCommand, startCommand } from '../testing/documented-command';
import { examine } from './examine';
import { fillStore } from './fixture';
import { startFollowedPostgres } from './standby';
import { lostOf, type Target, targetAt } from './traffic';

const CLIENTS = 16;
/** Movements before the primary freezes, and after the standby has taken its place. */
const SOME = 100;
const ANSWER_MILLISECONDS = 10_000;
const SERVING_AGAIN_MILLISECONDS = 60_000;

/** The outcome of a failover under load. */
interface FailoverOutcome {
  acknowledged: number;
  lost: number;
  problems: string[];
}

/**
 * One failover under load: the primary freezes with its connections open, its synchronous standby is promoted, and the address that the
 * service knows moves there. The service is not restarted.
 */
export async function failover(settings: Readonly<Record<string, string>>): Promise<FailoverOutcome> {
  const postgres = await startFollowedPostgres([await freePort(), await freePort()]);
  const way = await silentWay(postgres.primary);
  const environment = { ...settings, RATE_LIMIT_PER_SECOND: '0', LOG_LEVEL: 'silent', DATABASE_URL: way.url };
  const config = readConfig(environment);
  try {
    const accounts = await fillStore(config, randomInt);
    const served = await startCommand(documentedCommand(), environment);
    try {
      const target = await targetAt(served.url, config.audience);
      const clients = new Patient(target, accounts, CLIENTS);
      await until(() => clients.count(201) >= SOME, SERVING_AGAIN_MILLISECONDS);
      postgres.freezePrimary();
      const frozen = performance.now();
      await postgres.promote();
      way.moveTo(postgres.standby);
      const moved = performance.now();
      const before = clients.count(201);
      await until(() => clients.count(201) > before, SERVING_AGAIN_MILLISECONDS);
      const again = performance.now();
      await until(() => clients.count(201) >= before + SOME, SERVING_AGAIN_MILLISECONDS);
      await clients.stop();
      const seconds = (from: number) => ((again - from) / 1_000).toFixed(1);
      process.stdout.write(
        `serves ${seconds(moved)} s after the address moved, ${seconds(frozen)} s after the freeze\n`,
      );
      return { acknowledged: clients.acknowledged.length, ...(await examineAll(clients, { config, target })) };
    } finally {
      await served.kill();
    }
  } finally {
    await way.close();
    await postgres.stop();
  }
}

/** Looks for what was lost, doubled or wrong. */
async function examineAll(
  clients: Patient,
  { config, target }: { config: Config; target: Target },
): Promise<Pick<FailoverOutcome, 'lost' | 'problems'>> {
  const statuses = [...new Set(clients.answers.map(({ status }) => status))];
  const problems = statuses.filter((one) => one !== 201 && one !== 503).map((one) => `answered ${one}`);
  if (clients.longest() >= ANSWER_MILLISECONDS) problems.push(`an answer took ${clients.longest().toFixed(0)} ms`);
  const lost = await lostOf(target, clients.acknowledged);
  const db = openConfiguredDb(config);
  const { stored, told } = await movementsOf(db, clients.acknowledged);
  if (stored !== told) problems.push(`${told} movements were acknowledged, ${stored} are stored`);
  problems.push(...(await examine(db)));
  await db.close();
  return { lost, problems };
}
