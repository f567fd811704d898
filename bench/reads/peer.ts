import fastify from 'fastify';
import type { Knex } from 'knex';
import { announce } from '../lib/child';
import { openPeerStore } from '../lib/peer-store';
import { openFixture } from './fixture';

// What a competent team writes in an afternoon: Fastify, schemas, Knex, a statement for a record and two for a page. It
// answers with the same fields, and has neither tokens nor revisions nor a check of what it answers.

const id = { type: 'string', minLength: 1, maxLength: 256 };
const byId = { params: { type: 'object', properties: { id } } };
const ofAccount = {
  querystring: {
    type: 'object',
    properties: {
      'filter[account_id]': id,
      'page[number]': { type: 'integer', minimum: 0, default: 0 },
      'page[size]': { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    },
  },
};

// biome-ignore lint/suspicious/noExplicitAny: rows are taken as they come
type Row = Record<string, any>;

const MESSAGES: Readonly<Record<string, string>> = { INSUFFICIENT_FUNDS: 'The balance is not sufficient.' };

const decimal = (minor: number | string): string => (Number(minor) / 100).toFixed(2);
const moment = (milliseconds: number | string | null): string | null =>
  milliseconds === null ? null : new Date(Number(milliseconds)).toISOString();

const accountOf = (row: Row) => ({
  id: row.id,
  country: row.country,
  currency: row.currency,
  balance: decimal(row.balance),
  data: { license_owner: 'SERVICE', bank_account: { cvu: row.cvu, alias: row.alias } },
  owner_type: row.owner_type,
  owner_data: { client_id: row.client_id, user_id: row.user_id },
  status: row.status,
  status_update_motive: row.status_update_motive,
  status_update_comment: row.status_update_comment,
  status_updated_by: row.status_updated_by,
  metadata: row.metadata === null ? {} : JSON.parse(row.metadata),
  created_at: moment(row.created_at),
  updated_at: moment(row.updated_at),
});

function activityOf(row: Row) {
  const { properties = null, description = null, details = [], metadata = {} } = JSON.parse(row.data);
  return {
    id: row.id,
    account: { id: row.account_id, country: row.country, currency: row.currency },
    account_txs: JSON.parse(row.account_txs),
    origin_tx_id: row.origin_tx_id,
    origin: row.origin,
    process_type: row.process_type,
    type: row.type,
    total_amount: decimal(row.total_amount),
    entry_type: row.entry_type,
    result: row.result,
    rejection_reason: row.rejection_reason,
    rejection_message: row.rejection_reason === null ? null : (MESSAGES[row.rejection_reason] ?? null),
    forced: Boolean(row.forced),
    created_at: moment(row.created_at),
    updated_at: moment(row.updated_at),
    data: { properties, description, details, metadata },
  };
}

const cardOf = (row: Row) => ({
  id: row.id,
  user_id: row.user_id,
  affinity_group_id: row.affinity_group_id,
  affinity_group_name: row.affinity_group_name,
  card_type: row.card_type,
  product_type: row.product_type,
  product_brand: row.product_brand,
  provider: row.product_brand,
  status: row.status,
  status_detail: row.status_detail,
  country_code: row.country_code,
  innominate: Boolean(row.innominate),
  last_four: row.last_four,
  pin_locked: Number(row.pin_failures) >= 3,
  shipment_id: row.shipment_id,
  previous_card_id: row.previous_card_id,
  start_date: row.start_date,
  activated_at: moment(row.activated_at),
  created_at: moment(row.created_at),
  updated_at: moment(row.updated_at),
});

async function pageOf(knex: Knex, { account, number, size }: { account: string; number: number; size: number }) {
  const ours = () => knex('activities').where({ client_id: 'bench', account_id: account });
  const [counted] = await ours().count({ total: '*' });
  const rows: Row[] = await ours()
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(size)
    .offset(number * size);
  const total = Number(counted?.total);
  const pagination = {
    current_page: number,
    page_size: size,
    total_pages: Math.ceil(total / size),
    total_items: total,
  };
  const meta = { pagination, filters: [{ field: 'account_id', values: [account] }], sort: [] };
  return { data: rows.map(activityOf), meta };
}

async function main(): Promise<void> {
  const { app: own, listener, db, file } = await openFixture();
  await listener.close(1_000);
  await own.close();
  await db.close();
  const knex = openPeerStore(file);
  const app = fastify();
  app.get<{ Params: { id: string } }>('/core/accounts/v1/:id', { schema: byId }, async ({ params }, reply) => {
    const row: Row | undefined = await knex('accounts')
      .join('ledger_accounts', 'ledger_accounts.id', 'accounts.id')
      .where({ 'accounts.id': params.id, 'accounts.client_id': 'bench' })
      .first('accounts.*', 'ledger_accounts.balance');
    return row === undefined ? reply.code(404).send({}) : { data: accountOf(row) };
  });
  app.get<{ Querystring: Row }>('/core/activities/v1', { schema: ofAccount }, ({ query }) =>
    pageOf(knex, {
      account: query['filter[account_id]'] ?? '',
      number: query['page[number]'] ?? 0,
      size: query['page[size]'] ?? 20,
    }),
  );
  app.get<{ Params: { id: string } }>('/cards/v1/:id', { schema: byId }, async ({ params }, reply) => {
    const row: Row | undefined = await knex('cards')
      .join('affinity_groups', 'affinity_groups.id', 'cards.affinity_group_id')
      .where({ 'cards.id': params.id, 'cards.client_id': 'bench' })
      .first('cards.*', { affinity_group_name: 'affinity_groups.name' });
    return row === undefined ? reply.code(404).send({}) : { data: cardOf(row), meta: { extend: [] } };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  announce((app.server.address() as { port: number }).port);
}

void main();
