import { CardNetwork } from '../../mocks/testing/card-network';
import { CONTROLS } from '../../mocks/testing/controls';
import { worldExtension } from '../../mocks/world';
import { type App, createApp } from '../app';
import type { Client } from '../kernel/client';
import type { Config } from '../platform/config';
import { Metrics } from '../platform/http/metrics';
import { newId } from '../platform/ids';
import { createLogs } from '../platform/log';
import type { Db } from '../platform/store/db';
import { dialect } from '../testing/database';
import { Receiver } from '../testing/receiver';
import { useServer } from '../testing/server';
import type { NetworkMessage } from './rules/message';

const server = useServer({ extension: worldExtension });
let endpoint: Receiver;
let n: CardNetwork;
/** A handle of its own: the server of the tests does other things meanwhile. */
let db: Db;
let production: App;

beforeAll(async () => {
  endpoint = await Receiver.start();
  n = await CardNetwork.open(server(), { transactions: addressAt('127.0.0.1') });
  db = server().database.openAgain();
  production = appWith({ mode: 'production' });
});
afterAll(async () => {
  await production?.close();
  await db?.close();
  await n?.close();
  await endpoint?.close();
});

/** A service that nothing has joined. */
function appWith(changes: Partial<Config>): App {
  const { services } = server().app;
  return createApp({
    config: { ...server().config, ...changes },
    db,
    clock: server().clock,
    logs: createLogs('silent'),
    tokenKeys: services.tokenKeys,
    vault: services.vault,
    ports: services.ports,
    documentation: services.documentation,
    metrics: new Metrics({ process: false }),
    // How long a core stands still must not decide the way that a message takes.
    processing: { freshMilliseconds: Number.POSITIVE_INFINITY },
  });
}

const addressAt = (host: string) => `https://${host}:${endpoint.port}`;

/** The client, with its card calls at another address. */
function clientAt(host: string): Client {
  const { client } = n.bench.client;
  const callbacks = { ...client.configuration.callbacks, transactions: addressAt(host) };
  return { ...client, configuration: { ...client.configuration, callbacks } };
}

const message = (changes: Partial<NetworkMessage> = {}): NetworkMessage => ({
  reference: newId(),
  card: { id: n.cardId },
  type: 'PURCHASE',
  amount: 2000n,
  cash: 0n,
  currency: 'ARS',
  exchangeRate: null,
  countryCode: 'ARG',
  merchant: { id: '1', mcc: '5411', name: 'Almacén', address: null },
  pointType: 'POS',
  entryMode: 'CHIP',
  localDateTime: '2026-03-15T09:41:07',
  installments: null,
  pin: null,
  cvv: null,
  expirationDate: null,
  originalId: null,
  forced: false,
  finding: null,
  ...changes,
});

describe('in production', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0177.0.0.1', '2130706433', '0.0.0.0'])(
    'no authorization goes to %s',
    async (host) => {
      const { statusDetail } = await production.services.processor.process(clientAt(host), message());
      expect([statusDetail, endpoint.connections]).toEqual(['CLIENT_UNAVAILABLE', 0]);
    },
  );

  it('no adjustment goes inside either, and waits to be sent elsewhere', async () => {
    const { id } = await production.services.processor.process(clientAt('127.0.0.1'), message({ forced: true }));
    await production.deliveries.drained();
    const [event] = await n.bench.ask('GET', `${CONTROLS}/events?filter[resource_id]=${id}`);
    expect(await n.bench.ask('GET', `${CONTROLS}/events/${event.id}`)).toMatchObject({
      status: 'PENDING',
      attempts: [{ outcome: 'NOT_ALLOWED' }],
    });
    expect(endpoint.connections).toBe(0);
  });
});

it('takes one read and two units of work for a decision of the client, each of one statement', async () => {
  const reads = jest.spyOn(db as { knex: object }, 'knex', 'get');
  const statements = jest.spyOn(db, 'statement');
  const transactions = jest.spyOn(db, 'transaction');
  const snapshots = jest.spyOn(db, 'read');
  try {
    await production.services.processor.process(clientAt('127.0.0.1'), message());
    // Over several nodes no statement looks at the tables of all of them.
    expect(reads).toHaveBeenCalledTimes(db.isDistributed ? 2 : 1);
    expect(statements).toHaveBeenCalledTimes(2);
    expect(transactions).not.toHaveBeenCalled();
    expect(snapshots).not.toHaveBeenCalled();
  } finally {
    jest.restoreAllMocks();
  }
});

/** Statements that make the database refuse every new card transaction, and accept them again. */
const REFUSING = {
  sqlite: [
    `CREATE TRIGGER refusing BEFORE INSERT ON card_transactions BEGIN SELECT RAISE(ABORT, 'not now'); END`,
    'DROP TRIGGER refusing',
  ],
  postgres: [
    'ALTER TABLE card_transactions ADD CONSTRAINT refusing CHECK (false) NOT VALID',
    'ALTER TABLE card_transactions DROP CONSTRAINT refusing',
  ],
} as const;

it('asks nobody about what could not be recorded', async () => {
  const apart = appWith({});
  const [refuse, accept] = REFUSING[dialect];
  const run = (sql: string) => db.transaction(async ({ knex }) => knex.raw(sql));
  const connections = () => endpoint.connections;
  const asked = connections();
  try {
    await run(refuse);
    const refused = apart.services.processor.process(clientAt('127.0.0.1'), message());
    await expect(refused.finally(() => run(accept))).rejects.toThrow();
    expect(connections()).toBe(asked);
    await apart.services.processor.process(clientAt('127.0.0.1'), message());
    expect(connections()).toBeGreaterThan(asked);
  } finally {
    await apart.close();
  }
});

it('calls the configured address outside production', async () => {
  await server().app.services.processor.process(clientAt('127.0.0.1'), message());
  expect(endpoint.connections).toBeGreaterThan(0);
});
