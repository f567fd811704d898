import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../../cli/own-code';
import { lockCardByPan } from '../../cards/store/cards';
import { type ApiKey, insertApiKey, listApiKeys } from '../../clients/store/api-keys';
import { newApiKey, openApiSecret } from '../../events/api-secrets';
import { handlers } from '../../job-handlers';
import { DAY } from '../../kernel/time';
import { openConfiguredVault } from '../../run';
import { sealedTables } from '../../sealed-tables';
import { CardBench, TestOutside } from '../../testing/cards';
import { dialect } from '../../testing/database';
import { deposit, openAccount } from '../../testing/networks';
import { startTestServer, type TestServer, tokenPath } from '../../testing/server';
import { readConfig } from '../config';
import { newId } from '../ids';
import type { Tx } from '../store/db';
import { openVault } from './data-keys';
import { reseal, sealedColumns } from './reseal';
import { VaultError } from './vault';

const exec = promisify(execFile);
const INTENTS = '/networks/cash/v1/cashout/intents';
const bytes = { k1: randomBytes(32).toString('base64'), k2: randomBytes(32).toString('base64') };
const K1 = `k1:${bytes.k1}`;
const K2 = `k2:${bytes.k2}`;

// The configurations of a rotation, in the order of docs/configuration.md.
const BEFORE = { DATA_KEYS: K1 };
const KNOWN = { DATA_KEYS: `${K2},${K1}`, SEALING_KEY: 'k1' };
const SEALING = { DATA_KEYS: `${K2},${K1}` };
const AFTER = { DATA_KEYS: K2, LOOKUP_KEY: bytes.k1 };

const outside = new TestOutside();
const ports = { embosser: outside, courier: outside };
const servers: TestServer[] = [];
let first: TestServer;

async function start(environment: Record<string, string>): Promise<TestServer> {
  const server = await first.beside({ environment, ports });
  servers.push(server);
  return server;
}

beforeAll(async () => {
  first = await startTestServer({ environment: BEFORE, ports });
  servers.push(first);
});
afterAll(async () => {
  for (const server of servers.reverse()) await server.close();
});

/**
 * Creates a record with every kind of encrypted value at one server.
 * @returns a function that reads it at any server that has the keys
 */
async function sealSomething(at: TestServer) {
  const client = await at.client({}, { cardDataEntitled: true });
  const { id: clientId } = client.client;
  const bench = new CardBench(at, client);
  const card = await bench.card();
  await bench.ask('PATCH', `/cards/v1/${card.id}`, { pin: '2580' });
  const pair = newApiKey(at.app.services.vault, clientId, at.clock.now());
  await at.database.db.transaction((tx) => insertApiKey(tx, pair.row));
  const { id: account_id } = await openAccount(client);
  await deposit(client, account_id, '1000.00');
  const body = { account_id, network_name: 'ARG_CASH_NETWORK', amount: '500.00' };
  const order = { body, idempotencyKey: newId() };
  const { text: reply, body: made } = await client.send('POST', INTENTS, order);
  const { pan, cvv, pin } = await bench.secrets(card.id);

  /** Reads everything at a server: by its API if that shows it, and a card by its number. */
  const read = async (server: TestServer) => {
    const { vault } = server.app.services;
    const { db } = server.database;
    const { token } = client;
    const shown = await server.send('GET', `/cards/v1/${card.id}?extend=pan,cvv`, { token });
    const found = await db.transaction((tx) => lockCardByPan(tx, vault, clientId, pan));
    const credentials = { client_id: clientId, client_secret: client.secret, audience: server.config.audience };
    const login = await server.send('POST', tokenPath(null), {
      body: { ...credentials, grant_type: 'client_credentials' },
    });
    return {
      pan: shown.body.data?.pan,
      cvv: shown.body.data?.cvv,
      pin: (await new CardBench(server, client).secrets(card.id)).pin,
      found: found?.id,
      apiSecret: openApiSecret(vault, (await listApiKeys(db, clientId))[0] as ApiKey),
      token: (await server.send('GET', `${INTENTS}/${account_id}`, { token })).body.data?.token,
      reply: (await server.send('POST', INTENTS, { ...order, token })).text,
      login: login.status,
    };
  };
  const { token } = made.data;
  const sealed = { pan, cvv, pin, found: card.id, apiSecret: pair.secret, token, reply, login: 200 };
  return { read, sealed };
}

