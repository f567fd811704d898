import { assertNewName } from '../../admin/onboarding/open-client';
import { migrations as worldMigrations } from '../../mocks/world/store/migrations';
import { lockMismatch } from '../../mocks/world/store/mismatches';
import { insertEntries } from '../../mocks/world/store/request-log';
import { lockAccount } from '../../server/accounts/store/accounts';
import { lockActivity } from '../../server/activities/store/activities';
import { lockTokens } from '../../server/auth/store/tokens';
import { lockPixKey, lockPixLookup } from '../../server/bank/store/pix';
import { lockTransfer } from '../../server/bank/store/transfers';
import { lockCardTransaction, queryCardTransaction } from '../../server/card-processing/store/card-transactions';
import { type CardMessage, lockReferences, readsBeforeMessages } from '../../server/card-processing/store/messages';
import { lockAffinityGroup } from '../../server/cards/store/affinity-groups';
import { lockBatch, lockBatchInMaking, lockBatchOfShipment } from '../../server/cards/store/batches';
import { lockCard, lockCardInWarehouse, queryCardLock } from '../../server/cards/store/cards';
import { expireCards } from '../../server/cards/store/cards-expiry';
import { lockPin } from '../../server/cards/store/cards-secrets';
import { lockCashInIntent, lockCashOutIntent, lockOpenCashInIntents } from '../../server/cash/store/cash';
import { lockClient } from '../../server/clients/store/clients';
import { claimEvents, insertEvents, newEvent, releaseAbandoned } from '../../server/events/store/outbox';
import { lockIdentitySession } from '../../server/identity/store/identity';
import { defaultConfiguration } from '../../server/kernel/client';
import { stateReads } from '../../server/ledger/load';
import { lockLimitedClient } from '../../server/ledger/post-movement';
import { migrations } from '../../server/migrations';
import type { Vault } from '../../server/platform/crypto/vault';
import { newId } from '../../server/platform/ids';
import { claimJob, enqueueJob, extendClaim, type Job } from '../../server/platform/jobs/store/jobs';
import type { Db, Reader, Tx } from '../../server/platform/store/db';
import { applyMigrations } from '../../server/platform/store/migrate';
import type { PostgresConfig } from '../../server/platform/store/open';
import { runReads } from '../../server/platform/store/reads';
import { rowsOf } from '../../server/platform/store/rows-of';
import { STOCKED_STATUSES } from '../../server/shipping/rules/shipment';
import { lockShipment } from '../../server/shipping/store/shipments';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../../server/testing/database';
import { outside } from '../../server/testing/outside';
import { until } from '../../server/testing/until';
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

/** Opens every sealed text. */
const OPENING = { open: () => '' } as unknown as Vault;
const LIMITS = { ...defaultConfiguration.limits, client: { daily: '1.00', monthly: null } };
const LIMITED = { configuration: { ...defaultConfiguration, limits: LIMITS } } as Parameters<
  typeof lockLimitedClient
>[1];

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
  lockPin: {
    table: 'card_secrets',
    key: 'card_id',
    take: (tx, row) => lockPin(tx, OPENING, { id: row.card_id as string, clientId: row.client_id }),
  },
  lockLimitedClient: { table: 'clients', take: (tx, { id }) => lockLimitedClient(tx, { ...LIMITED, id }) },
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

