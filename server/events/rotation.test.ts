import { onEvents } from '../../mocks/client/events';
import { CardNetwork } from '../../mocks/testing/card-network';
import { CONTROLS } from '../../mocks/testing/controls';
import { worldExtension } from '../../mocks/world';
import { listApiKeys, updateApiKey } from '../clients/store/api-keys';
import { findClient } from '../clients/store/clients';
import type { Client } from '../kernel/client';
import { HOUR, MINUTE } from '../kernel/time';
import { Receiver } from '../testing/receiver';
import { useServer } from '../testing/server';
import { someEvent, subscribe } from '../testing/subscriber';
import { openApiSecret } from './api-secrets';
import { emit } from './outbox';
import { verifyingPairs } from './rules/key-pairs';
import { channels } from './rules/kinds';
import { isFresh, verifySignature } from './signing';

const server = useServer({ background: true, extension: worldExtension });

it('both pairs verify while one takes the place of the other, and only the new one after that', async () => {
  const { app, clock, database } = server();
  const endpoint = await Receiver.start();
  const client = await subscribe(server(), Object.fromEntries(channels.map((name) => [name, endpoint.url('/x')])));
  await client.publish();
  await endpoint.got(1);
  const [first] = await listApiKeys(database.db, client.client.id);
  const end = clock.now() + MINUTE;
  await database.db.transaction((tx) => updateApiKey(tx, client.client.id, first!.id, { expiresAt: end }));
  await client.addPair();
  await client.publish();
  await endpoint.got(2);
  const verified = async () => {
    const pairs = verifyingPairs(await listApiKeys(database.db, client.client.id), clock.now());
    return endpoint.received.map(({ headers, body, path }) => {
      const parts = { timestamp: headers['x-timestamp']!, endpoint: path, body };
      const pair = pairs.find(({ id }) => id === headers['x-api-key']);
      if (pair === undefined || !isFresh(parts.timestamp, Date.now())) return false;
      const secret = openApiSecret(app.services.vault, pair);
      return verifySignature(parts, headers['x-signature']!, secret, 'timestamp-endpoint-body');
    });
  };
  expect(await verified()).toEqual([true, true]);
  clock.set(end);
  expect(await verified()).toEqual([false, true]);
  await endpoint.close();
});

describe('a rotation with a lead', () => {
  const LEAD = 8 * HOUR;
  const OVERLAP = 2 * HOUR;

  /** A client that gets events of shipments and decides card transactions, with the pairs that it has deployed. */
  async function called() {
    const network = await CardNetwork.open(server());
    onEvents(network.reference, {
      activity: () => undefined,
      shipment: () => undefined,
      identitySession: () => undefined,
    });
    const { client } = network.bench;
    const addresses = { shipping_updates: `${network.url}/shipping/updates` };
    await network.bench.ask('PATCH', `${CONTROLS}/client`, { callback_addresses: addresses });
    const { db } = server().database;
    const seen = new Set<string>();
    /** Sends an event and asks about a purchase. Returns the pairs that signed, and how each call ended. */
    const call = async () => {
      await network.bench.client.renew();
      const receiver = (await findClient(db, client.client.id)) as Client;
      await db.transaction((tx) => emit(tx, receiver, someEvent(), server().clock.now()));
      const purchase = await network.use({ amount: '1.00' });
      await network.delivered();
      const all: { event_id: string; api_key: string; outcome: string }[] = await db
        .knex('outbox_attempts')
        .where({ client_id: client.client.id });
      const tried = all.filter(({ event_id }) => !seen.has(event_id));
      for (const { event_id } of tried) seen.add(event_id);
      return {
        signed: [...new Set(tried.map(({ api_key }) => api_key))],
        outcomes: tried.map(({ outcome }) => outcome),
        decision: purchase.status_detail as string,
      };
    };
    const rotate = async (apiKey: string, body: object) => {
      await network.bench.client.renew();
      return network.bench.ask('POST', `${CONTROLS}/client/api-keys/${apiKey}/rotate`, body);
    };
    return { network, call, rotate, first: Object.keys(network.secrets)[0] as string };
  }

  const well = (...signed: string[]) => ({ signed, outcomes: ['DELIVERED', 'DELIVERED'], decision: 'APPROVED' });

  it.each([0, 1, LEAD / 2, LEAD - 1])(
    'refuses nothing to a client that deploys the pair after %s ms',
    async (moment) => {
      const { network, call, rotate, first } = await called();
      const { clock } = server();
      const start = clock.now();
      const next = await rotate(first, { lead_seconds: LEAD / 1000, overlap_seconds: OVERLAP / 1000 });
      expect(next).toMatchObject({ status: 'UPCOMING', signs_from: new Date(start + LEAD).toISOString() });
      const moments = [0, 1, HOUR, LEAD / 2, LEAD - 1, LEAD, LEAD + 1, LEAD + OVERLAP - 1, LEAD + OVERLAP];
      for (const at of moments) {
        clock.set(start + at);
        if (at >= moment) network.secrets[next.api_key] = next.api_secret;
        if (at >= LEAD + OVERLAP) delete network.secrets[first];
        expect([at, await call()]).toEqual([at, well(at < LEAD ? first : next.api_key)]);
      }
      await network.close();
    },
  );

  it('can be followed by another one: at once in an emergency, or after a lead of its own', async () => {
    const { network, call, rotate, first } = await called();
    const { clock } = server();
    const start = clock.now();
    const deploy = (pair: { api_key: string; api_secret: string }) => {
      network.secrets[pair.api_key] = pair.api_secret;
    };
    const second = await rotate(first, { lead_seconds: LEAD / 1000 });
    deploy(second);
    clock.set(start + HOUR);
    const third = await rotate(second.api_key, { lead_seconds: LEAD / 1000 });
    deploy(third);
    expect(await call()).toEqual(well(first));
    clock.set(start + LEAD);
    expect(await call()).toEqual(well(second.api_key));
    clock.set(start + LEAD + HOUR);
    expect(await call()).toEqual(well(third.api_key));
    const fourth = await rotate(third.api_key, { lead_seconds: LEAD / 1000 });
    const emergency = await rotate(fourth.api_key, { lead_seconds: 0, overlap_seconds: 0 });
    deploy(emergency);
    expect(await call()).toEqual(well(emergency.api_key));
    clock.set(start + 3 * LEAD);
    expect(await call()).toEqual(well(emergency.api_key));
    await network.close();
  });
});
