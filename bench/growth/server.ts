import { verifyLedger } from '../../server/ledger/verification';
import type { Listener } from '../../server/platform/listen';
import type { Db } from '../../server/platform/store/db';
import { serveApp } from '../lib/app';
import { announce } from '../lib/child';
import { fillStore, issueToken, openBenchDb } from '../transactions/fixture';
import { growTo } from './history';
import { makeSample } from './sample';

/** Recomputing a ledger beyond this takes longer than the whole bench. */
const LARGEST_VERIFIED = 100_000;

async function grow(db: Db, size: number): Promise<void> {
  const grown = await growTo(db, size, (done) => {
    if (done % 100_000 < 50_000) process.stderr.write(`${db.dialect}: ${done} activities\n`);
  });
  if (grown > LARGEST_VERIFIED) return;
  const { mismatches } = await verifyLedger(db);
  if (mismatches.length > 0) throw new Error(`the history does not hold: ${JSON.stringify(mismatches.slice(0, 3))}`);
}

async function serve(): Promise<{ db: Db; listener: Listener; token: string }> {
  const { db, folder } = openBenchDb();
  await fillStore(db);
  const { app, config, listener } = await serveApp({ DATA_DIR: folder }, { db });
  return { db, listener, token: await issueToken(app, db, config) };
}

/** This server, on a database with as many activities as the environment says. */
async function main(): Promise<void> {
  const { db, listener, token } = await serve();
  await makeSample(listener.url, token);
  await grow(db, Number(process.env.GROWTH_ACTIVITIES));
  announce(listener.port, token);
}

void main();