/** The columns in which the database has text that a key has sealed, whatever is declared of them. */
async function columnsSealedWith(id: string): Promise<string[]> {
  const { knex } = first.database.db;
  const tables: string[] =
    dialect === 'sqlite'
      ? await knex('sqlite_master').where({ type: 'table' }).pluck('name')
      : await knex('information_schema.tables')
          .where({ table_schema: knex.raw('current_schema()'), table_type: 'BASE TABLE' })
          .pluck('table_name');
  const found = new Set<string>();
  for (const name of tables) {
    for (const row of (await knex(name).select()) as Record<string, unknown>[]) {
      for (const [column, value] of Object.entries(row)) {
        if (String(value).includes(`v1.${id}.`)) found.add(`${name}.${column}`);
      }
    }
  }
  return [...found].sort();
}

const SEALED_COLUMNS = sealedTables
  .flatMap((sealed) => sealedColumns(sealed).map(({ name }) => `${sealed.table.table}.${name}`))
  .sort();

/** Runs the command as `npm run reseal` does. */
async function resealCommand(environment: Record<string, string>): Promise<{ status: number; output: string }> {
  const { config } = first.database;
  const where = config.dialect === 'sqlite' ? { DATA_DIR: dirname(config.file) } : { DATABASE_URL: config.url };
  const script = join(__dirname, '../../../cli/contrato.ts');
  const env = { PATH: process.env.PATH, ...where, ...environment };
  try {
    const { stdout } = await exec(process.execPath, [...FROM_SOURCE, script, 'reseal'], { env });
    return { status: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, output: stdout + stderr };
  }
}

describe('what is sealed', () => {
  it('can be decrypted in its own row and column only', async () => {
    const { vault } = first.app.services;
    const { knex } = first.database.db;
    await sealSomething(first);
    await sealSomething(first);
    let moved = 0;
    for (const { table, key } of sealedTables) {
      for (const { name, place } of sealedColumns({ table })) {
        const rows = await knex(table.table).where(name, 'like', 'v1.%').limit(2);
        const [own, other] = rows.map((row: Record<string, string>) => ({
          sealed: row[name] as string,
          where: `${place}:${key.map((part) => row[part]).join(' ')}`,
        }));
        if (own === undefined || other === undefined)
          throw new Error(`${table.table}.${name} has not two sealed values`);
        expect(vault.open(own.sealed, own.where)).not.toBe('');
        for (const where of [other.where, own.where.replace(place as string, 'elsewhere')]) {
          expect(() => vault.open(own.sealed, where)).toThrow(VaultError);
        }
        moved += 1;
      }
    }
    expect(moved).toBe(SEALED_COLUMNS.length);
  });
});

