import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenLocally } from '../../../server/testing/local-server';
import { makeWorld } from './init';
import { readSettings } from './settings';
import { startWorld } from './world';

const above = mkdtempSync(join(tmpdir(), 'contrato-world-'));
const folder = join(above, 'world');
const taken = createServer();

beforeAll(async () => {
  makeWorld(folder, { world: await listenLocally(taken), service: 4010 });
});
afterAll(async () => {
  await new Promise((resolve) => taken.close(resolve));
  rmSync(above, { recursive: true, force: true });
});

/** SQLite removes the files next to a database when its last connection is closed. */
const openDatabases = () => readdirSync(folder).filter((name) => name.endsWith('.sqlite-wal'));

it('a world that cannot start leaves its database closed', async () => {
  await expect(startWorld(readSettings(folder))).rejects.toThrow('PORT can not be used');
  expect(openDatabases()).toEqual([]);
});

it('a world without one of the networks that it needs says so, and leaves its database closed', async () => {
  const settings = readSettings(folder);
  const networks = settings.networks.filter(({ name }) => name !== 'processor');
  await expect(startWorld({ ...settings, networks })).rejects.toThrow('no network of the world reports for card');
  expect(openDatabases()).toEqual([]);
});
