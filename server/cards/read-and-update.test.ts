import { HOUR } from '../kernel/time';
import { newId } from '../platform/ids';
import { CardBench } from '../testing/cards';
import { useServer } from '../testing/server';

const server = useServer();
const bench = (cardDataEntitled?: boolean) => CardBench.open(server(), cardDataEntitled);

describe('reading a card', () => {
  it('adds what is requested, from the card alone', async () => {
    const b = await bench();
    const card = await b.card();
    const { pan, cvv } = await b.secrets(card.id);
    const plain = await b.client.send('GET', `/cards/v1/${card.id}`);
    expect(plain.body).toEqual({ data: card, meta: { extend: [] } });
    const one = await b.client.send('GET', `/cards/v1/${card.id}?extend=expiration_date`);
    expect(one.body).toEqual({ data: { ...card, expiration_date: '03/31' }, meta: { extend: ['expiration_date'] } });
    const all = await b.client.send('GET', `/cards/v1/${card.id}?extend=pan,cvv,name,expiration_date`);
    expect(all.body.data).toEqual({ ...card, pan, cvv, name: 'ANA SUAREZ', expiration_date: '03/31' });
    expect(all.headers.get('cache-control')).toBe('no-store');
  });

  it('is refused with extras to a client that is not entitled to card data', async () => {
    const b = await bench(false);
    const card = await b.card();
    const answer = await b.client.send('GET', `/cards/v1/${card.id}?extend=name`);
    expect([answer.status, answer.body.error_code]).toEqual([403, 'PCI_ENTITLEMENT_REQUIRED']);
    const challenge = 'Bearer realm="contrato", error="insufficient_scope"';
    expect(answer.headers.get('www-authenticate')).toBe(challenge);
    expect((await b.client.send('GET', `/cards/v1/${card.id}`)).status).toBe(200);
  });

  it.each(['pin', 'pan,pan', ''])('is refused with extend=%s', async (extend) => {
    const b = await bench();
    const answer = await b.client.send('GET', `/cards/v1/${newId()}?extend=${extend}`);
    expect([answer.status, answer.body.error_code]).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('what belongs to another client', () => {
  it('is not there: cards, groups, batches', async () => {
    const [b, other] = [await bench(), await bench()];
    const card = await other.card({ card_type: 'PHYSICAL' });
    const batch = await other.batch({ distribution_type: 'CLIENT', address: CLIENT_ADDRESS, receiver: RECEIVER });
    const requests: [string, string, unknown, string][] = [
      ['GET', `/cards/v1/${card.id}`, undefined, 'CARD_NOT_FOUND'],
      ['GET', `/cards/v1/${card.id}?extend=pan`, undefined, 'CARD_NOT_FOUND'],
      ['PATCH', `/cards/v1/${card.id}`, { pin: '2580' }, 'CARD_NOT_FOUND'],
      ['PUT', `/cards/v1/${card.id}/shipment`, { address: CLIENT_ADDRESS }, 'CARD_NOT_FOUND'],
      ['GET', `/cards/v1/config/affinity-groups/${card.affinity_group_id}`, undefined, 'AFFINITY_GROUP_NOT_FOUND'],
      ['PUT', `/cards/v1/batches/shipments/${batch.shipment_id}`, { address: CLIENT_ADDRESS }, 'SHIPMENT_NOT_FOUND'],
      [
        'POST',
        '/cards/v1/batches',
        { affinity_group_id: batch.affinity_group_id, quantity: 1, distribution_type: 'WAREHOUSE' },
        'AFFINITY_GROUP_NOT_FOUND',
      ],
    ];
    for (const [method, path, body, code] of requests) {
      const answer = await b.client.send(method, path, { body });
      expect([method, path, answer.status, answer.body.error_code]).toEqual([method, path, 404, code]);
    }
    expect((await b.client.send('GET', `/cards/v1/?filter[user_id]=${card.user_id}`)).body.data).toEqual([]);
    expect((await other.secrets(card.id)).pin).toBeNull();
  });
});

describe('changing a card', () => {
  it('sets a status with its reason', async () => {
    const b = await bench();
    const { id } = await b.card();
    const blocked = await b.ask('PATCH', `/cards/v1/${id}`, {
      status: 'BLOCKED',
      status_reason: 'USER_INTERNAL_REASON',
    });
    expect(blocked).toMatchObject({ status: 'BLOCKED', status_detail: 'USER_INTERNAL_REASON' });
    const disabled = await b.ask('PATCH', `/cards/v1/${id}`, { status: 'DISABLED', status_reason: 'FRAUDULENT' });
    expect(disabled).toMatchObject({ status: 'DISABLED', status_detail: 'FRAUDULENT' });
    expect(await b.ask('PATCH', `/cards/v1/${id}`, { status: 'ACTIVE' })).toMatchObject({
      status: 'ACTIVE',
      status_detail: null,
    });
  });

  it.each([
    [{ status: 'BLOCKED' }, 422, 'INVALID_CARD_STATUS_REASON'],
    [{ status: 'BLOCKED', status_reason: 'LOST' }, 422, 'INVALID_CARD_STATUS_REASON'],
    [{ status: 'DISABLED', status_reason: 'SERVICE_INTERNAL_REASON' }, 422, 'INVALID_CARD_STATUS_REASON'],
    [{ status: 'ACTIVE', status_reason: 'NO_SUCH' }, 422, 'INVALID_CARD_STATUS_REASON'],
    [{ pin: '1234' }, 422, 'INVALID_PIN'],
    [{ pin: '4444' }, 422, 'INVALID_PIN'],
    [{ pin: '12' }, 422, 'INVALID_PIN'],
    [{ pin: 2580 }, 422, 'INVALID_PIN'],
    [{ status: 'EXPIRED' }, 400, 'INVALID_REQUEST'],
    [{ status_reason: 'LOST' }, 400, 'INVALID_REQUEST'],
    [{}, 400, 'INVALID_REQUEST'],
  ])('is refused with %j', async (body, status, code) => {
    const b = await bench();
    const card = await b.card();
    const answer = await b.client.send('PATCH', `/cards/v1/${card.id}`, { body });
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    expect(await b.ask('GET', `/cards/v1/${card.id}`)).toEqual(card);
  });

  it('takes a new PIN that differs from the present one', async () => {
    const b = await bench();
    const card = await b.card();
    server().clock.advance(1_000);
    const changed = await b.ask('PATCH', `/cards/v1/${card.id}`, { pin: '2580' });
    expect(changed).toEqual({ ...card, updated_at: '2026-03-15T12:00:01.000Z' });
    server().clock.advance(-1_000);
    const same = await b.client.send('PATCH', `/cards/v1/${card.id}`, { body: { pin: '2580' } });
    expect([same.status, same.body.error_code]).toEqual([422, 'INVALID_PIN']);
    expect(same.body.error.details[0].code).toBe('unchanged');
    expect((await b.secrets(card.id)).pin).toBe('2580');
    await b.ask('PATCH', `/cards/v1/${card.id}`, { pin: '0852' });
    expect((await b.secrets(card.id)).pin).toBe('0852');
  });

  it('moves it to a group of the same country, product and network', async () => {
    const b = await bench();
    const card = await b.card();
    const group = await b.group({ name: 'Gold' });
    const moved = await b.ask('PATCH', `/cards/v1/${card.id}`, { affinity_group_id: group.id });
    expect(moved).toMatchObject({ affinity_group_id: group.id, affinity_group_name: 'Gold' });
    const other = await b.group({ productType: 'CREDIT' });
    const inactive = await b.group({ status: 'INACTIVE' });
    const unnamed = await b.group({ innominate: true });
    for (const [id, status, code] of [
      [other.id, 422, 'AFFINITY_GROUP_MISMATCH'],
      [unnamed.id, 422, 'AFFINITY_GROUP_MISMATCH'],
      [inactive.id, 409, 'AFFINITY_GROUP_NOT_ACTIVE'],
      [newId(), 404, 'AFFINITY_GROUP_NOT_FOUND'],
    ]) {
      const answer = await b.client.send('PATCH', `/cards/v1/${card.id}`, { body: { affinity_group_id: id } });
      expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    }
  });

  it('does not move it to a group that would not issue it to its user any more', async () => {
    const b = await bench();
    const card = await b.card();
    const group = await b.group();
    const country = { identification_type: 'PASSPORT', operation_country: 'PER' };
    await b.ask('PATCH', `/users/v1/${card.user_id}`, country);
    const answer = await b.client.send('PATCH', `/cards/v1/${card.id}`, { body: { affinity_group_id: group.id } });
    expect([answer.status, answer.body.error_code]).toEqual([422, 'AFFINITY_GROUP_MISMATCH']);
  });

  it('changes all that is sent or nothing', async () => {
    const b = await bench();
    const card = await b.card();
    const body = {
      pin: '2580',
      status: 'BLOCKED',
      status_reason: 'CLIENT_INTERNAL_REASON',
      affinity_group_id: newId(),
    };
    expect((await b.client.send('PATCH', `/cards/v1/${card.id}`, { body })).status).toBe(404);
    expect(await b.ask('GET', `/cards/v1/${card.id}`)).toEqual(card);
    expect((await b.secrets(card.id)).pin).toBeNull();
  });
});

const CLIENT_ADDRESS = {
  street_name: 'Florida',
  street_number: '100',
  city: 'Buenos Aires',
  region: 'Ciudad Autónoma de Buenos Aires',
  country: 'ARG',
  zip_code: '1005',
};
const RECEIVER = { full_name: 'Ana Suárez', document_type: 'DNI', document_number: '30123456' };

describe('the shipping address of a card', () => {
  it('can change while the card is CREATED', async () => {
    const b = await bench();
    const card = await b.card({ card_type: 'PHYSICAL' });
    const shipment = await b.ask('PUT', `/cards/v1/${card.id}/shipment`, { address: CLIENT_ADDRESS });
    expect(shipment).toMatchObject({
      id: card.shipment_id,
      address: { ...CLIENT_ADDRESS, floor: null, apartment: null, neighborhood: null },
    });
    expect(await b.ask('GET', `/shipping/v1/${card.shipment_id}`)).toEqual(shipment);
  });

  it('can not change once it is EMBOSSED, for a virtual card, and for an unnamed one', async () => {
    const b = await bench();
    const batch = await b.batch({ quantity: 1 });
    await b.makeReady(batch.id);
    const [unnamed] = await b.ask('GET', `/cards/v1/?filter[shipment_id]=${batch.shipment_id}`);
    for (const { id } of [await b.embossedCard(), await b.card(), unnamed]) {
      const answer = await b.client.send('PUT', `/cards/v1/${id}/shipment`, { body: { address: CLIENT_ADDRESS } });
      expect([answer.status, answer.body.error_code]).toEqual([409, 'SHIPPING_ADDRESS_NOT_UPDATABLE']);
    }
  });
});

describe('searching cards', () => {
  it.each([
    ['without-fraudulent', 'FRAUDULENT', 'CLIENT_INTERNAL_REASON'],
    ['without-provider-internal', 'PROVIDER_INTERNAL_REASON', 'SERVICE_INTERNAL_REASON'],
  ])('finds a card by the reason that its revision shows for it: card-reasons=%s', async (value, kept, shown) => {
    const client = await server().client({ revision: `card-reasons=${value}` });
    const { id } = await new CardBench(server(), client).card();
    await server().database.db.transaction(({ knex }) =>
      knex('cards').where({ id }).update({ status: 'DISABLED', status_detail: kept }),
    );
    const found = async (reasons: string) =>
      (await client.send('GET', `/cards/v1/?filter[status_detail]=${reasons}`)).body;
    expect(await found(shown)).toMatchObject({
      data: [{ id, status_detail: shown }],
      meta: { filters: [{ field: 'status_detail', values: [shown] }], pagination: { total_items: 1 } },
    });
    expect((await found('LOST')).data).toEqual([]);
    expect((await found(kept)).error_code).toBe('INVALID_REQUEST');
  });

  it('finds by every filter and by the comma form', async () => {
    const b = await bench();
    const virtual = await b.card();
    const blocked = await b.card({ card_type: 'PHYSICAL' });
    const block = { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' };
    await b.ask('PATCH', `/cards/v1/${blocked.id}`, block);
    const batch = await b.batch({ quantity: 1 });
    await b.makeReady(batch.id);
    const found = async (query: string) => {
      const answer = await b.client.send('GET', `/cards/v1/?${query}`);
      expect([query, answer.status]).toEqual([query, 200]);
      return (answer.body.data as { id: string }[]).map(({ id }) => id).sort();
    };
    const all = await found('');
    const [unnamed] = all.filter((id) => id !== virtual.id && id !== blocked.id) as [string];
    const cases: [string, string[]][] = [
      ['filter[card_type]=VIRTUAL', [virtual.id]],
      ['filter[card_type]=VIRTUAL,PHYSICAL', all],
      [`filter[user_id]=${virtual.user_id}`, [virtual.id]],
      ['filter[status]=ACTIVE,BLOCKED', [virtual.id, blocked.id]],
      ['filter[status_detail]=CLIENT_INTERNAL_REASON', [blocked.id]],
      [`filter[affinity_group_id]=${blocked.affinity_group_id}`, [blocked.id]],
      [`filter[shipment_id]=${batch.shipment_id}`, [unnamed]],
      ['filter[innominate]=true', [unnamed]],
      ['filter[innominate]=false', [virtual.id, blocked.id]],
      ['filter[product_type]=PREPAID', all],
      ['filter[product_type]=CREDIT', []],
      ['filter[product_brand]=CARD_NETWORK_1', all],
      ['filter[country_code]=ARG,BRA', all],
      ['filter[country_code]=BRA', []],
      ['filter[card_type]=PHYSICAL&filter[innominate]=false', [blocked.id]],
    ];
    for (const [query, ids] of cases) expect([query, await found(query)]).toEqual([query, [...ids].sort()]);
  });

  it.each([
    'card_type',
    'user_id',
    'status',
    'affinity_group_id',
    'status_detail',
    'shipment_id',
    'innominate',
    'start_date',
  ])('sorts by %s, both ways', async (attribute) => {
    const b = await sorted();
    const order = async (sort: string) => {
      const answer = await b.client.send('GET', `/cards/v1/?sort=${sort}`);
      expect(answer.body.meta.sort).toEqual([{ attribute, direction: sort.startsWith('-') ? 'DESC' : 'ASC' }]);
      return (answer.body.data as Record<string, unknown>[]).map((card) => card[attribute]);
    };
    const up = await order(attribute);
    const values = up.filter((value) => value !== null);
    const inOrder = values.map(String).sort((x, y) => (x < y ? -1 : x > y ? 1 : 0));
    expect(up.map((value) => (value === null ? null : String(value)))).toEqual([
      ...inOrder,
      // What has no value comes last.
      ...up.filter((value) => value === null),
    ]);
    expect(values.length).toBeGreaterThan(0);
    expect(await order(`-${attribute}`)).toEqual([...up].reverse());
  });

  let ready: CardBench | undefined;
  async function sorted(): Promise<CardBench> {
    if (ready !== undefined) return ready;
    const b = await bench();
    const first = await b.card();
    await b.card({ card_type: 'PHYSICAL' });
    server().clock.advance(13 * HOUR);
    await b.ask('PATCH', `/cards/v1/${first.id}`, { status: 'DISABLED', status_reason: 'BROKEN' });
    const batch = await b.batch({ quantity: 1 });
    await b.makeReady(batch.id);
    server().clock.advance(-13 * HOUR);
    ready = b;
    return b;
  }

  it('pages, newest first', async () => {
    const b = await bench();
    const group = await b.group();
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) ids.unshift((await b.card({ affinity_group_id: group.id })).id);
    const pages = await Promise.all(
      [0, 1, 2].map((page) => b.client.send('GET', `/cards/v1/?page[size]=2&page[number]=${page}`)),
    );
    expect(pages.map(({ body }) => body.data.map(({ id }: { id: string }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
      [],
    ]);
    expect(pages[1]?.body.meta.pagination).toEqual({ current_page: 1, page_size: 2, total_pages: 2, total_items: 3 });
  });

  it.each(['filter[colour]=red', 'filter[status]=GONE', 'sort=pan', 'page[size]=101', 'filter[innominate]=maybe'])(
    'refuses %s',
    async (query) => {
      const b = await bench();
      const answer = await b.client.send('GET', `/cards/v1/?${query}`);
      expect([answer.status, answer.body.error_code]).toEqual([400, 'INVALID_REQUEST']);
    },
  );
});

it('reads an affinity group', async () => {
  const b = await bench();
  const group = await b.group({
    embossingCompany: 'EMBOSSER_1',
    limits: { withdrawal: { perTransaction: '10000050' } },
    allowed: { international: { withdrawal: false } },
  });
  const answer = await b.client.send('GET', `/cards/v1/config/affinity-groups/${group.id}`);
  expect(answer.body.meta).toEqual({ extend: [] });
  expect(answer.body.data).toMatchObject({
    id: group.id,
    name: 'Prepaid Argentina',
    status: 'ACTIVE',
    country: { code: 'ARG' },
    card_type_supported: ['VIRTUAL', 'PHYSICAL'],
    months_to_expiration: 60,
    embossing_company: 'EMBOSSER_1',
    courier_company: null,
    local_withdrawal_allowed: true,
    international_withdrawal_allowed: false,
    amount_limits: {
      currency: 'ARS',
      withdrawal: { per_transaction: '100000.50', daily: null, monthly: null },
      purchases: { per_transaction: null, daily: null, monthly: null },
    },
  });
});
