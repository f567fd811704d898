import fastify from 'fastify';
import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { announce } from '../lib/child';
import { openPeerStore } from '../lib/peer-store';
import { fillStore, openBenchDb } from './fixture';

// What a competent team writes in an afternoon: Fastify, schemas, Knex, one database transaction per request. It
// writes the same rows to the same tables, and has neither tokens nor limits nor parents to look at.

interface Single {
  account_id: string;
  type: string;
  process_type: string;
  entry_type: 'DEBIT' | 'CREDIT';
  total_amount: string;
}

interface P2P {
  source_account_id: string;
  destination_account_id: string;
  total_amount: string;
}

interface Leg {
  accountId: string;
  entryType: 'DEBIT' | 'CREDIT';
  type: string;
}

const amount = { type: 'string', pattern: '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$' };
const id = { type: 'string', minLength: 1, maxLength: 256 };
const SCHEMAS = {
  single: {
    type: 'object',
    required: ['account_id', 'type', 'process_type', 'entry_type', 'total_amount'],
    properties: {
      account_id: id,
      type: { type: 'string', enum: ['CASHIN', 'MANUAL_MOVEMENT', 'PAYMENT_IN'] },
      process_type: { type: 'string', enum: ['ORIGINAL'] },
      entry_type: { type: 'string', enum: ['DEBIT', 'CREDIT'] },
      total_amount: amount,
    },
  },
  p2p: {
    type: 'object',
    required: ['source_account_id', 'destination_account_id', 'source_data', 'destination_data', 'total_amount'],
    properties: {
      source_account_id: id,
      destination_account_id: id,
      total_amount: amount,
      source_data: { type: 'object' },
      destination_data: { type: 'object' },
    },
  },
};

const minor = (text: string): number => Math.round(Number(text) * 100);

async function applyLeg(
  tx: Knex.Transaction,
  leg: Leg,
  cents: number,
  movementId: string,
  legNumber: number,
  now: number,
) {
  const account = await tx('ledger_accounts').where({ id: leg.accountId, client_id: 'bench' }).forUpdate().first();
  if (account === undefined) throw new Error('no such account');
  const change = leg.entryType === 'CREDIT' ? cents : -cents;
  const transactionId = legNumber === 0 ? movementId : v7();
  await tx('transactions').insert({
    id: transactionId,
    client_id: 'bench',
    account_id: leg.accountId,
    type: leg.type,
    process_type: 'ORIGINAL',
    entry_type: leg.entryType,
    currency: account.currency,
    total_amount: cents,
    result: 'APPROVED',
    returned_total: 0,
    added_total: 0,
    created_at: now,
  });
  await tx('ledger_entries').insert({
    movement_id: movementId,
    leg: legNumber,
    account_id: leg.accountId,
    currency: account.currency,
    amount: change,
    created_at: now,
  });
  await tx('ledger_accounts').where({ id: leg.accountId }).increment('balance', change);
  const activity = {
    id: v7(),
    client_id: 'bench',
    account_id: leg.accountId,
    country: 'ARG',
    currency: account.currency,
    origin_tx_id: transactionId,
    origin: 'CLIENT',
    process_type: 'ORIGINAL',
    type: leg.type,
    entry_type: leg.entryType,
    total_amount: cents,
    result: 'APPROVED',
    forced: 0,
    account_txs: '[]',
    data: '{}',
    created_at: now,
    updated_at: now,
  };
  await tx('activities').insert(activity);
  await tx('outbox').insert({
    id: v7(),
    client_id: 'bench',
    receiver: 'bench/activities',
    kind: 'ACTIVITY_CREATED',
    key: v7(),
    resource_id: activity.id,
    payload: JSON.stringify(activity),
    state: 'PENDING',
    attempts: 0,
    failures: 0,
    held: 0,
    created_at: now,
    updated_at: now,
  });
  return { id: transactionId, change, currency: account.currency };
}

async function counter(tx: Knex.Transaction, movementId: string, change: number, currency: string, now: number) {
  await tx('ledger_accounts').where({ id: 'bench-counter' }).increment('balance', change);
  await tx('ledger_entries').insert({
    movement_id: movementId,
    leg: 1,
    account_id: 'bench-counter',
    currency,
    amount: change,
    created_at: now,
  });
}

async function once(
  knex: Knex,
  operation: string,
  key: string,
  run: (tx: Knex.Transaction) => Promise<unknown>,
): Promise<unknown> {
  return knex.transaction(async (tx) => {
    const earlier = await tx('idempotency').where({ client_id: 'bench', operation_id: operation, key }).first();
    if (earlier !== undefined) return JSON.parse(earlier.body);
    const body = await run(tx);
    await tx('idempotency').insert({
      client_id: 'bench',
      operation_id: operation,
      key,
      fingerprint: '',
      status: 201,
      body: JSON.stringify(body),
      created_at: Date.now(),
    });
    return body;
  });
}

async function main(): Promise<void> {
  const { db, file } = openBenchDb();
  await fillStore(db);
  await db.close();
  const knex = openPeerStore(file);
  await knex('ledger_accounts').insert({
    id: 'bench-counter',
    client_id: 'bench',
    kind: 'BRIDGE',
    currency: 'ARS',
    country: 'ARG',
    status: 'ACTIVE',
    balance: 0,
    day: 0,
    day_debit: 0,
    day_credit: 0,
    month: 0,
    month_debit: 0,
    month_credit: 0,
  });
  const app = fastify();
  app.post<{ Body: Single }>('/core/transactions/v1', { schema: { body: SCHEMAS.single } }, async (request, reply) => {
    const { account_id, entry_type, type, total_amount } = request.body;
    const body = await once(knex, 'single', String(request.headers['x-idempotency-key']), async (tx) => {
      const [movementId, now] = [v7(), Date.now()];
      const leg = { accountId: account_id, entryType: entry_type, type };
      const { change, currency } = await applyLeg(tx, leg, minor(total_amount), movementId, 0, now);
      await counter(tx, movementId, -change, currency, now);
      return { id: movementId, result: 'APPROVED', rejection_reason: null, created_at: new Date(now).toISOString() };
    });
    return reply.code(201).send(body);
  });
  app.post<{ Body: P2P }>('/core/transactions/v1/p2p', { schema: { body: SCHEMAS.p2p } }, async (request, reply) => {
    const { source_account_id, destination_account_id, total_amount } = request.body;
    const body = await once(knex, 'p2p', String(request.headers['x-idempotency-key']), async (tx) => {
      const [movementId, now, cents] = [v7(), Date.now(), minor(total_amount)];
      const legs: Leg[] = [
        { accountId: source_account_id, entryType: 'DEBIT', type: 'P2P_OUT' },
        { accountId: destination_account_id, entryType: 'CREDIT', type: 'P2P_IN' },
      ];
      // Locked in one order, or two movements in opposite directions wait for each other.
      await tx('ledger_accounts')
        .whereIn('id', [source_account_id, destination_account_id])
        .orderBy('id')
        .forUpdate()
        .select('id');
      const [source, destination] = [
        await applyLeg(tx, legs[0] as Leg, cents, movementId, 0, now),
        await applyLeg(tx, legs[1] as Leg, cents, movementId, 1, now),
      ];
      return { source_account_tx: { id: source.id }, destination_account_tx: { id: destination.id } };
    });
    return reply.code(201).send(body);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  announce((app.server.address() as { port: number }).port);
}

void main();
