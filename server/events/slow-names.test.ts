import { NameServer } from '../testing/name-server';
import { Receiver } from '../testing/receiver';
import { startTestServer } from '../testing/server';
import { subscribe } from '../testing/subscriber';
import { until } from '../testing/until';
import type { OutboxEvent } from './store/outbox';

/** The machine's own hiccups only ever delay: what one of so many rounds shows is what the service does. */
const ROUNDS = 5;

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe('a server whose clients resolve slowly', () => {
  /** More than the look-ups that one client may have under way. */
  const SLOW_CLIENTS = 16;

  it('delivers an event of another client while their look-ups wait', async () => {
    const names = await NameServer.start((name) => (name === 'slow.example' ? null : { addresses: ['127.0.0.1'] }));
    ends.push(() => names.close());
    const server = await startTestServer({ background: true, environment: { DNS_SERVERS: names.address } });
    ends.push(() => server.close());
    const well = await Receiver.start();
    ends.push(() => well.close());
    const client = await subscribe(server, { shipping_updates: `http://well.example:${well.port}/x` });
    const address = { shipping_updates: 'http://slow.example:1/x' };
    const slow = await Promise.all(Array.from({ length: SLOW_CLIENTS }, () => subscribe(server, address)));
    const slowQueries = () => names.queries.filter((name) => name === 'slow.example').length;
    /** @returns how many of the slow look-ups had ended when the event arrived */
    const round = async () => {
      const before = slowQueries();
      const events = await Promise.all(slow.map((one) => one.publish()));
      await until('half of the slow names are looked up', () => slowQueries() >= before + SLOW_CLIENTS / 2);
      const count = well.received.length;
      await client.publish();
      await well.got(count + 1);
      const looks = await Promise.all(slow.map((one, i) => one.look(events[i] as OutboxEvent)));
      return looks.filter(({ tried }) => tried.length > 0).length;
    };
    let ended = await round();
    for (let i = 1; i < ROUNDS && ended > 0; i += 1) ended = await round();
    expect(ended).toBe(0);
  });
});
