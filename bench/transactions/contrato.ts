import { documentation } from '../../docs/render';
import { createApp } from '../../server/app';
import { loadTokenKeys } from '../../server/auth/keys';
import type { Ports } from '../../server/networks/ports';
import { systemClock } from '../../server/platform/clock';
import { readConfig } from '../../server/platform/config';
import { openVault } from '../../server/platform/crypto/data-keys';
import { listen } from '../../server/platform/listen';
import { createLogs } from '../../server/platform/log';
import { announce } from '../lib/child';
import { fillStore, issueToken, openBenchDb } from './fixture';

/** This server, complete. */
async function main(): Promise<void> {
  const { db, folder } = openBenchDb();
  await fillStore(db);
  const config = readConfig({ DATA_DIR: folder, PORT: '0', RATE_LIMIT_PER_SECOND: '0' });
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
  const listener = await listen(app.koa, config);
  announce(listener.port, await issueToken(app, db, config));
}

void main();
