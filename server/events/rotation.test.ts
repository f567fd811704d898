import { listApiKeys, updateApiKey } from '../clients/store/api-keys';
import { MINUTE } from '../kernel/time';
import { Receiver } from '../testing/receiver';
import { useServer } from '../testing/server';
import { subscribe } from '../testing/subscriber';
import { openApiSecret } from './api-secrets';
import { verifyingPairs } from './rules/key-pairs';
import { channels } from './rules/kinds';
import { isFresh, verifySignature } from './signing';

const server = useServer({ background: true });

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
