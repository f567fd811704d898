import { Receiver } from '../testing/receiver';
import { useServer } from '../testing/server';
import { subscribe } from '../testing/subscriber';
import { readEventBacklog } from './store/backlog';

const server = useServer({ deliveries: { timeoutMilliseconds: 2_000 } });

it('what waits for a receiver that refuses its events is not due, and what waits for others is', async () => {
  const refusing = await Receiver.start();
  refusing.answer = 500;
  const { app, clock, database } = server();
  const now = clock.now();
  const refused = await (await subscribe(server(), { shipping_updates: refusing.url() })).publish();
  const other = await (await subscribe(server(), {})).publish();
  app.deliveries.start();
  await app.deliveries.drained();
  // Nobody sends them any more.
  await app.deliveries.handOn();
  await database.db.transaction(async (tx) => {
    await tx
      .knex('outbox')
      .where({ id: refused.id })
      .update({ next_attempt_at: now - 120_000 });
    await tx
      .knex('outbox')
      .where({ id: other.id })
      .update({ next_attempt_at: now - 60_000 });
  });
  const dueSince = async (receivers: ReadonlySet<string>) =>
    (await readEventBacklog(database.db, now, receivers)).dueSince;
  expect(await dueSince(new Set())).toBe(now - 120_000);
  expect(await dueSince(app.services.refusing())).toBe(now - 60_000);
  await refusing.close();
});
