import { MINUTE } from '../../../../server/kernel/time';
import { newId } from '../../../../server/platform/ids';
import { runDueJobs } from '../../../../server/platform/jobs/run-job';
import { ADDRESS, CardBench, RECEIVER } from '../../../../server/testing/cards';
import { useServer } from '../../../../server/testing/server';
import { worldExtension } from '../..';

const server = useServer({ extension: worldExtension });
const bench = () => CardBench.open(server());
const step = (b: CardBench, cardId: string, name: string) =>
  b.client.send('POST', `/sandbox/v1/cards/${cardId}/${name}`);

describe('what happens to a card', () => {
  it('takes it from CREATED to EMBOSSED and from ACTIVE to what becomes of it', async () => {
    const b = await bench();
    const card = await b.card({ card_type: 'PHYSICAL' });
    expect((await step(b, card.id, 'emboss')).body).toEqual({
      data: { id: card.id, previous_status: 'CREATED', status: 'EMBOSSED', status_detail: null },
    });
    for (const [name, status, status_detail] of [
      ['expire', 'EXPIRED', null],
      ['report-lost', 'LOST', 'LOST'],
      ['report-stolen', 'STOLEN', 'STOLEN'],
    ] as const) {
      const { id } = await b.card();
      const answer = await step(b, id, name);
      expect([answer.status, answer.body.data]).toEqual([
        200,
        { id, previous_status: 'ACTIVE', status, status_detail },
      ]);
      expect(await b.ask('GET', `/cards/v1/${id}`)).toMatchObject({ status, status_detail });
    }
  });

  it('is refused where the lifecycle has no such step, and names those it has', async () => {
    const b = await bench();
    const { id } = await b.card();
    const answer = await step(b, id, 'emboss');
    expect([answer.status, answer.body.error_code]).toEqual([409, 'ILLEGAL_STEP']);
    const [{ detail }] = answer.body.error.details;
    for (const legal of ['expireCard to EXPIRED', 'reportCardLost to LOST', 'reportCardStolen to STOLEN']) {
      expect(detail).toContain(legal);
    }
    expect(await b.ask('GET', `/cards/v1/${id}`)).toMatchObject({ status: 'ACTIVE' });
  });

  it('happens to the client’s own cards only', async () => {
    const [b, other] = [await bench(), await bench()];
    const { id } = await other.card({ card_type: 'PHYSICAL' });
    for (const name of ['emboss', 'expire', 'report-lost', 'report-stolen']) {
      const answer = await step(b, id, name);
      expect([answer.status, answer.body.error_code]).toEqual([404, 'CARD_NOT_FOUND']);
    }
    expect((await b.client.send('GET', `/sandbox/v1/cards/${id}/plastic`)).status).toBe(404);
  });
});

describe('the card in hand', () => {
  it('shows what is printed on it once it is made', async () => {
    const b = await bench();
    const card = await b.card({ card_type: 'PHYSICAL' });
    const look = () => b.client.send('GET', `/sandbox/v1/cards/${card.id}/plastic`);
    expect([(await look()).status, (await look()).body.error_code]).toEqual([409, 'ILLEGAL_STEP']);
    await step(b, card.id, 'emboss');
    const { pan, cvv } = await b.secrets(card.id);
    const seen = await look();
    expect(seen.body.data).toEqual({ card_id: card.id, pan, cvv, expiration_date: '03/31', name: 'ANA SUAREZ' });
    expect(seen.headers.get('cache-control')).toBe('no-store');
  });

  it('is not there for a virtual card', async () => {
    const b = await bench();
    const { id } = await b.card();
    const answer = await b.client.send('GET', `/sandbox/v1/cards/${id}/plastic`);
    expect([answer.status, answer.body.error_code]).toEqual([409, 'ILLEGAL_STEP']);
  });
});

