import { openVault } from '../../server/platform/crypto/data-keys';
import type { Db } from '../../server/platform/store/db';
import { growTo } from '../growth/history';
import { makeSample } from '../growth/sample';
import { type ServedApp, serveApp } from '../lib/app';
import { makeCards } from '../lib/cards';
import { BENCH_CLIENT, fillStore, issueToken, openBenchDb } from '../transactions/fixture';

/** Activities of all accounts together. */
const ACTIVITIES = 10_000;
export const CARDS = 100;

export const cardId = (index: number): string => `bench-card-${index}`;

/** A store with something to read, and this server on it. */
interface Fixture extends ServedApp {
  db: Db;
  /** The file of the database, where it is SQLite. */
  file: string;
  token: string;
}

/** Fills a store with what both servers are asked for. This server itself makes the activities. */
export async function openFixture(): Promise<Fixture> {
  const { db, file, folder } = openBenchDb();
  await fillStore(db);
  const served = await serveApp({ DATA_DIR: folder }, { db });
  const token = await issueToken(served.app, db, served.config);
  await makeSample(served.listener.url, token);
  await growTo(db, ACTIVITIES, () => undefined);
  const cards = Array.from({ length: CARDS }, (_, n) => cardId(n));
  await db.transaction((tx) => makeCards(tx, openVault(served.config), BENCH_CLIENT.id, cards));
  return { ...served, db, file, token };
}
