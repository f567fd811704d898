import { createServer } from 'node:http';
import document from '../../generated/documents/openapi.json';
import { CardNetwork, type Setting } from '../../mocks/testing/card-network';
import { CONTROLS, controlsDocument } from '../../mocks/testing/controls';
import { createWorld, worldExtension } from '../../mocks/world';
import { DAY } from '../kernel/time';
import { closeAtOnce, listenLocally } from '../testing/local-server';
import { useServer } from '../testing/server';
import { ManualTimer } from '../testing/timer';

const { examples } = document.components;
const timer = new ManualTimer();
let machineAhead = 0;
const server = useServer({
  extension: worldExtension,
  environment: { LOG_LEVEL: 'trace' },
  processing: { timer, machineNow: () => Date.now() + machineAhead },
});
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  machineAhead = 0;
  for (const close of closing.splice(0)) await close();
});

async function network(setting: Setting = {}): Promise<CardNetwork> {
  const made = await CardNetwork.open(server(), setting);
  closing.push(() => made.close());
  return made;
}

/** A client that takes calls and never answers. */
async function silentClient(): Promise<{ url: string; called: Promise<void> }> {
  const http = createServer();
  const called = new Promise<void>((resolve) => http.once('request', () => resolve()));
  const port = await listenLocally(http);
  closing.push(() => closeAtOnce(http));
  return { url: `http://127.0.0.1:${port}`, called };
}

describe('a decision that is under way', () => {
  it('is on record, without an outcome', async () => {
    const { url, called } = await silentClient();
    const n = await network({ transactions: url });
    const using = n.use();
    await called;
    const list = await n.bench.client.send('GET', `${CONTROLS}/card-transactions?filter[state]=PENDING`);
    expect(list.body.data).toMatchObject([
      { state: 'PENDING', status: null, status_detail: null, source: null, decided_by: null, presentments: [] },
    ]);
    const { id } = list.body.data[0];
    for (const step of ['clear', 'reverse']) expect((await n.send(`/${id}/${step}`, {})).status).toBe(409);
    timer.pass(3000);
    expect((await using).id).toBe(id);
  });

  it('is concluded at once for a process that died over it while its clock was ahead by days', async () => {
    const { url, called } = await silentClient();
    const n = await network({ transactions: url });
    const { processor } = server().app.services;
    machineAhead = 3 * DAY;
    const using = n.use();
    await called;
    machineAhead = 0;
    expect(await processor.concludeAbandoned()).toBe(1);
    expect(await processor.concludeAbandoned()).toBe(0);
    timer.pass(3000);
    expect(await using).toMatchObject({ state: 'REJECTED', status_detail: 'INTERNAL_ERROR', decided_by: 'PROCESSOR' });
  });

  it('is concluded for a process that died over it, once', async () => {
    const { url, called } = await silentClient();
    const n = await network({ transactions: url });
    const { processor } = server().app.services;
    const using = n.use();
    await called;
    machineAhead = 14_000;
    expect(await processor.concludeAbandoned()).toBe(0);
    machineAhead = 16_000;
    expect(await processor.concludeAbandoned()).toBe(1);
    expect(await processor.concludeAbandoned()).toBe(0);
    timer.pass(3000);
    // A caller that still waits gets what is on record.
    const transaction = await using;
    expect(transaction).toMatchObject({ state: 'REJECTED', status_detail: 'INTERNAL_ERROR', decided_by: 'PROCESSOR' });
    expect(await n.followers(transaction.id)).toMatchObject([
      { type: 'REVERSAL_PURCHASE', local: { total: '100.00' } },
    ]);
  });
});

describe('card data', () => {
  it('is in no row, no event and no log of a transaction', async () => {
    const n = await network({ account: true });
    await n.bench.ask('PATCH', `/cards/v1/${n.cardId}`, { pin: '8531' });
    const { pan, cvv } = await n.bench.secrets(n.cardId);
    await n.fund('1000.00');
    const card = { pan, cvv, pin: '8531' };
    expect((await n.use(card)).status_detail).toBe('APPROVED');
    expect((await n.use({ ...card, pin: '8532' })).status_detail).toBe('INVALID_PIN');
    expect((await n.use({ pan, amount: '5000.00' })).status_detail).toBe('INSUFFICIENT_FUNDS');
    expect((await n.force({ pan })).status_detail).toBe('APPROVED');
    const { db } = server().database;
    const tables = ['card_transactions', 'card_presentments', 'activities', 'outbox', 'idempotency'];
    const rows = await Promise.all(tables.map((table) => db.knex(table).select('*')));
    const logged = JSON.stringify(server().logged);
    for (const text of [JSON.stringify(rows), logged]) {
      expect(text).not.toContain(pan);
      expect(text).not.toContain('"8531"');
      expect(text).not.toContain(`"${cvv}"`);
    }
    expect(rows[0]).not.toHaveLength(0);
    expect(logged).not.toBe('[]');
  });
});

