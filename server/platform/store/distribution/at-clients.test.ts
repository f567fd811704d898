import { Client } from 'pg';
import type { Account } from '../../../accounts/store/accounts';
import { insertEvents, newEvent } from '../../../events/store/outbox';
import { Ledger } from '../../../ledger/ledger';
import { verifyLedger } from '../../../ledger/verification';
import { createTenantFirstDatabase, type TestDatabase } from '../../../testing/database';
import { makeAccount, makeClient, movementOn, NOON, requestOf } from '../../../testing/ledger';
import { newId } from '../../ids';
import type { Db, Tx } from '../db';
import { runAtClients as step } from '../migrations/0036-run-at-clients';
import { openDb, type PostgresConfig } from '../open';
import { type PartAtNode, runAtClients } from './at-clients';
import type { Places } from './places';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTenantFirstDatabase();
  // One connection, so that what a session has prepared is there the next time.
  db = openDb({ ...(database.config as PostgresConfig), connections: 1 });
  await db.learnLayout();
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** For what makes up a shard: a cluster has its own. */
const onOneNode = process.env.TEST_CITUS_WORKERS ? it.skip : it;

const NAME = 'SELECT to_json(name) FROM clients WHERE id = $1 ->> 0';
const RENAME = 'UPDATE clients SET name = $1 ->> 1 WHERE id = $1 ->> 0 RETURNING to_json(name)';
const statement = (sql: string, ...values: string[]) => ({ sql, parameter: JSON.stringify(values) });
const nameOf = (id: string): PartAtNode => ({ clientIds: [id], statements: [statement(NAME, id)] });
const places = () => db.places as Places;

/**
 * The calls of the database's function that are made in the meantime, by what they are for.
 * @param begin what is sent instead of BEGIN
 */
async function callsDuring(run: () => Promise<unknown>, begin?: string): Promise<string[]> {
  const original = Client.prototype.query;
  const calls: string[] = [];
  const query = jest.spyOn(Client.prototype, 'query');
  query.mockImplementation(function (this: Client, ...given: unknown[]) {
    const [asked] = given as [{ text: string }];
    calls.push(...(/run_at_clients.* AS (\w+)/.exec(asked.text)?.slice(1) ?? []));
    if (begin !== undefined && asked.text.startsWith('BEGIN')) asked.text = begin;
    return Reflect.apply(original, this, given);
  });
  await run();
  query.mockRestore();
  return calls;
}

/**
 * Clients that are on the same node, as the node has reported. Over several nodes more clients are made than needed.
 */
async function neighbours(count: number): Promise<string[]> {
  const made: string[] = [];
  for (;;) {
    const { id } = await makeClient(db);
    await runAtClients(db, [nameOf(id)], 'read');
    made.push(id);
    const [found] = places()
      .partsOf(made, (each) => each)
      .filter(({ clientIds }) => clientIds.length === count);
    if (found !== undefined) return found.clientIds;
  }
}

it('runs the statements of a part one after the other, whatever characters are in their parameters', async () => {
  const { id } = await makeClient(db, { name: 'Acme' });
  const odd = `O'Hara \\ "Söhne" $1 \u001d\u001e\u001f`;
  const statements = [statement(NAME, id), statement(RENAME, id, odd), statement(NAME, id)];
  const [answers = []] = await db.transaction((tx) => runAtClients(tx, [{ clientIds: [id], statements }], 'write'));
  expect(answers.map((answer) => JSON.parse(answer))).toEqual(['Acme', odd, odd]);
});

it('answers nothing for a statement that finds nothing', async () => {
  const { id } = await makeClient(db);
  const none = { clientIds: [id], statements: [statement(NAME, 'nobody'), statement(NAME, id)] };
  expect(await runAtClients(db, [none], 'read')).toEqual([['', '"Acme"']]);
});

it('asks each client by itself until its node has said where it lies, and then each node once', async () => {
  const ids = await neighbours(3);
  const ask = async () => expect(await runAtClients(db, ids.map(nameOf), 'read')).toEqual(Array(3).fill(['"Acme"']));
  places().forget(ids);
  expect(await callsDuring(ask)).toEqual(['found', 'found', 'found']);
  expect(await callsDuring(ask)).toEqual(['found']);
});

