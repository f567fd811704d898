import { timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { Knex } from 'knex';
import { request } from 'undici';
import { v7 } from 'uuid';
import { signature } from '../../client/signature';
import { announce, answerQuestions } from '../lib/child';
import { peerStoreAt } from '../lib/peer-store';
import { askedClient, DOOR, fill } from './fixture';

// What a competent team writes in an afternoon: Fastify, schemas, Knex, a transaction to record and one to conclude. It
// writes the same rows to the same tables and asks the same client with signatures both ways. It has no rates, rules,
// limits, revisions or stand-in decisions, prices nothing, waits for a client as long as that takes, and forgets what
// it was doing when it stops.

const id = { type: 'string', minLength: 1, maxLength: 256 };
const word = { type: 'string', pattern: '^[A-Z_]{1,64}$' };
const SCHEMA = {
  body: {
    type: 'object',
    required: [
      'reference',
      'card_id',
      'type',
      'amount',
      'currency',
      'country_code',
      'merchant',
      'point_type',
      'entry_mode',
    ],
    properties: {
      reference: id,
      card_id: id,
      type: word,
      amount: { type: 'string', pattern: '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,2})?$' },
      currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      country_code: { type: 'string', pattern: '^[A-Z]{3}$' },
      merchant: {
        type: 'object',
        required: ['id', 'mcc', 'name'],
        properties: { id, mcc: { type: 'string', pattern: '^[0-9]{4}$' }, name: id },
      },
      point_type: word,
      entry_mode: word,
      local_date_time: { type: 'string', minLength: 19, maxLength: 19 },
    },
  },
  response: {
    200: {
      type: 'object',
      properties: {
        data: {
          type: 'object',
          properties: {
            reference: { type: 'string' },
            transaction_id: { type: 'string' },
            status_detail: { type: 'string' },
          },
        },
      },
    },
  },
} as const;

interface CardUse {
  reference: string;
  card_id: string;
  type: string;
  amount: string;
  currency: string;
  country_code: string;
  merchant: object;
  point_type: string;
  entry_mode: string;
  local_date_time: string;
}

const ORDER = 'timestamp-endpoint-body';
const seconds = (): string => String(Math.floor(Date.now() / 1000));

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

function rowOf(asked: CardUse, card: Record<string, string>, amount: number, now: number) {
  return {
    id: v7(),
    client_id: card.client_id,
    type: asked.type,
    state: 'PENDING',
    network_reference: `peer:AUTHORIZATION:${asked.reference}`,
    duplicate: 0,
    card_id: card.id,
    user_id: card.user_id,
    affinity_group_id: card.affinity_group_id,
    product_type: card.product_type,
    provider: card.provider,
    bin: card.bin,
    last_four: card.last_four,
    origin: asked.country_code === card.country_code ? 'DOMESTIC' : 'INTERNATIONAL',
    country_code: asked.country_code,
    merchant: JSON.stringify(asked.merchant),
    point_type: asked.point_type,
    entry_mode: asked.entry_mode,
    local_date_time: asked.local_date_time,
    card_use: 'ECOMMERCE',
    forced: 0,
    pricing: '{}',
    transaction_amount: amount,
    local_amount: amount,
    base_amount: amount,
    usd_amount: amount,
    details: '[]',
    charged_amount: 0,
    charged: 0,
    presented: 0,
    refunded: 0,
    pending_until: now + 60_000,
    created_at: now,
    updated_at: now,
  };
}

/** Records what is asked, and the message by its reference, which makes a second one with it fail. */
async function record(knex: Knex, asked: CardUse) {
  const card = await knex('cards')
    .join('affinity_groups', 'affinity_groups.id', 'cards.affinity_group_id')
    .where('cards.id', asked.card_id)
    .where('cards.status', 'ACTIVE')
    .first('cards.*', 'affinity_groups.provider');
  if (card === undefined) throw new Error('no such card');
  const now = Date.now();
  const row = rowOf(asked, card, Math.round(Number(asked.amount) * 100), now);
  await knex.transaction(async (tx) => {
    await tx('card_transactions').insert(row);
    await tx('card_messages').insert({
      network: 'peer',
      reference: asked.reference,
      kind: 'AUTHORIZATION',
      fingerprint: '',
      client_id: row.client_id,
      transaction_id: row.id,
      created_at: now,
    });
  });
  return row;
}

/** Asks the client. @throws where its answer is not signed */
async function ask(url: string, secret: string, row: ReturnType<typeof rowOf>): Promise<string> {
  const { pathname: endpoint } = new URL(url);
  const timestamp = seconds();
  const body = Buffer.from(JSON.stringify({ ...row, merchant: JSON.parse(row.merchant) }));
  const answer = await request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': 'bench',
      'x-idempotency-key': row.id,
      'x-endpoint': endpoint,
      'x-timestamp': timestamp,
      'x-signature': signature({ timestamp, endpoint, body }, secret, ORDER),
    },
    body,
  });
  const answered = Buffer.from(await answer.body.arrayBuffer());
  const { 'x-timestamp': at = '', 'x-endpoint': of = '', 'x-signature': given = '' } = answer.headers;
  const wanted = signature({ timestamp: String(at), endpoint: String(of), body: answered }, secret, ORDER);
  if (answer.statusCode !== 200 || !isEqual(String(given), wanted)) throw new Error('the answer is not signed');
  return (JSON.parse(answered.toString('utf8')) as { status_detail: string }).status_detail;
}

async function main(): Promise<void> {
  const { url, secret } = askedClient();
  const { file, cards } = await fill();
  const { BENCH_DATABASE_URL: postgres = '' } = process.env;
  const knex = peerStoreAt(postgres === '' ? { file } : { url: postgres });
  const app = fastify();
  const token = v7();
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!isEqual(headers.authorization ?? '', `Bearer ${token}`)) return reply.code(401).send({});
  });
  app.post<{ Body: CardUse }>(DOOR, { schema: SCHEMA }, async ({ body: asked }) => {
    const row = await record(knex, asked);
    const detail = await ask(url, secret, row);
    const isApproved = detail === 'APPROVED';
    const concluded = await knex('card_transactions')
      .where({ id: row.id, state: 'PENDING' })
      .update({
        state: isApproved ? 'AUTHORIZED' : 'REJECTED',
        status_detail: detail,
        decided_by: 'CLIENT',
        charged_amount: isApproved ? row.transaction_amount : 0,
        charged: isApproved ? row.local_amount : 0,
        pending_until: null,
        updated_at: Date.now(),
      });
    if (concluded !== 1) throw new Error('somebody else concluded it');
    return { data: { reference: asked.reference, transaction_id: row.id, status_detail: detail } };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  answerQuestions({ cards: async () => cards });
  announce((app.server.address() as AddressInfo).port, token);
}

void main();
