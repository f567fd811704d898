import { lockMismatch } from '../../mocks/world/store/mismatches';
import { lockAccount } from '../../server/accounts/store/accounts';
import { lockActivity } from '../../server/activities/store/activities';
import { lockTokens } from '../../server/auth/store/tokens';
import { lockPixKey, lockPixLookup } from '../../server/bank/store/pix';
import { lockTransfer } from '../../server/bank/store/transfers';
import { lockCardTransaction, queryCardTransaction } from '../../server/card-processing/store/card-transactions';
import { lockAffinityGroup } from '../../server/cards/store/affinity-groups';
import { lockBatch, lockBatchInMaking, lockBatchOfShipment } from '../../server/cards/store/batches';
import { lockCard, lockCardInWarehouse, queryCardLock } from '../../server/cards/store/cards';
import { lockCashInIntent, lockCashOutIntent, lockOpenCashInIntents } from '../../server/cash/store/cash';
import { lockClient } from '../../server/clients/store/clients';
import { lockIdentitySession } from '../../server/identity/store/identity';
import { stateReads } from '../../server/ledger/load';
import type { Reader, Tx } from '../../server/platform/store/db';
import type { PostgresConfig } from '../../server/platform/store/open';
import { runReads } from '../../server/platform/store/reads';
import { rowsOf } from '../../server/platform/store/rows-of';
import { STOCKED_STATUSES } from '../../server/shipping/rules/shipment';
import { lockShipment } from '../../server/shipping/store/shipments';
import { createEmptyDatabase, type TestDatabase } from '../../server/testing/database';
import { lockUser } from '../../server/users/store/users';
import { openBook } from '../book';
import { loadContract } from '../load';
import { prepare } from '../scenario';
import { type OwnServer, startOwnServer } from '../target/own-server';
import { World } from '../world/world';

const contract = loadContract('current');
const book = openBook();

/** Operations that leave a row of every kind that is locked. */
const MAKERS = [
  'createUser',
  'createCard',
  'createCardBatch',
  'createShipment',
  'createTransfer',
  'createPixKey',
  'createPixTransfer',
  'createCashInIntent',
  'createCashOutIntent',
  'createIdentitySession',
  'authorizeAtNetwork',
  'createSettlementMismatch',
];

type Row = Record<'id' | 'client_id', string> & Record<string, string>;
interface Lock {
  table: string;
  /** The rows that can be locked, as a condition; all of the table when absent. The first one is locked. */
  of?: string;
  /** The column that names a row; `id` when absent. */
  key?: string;
  take(tx: Tx, row: Row): Promise<unknown>;
}

const byId = (table: string, lock: (tx: Tx, clientId: string, id: string) => Promise<unknown>, of?: string): Lock => ({
  table,
  of,
  take: (tx, { client_id, id }) => lock(tx, client_id, id),
});

const ofLedger = (limitedClientIds: readonly string[], accountIds: readonly string[], clientId: string) => ({
  ...{ clientIds: [clientId], accountIds, parentIds: [], limitedClientIds, since: Date.now() },
});