describe('amounts', () => {
  it.each([
    ['ARG', null, 'USD', 'BRL'],
    ['ARG', 'settlement-currency=older', 'USD', 'USD'],
    ['BRA', null, 'USD', 'BRL'],
    ['BRA', 'settlement-currency=older', 'USD', 'USD'],
  ])(
    'settle for a client in %s of the revision %s in %s for a card of Argentina and in %s for one of Brazil',
    async (home, revision, argentine, brazilian) => {
      const n = await network({ client: { countries: [home, 'ARG', 'BRA'], revision } });
      const inArgentina = await n.use({ amount: '1450.00' });
      expect(inArgentina.settlement.currency).toBe(argentine);
      expect(inArgentina.local).toEqual({ total: '1450.00', currency: 'ARS' });
      const user = await n.bench.user(examples.UserCreateBrazil.value);
      const group = await n.bench.group({ name: 'Prepaid Brazil', country: 'BRA' });
      const card = await n.bench.card({ user_id: user.id, affinity_group_id: group.id });
      const inBrazil = await n.use({ card_id: card.id, amount: '54.00', currency: 'BRL', country_code: 'BRA' });
      const total = brazilian === 'USD' ? '10.00' : '54.00';
      expect(inBrazil.settlement).toEqual({ total, currency: brazilian });
      expect(inBrazil.local).toEqual({ total: '54.00', currency: 'BRL' });
    },
  );

  it('are exchanged by the table, or by the rate that the network gives', async () => {
    const n = await network();
    const abroad = { country_code: 'BRA', currency: 'BRL', amount: '54.00' };
    expect(await n.use(abroad)).toMatchObject({
      origin: 'INTERNATIONAL',
      local: { total: '14500.00', currency: 'ARS' },
      settlement: { total: '10.00', currency: 'USD' },
      transaction: { total: '54.00', currency: 'BRL' },
      local_date_time: '2026-03-15T09:00:00',
    });
    expect(await n.use({ ...abroad, exchange_rate: '300.5' })).toMatchObject({ local: { total: '16227.00' } });
    expect(await n.use({ ...abroad, currency: 'KWD', exchange_rate: '4700' })).toMatchObject({
      local: { total: '253800.00' },
      settlement: { total: '175.03' },
    });
  });
});

describe('searching', () => {
  it('finds by card, state, type, detail, original and time', async () => {
    const n = await network();
    const other = await n.bench.card({ user_id: n.userId, affinity_group_id: n.groupId });
    const first = await n.use({ local_date_time: '2026-03-15T01:02:03' });
    expect(first.local_date_time).toBe('2026-03-15T01:02:03');
    await n.use({ card_id: other.id, type: 'WITHDRAWAL', point_type: 'ATM' });
    await n.use({ condition: 'UNCLASSIFIED' });
    await n.step(first.id, 'clear', { amount: '90.00' });
    const found = async (query: string) => {
      const { body } = await n.bench.client.send('GET', `${CONTROLS}/card-transactions?${query}`);
      return body.data.map(({ type, state }: Record<string, string>) => `${type} ${state}`);
    };
    expect(await found('')).toEqual([
      'REVERSAL_PURCHASE CLEARED',
      'PURCHASE REJECTED',
      'WITHDRAWAL AUTHORIZED',
      'PURCHASE CLEARED',
    ]);
    expect(await found('sort=created_at&page[size]=1')).toEqual(['PURCHASE CLEARED']);
    expect(await found(`filter[card_id]=${other.id}`)).toEqual(['WITHDRAWAL AUTHORIZED']);
    expect(await found('filter[state]=REJECTED,AUTHORIZED')).toHaveLength(2);
    expect(await found('filter[type]=WITHDRAWAL')).toEqual(['WITHDRAWAL AUTHORIZED']);
    expect(await found('filter[status_detail]=OTHER')).toEqual(['PURCHASE REJECTED']);
    expect(await found(`filter[original_transaction_id]=${first.id}`)).toEqual(['REVERSAL_PURCHASE CLEARED']);
    expect(await found('filter[created_from]=2026-03-15T12:00:01Z')).toEqual([]);
    expect(await found('filter[created_until]=2026-03-15T12:00:00Z')).toHaveLength(4);
    const [{ presentments }] = (
      await n.bench.client.send('GET', `${CONTROLS}/card-transactions?filter[state]=CLEARED&sort=created_at`)
    ).body.data;
    expect(presentments).toMatchObject([{ amount: '90.00' }]);
  });
});

it('serves what its contract says', async () => {
  // The operations of the card network are all there: what is missing would answer 500.
  const wanted = Object.values(
    controlsDocument.paths as Record<string, Record<string, { operationId?: string; tags?: string[] }>>,
  )
    .flatMap((item) => Object.values(item))
    .filter(({ tags }) => tags?.some((tag) => tag.endsWith('card network')))
    .map(({ operationId }) => operationId);
  const { operations } = createWorld(server().app.services);
  expect(wanted.filter((id) => operations[id as string] === undefined)).toEqual([]);
  expect(wanted.length).toBeGreaterThan(8);
});
