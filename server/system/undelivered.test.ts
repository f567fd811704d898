import { Receiver } from '../testing/receiver';
import { type Answer, type TestClient, useServer } from '../testing/server';
import { subscribe } from '../testing/subscriber';
import { everyUndelivered } from './undelivered';

const server = useServer({ background: true });
const drained = () => server().app.deliveries.drained();
let endpoint: Receiver;
let operator: TestClient;
beforeAll(async () => {
  endpoint = await Receiver.start();
  operator = await server().client({ name: 'Operators' }, { scopes: ['system:operate'] });
});
afterAll(() => endpoint.close());

const search = (query = '', as = operator): Promise<Answer> => as.send('GET', `/system/v1/undelivered-events${query}`);
const replay = (id: string, as = operator): Promise<Answer> =>
  as.send('POST', `/system/v1/undelivered-events/${id}/replay`);
const idsOf = ({ body }: Answer) => body.data.map(({ id }: { id: string }) => id);
const receivedKeys = () => endpoint.received.map(({ body }) => JSON.parse(body).idempotency_key);

describe('an undelivered event', () => {
  it('is listed for operators once it is given up, and sent again with the same key', async () => {
    const { publish, look, client } = await subscribe(server(), {
      shipping_updates: endpoint.url('/shipping/updates'),
    });
    endpoint.answer = 410;
    const dead = await publish();
    await drained();
    const answer = await search(`?filter[client_id]=${client.id}`);
    expect([answer.status, answer.body.meta.pagination.total_items]).toEqual([200, 1]);
    expect(answer.body.data).toEqual([
      {
        id: dead.id,
        client_id: client.id,
        type: 'SHIPMENT_UPDATED',
        status: 'DEAD',
        idempotency_key: dead.key,
        address: endpoint.url('/shipping/updates'),
        resource_id: dead.resourceId,
        attempts_made: 1,
        last_attempt: { at: expect.any(String), outcome: 'GONE', status_code: 410 },
        next_attempt_at: null,
        created_at: new Date(dead.createdAt).toISOString(),
        updated_at: expect.any(String),
      },
    ]);
    endpoint.answer = 200;
    const { status, body } = await replay(dead.id);
    expect([status, body.data.status, body.data.idempotency_key]).toEqual([202, 'PENDING', dead.key]);
    await drained();
    expect(receivedKeys().slice(-2)).toEqual([dead.key, dead.key]);
    expect(await look(dead)).toMatchObject({ state: 'DELIVERED', attempts: 2, key: dead.key });
    expect(idsOf(await search(`?filter[client_id]=${client.id}`))).toEqual([]);
    const again = await replay(dead.id);
    expect([again.status, again.body.error_code]).toEqual([404, 'EVENT_NOT_FOUND']);
  });

  it('is of all clients, in pages, the newest first; what still fails or has no address is seen apart', async () => {
    endpoint.answer = 410;
    const dead: string[] = [];
    for (const _ of [1, 2, 3]) {
      const { publish } = await subscribe(server(), { shipping_updates: endpoint.url('/shipping/updates') });
      server().clock.advance(1_000);
      dead.unshift((await publish()).id);
    }
    await drained();
    const failing = await subscribe(server(), { shipping_updates: endpoint.url('/shipping/updates') });
    endpoint.answer = 500;
    const { id: failed } = await failing.publish();
    const parking = await subscribe(server(), {});
    const { id: parked } = await parking.publish();
    await drained();
    expect(idsOf(await search('?page[size]=2'))).toEqual(dead.slice(0, 2));
    expect(idsOf(await search('?page[size]=2&page[number]=1'))).toEqual(dead.slice(2));
    expect(idsOf(await search('?filter[status]=PENDING')).sort()).toEqual([failed, parked].sort());
    const refused = await replay(parked);
    expect([refused.status, refused.body.error_code]).toEqual([409, 'EVENT_WITHOUT_ADDRESS']);
    endpoint.answer = 200;
    expect((await replay(failed)).status).toBe(202);
    await drained();
    expect(idsOf(await search('?filter[status]=PENDING'))).toEqual([parked]);
  });

  it('is shown to nobody whose agreement does not name the scope of operators', async () => {
    const { publish, ...client } = await subscribe(server(), {});
    const { id } = await publish();
    for (const answer of [await search('', client), await replay(id, client)]) {
      expect([answer.status, answer.body.error_code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
    }
    expect((await server().send('GET', '/system/v1/undelivered-events')).status).toBe(401);
    expect((await operator.send('GET', '/users/v1/')).status).toBe(403);
  });

  it('takes from the rate of the caller', async () => {
    const rateLimit = { per_second: 1, burst: 1 };
    const hurried = await server().client({}, { scopes: ['system:operate'], rateLimit });
    const answers = await Promise.all([1, 2, 3].map(() => search('', hurried)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  });
});

it('reads undelivered events in parts from the newest to the oldest, none left out and none twice, while some are sent again and others come', async () => {
  const { publish, client } = await subscribe(server(), { shipping_updates: endpoint.url('/shipping/updates') });
  const { db } = server().database;
  endpoint.answer = 410;
  const dead: string[] = [];
  // Two of each moment: their ids decide.
  for (let at = 0; at < 7; at += 1) {
    if (at % 2 === 0) server().clock.advance(1_000);
    dead.push((await publish()).id);
  }
  await drained();
  const seen: string[] = [];
  for await (const events of everyUndelivered(db, { state: 'DEAD', clientId: client.id }, 2)) {
    seen.push(...events.map(({ id }) => id));
    endpoint.answer = 200;
    // The last of a part stays: the next one begins behind it.
    for (const { id } of events.slice(0, 1)) expect((await replay(id)).status).toBe(202);
    await drained();
    endpoint.answer = 410;
    server().clock.advance(1_000);
    await publish();
    await drained();
  }
  expect([...seen].sort()).toEqual([...dead].sort());
});
