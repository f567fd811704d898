import { serveApp } from '../lib/app';
import { announce } from '../lib/child';
import { fillStore, issueToken, openBenchDb } from './fixture';

/** This server, complete. */
async function main(): Promise<void> {
  const { db, folder } = openBenchDb();
  await fillStore(db);
  const { app, config, listener } = await serveApp({ DATA_DIR: folder }, { db });
  announce(listener.port, await issueToken(app, db, config));
}

void main();
