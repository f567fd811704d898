import { Db, type Tx } from '../../server/platform/store/db';
import type { PostgresConfig } from '../../server/platform/store/open';
import { createEmptyDatabase, type TestDatabase } from '../../server/testing/database';
import { openBook } from '../book';
import { examineLedger } from '../chaos/examine';
import { isServed, loadContract } from '../load';
import { prepare, type ScenarioRequest } from '../scenario';
import { type OwnServer, startOwnServer } from '../target/own-server';
import { World } from '../world/world';

const contract = loadContract('current');
const book = openBook();
const served = [...contract.rules.values()].filter(({ document }) => isServed(document));

/** Arranges a request that succeeds. */
async function successOf(operationId: string, world: World): Promise<ScenarioRequest> {
  const { scenarios = {}, valid } = book.get(operationId) ?? {};
  const name = Object.keys(scenarios).find((one) => one.startsWith('2'));
  const arrange = name === undefined ? valid : scenarios[name];
  if (arrange === undefined) throw new Error(`${operationId} has no scenarios`);
  return arrange(world);
}

/** Has PostgreSQL give up the first attempt at each transaction, at its very end. @returns how many it has given up */
function forceConflicts(): () => number {
  let forced = 0;
  const transaction = Db.prototype.transaction;
  jest.spyOn(Db.prototype, 'transaction').mockImplementation(function <T>(this: Db, run: (tx: Tx) => Promise<T>) {
    let isFirst = true;
    const twice = async (tx: Tx) => {
      const value = await run(tx);
      if (isFirst) {
        isFirst = false;
        forced += 1;
        tx.beforeCommit(() => tx.knex.raw(`DO $$ BEGIN RAISE EXCEPTION 'forced' USING ERRCODE = '40001'; END $$`));
      }
      return value;
    };
    return Reflect.apply(transaction, this, [twice]) as Promise<T>;
  });
  return () => forced;
}

describe('every transaction that PostgreSQL gives up', () => {
  let database: TestDatabase;
  let server: OwnServer;
  beforeAll(async () => {
    database = await createEmptyDatabase('postgres');
    server = await startOwnServer('current', { databaseUrl: (database.config as PostgresConfig).url });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await server.close();
    await database.drop();
  });

  it('is run again, whatever operation it belongs to, and has its effect once', async () => {
    const count = forceConflicts();
    const failed: object[] = [];
    const world = await World.open(contract, contract.values, server.url, null, server.edge);
    for (const rule of served) {
      const request = await successOf(rule.operationId, world);
      const { method, target, headers, body } = prepare(rule, request, request.token ?? (await world.token(rule)));
      const reply = await fetch(server.url + target, {
        method,
        headers,
        body: body === '' ? undefined : body,
        redirect: 'manual',
      });
      const text = await reply.text();
      if (reply.status >= 400) failed.push({ operationId: rule.operationId, status: reply.status, text });
    }
    expect(failed).toEqual([]);
    expect(count()).toBeGreaterThan(served.length);
    expect(await examineLedger(server.db)).toEqual([]);
  });
});
