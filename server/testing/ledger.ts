import { type Account, insertAccount } from '../accounts/store/accounts';
import type { Activity } from '../activities/store/activities';
import { insertClient } from '../clients/store/clients';
import { newEvent } from '../events/store/outbox';
import { type Client, defaultConfiguration, type MoneyLimits } from '../kernel/client';
import { formatAmount } from '../kernel/money';
import type { SideEffects } from '../ledger/journal';
import type { MovementRequest } from '../ledger/request';
import type { Decision, Movement, P2PMovement, SingleMovement } from '../ledger/rules/movement';
import { newId } from '../platform/ids';
import type { Db } from '../platform/store/db';
import { NOON, p2p, single } from './ledger-rules';

export { NOON };

export const noLimits: MoneyLimits = defaultConfiguration.limits;

export async function makeClient(db: Db, changes: Partial<Client> = {}): Promise<Client> {
  const client: Client = {
    id: newId(),
    name: 'Acme',
    secretHash: 'none',
    status: 'ACTIVE',
    revision: null,
    countries: ['ARG', 'BRA', 'MEX'],
    configuration: defaultConfiguration,
    createdAt: NOON,
    updatedAt: NOON,
    ...changes,
  };
  await db.transaction((tx) => insertClient(tx, client));
  return client;
}

/** Gives the owner of the entries back what a step of the schema took, for good where the transaction is committed. */
export const ENTRY_PRIVILEGES = 'GRANT UPDATE, DELETE, TRUNCATE ON ledger_entries TO CURRENT_USER';

/** Opens a bridge account, or whatever the changes make of it, in Argentina. */
export async function makeAccount(db: Db, clientId: string, changes: Partial<Account> = {}): Promise<Account> {
  const account: Account = {
    id: newId(),
    clientId,
    ownerType: 'CLIENT',
    userId: null,
    country: 'ARG',
    currency: 'ARS',
    status: 'ACTIVE',
    statusUpdateMotive: null,
    statusUpdateComment: null,
    statusUpdatedBy: null,
    cvu: null,
    alias: null,
    cashAlias: null,
    clabe: null,
    metadata: null,
    createdAt: NOON,
    updatedAt: NOON,
    ...changes,
  };
  await db.transaction((tx) => insertAccount(tx, account));
  return account;
}

/**
 * Makes a client's own side of movements nearly full, so that no more debits of it fit 63 bits. It has to be there
 * already.
 * @returns puts back what was there
 */
export async function fillCounters(db: Db, clientId: string, kind: string): Promise<() => Promise<void>> {
  const parts = () => db.knex('ledger_accounts').where({ client_id: clientId, kind });
  const before = await parts().select('id', db.knex.raw('CAST(balance AS TEXT) AS balance'));
  const put = (id: string, balance: string) =>
    db.transaction(async ({ knex }) => {
      await knex.raw('UPDATE ledger_accounts SET balance = CAST(? AS BIGINT) WHERE id = ?', [balance, id]);
    });
  for (const { id } of before) await put(id, '-9223372036854775800');
  return async () => {
    for (const { id, balance } of before) await put(id, balance);
  };
}

/** A single movement on an account: a debit of 1.00 unless the changes say otherwise. */
export function movementOn(account: Account, changes: Partial<SingleMovement> = {}): SingleMovement {
  return single({ id: newId(), clientId: account.clientId, accountId: account.id, ...changes });
}

export function p2pBetween(source: Account, destination: Account, changes: Partial<P2PMovement> = {}): P2PMovement {
  const accounts = { clientId: source.clientId, sourceAccountId: source.id, destinationAccountId: destination.id };
  return p2p({ sourceId: newId(), destinationId: newId(), ...accounts, ...changes });
}

/** One activity and one event for each leg, as the operations make them. */
export function sideEffectsOf({ movement, legs }: Decision): SideEffects {
  const activities = legs.map((leg): Activity => {
    const { clientId, now } = movement;
    return {
      id: newId(),
      clientId,
      accountId: leg.accountId,
      country: leg.country,
      currency: leg.currency,
      accountTxs: [],
      originTxId: leg.transactionId,
      origin: leg.linkedId === null ? 'CLIENT' : 'P2P',
      processType: leg.processType,
      type: leg.type,
      entryType: leg.entryType,
      totalAmount: leg.amount,
      result: leg.result,
      rejectionReason: leg.rejectionReason,
      forced: leg.forced,
      data: { properties: null, description: null, details: [], metadata: {} },
      createdAt: now,
      updatedAt: now,
    };
  });
  const events = activities.map((activity) =>
    newEvent(
      {
        id: newId(),
        clientId: activity.clientId,
        kind: 'ACTIVITY_CREATED',
        key: newId(),
        resourceId: activity.id,
        payload: JSON.stringify({ type: 'ACTIVITY_CREATED', amount: formatAmount(activity.totalAmount) }),
      },
      activity.createdAt,
    ),
  );
  return { activities, events };
}

/** A request for the ledger that answers with the legs' results. */
export function requestOf(movement: Movement, changes: Partial<MovementRequest> = {}): MovementRequest {
  return {
    movement,
    limits: noLimits,
    idempotency: null,
    present: (decision) => ({
      ...sideEffectsOf(decision),
      reply: { status: 201, body: JSON.stringify(resultsOf(decision)) },
    }),
    ...changes,
  };
}

/** An idempotency key of the operation `createTransaction`. */
export function keyed(key: string, fingerprint = 'same'): Pick<MovementRequest, 'idempotency'> {
  return { idempotency: { operationId: 'createTransaction', key, fingerprint } };
}

interface Result {
  id: string;
  result: string;
  reason: string | null;
}

function resultsOf({ legs }: Decision): Result[] {
  return legs.map(({ transactionId, result, rejectionReason }) => ({
    id: transactionId,
    result,
    reason: rejectionReason,
  }));
}

/** The results that a reply of `requestOf` holds, one for each leg. */
export function readResults(body: string): Result[] {
  return JSON.parse(body);
}

/** Opens accounts of a client. @returns their ids */
export async function makeAccounts(db: Db, clientId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await makeAccount(db, clientId)).id);
  return ids;
}