const LOCKS: Readonly<Record<string, Lock>> = {
  lockUser: byId('users', lockUser),
  lockAccount: byId('ledger_accounts', lockAccount, "kind = 'USER'"),
  lockActivity: byId('activities', lockActivity),
  lockCard: byId('cards', lockCard),
  lockCardInWarehouse: {
    table: 'cards',
    of: `status = 'EMBOSSED' AND innominate = 1 AND user_id IS NULL AND shipment_id IN
      (SELECT id FROM shipments WHERE shipment_type = 'WAREHOUSE_BOX' AND status IN ('IN_WAREHOUSE', 'DELIVERED'))`,
    take: (tx, row) =>
      lockCardInWarehouse(tx, { clientId: row.client_id, id: row.affinity_group_id as string }, STOCKED_STATUSES),
  },
  queryCardLock: {
    table: 'cards',
    take: (tx, { client_id, id }) => runReads(tx, [queryCardLock(tx, client_id, id)]),
  },
  lockAffinityGroup: byId('affinity_groups', lockAffinityGroup),
  lockBatch: byId('card_batches', lockBatch),
  lockBatchInMaking: byId('card_batches', lockBatchInMaking),
  lockBatchOfShipment: {
    table: 'card_batches',
    of: 'shipment_id IS NOT NULL',
    take: (tx, row) => lockBatchOfShipment(tx, row.client_id, row.shipment_id as string),
  },
  lockShipment: byId('shipments', lockShipment),
  lockTransfer: byId('transfers', lockTransfer),
  lockPixKey: {
    table: 'pix_keys',
    key: 'key',
    take: (tx, row) =>
      lockPixKey(tx, { clientId: row.client_id, accountId: row.account_id as string }, row.key as string),
  },
  lockPixLookup: byId('pix_lookups', lockPixLookup),
  lockCashInIntent: byId('cash_in_intents', lockCashInIntent),
  lockOpenCashInIntents: {
    table: 'cash_in_intents',
    of: "status = 'ACTIVE'",
    take: (tx, row) => lockOpenCashInIntents(tx, { id: row.account_id as string, clientId: row.client_id }),
  },
  lockCashOutIntent: byId('cash_out_intents', lockCashOutIntent),
  lockIdentitySession: byId('identity_sessions', lockIdentitySession),
  lockCardTransaction: byId('card_transactions', lockCardTransaction),
  queryCardTransaction: {
    table: 'card_transactions',
    take: (tx, { client_id, id }) => runReads(tx, [queryCardTransaction(tx, client_id, id, true)]),
  },
  lockMismatch: byId('settlement_mismatches', lockMismatch),
  lockClient: { table: 'clients', take: (tx, { id }) => lockClient(tx, id) },
  lockTokens: { table: 'clients', take: (tx, { id }) => lockTokens(tx, id) },
  'a batch of movements': {
    table: 'ledger_accounts',
    of: "kind = 'USER'",
    take: (tx, { client_id, id }) => runReads(tx, stateReads(tx, ofLedger([], [id], client_id))),
  },
  'a batch of movements of a limited client': {
    table: 'clients',
    take: (tx, { id }) => runReads(tx, stateReads(tx, ofLedger([id], [], id))),
  },
};

let database: TestDatabase;
let server: OwnServer;
beforeAll(async () => {
  database = await createEmptyDatabase('postgres');
  server = await startOwnServer('current', { databaseUrl: (database.config as PostgresConfig).url });
  const world = await World.open(contract, contract.values, server.url, null, server.edge);
  for (const operationId of MAKERS) await make(operationId, world);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Sends a request that succeeds. */
async function make(operationId: string, world: World): Promise<void> {
  const rule = contract.rules.get(operationId);
  const { scenarios = {}, valid } = book.get(operationId) ?? {};
  const arrange = scenarios[Object.keys(scenarios).find((name) => name.startsWith('2')) ?? ''] ?? valid;
  if (rule === undefined || arrange === undefined) throw new Error(`${operationId} has no scenarios`);
  const request = await arrange(world);
  const { method, target, headers, body } = prepare(rule, request, request.token ?? (await world.token(rule)));
  const { status } = await fetch(server.url + target, { method, headers, body: body === '' ? undefined : body });
  if (status >= 300) throw new Error(`${operationId} answered ${status}`);
}

/** Decides whether another connection could lock a row now. */
async function isFree({ knex }: Reader, { table, key = 'id' }: Lock, row: Row): Promise<boolean> {
  const free = await knex.raw('SELECT 1 FROM ?? WHERE ?? = ? FOR NO KEY UPDATE SKIP LOCKED', [
    table,
    key,
    row[key] as string,
  ]);
  return rowsOf(free).length === 1;
}

it.each(Object.entries(LOCKS))('%s keeps a row from others until the transaction ends', async (_name, lock) => {
  const { table, of = 'TRUE', key = 'id', take } = lock;
  const [row] = rowsOf(await server.db.knex.raw(`SELECT * FROM ${table} WHERE ${of} ORDER BY ${key} LIMIT 1`)) as Row[];
  if (row === undefined) throw new Error(`${table} has no such row`);
  const other = database.openAgain();
  try {
    expect(await isFree(other, lock, row)).toBe(true);
    await server.db.transaction(async (tx) => {
      await take(tx, row);
      expect(await isFree(other, lock, row)).toBe(false);
    });
    expect(await isFree(other, lock, row)).toBe(true);
  } finally {
    await other.close();
  }
});
