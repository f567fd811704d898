import { DomainError, type ErrorDetail, Stopping } from '../../kernel/errors';
import { read } from '../../platform/http/operation';
import type { Services } from '../../platform/services';
import { StoreFileGone, StoreUnavailable } from '../../platform/store/errors';
import { assertWritable } from '../../platform/store/try-write';
import { machineTimer, withinTime } from '../../platform/timer';

type Check = { name: 'store' | 'migrations' | 'contract'; duration_ms: number };

async function timed(name: Check['name'], run: () => Promise<unknown>): Promise<Check> {
  const started = performance.now();
  await run();
  return { name, duration_ms: Math.round((performance.now() - started) * 100) / 100 };
}

/** The checks go out together: a database far away, or one with much to do, takes long for each round trip. */
function checksOf({ db, migrated }: Services): Promise<Check[]> {
  const store = timed('store', async () => {
    await because(db.ping(), 'the database does not answer');
    await because(
      assertWritable(db),
      'the database takes no writes: its disk may be full or read-only, or another process holds its write lock',
    );
  });
  const migrations = timed('migrations', async () => {
    const isMigrated = await because(migrated(), 'the database does not answer');
    if (!isMigrated) throw unready('the database does not have the schema of this version');
  });
  return Promise.all([store, migrations]);
}

/** Has a check of the store that fails say so in words of operators. */
async function because<T>(check: Promise<T>, reason: string): Promise<T> {
  try {
    return await check;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const words = error instanceof StoreFileGone ? goneWords(error) : reason;
    throw Object.assign(unready(words), { cause: error });
  }
}

function goneWords({ part, fate }: StoreFileGone): string {
  return `the ${part === '' ? 'file' : `${part} file`} of the database was ${fate}`;
}

/** Less than balancers wait for an answer. */
const MAX_MILLISECONDS = 1_500;

const state = (detail: string): ErrorDetail[] => [{ code: 'state', detail, location: 'path', pointer: '' }];
const unready = (reason: string) => new DomainError('SERVICE_UNAVAILABLE', state(reason), { 'retry-after': '1' });

/** Takes a check that does not end for one that failed. */
function inTime<T>(check: Promise<T>): Promise<T> {
  return withinTime(machineTimer, MAX_MILLISECONDS, check, () => unready('the database does not answer in time'));
}

/**
 * Ready while the store answers and takes writes, its schema is the one this program needs, and no stop is under way.
 */
export const getReadiness = read<'getReadiness'>(async (_call, _db, services) => {
  if (services.stopSignal.aborted) throw new Stopping(state('the service is stopping'));
  return { status: 200, body: { status: 'ready', checks: await inTime(checksOf(services)) } };
});
