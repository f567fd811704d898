import { newAffinityGroup } from '../../server/cards/rules/affinity-group';
import { namedCard } from '../../server/cards/rules/card';
import { insertAffinityGroup } from '../../server/cards/store/affinity-groups';
import { insertCards } from '../../server/cards/store/cards';
import { openVault } from '../../server/platform/crypto/data-keys';
import { newId } from '../../server/platform/ids';
import type { Db } from '../../server/platform/store/db';
import { newUser } from '../../server/users/rules/user';
import { insertUser } from '../../server/users/store/users';
import { growTo } from '../growth/history';
import { makeSample } from '../growth/sample';
import { type ServedApp, serveApp } from '../lib/app';
import { BENCH_CLIENT, fillStore, issueToken, openBenchDb } from '../transactions/fixture';

/** Activities of all accounts together. */
const ACTIVITIES = 10_000;
export const CARDS = 100;

export const cardId = (index: number): string => `bench-card-${index}`;

/** A store with something to read, and this server on it. */
export interface Fixture extends ServedApp {
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
  await issueCards(db, openVault(served.config));
  return { ...served, db, file, token };
}

async function issueCards(db: Db, vault: ReturnType<typeof openVault>): Promise<void> {
  const own = { id: newId(), clientId: BENCH_CLIENT.id, now: Date.now() };
  const user = newUser({ email: 'cards@example.com', operationCountry: 'ARG', name: 'Ana', surname: 'Paz' }, own);
  const group = newAffinityGroup(
    {
      name: 'bench',
      country: 'ARG',
      productType: 'PREPAID',
      provider: 'CARD_NETWORK_1',
      cardTypes: ['VIRTUAL'],
      innominate: false,
      monthsToExpiration: 60,
    },
    own,
  );
  const cards = Array.from({ length: CARDS }, (_, n) =>
    namedCard(group, user, {
      id: cardId(n),
      now: own.now,
      cardType: 'VIRTUAL',
      shipmentId: null,
      previousCardId: null,
    }),
  );
  await db.transaction(async (tx) => {
    await insertUser(tx, user);
    await insertAffinityGroup(tx, group);
    await insertCards(tx, vault, cards);
  });
}
