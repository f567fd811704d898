import { newId } from '../platform/ids';
import { runNextJob } from '../platform/jobs/run-job';
import { openAccount, TestNetworks } from '../testing/networks';
import { useServer } from '../testing/server';

const networks = new TestNetworks();
const server = useServer({ ports: networks.ports });

it('a registration with a network that does not answer is tried after longer and longer pauses', async () => {
  const { database, app, clock } = server();
  const client = await server().client();
  const { id } = await openAccount(client, 'BRA');
  const { 'register-pix-key': handler } = app.services.jobs.handlers;
  const handlers = { 'register-pix-key': handler } as typeof app.services.jobs.handlers;
  networks.failures = 1_000;
  const body = { account_id: id, type: 'EVP' };
  await client.send('POST', '/networks/bank/v1/key/pix', { body, idempotencyKey: newId() });
  const job = () => database.db.knex('jobs').where({ kind: 'register-pix-key' }).first();
  const pauses: number[] = [];
  for (let tried = 0; tried < 8; tried += 1) {
    clock.set(Math.max(clock.now(), (await job()).run_at));
    await runNextJob({ ...app.services, jobs: { ...app.services.jobs, handlers } });
    pauses.push(((await job()).run_at - clock.now()) / 1_000);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
});
