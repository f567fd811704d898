import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { CommandSpec } from '../../cli/declaration';
import { FROM_SOURCE } from '../../cli/own-code';
import { undeclaredFields } from '../../cli/testing/json-fields';
import { MINUTE } from '../../server/kernel/time';
import { Receiver } from '../../server/testing/receiver';
import { useServer } from '../../server/testing/server';
import { subscribe } from '../../server/testing/subscriber';
import { command } from './command';

const server = useServer({ background: true });
const exec = promisify(execFile);
let endpoint: Receiver;
beforeAll(async () => {
  endpoint = await Receiver.start();
});
afterAll(() => endpoint.close());

/** Runs the command as `npm run events` does, on the database of a server that runs. */
async function events(...words: string[]): Promise<{ status: number; output: string }> {
  const { config } = server().database;
  const where = config.dialect === 'sqlite' ? { DATA_DIR: dirname(config.file) } : { DATABASE_URL: config.url };
  const args = [...FROM_SOURCE, join(__dirname, '../../cli/contrato.ts'), 'events', ...words];
  try {
    const { stdout } = await exec(process.execPath, args, { env: { PATH: process.env.PATH, ...where } });
    return { status: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, output: stdout + stderr };
  }
}

it('npm run events lists what is given up and has the server send it, with the same key', async () => {
  const name = 'Told late';
  const { publish, look } = await subscribe(
    server(),
    { shipping_updates: endpoint.url('/shipping/updates') },
    { name },
  );
  endpoint.answer = 410;
  const [first, second] = [await publish(), await publish()];
  await server().app.deliveries.drained();
  const { status, output } = await events('list', '--client', name, '--json');
  const listed = JSON.parse(output);
  expect(undeclaredFields(command.commands?.[0] as CommandSpec, listed)).toEqual([]);
  expect([status, listed.total]).toEqual([0, 2]);
  expect(listed.events.map(({ id, status: state }: { id: string; status: string }) => [id, state])).toEqual(
    [second, first].map(({ id }) => [id, 'DEAD']),
  );
  endpoint.answer = 200;
  // Sandboxes move their clock, which the test's stands in for: to the command the present moment is that of the
  // machine.
  server().clock.advance(Date.now() - server().clock.now() + MINUTE);
  expect(await events('replay', '--event', first.id, '--event', 'nothing')).toEqual({
    status: 2,
    output: expect.stringMatching(
      /^\S+ {2}PENDING[\s\S]*nothing {2}not sent again: EVENT_NOT_FOUND\n1 sent again, 1 not\n$/,
    ),
  });
  expect(await events('replay', '--all', '--client', name)).toEqual({
    status: 0,
    output: expect.stringContaining('1 sent again, 0 not'),
  });
  await server().app.deliveries.drained();
  await endpoint.got(4);
  const keys = endpoint.received.map(({ body }) => JSON.parse(body).idempotency_key);
  expect(keys.slice(0, 2).sort()).toEqual([first.key, second.key].sort());
  expect(keys.slice(2).sort()).toEqual([first.key, second.key].sort());
  expect([(await look(first)).state, (await look(second)).state]).toEqual(['DELIVERED', 'DELIVERED']);
});

it('npm run events replay --all sends what is beyond the first page, and leaves what has no address', async () => {
  const name = 'Told much';
  const { publish, client } = await subscribe(
    server(),
    { shipping_updates: endpoint.url('/shipping/updates') },
    { name },
  );
  const parked = await subscribe(server(), { shipping_updates: endpoint.url('/shipping/updates') });
  endpoint.answer = 410;
  const left = await parked.publish();
  for (let at = 0; at < 101; at += 1) await publish();
  await server().app.deliveries.drained();
  const { db } = server().database;
  await db.transaction(async ({ knex }) => {
    const { configuration } = await knex('clients').where({ id: parked.client.id }).first('configuration');
    const without = {
      ...JSON.parse(configuration),
      callbacks: { ...JSON.parse(configuration).callbacks, shipping_updates: null },
    };
    await knex('clients')
      .where({ id: parked.client.id })
      .update({ configuration: JSON.stringify(without) });
  });
  endpoint.answer = 200;
  server().clock.advance(MINUTE);
  const { status, output } = await events('replay', '--all', '--json');
  const { replayed, refused } = JSON.parse(output);
  expect([status, refused]).toEqual([0, []]);
  const ofClient = replayed.filter((event: { client_id: string }) => event.client_id === client.id);
  expect(new Set(ofClient.map(({ id }: { id: string }) => id)).size).toBe(101);
  expect((await parked.look(left)).state).toBe('DEAD');
});
