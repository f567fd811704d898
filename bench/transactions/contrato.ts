import { createApp } from '../../server/app';
import { loadSigningKey } from '../../server/auth/keys';
import { systemClock } from '../../server/clock';
import { readConfig } from '../../server/config';
import { openVault } from '../../server/crypto/data-keys';
import { listen } from '../../server/listen';
import { createLogs } from '../../server/log';
import type { Ports } from '../../server/ports';
import { announce } from '../lib/child';
import { issueToken, openBenchDb, prepare } from './ground';

/** This server, complete. */
async function main(): Promise<void> {
  const { db, folder } = openBenchDb();
  await prepare(db);
  const config = readConfig({ DATA_DIR: folder, PORT: '0', RATE_LIMIT_PER_SECOND: '0' });
  const app = createApp({
    config,
    db,
    clock: systemClock,
    logs: createLogs('info'),
    signingKey: await loadSigningKey(config),
    vault: openVault(config),
    ports: {} as Ports,
  });
  const listener = await listen(app.koa, config);
  announce(listener.port, await issueToken(app, db, config));
}

void main();
