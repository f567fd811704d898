import type { ServerResponse } from 'node:http';
import { StoreUnavailable } from '../platform/store/db';
import { Receiver } from '../testing/receiver';
import { useServer } from '../testing/server';
import { subscribe } from '../testing/subscriber';
import { until } from '../testing/until';
import { replayEvent } from './store/events';

const server = useServer({ background: true, deliveries: { timeoutMilliseconds: 5_000 } });
const db = () => server().database.db;
const drained = () => server().app.deliveries.drained();
let endpoint: Receiver;

beforeEach(async () => {
  endpoint = await Receiver.start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await endpoint.close();
});

/** Has the answer to the commit of a turn that took nothing up be lost on its way, once. */
function losingOneAnswer(): Promise<void> {
  const transaction = db().transaction.bind(db());
  return new Promise((lost) => {
    let isLost = false;
    jest.spyOn(db(), 'transaction').mockImplementation(async (work) => {
      const result = (await transaction(work)) as { deliveries?: unknown[] } | undefined;
      if (isLost || result?.deliveries?.length !== 0) return result as never;
      isLost = true;
      lost();
      throw new StoreUnavailable('the connection broke');
    });
  });
}

describe('an attempt', () => {
  it('is recorded once, where nobody knows whether the turn that recorded it was committed', async () => {
    const client = await subscribe(server(), { shipping_updates: endpoint.url() });
    const lost = losingOneAnswer();
    const event = await client.publish();
    await lost;
    await drained();
    const { state, attempts, tried } = await client.look(event);
    expect({ state, attempts, tried: tried.length }).toEqual({ state: 'DELIVERED', attempts: 1, tried: 1 });
    expect(endpoint.received).toHaveLength(1);
  });

  it('is recorded once also where that is found out together with another attempt', async () => {
    const client = await subscribe(server(), { shipping_updates: endpoint.url() });
    // A receiver that has taken a call is sent several at once.
    await client.publish();
    await drained();
    const answers: ServerResponse[] = [];
    endpoint.answer = (response) => void answers.push(response);
    const events = [await client.publish(), await client.publish()];
    await endpoint.got(3);
    const [first, second] = answers as [ServerResponse, ServerResponse];
    const lost = losingOneAnswer();
    first.writeHead(200).end();
    await lost;
    second.writeHead(200).end();
    await drained();
    const looks = await Promise.all(events.map((event) => client.look(event)));
    expect(looks.map(({ state, attempts, tried }) => [state, attempts, tried.length])).toEqual([
      ['DELIVERED', 1, 1],
      ['DELIVERED', 1, 1],
    ]);
    expect(endpoint.received).toHaveLength(3);
  });

  it('is recorded after all, where the turn that was to record it was not committed', async () => {
    const client = await subscribe(server(), { shipping_updates: endpoint.url() });
    const transaction = db().transaction.bind(db());
    let failed = 0;
    jest.spyOn(db(), 'transaction').mockImplementation((work) => {
      return transaction(async (tx) => {
        const result = (await work(tx)) as { deliveries?: unknown[] } | undefined;
        if (failed > 0 || result?.deliveries?.length !== 0) return result as never;
        failed += 1;
        throw new StoreUnavailable('the connection broke');
      });
    });
    const event = await client.publish();
    await until('the connection breaks', () => failed > 0);
    await drained();
    const { state, attempts, tried } = await client.look(event);
    expect({ state, attempts, tried: tried.length }).toEqual({ state: 'DELIVERED', attempts: 1, tried: 1 });
  });

  it('of an event that was sent again meanwhile says nothing of the other one, also in one process', async () => {
    const client = await subscribe(server(), { shipping_updates: endpoint.url() });
    // A receiver that has taken a call is sent several at once.
    await client.publish();
    await drained();
    const answers: ServerResponse[] = [];
    endpoint.answer = (response) => void answers.push(response);
    const event = await client.publish();
    await endpoint.got(2);
    await db().transaction((tx) => replayEvent(tx, client.client.id, event.id, server().clock.now()));
    await endpoint.got(3);
    const [first, second] = answers as [ServerResponse, ServerResponse];
    first.writeHead(200).end();
    await until('the first attempt is noted', async () => (await client.look(event)).attempts > 0);
    expect(await client.look(event)).toMatchObject({ state: 'CLAIMED', attempts: 1, failures: 0 });
    second.writeHead(503).end();
    await until('the second attempt is noted', async () => (await client.look(event)).attempts > 1);
    const { state, failures, tried } = await client.look(event);
    expect({ state, failures }).toEqual({ state: 'PENDING', failures: 1 });
    expect(tried.map(({ outcome }) => outcome)).toEqual(['DELIVERED', 'REFUSED']);
    expect(new Set(tried.map(({ claim }) => claim)).size).toBe(2);
  });
});
