import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentation } from '../../docs/render';
import { SimulatedExchangeRates } from '../../mocks/world/exchange-rates';
import { type App, createApp } from '../../server/app';
import { loadTokenKeys } from '../../server/auth/keys';
import type { CardProcessor } from '../../server/card-processing';
import type { NetworkMessage } from '../../server/card-processing/rules/message';
import { insertApiKey } from '../../server/clients/store/api-keys';
import { insertClient } from '../../server/clients/store/clients';
import { type Client, defaultConfiguration } from '../../server/kernel/client';
import type { SingleMovement } from '../../server/ledger/rules/movement';
import { migrate } from '../../server/migrations';
import type { Network } from '../../server/networks/configuration/network';
import type { Ports } from '../../server/networks/ports';
import { systemClock } from '../../server/platform/clock';
import { type Config, readConfig } from '../../server/platform/config';
import { openVault } from '../../server/platform/crypto/data-keys';
import type { Vault } from '../../server/platform/crypto/vault';
import { newId } from '../../server/platform/ids';
import { listen } from '../../server/platform/listen';
import { createLogs } from '../../server/platform/log';
import type { Db } from '../../server/platform/store/db';
import { type DbConfig, openDb } from '../../server/platform/store/open';
import { makeAccountCards, makeCards } from '../lib/cards';

/** Cards that are used, in turn. */
const CARDS = 100;

/** A processor on a database of its own, with cards to use. */
export interface Fixture {
  processor: CardProcessor;
  client: Client;
  /** The message of the n-th use. */
  message(n: number): NetworkMessage;
  /** The same as a card network sends it. */
  body(n: number): object;
  /** The n-th use of a card whose account decides, as a card network sends it: of cards with an account each, or with one for all. */
  ofAccount: Record<'each' | 'one', (n: number) => object>;
  /** Where a card network sends messages, and its token. */
  door: { url: string; token: string };
  close(): Promise<void>;
}

/** A card network whose rate nothing of this reaches. */
const NETWORK: Network = {
  name: 'bench',
  clients: null,
  countries: null,
  calls: null,
  reports: {
    scopes: ['network:card'],
    certificate: null,
    keys: [],
    rateLimit: { perSecond: 100_000, burst: 100_000 },
  },
  standIn: new Map(),
};

const TOKEN_SECONDS = 24 * 60 * 60;

function tokenOf({ services }: App): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1_000);
  const claims = { jti: newId(), network: NETWORK.name, scope: 'network:card', issuedAt };
  return services.tokens.signNetwork({ ...claims, expiresAt: issuedAt + TOKEN_SECONDS });
}

function clientAt(url: string): Client {
  return {
    id: 'bench',
    name: 'bench',
    secretHash: '',
    status: 'ACTIVE',
    revision: null,
    countries: ['ARG'],
    configuration: {
      ...defaultConfiguration,
      callbacks: { ...defaultConfiguration.callbacks, transactions: url },
      cardCharges: [{ name: 'PERCEPTION', type: 'TAX', percentage: '30', origin: 'INTERNATIONAL' }],
    },
    createdAt: 0,
    updatedAt: 0,
  };
}

/** A new database, filled with a client and cards. */
interface Filled {
  db: Db;
  /** The file of a SQLite database. */
  file: string;
  config: Config;
  vault: Vault;
  client: Client;
  cards: readonly string[];
  /** Cards with accounts, and the accounts. */
  ofAccount: Record<'each' | 'one', readonly string[]>;
  accounts: readonly string[];
  /** Closes the database and removes what it leaves. */
  close(): Promise<void>;
}

