import { CONTROLS } from '../../mocks/testing/controls';
import { worldExtension } from '../../mocks/world';
import { newId } from '../platform/ids';
import { runDueJobs } from '../platform/jobs/run-job';
import { ADDRESS, CardBench, RECEIVER } from '../testing/cards';
import { useServer } from '../testing/server';

const server = useServer({ extension: worldExtension });
const bench = () => CardBench.open(server());
const toClient = { distribution_type: 'CLIENT', address: ADDRESS, receiver: RECEIVER };

describe('ordering a batch', () => {
  it('is answered at once with 202, and with a box to the client', async () => {
    const b = await bench();
    const group = await b.unnamedGroup();
    const body = { affinity_group_id: group.id, quantity: 10, ...toClient };
    const answer = await b.client.send('POST', '/cards/v1/batches', { body });
    expect([answer.status, answer.body.data]).toEqual([
      202,
      {
        id: expect.any(String),
        affinity_group_id: group.id,
        quantity: 10,
        distribution_type: 'CLIENT',
        status: 'CREATED',
        shipment_id: expect.any(String),
        created_at: '2026-03-15T12:00:00.000Z',
      },
    ]);
    const { id, shipment_id } = answer.body.data;
    expect(await b.ask('GET', `/shipping/v1/${shipment_id}`)).toMatchObject({
      shipment_type: 'BOX',
      status: 'CREATED',
      batch: { id, quantity: 10, status: 'CREATED', created_at: '2026-03-15T12:00:00.000Z' },
      address: { ...ADDRESS, floor: null },
      receiver: RECEIVER,
    });
  });

  it('comes with a box to the warehouse, whose tracking id is nobody’s business', async () => {
    const b = await bench();
    const batch = await b.batch();
    const shipment = await b.ask('GET', `/shipping/v1/${batch.shipment_id}`);
    expect(shipment).toMatchObject({ shipment_type: 'WAREHOUSE_BOX', address: null, receiver: null });
    expect(shipment).not.toHaveProperty('external_tracking_id');
  });

  it('takes one card and a thousand', async () => {
    const b = await bench();
    for (const quantity of [1, 1000]) expect((await b.batch({ quantity })).quantity).toBe(quantity);
  });

  it.each([
    [{ quantity: 0 }, '/quantity'],
    [{ quantity: 1001 }, '/quantity'],
    [{ quantity: 1.5 }, '/quantity'],
    [{ quantity: '10' }, '/quantity'],
    [{ distribution_type: 'CLIENT', receiver: RECEIVER }, '/address'],
    [{ distribution_type: 'CLIENT', address: ADDRESS }, '/receiver'],
    [{ distribution_type: 'PIGEON' }, '/distribution_type'],
    [{ ...toClient, address: { ...ADDRESS, country: 'BRA' } }, '/address/region'],
  ])('is refused with %j', async (changes, pointer) => {
    const b = await bench();
    const order = { affinity_group_id: newId(), quantity: 1, distribution_type: 'WAREHOUSE', ...changes };
    const answer = await b.client.send('POST', '/cards/v1/batches', { body: order });
    expect([answer.status, answer.body.error_code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.body.error.details[0].pointer).toBe(pointer);
  });

  it('is refused for a group that issues no batches', async () => {
    const b = await bench();
    const cases: [string, number, string][] = [
      [newId(), 404, 'AFFINITY_GROUP_NOT_FOUND'],
      [(await b.unnamedGroup({ status: 'INACTIVE' })).id, 409, 'AFFINITY_GROUP_NOT_ACTIVE'],
      [(await b.unnamedGroup({ cardTypes: ['VIRTUAL'] })).id, 422, 'CARD_TYPE_NOT_SUPPORTED'],
      [(await b.group()).id, 422, 'AFFINITY_GROUP_MISMATCH'],
    ];
    for (const [affinity_group_id, status, code] of cases) {
      const body = { affinity_group_id, quantity: 1, distribution_type: 'WAREHOUSE' };
      const answer = await b.client.send('POST', '/cards/v1/batches', { body });
      expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    }
  });
});

describe('a card whose client gave it a status before its plastic was made', () => {
  const given: [object, string][] = [
    [{ status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' }, 'BLOCKED'],
    [{ status: 'DISABLED', status_reason: 'BROKEN' }, 'DISABLED'],
    [{ status: 'ACTIVE' }, 'ACTIVE'],
  ];

  it.each(given)('keeps it in its batch: %j', async (change, status) => {
    const b = await bench();
    const batch = await b.batch({ quantity: 3 });
    await runDueJobs(server().app.services);
    const cards = async () => {
      const { body } = await b.client.send('GET', `/cards/v1/?filter[shipment_id]=${batch.shipment_id}`);
      return body.data as { id: string; status: string; status_detail: string | null }[];
    };
    const [first, ...others] = await cards();
    expect([first, ...others].map((card) => card?.status)).toEqual(['CREATED', 'CREATED', 'CREATED']);
    const changed = await b.ask('PATCH', `/cards/v1/${first?.id}`, change);
    expect(await b.ask('POST', `${CONTROLS}/batches/${batch.id}/make-ready`)).toMatchObject({ status: 'READY' });
    const after = new Map((await cards()).map((card) => [card.id, card]));
    expect(after.get(first?.id as string)).toEqual(changed);
    expect(others.map(({ id }) => after.get(id)?.status)).toEqual(['EMBOSSED', 'EMBOSSED']);
    // Only a card that is EMBOSSED is activated for a user.
    const user = await b.user();
    const { pan } = await b.secrets(first?.id as string);
    const refused = await b.activate(pan, user.id);
    expect([refused.status, refused.body.error_code]).toEqual([409, 'CARD_NOT_EMBOSSED']);
    expect(refused.body.error.details[0].detail).toBe(`the card is ${status}`);
  });

  it.each(given)('keeps it alone: %j', async (change) => {
    const b = await bench();
    const card = await b.card({ card_type: 'PHYSICAL' });
    const changed = await b.ask('PATCH', `/cards/v1/${card.id}`, change);
    const made = await b.client.send('POST', `${CONTROLS}/cards/${card.id}/emboss`);
    expect([made.status, made.body.error_code]).toEqual([409, 'ILLEGAL_STEP']);
    expect(await b.ask('GET', `/cards/v1/${card.id}`)).toEqual(changed);
  });
});

describe('the address of a batch', () => {
  const put = (b: CardBench, shipmentId: string, body: unknown) =>
    b.client.send('PUT', `/cards/v1/batches/shipments/${shipmentId}`, { body });

  it('and its receiver change by themselves while it is CREATED', async () => {
    const b = await bench();
    const { shipment_id } = await b.batch(toClient);
    const address = { ...ADDRESS, street_name: 'Florida', floor: '2' };
    const moved = await put(b, shipment_id, { address });
    expect([moved.status, moved.body.data.address.street_name, moved.body.data.receiver]).toEqual([
      200,
      'Florida',
      RECEIVER,
    ]);
    const receiver = { full_name: 'Juan Paz', telephone_number: '+541155550100' };
    const given = await put(b, shipment_id, { receiver });
    expect(given.body.data).toMatchObject({ address: { street_name: 'Florida', floor: '2' }, batch: { quantity: 2 } });
    expect(given.body.data.receiver).toEqual(receiver);
    expect(await b.ask('GET', `/shipping/v1/${shipment_id}`)).toEqual(given.body.data);
  });

  it('does not change any more, or never did', async () => {
    const b = await bench();
    const warehouse = await b.batch();
    const ready = await b.batch(toClient);
    await b.makeReady(ready.id);
    const card = await b.card({ card_type: 'PHYSICAL' });
    for (const id of [warehouse.shipment_id, ready.shipment_id, card.shipment_id]) {
      const answer = await put(b, id, { address: ADDRESS });
      expect([answer.status, answer.body.error_code]).toEqual([409, 'SHIPPING_ADDRESS_NOT_UPDATABLE']);
    }
    const unknown = await put(b, newId(), { address: ADDRESS });
    expect([unknown.status, unknown.body.error_code]).toEqual([404, 'SHIPMENT_NOT_FOUND']);
    const nothing = await put(b, ready.shipment_id, {});
    expect([nothing.status, nothing.body.error_code]).toEqual([400, 'INVALID_REQUEST']);
  });
});
