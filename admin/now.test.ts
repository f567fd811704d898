import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../cli/own-code';
import { insertClientKey } from '../server/clients/store/client-keys';
import { DAY } from '../server/kernel/time';
import { newId } from '../server/platform/ids';
import { enqueueJob } from '../server/platform/jobs/store/jobs';
import { writeSetting } from '../server/platform/store/settings';
import { CardBench } from '../server/testing/cards';
import { useServer } from '../server/testing/server';
import { status } from './networks/status';

const server = useServer();

/** The time between the machine's and that of the sandbox, which was moved. */
const MOVED = 40 * DAY;

beforeAll(() => server().database.db.transaction((tx) => writeSetting(tx, 'clock.offset', MOVED)));

/** Runs a command on the database of the server and returns its result. */
async function run(...words: string[]) {
  const { config } = server().database;
  const where = config.dialect === 'sqlite' ? { DATA_DIR: dirname(config.file) } : { DATABASE_URL: config.url };
  const args = [...FROM_SOURCE, join(__dirname, '../cli/contrato.ts'), ...words, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, ...where } });
  return JSON.parse(stdout);
}

it('a change by a command has the time of the sandbox', async () => {
  const bench = new CardBench(server(), await server().client());
  const { id } = await bench.card();
  const before = Date.now();
  await run('cards', 'report', '--client', bench.client.client.id, '--card', id, '--lost');
  const row = await server().database.db.knex('cards').where({ id }).first('updated_at');
  const moved = Number(row.updated_at) - MOVED;
  expect(moved).toBeGreaterThanOrEqual(before);
  expect(moved).toBeLessThanOrEqual(Date.now());
});

it('onboarding knows which keys are over by the time of the sandbox', async () => {
  const { client } = await server().client();
  const { db } = server().database;
  const now = Date.now();
  const give = (fingerprint: string, expiresAt: number) => {
    const own = { id: newId(), clientId: client.id, purpose: 'SSH', createdAt: now, publicKey: fingerprint } as const;
    return db.transaction((tx) => insertClientKey(tx, { ...own, fingerprint, expiresAt }));
  };
  await give('over', now + MOVED / 2);
  await give('valid', now + 2 * MOVED);
  const { ssh_keys } = await run('onboard', 'show', '--client', client.id);
  expect(ssh_keys).toEqual([{ fingerprint: 'valid', until: new Date(now + 2 * MOVED).toISOString() }]);
});

it('an order waits for a network from the time of the sandbox on', async () => {
  const { db } = server().database;
  const enqueue = (key: string, runAt: number) =>
    db.transaction((tx) => enqueueJob(tx, { kind: 'announce-shipment', key, payload: {}, runAt }));
  await enqueue('due', Date.now() + MOVED / 2);
  await enqueue('later', Date.now() + 2 * MOVED);
  expect((await status(db, { system: [] })).json).toMatchObject({ waiting: [{ rail: 'courier', count: 1 }] });
});