describe('affinity groups', () => {
  const input = {
    name: 'Gold',
    country_code: 'BRA',
    product_type: 'CREDIT',
    provider: 'CARD_NETWORK_2',
    card_type_supported: ['VIRTUAL'],
    international_withdrawal_allowed: false,
    amount_limits: { purchases: { per_transaction: '900000.5', daily: null } },
  };

  it('are created, changed in part and listed', async () => {
    const b = await bench();
    const group = await b.ask('POST', '/sandbox/v1/affinity-groups', input);
    expect(group).toMatchObject({
      name: 'Gold',
      status: 'ACTIVE',
      country: { code: 'BRA' },
      innominate: false,
      months_to_expiration: 60,
      embossing_company: null,
      local_withdrawal_allowed: true,
      international_withdrawal_allowed: false,
      amount_limits: {
        currency: 'BRL',
        purchases: { per_transaction: '900000.50', daily: null, monthly: null },
        extracash: { per_transaction: null, daily: null, monthly: null },
      },
    });
    const path = `/sandbox/v1/affinity-groups/${group.id}`;
    const change = { status: 'INACTIVE', amount_limits: { purchases: { per_transaction: null, monthly: '10' } } };
    const changed = await b.ask('PATCH', path, change);
    expect(changed).toEqual({
      ...group,
      status: 'INACTIVE',
      amount_limits: {
        ...group.amount_limits,
        purchases: { per_transaction: null, daily: null, monthly: '10.00' },
      },
    });
    expect(await b.ask('GET', `/cards/v1/config/affinity-groups/${group.id}`)).toEqual(changed);
    const list = await b.client.send('GET', '/sandbox/v1/affinity-groups?page[size]=1');
    expect([list.body.data, list.body.meta.pagination.total_items]).toEqual([[changed], 1]);
  });

  it('issue cards of their country', async () => {
    const b = await bench();
    const group = await b.ask('POST', '/sandbox/v1/affinity-groups', { ...input, country_code: 'ARG' });
    const card = await b.card({ affinity_group_id: group.id });
    expect(card).toMatchObject({
      product_type: 'CREDIT',
      product_brand: 'CARD_NETWORK_2',
      affinity_group_name: 'Gold',
    });
  });

  it('are the client’s own', async () => {
    const [b, other] = [await bench(), await bench()];
    const group = await other.group();
    const answer = await b.client.send('PATCH', `/sandbox/v1/affinity-groups/${group.id}`, {
      body: { status: 'INACTIVE' },
    });
    expect([answer.status, answer.body.error_code]).toEqual([404, 'AFFINITY_GROUP_NOT_FOUND']);
    expect((await b.client.send('GET', '/sandbox/v1/affinity-groups')).body.data).toEqual([]);
  });

  it.each([{ country_code: 'USA' }, { card_type_supported: [] }, { months_to_expiration: 0 }, { colour: 'gold' }])(
    'are refused with %j',
    async (changes) => {
      const b = await bench();
      const answer = await b.client.send('POST', '/sandbox/v1/affinity-groups', { body: { ...input, ...changes } });
      expect([answer.status, answer.body.error_code]).toEqual([400, 'INVALID_REQUEST']);
    },
  );
});

describe('a batch', () => {
  const ready = (b: CardBench, id: string) => b.client.send('POST', `/sandbox/v1/batches/${id}/make-ready`);

  it('is made ready from PROCESSING, and from CREATED with all its cards', async () => {
    const b = await bench();
    const fresh = await b.batch({ quantity: 150 });
    expect((await ready(b, fresh.id)).body).toEqual({
      data: { id: fresh.id, previous_status: 'CREATED', status: 'READY', quantity: 150 },
    });
    const batch = await b.batch({ quantity: 3 });
    await runDueJobs(server().app.services);
    server().clock.advance(MINUTE);
    await runDueJobs(server().app.services);
    server().clock.advance(-MINUTE);
    const answer = await ready(b, batch.id);
    expect(answer.body.data).toMatchObject({ previous_status: 'PROCESSING', status: 'READY' });
    for (const [one, quantity] of [
      [fresh, 150],
      [batch, 3],
    ]) {
      const cards = await b.client.send(
        'GET',
        `/cards/v1/?filter[shipment_id]=${one.shipment_id}&filter[status]=EMBOSSED`,
      );
      expect(cards.body.meta.pagination.total_items).toBe(quantity);
    }
  });

  it('is made ready once, by its own client', async () => {
    const [b, other] = [await bench(), await bench()];
    const batch = await b.batch();
    expect((await ready(other, batch.id)).body.error_code).toBe('BATCH_NOT_FOUND');
    await ready(b, batch.id);
    const again = await ready(b, batch.id);
    expect([again.status, again.body.error_code]).toEqual([409, 'ILLEGAL_STEP']);
    expect(again.body.error.details[0].detail).toContain('no step is possible from READY');
  });

  it('made ready before its job came is not made again', async () => {
    const b = await bench();
    const batch = await b.batch({ quantity: 5 });
    await ready(b, batch.id);
    server().clock.advance(MINUTE);
    await runDueJobs(server().app.services);
    server().clock.advance(-MINUTE);
    const cards = await b.client.send('GET', `/cards/v1/?filter[shipment_id]=${batch.shipment_id}`);
    expect(cards.body.meta.pagination.total_items).toBe(5);
    expect(server().logged.filter(({ msg }) => msg === 'job failed')).toEqual([]);
  });
});