/** The connections of two processes to one database. */
interface Both {
  one: Db;
  other: Db;
}

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE pid = ? AND wait_event_type = 'Lock'`;

/**
 * Lets one process do something and hold its transaction, and another one something.
 * @returns whether the other one had to wait for the first
 */
async function isKeptWaiting(
  { one, other }: Both,
  hold: (tx: Tx) => Promise<unknown>,
  then: (tx: Tx) => Promise<unknown>,
): Promise<boolean> {
  let isDone = false;
  let isWaiting = false;
  let pid = 0;
  const second = async () => {
    await other.transaction(async (tx) => {
      pid = Number(rowsOf(await tx.knex.raw('SELECT pg_backend_pid() AS pid'))[0]?.pid);
      await then(tx);
    });
    isDone = true;
  };
  let ended: Promise<void> | undefined;
  await one.transaction(async (tx) => {
    await hold(tx);
    await outside(async () => {
      ended = second();
      await until('the other one is done or waits', async () => {
        isWaiting = !isDone && rowsOf(await one.knex.raw(WAITING, [pid])).length > 0;
        return isDone || isWaiting;
      });
    });
  });
  await ended;
  return isWaiting;
}

/** A database whose units of work are parts of a transaction. */
const within = (tx: Tx): Db => ({ dialect: tx.dialect, transaction: (work: (tx: Tx) => unknown) => work(tx) }) as never;

describe('between two processes', () => {
  let quiet: TestDatabase;
  let both: Both;
  beforeAll(async () => {
    quiet = await createDatabase('postgres', worldMigrations);
    both = { one: quiet.db, other: quiet.openAgain() };
  });
  afterAll(async () => {
    await both.other.close();
    await quiet.drop();
  });

  let job: Job;
  const message = { network: 'one', reference: newId(), kind: 'AUTHORIZATION' } as unknown as CardMessage;
  const steps = [...migrations, ...worldMigrations];

  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['messages with one reference', (tx) => lockReferences(tx, [message])],
    ['a batch of messages with one reference', (tx) => runReads(tx, readsBeforeMessages(tx, [message]))],
    ['new names of clients', (tx) => assertNewName(tx, newId())],
    ['entries of the request log', (tx) => insertEntries(within(tx), [])],
    ['steps of the schema', (tx) => applyMigrations(within(tx), steps)],
  ])('%s go one after the other', async (_what, take) => {
    expect(await isKeptWaiting(both, take, take)).toBe(true);
  });

  const [clientId, now] = [newId(), 1_000];
  const time = { machineNow: now, leaseMilliseconds: 1_000 };
  const event = () =>
    newEvent(
      { id: newId(), clientId, kind: 'SHIPMENT_UPDATED', key: newId(), resourceId: newId(), payload: '{}' },
      now,
    );
  const claim = { ...time, now, kinds: ['a kind'] };

  it.each<[string, string, (tx: Tx) => Promise<unknown>, (tx: Tx) => Promise<unknown>, unknown]>([
    [
      'a due job',
      'jobs',
      (tx) => enqueueJob(tx, { kind: 'a kind', key: 'one', payload: {}, runAt: 0 }),
      (tx) => claimJob(tx, claim),
      null,
    ],
    [
      'a claimed job',
      'jobs',
      async (tx) => {
        await enqueueJob(tx, { kind: 'a kind', key: 'one', payload: {}, runAt: 0 });
        job = (await claimJob(tx, claim)) as Job;
      },
      (tx) => extendClaim(tx, job, now + 5_000),
      undefined,
    ],
    [
      'a due event',
      'outbox',
      (tx) => insertEvents(tx, [event()]),
      (tx) => claimEvents(tx, { receiver: event().receiver, now, limit: 9, id: 'other', until: 2_000 }),
      [],
    ],
    [
      'an event whose process died',
      'outbox',
      async (tx) => {
        await insertEvents(tx, [event()]);
        await tx.knex('outbox').update({ state: 'CLAIMED', claimed_by: 'gone', claimed_until: 0 });
      },
      (tx) => releaseAbandoned(tx, time),
      undefined,
    ],
  ])('%s whose row one holds is left by the other, which does not wait', async (_what, table, make, take, nothing) => {
    await quiet.db.transaction(async (tx) => {
      await tx.knex(table).delete();
      await make(tx);
    });
    let taken: unknown;
    const hold = ({ knex }: Tx) => knex(table).forUpdate().select('id');
    const isWaiting = await isKeptWaiting(both, hold as never, async (tx) => {
      taken = await take(tx);
    });
    expect([isWaiting, taken]).toEqual([false, nothing]);
  });
});

it('a card that is changed is left by the one that expires cards, which does not wait', async () => {
  const other = database.openAgain();
  const undone = new Error('undone');
  try {
    const hold = ({ knex }: Tx) => knex('cards').where({ status: 'ACTIVE' }).limit(1).forUpdate().select('id');
    const isWaiting = await isKeptWaiting({ one: server.db, other }, hold as never, async (tx) => {
      const savepoint = tx.knex.transaction(async (knex) => {
        expect(await expireCards({ ...tx, knex } as Tx, Number.MAX_SAFE_INTEGER, 1_000)).toBeGreaterThan(0);
        throw undone;
      });
      await savepoint.catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    });
    expect(isWaiting).toBe(false);
  } finally {
    await other.close();
  }
});
