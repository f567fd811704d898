import { HOUR } from '../kernel/time';
import { newId } from '../platform/ids';
import { runDueJobs } from '../platform/jobs/run-job';
import { ADDRESS, CardBench, RECEIVER, TestOutside } from '../testing/cards';
import { outside, somebodyWaits } from '../testing/outside';
import { type Answer, TEST_NOW, useServer } from '../testing/server';
import { receiverDocuments } from './store/migrations/0022-receiver-documents';
import { plainReceiverDocuments } from './store/migrations/0028-plain-receiver-documents';

const courier = new TestOutside();
const server = useServer({
  ports: { embosser: courier, courier },
  environment: { PUBLIC_URL: 'http://cards.example:4010' },
});
const bench = () => CardBench.open(server());
/** The fields that a user in Mexico has and others have not. */
const MEXICAN = {
  operation_country: 'MEX',
  identification_type: 'PASSPORT',
  tax_identification_type: undefined,
  tax_identification_value: undefined,
};

const order = { shipment_type: 'CARD_FROM_WAREHOUSE', country: 'ARG', address: ADDRESS, receiver: RECEIVER };

it('a shipment is announced once more if its address changes while it is being announced', async () => {
  const b = await bench();
  const card = await b.card({ card_type: 'PHYSICAL' });
  const address = { street_name: 'Florida', city: 'Rosario', region: 'Santa Fe', country: 'ARG', zip_code: '2000' };
  const announce = jest.spyOn(courier, 'announce').mockImplementationOnce(async (first) => {
    courier.announced.push(first);
    await b.ask('PUT', `/cards/v1/${card.id}/shipment`, { address });
  });
  await runDueJobs(server().app.services);
  announce.mockRestore();
  const own = courier.announced.filter(({ id }) => id === card.shipment_id);
  expect(own.map((one) => one.address?.city)).toEqual([expect.any(String), 'Rosario']);
});

