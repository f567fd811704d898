import { documentation } from '../../docs/render';
import { createApp } from '../../server/app';
import { loadTokenKeys } from '../../server/auth/keys';
import { defaultConfiguration } from '../../server/kernel/client';
import { verifyLedger } from '../../server/ledger/verification';
import type { Ports } from '../../server/networks/ports';
import { systemClock } from '../../server/platform/clock';
import { readConfig } from '../../server/platform/config';
import { openVault } from '../../server/platform/crypto/data-keys';
import { listen } from '../../server/platform/listen';
import { createLogs } from '../../server/platform/log';
import { announce, answerQuestions } from '../lib/child';
import { BENCH_CLIENT, fillStore, issueToken, openBenchDb } from '../transactions/fixture';
import { tenantId } from './tenants';

/** Limits that are kept and never reached. */
const LIMITS = { daily: '900000000000.00', monthly: '900000000000.00' };

/** One of several processes on a database. The first that is asked to `fill` it makes the clients and their tokens. */
async function main(): Promise<void> {
  const { db } = openBenchDb();
  const config = readConfig({ DATA_DIR: process.env.BENCH_FOLDER, PORT: '0', RATE_LIMIT_PER_SECOND: '0' });
  const app = createApp({
    config,
    db,
    clock: systemClock,
    logs: createLogs('info'),
    tokenKeys: await loadTokenKeys(config),
    vault: openVault(config),
    ports: {} as Ports,
    documentation,
  });
  const limits = { ...defaultConfiguration.limits, ...(process.env.BENCH_LIMITED && { client: LIMITS }) };
  const listener = await listen(app.koa, config);
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
