import { mkdtempSync } from 'node:fs';
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
import { type LoadRequest, NUMBER } from '../lib/request';

/** Cards that are used, in turn. */
const CARDS = 100;

/** Where card networks report the uses of cards. */
export const DOOR = '/edge/v1/card/authorizations';

/** The ids of cards: those whose uses the client decides, and those of accounts, with one each or with one for all. */
export type Cards = Record<'client' | 'each' | 'one', readonly string[]>;

/** This server on a database of its own, with cards to use. */
export interface Fixture {
  processor: CardProcessor;
  client: Client;
  cards: Cards;
  port: number;
  /** Of a card network. */
  token: string;
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
  const claims = { jti: newId(), network: NETWORK.name, scope: 'network:card', key: null, issuedAt };
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
  cards: Cards;
  /** The accounts of the cards that have one. */
  accounts: readonly string[];
}

/** Reads where the client is asked, and the api-secret that it signs with, from the environment. */
export function askedClient(): { url: string; secret: string } {
  const { BENCH_CLIENT_URL: url = '', BENCH_API_SECRET: secret = '' } = process.env;
  return { url, secret };
}

/** Fills the database that the bench names, or a new SQLite file. */
export async function fill(): Promise<Filled> {
  const { url, secret } = askedClient();
  const folder = mkdtempSync(join(tmpdir(), 'contrato-bench-'));
  const file = join(folder, 'bench.sqlite');
  const { BENCH_DATABASE_URL: postgres = '' } = process.env;
  const store: DbConfig = postgres === '' ? { dialect: 'sqlite', file } : { dialect: 'postgres', url: postgres };
  // As in production, which follows no call chains through its transactions.
  const db = openDb({ ...store, guarded: false });
  await migrate(db);
  const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' });
  const vault = openVault(config);
  const client = clientAt(url);
  const now = Date.now();
  const some = () => Array.from({ length: CARDS }, () => newId());
  const cards = { client: some(), each: some(), one: some() };
  const accounts: string[] = [];
  await db.transaction(async (tx) => {
    await insertClient(tx, client);
    const secretSealed = vault.seal(secret, 'api_keys.secret:bench');
    const dates = { createdAt: now, signsFrom: null, expiresAt: null };
    await insertApiKey(tx, { id: 'bench', clientId: client.id, secretSealed, status: 'ACTIVE', ...dates });
    await makeCards(tx, vault, client.id, cards.client);
    for (const ids of [...cards.each.map((id) => [id]), cards.one]) {
      accounts.push(await makeAccountCards(tx, vault, client.id, ids));
    }
  });
  return { db, file, config, vault, client, cards, accounts };
}

export async function openFixture(): Promise<Fixture> {
  const { db, config, vault, client, cards, accounts } = await fill();
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
  return { processor: app.services.processor, client, cards, port: listener.port, token: await tokenOf(app) };
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

/** A message about the use of a card that the client decides. */
export function messageFor(cardId: string): NetworkMessage {
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

/** A purchase as a card network reports it, each time with a reference of its own. */
export function purchaseOf(cardId: string, token: string): LoadRequest {
  const body = {
    reference: `01935d2a-7f60-7c11-9a51-0${NUMBER}`,
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
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return { method: 'POST', path: DOOR, headers, body: JSON.stringify(body) };
}