describe('a card from the warehouse', () => {
  it('is the oldest one that lies there, and travels by itself from then on', async () => {
    const b = await bench();
    const group = await b.unnamedGroup();
    const { shipment_id: box } = await b.stock({ affinity_group_id: group.id });
    const body = { ...order, affinity_group_id: group.id };
    const answer = await b.client.send('POST', '/shipping/v1/', { body });
    expect([answer.status, answer.body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        external_tracking_id: null,
        status: 'CREATED',
        status_detail: 'CREATED',
        shipment_type: 'CARD_FROM_WAREHOUSE',
        affinity_group_id: group.id,
        created_at: '2026-03-15 12:00:00.000',
        batch: null,
        address: { ...ADDRESS, floor: null, apartment: null, neighborhood: null },
        receiver: RECEIVER,
      },
    ]);
    const [card] = await b.ask('GET', `/cards/v1/?filter[shipment_id]=${answer.body.data.id}`);
    await runDueJobs(server().app.services);
    expect(courier.announced.filter(({ id }) => id === answer.body.data.id)).toMatchObject([
      { clientId: b.client.client.id, shipmentType: 'CARD_FROM_WAREHOUSE', country: 'ARG', receiver: RECEIVER },
    ]);
    expect(card).toMatchObject({ status: 'EMBOSSED', innominate: true, user_id: null });
    expect(await b.ask('GET', `/cards/v1/?filter[shipment_id]=${box}`)).toHaveLength(1);
    const user = await b.user();
    const activated = await b.activate((await b.secrets(card.id)).pan, user.id);
    expect([activated.status, activated.body.data.user_id]).toEqual([200, user.id]);
  });

  it('needs an address, for it has none to fall back on, and no receiver', async () => {
    const b = await bench();
    const batch = await b.stock();
    const body = { ...order, affinity_group_id: batch.affinity_group_id, receiver: undefined };
    const refused = await b.client.send('POST', '/shipping/v1/', { body: { ...body, address: undefined } });
    expect([refused.status, refused.body.error_code]).toEqual([400, 'INVALID_REQUEST']);
    expect(refused.body.error.details[0].pointer).toBe('/address');
    expect((await b.ask('POST', '/shipping/v1/', body)).receiver).toBeNull();
  });

  it('is one of a box that was delivered to where its cards are kept, and is changed now', async () => {
    const b = await bench();
    const { affinity_group_id, shipment_id } = await b.stock({ quantity: 1 });
    await b.advance(shipment_id, 'IN_TRANSIT', 'DISTRIBUTION', 'DELIVERED');
    server().clock.advance(HOUR);
    const { id } = await b.ask('POST', '/shipping/v1/', { ...order, affinity_group_id });
    const [card] = await b.ask('GET', `/cards/v1/?filter[shipment_id]=${id}`);
    expect(Date.parse(card.updated_at)).toBe(server().clock.now());
    server().clock.set(TEST_NOW);
  });

  it('is given to one request each, until none is left', async () => {
    const b = await bench();
    const { affinity_group_id } = await b.stock({ quantity: 3 });
    const body = { ...order, affinity_group_id };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => b.client.send('POST', '/shipping/v1/', { body })),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(3);
    for (const { status, body: refusal } of answers.filter((one) => one.status !== 201)) {
      expect([status, refusal.error_code]).toEqual([409, 'WAREHOUSE_OUT_OF_STOCK']);
    }
    for (const one of made) {
      expect(await b.ask('GET', `/cards/v1/?filter[shipment_id]=${one.body.data.id}`)).toHaveLength(1);
    }
  });

  it.each([
    ['disabled', { status: 'DISABLED', status_detail: 'LOST' }],
    ['activated', { status: 'ACTIVE' }],
  ])('is not taken while it is %s, and stays so; another one is', async (_, changed) => {
    const b = await bench();
    const { affinity_group_id, shipment_id } = await b.stock({ quantity: 2 });
    const [next, oldest] = await b.ask('GET', `/cards/v1/?filter[shipment_id]=${shipment_id}`);
    const send = () => b.client.send('POST', '/shipping/v1/', { body: { ...order, affinity_group_id } });
    let sending = null as Promise<Answer> | null;
    const { db } = server().database;
    await db.transaction(async ({ knex }) => {
      await knex('cards').where({ id: oldest.id }).update(changed);
      sending = outside(send);
      await somebodyWaits(db);
    });
    expect((await sending)?.status).toBe(201);
    expect(await b.ask('GET', `/cards/v1/${oldest.id}`)).toMatchObject({ status: changed.status, shipment_id });
    expect(await b.ask('GET', `/cards/v1/${next.id}`)).toMatchObject({ shipment_id: (await sending)?.body.data.id });
  });

  it('is not there before the box is, nor in a box for the client', async () => {
    const b = await bench();
    const group = await b.unnamedGroup();
    const on = await b.batch({ affinity_group_id: group.id });
    await b.makeReady(on.id);
    const other = { affinity_group_id: group.id, distribution_type: 'CLIENT', address: ADDRESS, receiver: RECEIVER };
    const own = await b.batch(other);
    await b.makeReady(own.id);
    await b.advance(own.shipment_id, 'PENDING', 'IN_WAREHOUSE');
    const send = () => b.client.send('POST', '/shipping/v1/', { body: { ...order, affinity_group_id: group.id } });
    expect((await send()).body.error_code).toBe('WAREHOUSE_OUT_OF_STOCK');
    await b.advance(on.shipment_id, 'PENDING', 'TRACKED');
    expect((await send()).body.error_code).toBe('WAREHOUSE_OUT_OF_STOCK');
    await b.advance(on.shipment_id, 'IN_WAREHOUSE');
    expect((await send()).status).toBe(201);
  });

  it('is one for a key, however often it is requested', async () => {
    const b = await bench();
    const { affinity_group_id } = await b.stock({ quantity: 5 });
    const key = newId();
    const body = { ...order, affinity_group_id };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => b.client.send('POST', '/shipping/v1/', { body, idempotencyKey: key })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const left = await b.client.send('GET', '/shipping/v1/?filter[shipment_type]=CARD_FROM_WAREHOUSE');
    expect(left.body.meta.pagination.total_items).toBe(1);
    const other = { ...body, receiver: { ...RECEIVER, full_name: 'Juan Paz' } };
    const reused = await b.client.send('POST', '/shipping/v1/', { body: other, idempotencyKey: key });
    expect([reused.status, reused.body.error_code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

describe('a shipment is refused', () => {
  it('when its group or its countries are not right', async () => {
    const [b, other] = [await bench(), await bench()];
    const group = await b.unnamedGroup();
    const inactive = await b.unnamedGroup({ status: 'INACTIVE' });
    const foreign = await other.unnamedGroup();
    const cases: [Record<string, unknown>, number, string][] = [
      [{ affinity_group_id: newId() }, 404, 'AFFINITY_GROUP_NOT_FOUND'],
      [{ affinity_group_id: foreign.id }, 404, 'AFFINITY_GROUP_NOT_FOUND'],
      [{ affinity_group_id: inactive.id }, 409, 'AFFINITY_GROUP_NOT_ACTIVE'],
      [{ affinity_group_id: group.id }, 409, 'WAREHOUSE_OUT_OF_STOCK'],
      [
        { affinity_group_id: group.id, country: 'MEX', address: { ...ADDRESS, country: 'MEX' } },
        422,
        'SHIPMENT_COUNTRY_MISMATCH',
      ],
      [{ affinity_group_id: group.id, address: { ...ADDRESS, country: 'COL' } }, 422, 'SHIPMENT_COUNTRY_MISMATCH'],
    ];
    for (const [changes, status, code] of cases) {
      const answer = await b.client.send('POST', '/shipping/v1/', { body: { ...order, ...changes } });
      expect([changes, answer.status, answer.body.error_code]).toEqual([changes, status, code]);
    }
  });

  const brazil = {
    shipment_type: 'CARD_FROM_WAREHOUSE',
    affinity_group_id: 'x',
    country: 'BRA',
    address: { street_name: 'Paulista', city: 'São Paulo', region: 'SP', country: 'BRA', zip_code: '01310200' },
    receiver: { full_name: 'João Pereira', tax_identification_number: '52998224725' },
  };

  it.each([
    [{ shipment_type: 'BOX' }, '/shipment_type'],
    [{ receiver: { full_name: 'Ana' } }, '/receiver/document_type'],
    [{ receiver: { ...RECEIVER, full_name: ' ' } }, '/receiver/full_name'],
    [{ address: { ...ADDRESS, street_name: '\u200b' } }, '/address/street_name'],
    [{ address: { ...ADDRESS, zip_code: ' ' } }, '/address/zip_code'],
    [{ ...brazil, receiver: { ...brazil.receiver, full_name: '\u3164' } }, '/receiver/full_name'],
    [{ address: { ...ADDRESS, zip_code: undefined } }, '/address/zip_code'],
    [{ ...brazil, receiver: { full_name: 'João' } }, '/receiver/tax_identification_number'],
    [{ ...brazil, receiver: undefined }, '/receiver'],
    [{ ...brazil, address: { ...brazil.address, region: 'São Paulo' } }, '/address/region'],
  ])('as invalid with %j', async (changes, pointer) => {
    const b = await bench();
    const body = { ...order, affinity_group_id: newId(), ...changes };
    const answer = await b.client.send('POST', '/shipping/v1/', { body });
    expect([answer.status, answer.body.error_code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.body.error.details[0].pointer).toBe(pointer);
  });

  it('in no country for what its own rules allow', async () => {
    const b = await bench();
    const inBrazil = await b.stock({ affinity_group_id: (await b.unnamedGroup({ country: 'BRA' })).id });
    await b.ask('POST', '/shipping/v1/', { ...brazil, affinity_group_id: inBrazil.affinity_group_id });
    const inColombia = await b.stock({ affinity_group_id: (await b.unnamedGroup({ country: 'COL' })).id });
    const address = { street_name: 'Carrera 7', city: 'Bogotá', region: 'Bogotá D.C.', country: 'COL' };
    const receiver = { full_name: 'Laura', document_type: 'CC', document_number: '1020304050' };
    const body = { ...order, affinity_group_id: inColombia.affinity_group_id, country: 'COL', address, receiver };
    expect((await b.ask('POST', '/shipping/v1/', body)).address.zip_code).toBeNull();
  });
});

describe('the receiver and the address of a box', () => {
  const brazil = { street_name: 'Paulista', city: 'São Paulo', region: 'SP', country: 'BRA', zip_code: '01310200' };
  const full = { full_name: 'João Pereira', tax_identification_number: '52998224725' };
  const refusal = (answer: {
    status: number;
    body: { error_code: string; error: { details: { pointer: string }[] } };
  }) => [answer.status, answer.body.error_code, answer.body.error.details[0]?.pointer];

  it('has a fiscal document in Brazil, also after a change', async () => {
    const b = await bench();
    const affinity_group_id = (await b.unnamedGroup({ country: 'BRA' })).id;
    const box = { affinity_group_id, quantity: 1, distribution_type: 'CLIENT', address: brazil };
    const missing = [400, 'INVALID_REQUEST', '/receiver/tax_identification_number'];
    const send = (receiver: object) => b.client.send('POST', '/cards/v1/batches', { body: { ...box, receiver } });
    expect(refusal(await send({ full_name: 'João Pereira' }))).toEqual(missing);
    expect(refusal(await send({ ...full, tax_identification_number: ' ' }))).toEqual(missing);
    expect(refusal(await send({ ...full, tax_identification_number: '000.000.000-00' }))).toEqual(missing);
    const made = await send(full);
    expect(made.status).toBe(202);
    const path = `/cards/v1/batches/shipments/${made.body.data.shipment_id}`;
    expect((await b.ask('GET', `/shipping/v1/${made.body.data.shipment_id}`)).receiver).toEqual(full);
    expect(refusal(await b.client.send('PUT', path, { body: { receiver: { full_name: 'Ana' } } }))).toEqual(missing);
    expect((await b.ask('PUT', path, { receiver: { ...full, full_name: 'Ana' } })).receiver.full_name).toBe('Ana');
  });

  it('has one for a card from the warehouse, too', async () => {
    const b = await bench();
    const affinity_group_id = (await b.unnamedGroup({ country: 'BRA' })).id;
    const order = { shipment_type: 'CARD_FROM_WAREHOUSE', affinity_group_id, country: 'BRA', address: brazil };
    for (const tax_identification_number of [' ', '00000000000']) {
      const body = { ...order, receiver: { ...full, tax_identification_number } };
      const missing = [400, 'INVALID_REQUEST', '/receiver/tax_identification_number'];
      expect(refusal(await b.client.send('POST', '/shipping/v1/', { body }))).toEqual(missing);
    }
  });

  it('lies in the country of the cards', async () => {
    const b = await bench();
    const mismatch = [422, 'SHIPMENT_COUNTRY_MISMATCH', '/address/country'];
    const card = await b.cardInput({ card_type: 'PHYSICAL', address: { ...ADDRESS, country: 'MEX' } });
    for (const card_type of ['PHYSICAL', 'VIRTUAL']) {
      expect(refusal(await b.client.send('POST', '/cards/v1/', { body: { ...card, card_type } }))).toEqual(mismatch);
    }
    const made = await b.card({ card_type: 'PHYSICAL' });
    const elsewhere = { body: { address: { ...ADDRESS, country: 'COL' } } };
    expect(refusal(await b.client.send('PUT', `/cards/v1/${made.id}/shipment`, elsewhere))).toEqual(mismatch);
    const order = { affinity_group_id: (await b.unnamedGroup()).id, quantity: 1, distribution_type: 'CLIENT' };
    const box = { ...order, address: { ...ADDRESS, country: 'MEX' }, receiver: RECEIVER };
    for (const distribution_type of ['CLIENT', 'WAREHOUSE']) {
      const answer = await b.client.send('POST', '/cards/v1/batches', { body: { ...box, distribution_type } });
      expect(refusal(answer)).toEqual(mismatch);
    }
    const { shipment_id } = await b.ask('POST', '/cards/v1/batches', { ...box, address: ADDRESS });
    expect(refusal(await b.client.send('PUT', `/cards/v1/batches/shipments/${shipment_id}`, elsewhere))).toEqual(
      mismatch,
    );
  });
});

describe('the tracking id', () => {
  it('is shown once there is one, but not in Mexico and not to the warehouse', async () => {
    const b = await bench();
    const card = await b.card({ card_type: 'PHYSICAL' });
    const mexican = { street_name: 'Reforma', city: 'CDMX', region: 'CDMX', country: 'MEX', zip_code: '06600' };
    const user = await b.user(MEXICAN);
    const affinity_group_id = (await b.group({ country: 'MEX' })).id;
    const toMexico = await b.card({ card_type: 'PHYSICAL', address: mexican, user_id: user.id, affinity_group_id });
    const box = await b.batch();
    for (const { shipment_id } of [card, toMexico, box]) await b.advance(shipment_id, 'PENDING', 'TRACKED');
    const shown = await b.ask('GET', `/shipping/v1/${card.shipment_id}`);
    expect(shown).toMatchObject({ status: 'TRACKED', external_tracking_id: expect.stringMatching(/^AR[0-9]{9}$/) });
    for (const { shipment_id } of [toMexico, box]) {
      const shipment = await b.ask('GET', `/shipping/v1/${shipment_id}`);
      expect(shipment.status).toBe('TRACKED');
      expect(shipment).not.toHaveProperty('external_tracking_id');
    }
    const list = await b.ask('GET', '/shipping/v1/');
    const ids = list.filter((one: object) => 'external_tracking_id' in one).map(({ id }: { id: string }) => id);
    expect(ids).toEqual([card.shipment_id]);
  });
});

describe('searching shipments', () => {
  async function several() {
    const b = await bench();
    const user = await b.user({ email: `${newId()}@Example.com` });
    const card = await b.card({ user_id: user.id, card_type: 'PHYSICAL' });
    const other = await b.card({ card_type: 'PHYSICAL' });
    await b.advance(other.shipment_id, 'PENDING');
    server().clock.advance(13 * HOUR);
    const stock = await b.stock({ quantity: 1 });
    const address = { ...ADDRESS, country: 'COL' };
    const affinity_group_id = (await b.unnamedGroup({ country: 'COL' })).id;
    const box = await b.batch({
      affinity_group_id,
      distribution_type: 'CLIENT',
      address,
      receiver: { ...RECEIVER, document_type: 'PASSPORT', document_number: '0ab-77' },
    });
    server().clock.set(TEST_NOW);
    return { b, user, card, other, stock, box };
  }

  it('finds by every filter', async () => {
    const { b, user, card, other, stock, box } = await several();
    const [c, o, s, x] = [card.shipment_id, other.shipment_id, stock.shipment_id, box.shipment_id];
    const cases: [string, string[]][] = [
      ['', [c, o, s, x]],
      ['filter[shipment_type]=SINGLE_CARD', [c, o]],
      ['filter[shipment_type]=BOX,WAREHOUSE_BOX', [s, x]],
      [`filter[batch_id]=${stock.id}`, [s]],
      [`filter[email]=${user.email.toUpperCase()}`, [c]],
      ['filter[email]=nobody@example.com', []],
      ['filter[status]=PENDING', [o]],
      ['filter[status]=CREATED,IN_WAREHOUSE', [c, s, x]],
      ['filter[batch_status]=READY', [s]],
      ['filter[batch_status]=CREATED', [x]],
      [`filter[document_number]=${user.identification_value}`, [c]],
      ['filter[document_number]=0ab-77', [x]],
      ['filter[document_number]=AB77', [x]],
      ['filter[start_date]=2026-03-16', [s, x]],
      ['filter[end_date]=2026-03-15', [c, o]],
      ['filter[start_date]=2026-03-15&filter[end_date]=2026-03-16', [c, o, s, x]],
      ['filter[country_code]=COL', [x]],
      ['filter[country_code]=ARG,MEX', [c, o, s]],
    ];
    for (const [query, ids] of cases) {
      const answer = await b.client.send('GET', `/shipping/v1/?${query}`);
      const found = answer.body.data?.map(({ id }: { id: string }) => id).sort();
      expect([query, answer.status, found]).toEqual([query, 200, [...ids].sort()]);
    }
  });

  it('finds by documents that an older version wrote, before they are brought to the form of today and afterwards', async () => {
    const b = await bench();
    const box = await b.batch({ distribution_type: 'CLIENT', address: ADDRESS, receiver: RECEIVER });
    const id = box.shipment_id;
    const { db } = server().database;
    await db.transaction(({ knex }) => knex('shipments').where({ id }).update({ document_number: '0ab-77' }));
    const found = (document: string) => b.ask('GET', `/shipping/v1/?filter[document_number]=${document}`);
    expect([(await found('0ab-77')).length, (await found('AB77')).length]).toEqual([1, 0]);
    await db.transaction((tx) => receiverDocuments.up(tx));
    expect([(await found('0ab-77')).length, (await found('AB77')).length]).toEqual([1, 1]);
    await db.transaction(({ knex }) => knex('shipments').where({ id }).update({ document_number: 'ＡＢ７８' }));
    expect(await found('AB78')).toEqual([]);
    await db.transaction((tx) => plainReceiverDocuments.up(tx));
    expect(await found('AB78')).toHaveLength(1);
  });

  it.each(['shipment_type', 'status', 'status_detail', 'created_at'])('sorts by %s, both ways', async (attribute) => {
    const { b } = await several();
    const up = (await b.ask('GET', `/shipping/v1/?sort=${attribute}`)).map(
      (one: Record<string, string>) => one[attribute],
    );
    expect(up).toEqual([...up].sort());
    expect(new Set(up).size).toBeGreaterThan(1);
    const down = await b.ask('GET', `/shipping/v1/?sort=-${attribute}`);
    expect(down.map((one: Record<string, string>) => one[attribute])).toEqual([...up].reverse());
  });

  it('pages, and refuses what it does not know', async () => {
    const { b } = await several();
    const answer = await b.client.send('GET', '/shipping/v1/?page[size]=3&page[number]=1');
    expect(answer.body.data).toHaveLength(1);
    expect(answer.body.meta.pagination).toEqual({ current_page: 1, page_size: 3, total_pages: 2, total_items: 4 });
    for (const query of [
      'filter[user]=1',
      'sort=id',
      'filter[start_date]=today',
      'filter[start_date]=0000-01-01',
      'filter[end_date]=3000-01-01',
      'filter[shipment_type]=EXTERNAL_BOX',
    ]) {
      expect((await b.client.send('GET', `/shipping/v1/?${query}`)).status).toBe(400);
    }
  });

  it('shows nothing to another client', async () => {
    const { card } = await several();
    const other = await bench();
    expect(await other.ask('GET', '/shipping/v1/')).toEqual([]);
    const answer = await other.client.send('GET', `/shipping/v1/${card.shipment_id}`);
    expect([answer.status, answer.body.error_code]).toEqual([404, 'SHIPMENT_NOT_FOUND']);
  });
});

describe('the shipment update', () => {
  const events = (shipmentId: string) =>
    server().database.db.knex('outbox').where({ resource_id: shipmentId }).orderBy('id').select();

  it('is sent for each change and not for the creation', async () => {
    const b = await bench();
    const { shipment_id: id } = await b.card({ card_type: 'PHYSICAL' });
    expect(await events(id)).toEqual([]);
    await b.advance(id, 'PENDING', 'TRACKED');
    const sent = await events(id);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    for (const event of sent) {
      expect(event).toMatchObject({ client_id: b.client.client.id, kind: 'SHIPMENT_UPDATED', state: 'PENDING' });
      expect(JSON.parse(event.payload)).toEqual({
        event_id: 'shipment-updated',
        idempotency_key: event.key,
        shipment_id: id,
        meta: { resource_url: `http://cards.example:4010/shipping/v1/${id}` },
      });
    }
  });

  it('is not sent for a step that is refused', async () => {
    const b = await bench();
    const { shipment_id: id } = await b.card({ card_type: 'PHYSICAL' });
    await expect(b.advance(id, 'DELIVERED')).rejects.toMatchObject({ code: 'ILLEGAL_STEP' });
    expect(await events(id)).toEqual([]);
  });
});
