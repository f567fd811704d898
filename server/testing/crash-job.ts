// Runs the jobs of a database that is named on the command line and kills its own process, without any farewell, at a
// given transaction: `during` it, before the commit, or `after` it.
import pino from 'pino';
import { handlers, recurring } from '../job-handlers';
import { systemClock } from '../platform/clock';
import { openVault } from '../platform/crypto/data-keys';
import { runDueJobs } from '../platform/jobs/run-job';
import type { Services } from '../platform/services';
import type { Tx } from '../platform/store/db';
import { openDb } from '../platform/store/open';
import { TestOutside } from './cards';

const [config = '', dataDir = '', now = '', when = '', transaction = ''] = process.argv.slice(2);

const db = openDb(JSON.parse(config));
let count = 0;

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** Counts units of work of a kind, and dies at the one that is named. */
function counting(way: 'transaction' | 'statement'): void {
  const transact = db[way].bind(db);
  db[way] = async <T>(run: (tx: Tx) => Promise<T>): Promise<T> => {
    count += 1;
    const last = count === Number(transaction);
    const result = await transact(async (tx) => {
      const value = await run(tx);
      if (last && when === 'during') die();
      return value;
    });
    if (last) die();
    return result;
  };
}

counting('transaction');
counting('statement');

const outside = new TestOutside();
const services = {
  db,
  clock: { ...systemClock, now: () => Number(now) },
  vault: openVault({ dataKeys: null, dataDir }),
  log: pino({ level: 'silent' }),
  ports: { embosser: outside, courier: outside },
  jobs: { handlers, lanes: [], recurring, prompt: [] },
  stopSignal: new AbortController().signal,
} as unknown as Services;

void runDueJobs(services).then(() => db.close());
