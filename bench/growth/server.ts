import { verifyLedger } from '../../server/ledger/verification';
import type { Listener } from '../../server/platform/listen';
import type { Db } from '../../server/platform/store/db';
import { serveApp } from '../lib/app';
import { announce, answerQuestions } from '../lib/child';
import { fillStore, issueToken, openBenchDb } from '../transactions/fixture';
import { growTo } from './history';
import { makeSample } from './sample';

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
  await growTo(db, Number(process.env.GROWTH_ACTIVITIES), (done) => {
    if (done % 500_000 < 50_000) process.stderr.write(`${db.dialect}: ${done} activities\n`);
  });
  answerQuestions({ mismatches: async () => (await verifyLedger(db)).mismatches });
  announce(listener.port, token);
}

void main();