/** @param secret the api-secret that the client at `url` signs with */
export async function fill(database: DbConfig | 'sqlite', url: string, secret: string): Promise<Filled> {
  const folder = mkdtempSync(join(tmpdir(), 'contrato-bench-'));
  const file = join(folder, 'bench.sqlite');
  const store = database === 'sqlite' ? ({ dialect: 'sqlite', file } as const) : database;
  // As in production, which follows no call chains through its transactions.
  const db = openDb({ ...store, guarded: false });
  await migrate(db);
  const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' });
  const vault = openVault(config);
  const client = clientAt(url);
  const now = Date.now();
  const cards = Array.from({ length: CARDS }, () => newId());
  const ofAccount = { each: cards.map(() => newId()), one: cards.map(() => newId()) };
  const accounts: string[] = [];
  await db.transaction(async (tx) => {
    await insertClient(tx, client);
    const secretSealed = vault.seal(secret, 'api_keys.secret:bench');
    const dates = { createdAt: now, expiresAt: null };
    await insertApiKey(tx, { id: 'bench', clientId: client.id, secretSealed, status: 'ACTIVE', ...dates });
    await makeCards(tx, vault, client.id, cards);
    for (const ids of [...ofAccount.each.map((id) => [id]), ofAccount.one]) {
      accounts.push(await makeAccountCards(tx, vault, client.id, ids));
    }
  });
  const close = async () => {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { db, file, config, vault, client, cards, ofAccount, accounts, close };
}

/** @param secret the api-secret that the client at `url` signs with */
export async function openFixture(database: DbConfig | 'sqlite', url: string, secret: string): Promise<Fixture> {
  const { db, config, vault, client, cards, ofAccount, accounts, close } = await fill(database, url, secret);
  const app = createApp({
    config,
    db,
    clock: systemClock,
    logs: createLogs('warn'),
    tokenKeys: await loadTokenKeys(config),
    vault,
    ports: { exchangeRates: new SimulatedExchangeRates() } as unknown as Ports,
    networks: [NETWORK],
    documentation,
  });
  for (const account of accounts) await fund(app, client, account);
  const listener = await listen(app.koa, config);
  return {
    processor: app.services.processor,
    client,
    message: (n) => messageFor(cards[n % CARDS] as string),
    body: (n) => bodyFor(cards[n % CARDS] as string),
    ofAccount: {
      each: (n) => bodyFor(ofAccount.each[n % CARDS] as string),
      one: (n) => bodyFor(ofAccount.one[n % CARDS] as string),
    },
    door: { url: `${listener.url}/edge/v1/card/authorizations`, token: await tokenOf(app) },
    close: async () => {
      await listener.close(1_000);
      await app.close();
      await close();
    },
  };
}

/** Gives an account more than all its cards spend. */
async function fund({ services }: App, client: Client, accountId: string): Promise<void> {
  const movement: SingleMovement = {
    kind: 'single',
    id: newId(),
    clientId: client.id,
    accountId,
    type: 'CASHIN',
    processType: 'ORIGINAL',
    entryType: 'CREDIT',
    amount: 1_000_000_000_000n,
    parentId: null,
    forced: false,
    processBefore: null,
    fraud: false,
    now: Date.now(),
  };
  const reply = { status: 200, body: '' };
  await services.ledger.submit({
    movement,
    limits: client.configuration.limits,
    idempotency: null,
    present: () => ({ activities: [], events: [], reply }),
  });
}

function messageFor(cardId: string): NetworkMessage {
  return {
    reference: newId(),
    card: { id: cardId },
    type: 'PURCHASE',
    amount: 2000n,
    cash: 0n,
    currency: 'USD',
    exchangeRate: null,
    countryCode: 'USA',
    merchant: { id: '1', mcc: '5815', name: 'Streaming Store', address: null },
    pointType: 'ECOMMERCE',
    entryMode: 'CREDENTIAL_ON_FILE',
    localDateTime: '2026-01-15T09:41:07',
    installments: null,
    pin: null,
    cvv: null,
    expirationDate: null,
    originalId: null,
    forced: false,
    finding: null,
  };
}

/** A purchase as a card network reports it. */
export function bodyFor(cardId: string): object {
  return {
    reference: newId(),
    card_id: cardId,
    type: 'PURCHASE',
    amount: '20.00',
    currency: 'USD',
    country_code: 'USA',
    merchant: { id: '1', mcc: '5815', name: 'Streaming Store' },
    point_type: 'ECOMMERCE',
    entry_mode: 'CREDENTIAL_ON_FILE',
    local_date_time: '2026-01-15T09:41:07',
  };
}
