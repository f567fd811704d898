import { defaultConfiguration } from '../../server/kernel/client';
import { verifyLedger } from '../../server/ledger/verification';
import { serveApp } from '../lib/app';
import { announce, answerQuestions } from '../lib/child';
import { BENCH_CLIENT, fillStore, issueToken, openBenchDb } from '../transactions/fixture';
import { tenantId } from './tenants';

/** Limits that are kept and never reached. */
const LIMITS = { daily: '900000000000.00', monthly: '900000000000.00' };

/** One of several processes on a database. The first that is asked to `fill` it makes the clients and their tokens. */
async function main(): Promise<void> {
  const { db } = openBenchDb();
  const { app, config, listener } = await serveApp({ DATA_DIR: process.env.BENCH_FOLDER }, { db });
  const limits = { ...defaultConfiguration.limits, ...(process.env.BENCH_LIMITED && { client: LIMITS }) };
  answerQuestions({
    fill: async (count) => {
      const tokens: string[] = [];
      for (let n = 0; n < count; n += 1) {
        const client = { ...BENCH_CLIENT, id: tenantId(n), configuration: { ...defaultConfiguration, limits } };
        await fillStore(db, client);
        tokens.push(await issueToken(app, db, config, client));
      }
      return tokens;
    },
    mismatches: async () => (await verifyLedger(db)).mismatches.length,
  });
  announce(listener.port);
}

void main();