describe('a rotation of the data keys', () => {
  it('leaves everything readable at every server at every step, and the old key can be removed at the end', async () => {
    const early = await sealSomething(first);
    const known = await start(KNOWN);
    const late = await sealSomething(known);
    // Both steps of a rolling restart: the next server has begun the next step while the last one has not.
    for (const { read, sealed } of [early, late]) {
      expect(await read(first)).toEqual(sealed);
      expect(await read(known)).toEqual(sealed);
    }
    const sealing = await start(SEALING);
    const fresh = await sealSomething(sealing);
    expect(await columnsSealedWith('k2')).toEqual(SEALED_COLUMNS);
    for (const { read, sealed } of [early, late, fresh]) {
      expect(await read(known)).toEqual(sealed);
      expect(await read(sealing)).toEqual(sealed);
    }
    const { status, output } = await resealCommand(SEALING);
    expect([status, output]).toEqual([
      0,
      expect.stringMatching(/^api_keys.secret_sealed: [1-9][0-9]* encrypted again with k2$/m),
    ]);
    expect(await columnsSealedWith('k1')).toEqual([]);
    const after = await start(AFTER);
    for (const { read, sealed } of [early, late, fresh]) {
      expect(await read(after)).toEqual(sealed);
      expect(await read(known)).toEqual(sealed);
    }
  });

  it('is done by a job as well, which leaves alone what does not open and what changed meanwhile', async () => {
    const { read, sealed } = await sealSomething(first);
    const broken = (await new CardBench(first, await first.client()).card()).id;
    const { db } = first.database;
    const cvv_sealed = first.app.services.vault.seal('123', 'cards.cvv:another card');
    await db.transaction(({ knex }) => knex('card_secrets').where({ card_id: broken }).update({ cvv_sealed }));
    const sealing = await start(SEALING);
    const step = <T>(work: (tx: Tx) => Promise<T>) => db.transaction(work);
    const job = { key: 'reseal', payload: {}, step, readStep: step };
    const { services } = sealing.app;
    expect(await handlers.reseal?.(job, services)).toEqual({ again: first.clock.now() + DAY });
    expect(await read(await start(AFTER))).toEqual(sealed);
    const failures = sealing.logged.filter(({ msg }) => msg === 'sealed values cannot be decrypted');
    expect(failures).toMatchObject([{ column: 'card_secrets.cvv_sealed', rows: [broken] }]);
    expect(await resealCommand(SEALING)).toEqual({
      status: 1,
      output: expect.stringContaining(`cannot be decrypted: card_secrets.cvv_sealed: ${broken}`),
    });
    await db.transaction(({ knex }) => knex('card_secrets').where({ card_id: broken }).delete());
  });

  it('loses no value that changes while it is sealed anew', async () => {
    const { db } = first.database;
    const bench = new CardBench(first, await first.client());
    const card = await bench.card();
    await bench.ask('PATCH', `/cards/v1/${card.id}`, { pin: '2580' });
    const { vault } = (await start(SEALING)).app.services;
    const cards = sealedTables.filter(({ table }) => table.table === 'card_secrets');
    // The PIN is the last of a card's columns: it changes between what is read of each and what is written of it.
    const pins = ['1470', '2581', '3692'];
    let pin = '2580';
    const done = await reseal(db, vault, cards, async (work) => {
      pin = pins.shift() as string;
      await bench.ask('PATCH', `/cards/v1/${card.id}`, { pin });
      return db.transaction(work);
    });
    expect(done.map(({ column }) => column).at(-1)).toBe('card_secrets.pin_sealed');
    expect([pins.length, pin]).toEqual([0, '3692']);
    expect((await new CardBench(await start(KNOWN), bench.client).secrets(card.id)).pin).toBe('3692');
  });

  it('stops a start without the key that seals, or with another secret behind lookups', async () => {
    const { db } = first.database;
    await new CardBench(first, await first.client()).card();
    await reseal(db, openVault(readConfig(SEALING)), sealedTables);
    const fits = (environment: Record<string, string>) => openConfiguredVault(db, readConfig(environment));
    await expect(fits(AFTER)).resolves.toBeDefined();
    await expect(fits({ DATA_KEYS: K1 })).rejects.toThrow('DATA_KEYS lacks k2');
    await expect(fits({ DATA_KEYS: K2 })).rejects.toThrow('LOOKUP_KEY is not the key');
  });

  it('stops a start whose keys have changed before anything was sealed', async () => {
    const fresh = await startTestServer({ environment: BEFORE });
    servers.push(fresh);
    const { db } = fresh.database;
    const fits = (environment: Record<string, string>) => openConfiguredVault(db, readConfig(environment));
    await fits(BEFORE);
    await expect(fits({ DATA_KEYS: `k1:${bytes.k2}`, LOOKUP_KEY: bytes.k1 })).rejects.toThrow(
      'has a key named k1 that differs',
    );
    await expect(fits({ DATA_KEYS: K1, LOOKUP_KEY: bytes.k2 })).rejects.toThrow('LOOKUP_KEY is not the key');
    await expect(fits({ DATA_KEYS: K2 })).rejects.toThrow('LOOKUP_KEY is not the key');
    await expect(fits(KNOWN)).resolves.toBeDefined();
    // No value is encrypted with the removed key, so it can be removed; it may return only with the same bytes.
    await expect(fits(AFTER)).resolves.toBeDefined();
    await expect(fits(BEFORE)).resolves.toBeDefined();
  });

  it('makes no keys for a database that was used with others', async () => {
    const { db } = first.database;
    await openConfiguredVault(db, readConfig(SEALING));
    const dataDir = await mkdtemp(join(tmpdir(), 'contrato-keys-'));
    const forgotten = openConfiguredVault(db, { ...readConfig({}), dataDir });
    await expect(forgotten).rejects.toThrow('DATA_KEYS is not set, and DATA_DIR has no file data-keys');
    expect(await readdir(dataDir)).toEqual([]);
    await rmdir(dataDir);
  });

  it('stops a start without a key that any sealed column still needs', async () => {
    const { db } = first.database;
    const { client } = await first.client();
    await reseal(db, openVault(readConfig(SEALING)), sealedTables);
    const fits = (environment: Record<string, string>) => openConfiguredVault(db, readConfig(environment));
    await expect(fits(AFTER)).resolves.toBeDefined();
    await db.transaction((tx) => insertApiKey(tx, newApiKey(openVault(readConfig(BEFORE)), client.id, 0).row));
    await fits(SEALING);
    await expect(fits(AFTER)).rejects.toThrow('DATA_KEYS lacks k1, which encrypts api_keys.secret_sealed');
  });
});