describe('a shipment', () => {
  const advance = (b: CardBench, id: string, body: unknown) =>
    b.client.send('POST', `/sandbox/v1/shipments/${id}/advance`, { body });

  it('goes where the courier says, with its words and its number', async () => {
    const b = await bench();
    const { shipment_id: id } = await b.card({ card_type: 'PHYSICAL' });
    await advance(b, id, { status: 'PENDING' });
    const report = { status: 'TRACKED', status_detail: 'SHIPMENT_CONFIRMED', external_tracking_id: 'AR000123456' };
    expect((await advance(b, id, report)).body).toEqual({ data: { id, previous_status: 'PENDING', ...report } });
    expect(await b.ask('GET', `/shipping/v1/${id}`)).toMatchObject(report);
  });

  it('shows its number here even where the shipment itself does not', async () => {
    const b = await bench();
    const { shipment_id: id } = await b.batch();
    await advance(b, id, { status: 'PENDING' });
    const answer = await advance(b, id, { status: 'TRACKED' });
    expect(answer.body.data.external_tracking_id).toMatch(/^AR[0-9]{9}$/);
    expect(await b.ask('GET', `/shipping/v1/${id}`)).not.toHaveProperty('external_tracking_id');
  });

  it('goes nowhere else, and the refusal names where it can go', async () => {
    const [b, other] = [await bench(), await bench()];
    const { shipment_id: id } = await b.card({ card_type: 'PHYSICAL' });
    const answer = await advance(b, id, { status: 'DELIVERED' });
    expect([answer.status, answer.body.error_code]).toEqual([409, 'ILLEGAL_STEP']);
    for (const status of ['PENDING', 'REJECTED']) expect(answer.body.error.details[0].detail).toContain(status);
    await advance(b, id, { status: 'REJECTED' });
    const final = await advance(b, id, { status: 'PENDING' });
    expect(final.body.error.details[0].detail).toContain('no step is possible from REJECTED');
    expect((await advance(other, id, { status: 'PENDING' })).body.error_code).toBe('SHIPMENT_NOT_FOUND');
    expect((await advance(b, newId(), { status: 'PENDING' })).body.error_code).toBe('SHIPMENT_NOT_FOUND');
    expect((await advance(b, id, { status: 'LOST' })).status).toBe(400);
  });
});

it('the whole way of a card from the warehouse to its user', async () => {
  const b = await bench();
  const group = await b.ask('POST', '/sandbox/v1/affinity-groups', {
    name: 'Unnamed',
    country_code: 'ARG',
    product_type: 'PREPAID',
    provider: 'CARD_NETWORK_1',
    card_type_supported: ['PHYSICAL'],
    innominate: true,
  });
  const order = { affinity_group_id: group.id, quantity: 1000, distribution_type: 'WAREHOUSE' };
  const batch = await b.ask('POST', '/cards/v1/batches', order);
  await b.ask('POST', `/sandbox/v1/batches/${batch.id}/make-ready`);
  for (const status of ['PENDING', 'IN_WAREHOUSE']) {
    await b.ask('POST', `/sandbox/v1/shipments/${batch.shipment_id}/advance`, { status });
  }
  const shipment = await b.ask('POST', '/shipping/v1/', {
    shipment_type: 'CARD_FROM_WAREHOUSE',
    affinity_group_id: group.id,
    country: 'ARG',
    address: ADDRESS,
    receiver: RECEIVER,
  });
  for (const status of ['PENDING', 'TRACKED', 'IN_TRANSIT', 'DISTRIBUTION', 'DELIVERED']) {
    await b.ask('POST', `/sandbox/v1/shipments/${shipment.id}/advance`, { status });
  }
  const [card] = await b.ask('GET', `/cards/v1/?filter[shipment_id]=${shipment.id}`);
  const { pan } = await b.ask('GET', `/sandbox/v1/cards/${card.id}/plastic`);
  const user = await b.user();
  const answer = await b.activate(pan, user.id);
  expect([answer.status, answer.body.data.status, answer.body.data.user_id]).toEqual([200, 'ACTIVE', user.id]);
});