it('runs a statement again that was first prepared in a transaction which came to nothing', async () => {
  const { id } = await makeClient(db, { name: 'first' });
  const part = { clientIds: [id], statements: [statement(`${RENAME} /* again */`, id, 'second')] };
  const fail = async (tx: Tx) => {
    await runAtClients(tx, [part], 'write');
    throw new Error('no');
  };
  await expect(db.transaction(fail)).rejects.toThrow('no');
  expect(await runAtClients(db, [nameOf(id)], 'read')).toEqual([['"first"']]);
  await db.transaction((tx) => runAtClients(tx, [part], 'write'));
  expect(await runAtClients(db, [nameOf(id)], 'read')).toEqual([['"second"']]);
});

it('sends no write before BEGIN is answered, and none at all where it fails', async () => {
  const { id: clientId } = await makeClient(db);
  const event = { id: 'e', clientId, kind: 'ACTIVITY_CREATED', key: 'k', resourceId: 'r', payload: '{}' } as const;
  const write = () => db.transaction((tx) => insertEvents(tx, [newEvent(event, NOON)]));
  const failing = () => expect(write()).rejects.toThrow(/division by zero/);
  expect(await callsDuring(failing, 'SELECT 1 / 0')).toEqual([]);
  expect(await callsDuring(write)).toEqual(['written']);
});

it('a step of the schema makes the functions where an earlier version has spread the tables', async () => {
  const { id } = await makeClient(db, { name: 'early' });
  await replace('DROP FUNCTION run_at_clients, prepare_at_clients, place_of_clients, statement_at');
  await expect(runAtClients(db, [nameOf(id)], 'read')).rejects.toThrow(/run_at_clients/);
  for (const _ of ['once', 'again']) await db.transaction((tx) => step.up(tx));
  expect(await runAtClients(db, [nameOf(id)], 'read')).toEqual([['"early"']]);
});

describe('movements of clients on one node', () => {
  const CREDIT = { type: 'CASHIN', entryType: 'CREDIT' } as const;

  const accountsOfNeighbours = async (count: number) =>
    Promise.all((await neighbours(count)).map((clientId) => makeAccount(db, clientId)));

  it('share a transaction and its two calls, whichever clients they are of', async () => {
    const ledger = new Ledger(db);
    const accounts = await accountsOfNeighbours(3);
    const all = () => Promise.all(accounts.map((account) => ledger.submit(requestOf(movementOn(account, CREDIT)))));
    expect(await callsDuring(all)).toEqual(['found', 'written']);
    expect((await verifyLedger(db)).mismatches).toEqual([]);
  });

  it('find their account, and only theirs, also if others of the batch name it', async () => {
    const ledger = new Ledger(db);
    const [own, others] = (await accountsOfNeighbours(2)) as [Account, Account];
    const stolen = movementOn({ ...others, clientId: own.clientId }, CREDIT);
    const answers = await Promise.allSettled(
      [stolen, movementOn(others, CREDIT), { ...stolen, id: newId() }].map((movement) =>
        ledger.submit(requestOf(movement)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  });

  onOneNode('are tried again, each client by itself, where a shard was split', async () => {
    const ledger = new Ledger(db);
    const accounts = await accountsOfNeighbours(2);
    const { knex } = database.db;
    const functions = await knex.raw(`SELECT pg_get_functiondef('place_of_clients'::regproc) AS text`);
    await replace(`CREATE OR REPLACE FUNCTION place_of_clients(clients TEXT[]) RETURNS TEXT LANGUAGE plpgsql AS $$ BEGIN
      IF array_length(clients, 1) > 1 THEN RAISE EXCEPTION 'apart' USING ERRCODE = 'serialization_failure'; END IF;
      RETURN abs(hashtext(clients[1])) || ' 1'; END $$`);
    try {
      const all = () => Promise.all(accounts.map((account) => ledger.submit(requestOf(movementOn(account, CREDIT)))));
      expect(await callsDuring(all)).toEqual(['found', 'found', 'found', 'written']);
      expect(await callsDuring(all)).toEqual(['found', 'written']);
    } finally {
      await replace(functions.rows[0].text);
      places().forget(accounts.map(({ clientId }) => clientId));
    }
    expect((await verifyLedger(db)).mismatches).toEqual([]);
  });
});

const replace = (sql: string) => database.db.transaction(({ knex }) => knex.raw(sql.replaceAll('?', '\\?')));
