import { DomainError } from '../../kernel/errors';
import { read } from '../../platform/http/operation';
import type { Services } from '../../platform/services';

type Check = { name: 'store' | 'migrations' | 'contract'; duration_ms: number };

async function timed(name: Check['name'], run: () => Promise<unknown>): Promise<Check> {
  const started = performance.now();
  await run();
  return { name, duration_ms: Math.round((performance.now() - started) * 100) / 100 };
}

async function checksOf({ db, migrated }: Services): Promise<Check[]> {
  const store = await timed('store', () => db.ping());
  const migrations = await timed('migrations', async () => {
    if (!(await migrated())) throw unready();
  });
  return [store, migrations];
}

/** Less than balancers wait for an answer. */
const MAX_MILLISECONDS = 1_500;

const unready = () => new DomainError('SERVICE_UNAVAILABLE', [], { 'retry-after': '1' });

/** Takes a check that does not end for one that failed. */
async function inTime<T>(check: Promise<T>): Promise<T> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    limit = setTimeout(() => reject(unready()), MAX_MILLISECONDS);
  });
  return Promise.race([check, late]).finally(() => clearTimeout(limit));
}

/** Ready while the store answers, its schema is the one this program needs, and no stop is under way. */
export const getReadiness = read<'getReadiness'>(async (_call, _db, services) => {
  services.stopSignal.throwIfAborted();
  return { status: 200, body: { status: 'ready', checks: await inTime(checksOf(services)) } };
});
