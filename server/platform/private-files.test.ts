import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';
import { openConfiguredDb } from '../run';
import { MODES } from './environment';

const root = mkdtempSync(join(tmpdir(), 'contrato-private-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/**
 * Runs a program that says the keys it ends with once it is told to go, so that several make them at the same moment.
 */
function keysOfProcess(folder: string) {
  const program = `
    const { loadTokenKeys } = require('./server/auth/keys');
    const { openVault } = require('./server/platform/crypto/data-keys');
    const { loadHostKey } = require('./server/settlement/sftp/host-key');
    const settings = { dataDir: ${JSON.stringify(folder)}, dataKeys: null, signingKeyFile: null, sftpHostKeyFile: null };
    process.stdin.once('data', async () => {
      const { signing } = await loadTokenKeys(settings);
      console.log([signing.id, openVault(settings).lookup('x', 'y'), loadHostKey(settings)].join('|'));
      process.exit(0);
    });
    console.error('there');`;
  const child = spawn(process.execPath, [...FROM_SOURCE, '-e', program], { cwd: join(__dirname, '../..') });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'close');
  return {
    ready: once(child.stderr, 'data'),
    go: () => child.stdin.write('go\n'),
    output: async () => {
      await ended;
      return output;
    },
  };
}

it('processes that start at once on one new folder end with the same keys, in files that nobody else may read', async () => {
  const folder = join(root, 'keys', 'data');
  const processes = [1, 2, 3].map(() => keysOfProcess(folder));
  await Promise.all(processes.map(({ ready }) => ready));
  for (const { go } of processes) go();
  const outputs = await Promise.all(processes.map((one) => one.output()));
  expect(outputs[0]).toContain('PRIVATE KEY');
  expect(new Set(outputs).size).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(['data-keys', 'sftp-host-key', 'signing-key.pem']);
  for (const file of readdirSync(folder)) expect([file, modeOf(join(folder, file))]).toEqual([file, '600']);
  expect(modeOf(folder)).toBe('700');
});

describe('the SQLite file, its log and its shared memory', () => {
  it.each(['new', 'from before, which others could read'])('are for their owner alone: %s', async (which) => {
    const dataDir = join(root, which);
    const names = ['contrato.sqlite', 'contrato.sqlite-shm', 'contrato.sqlite-wal'];
    if (which !== 'new') {
      mkdirSync(dataDir);
      writeFileSync(join(dataDir, 'contrato.sqlite'), '', { mode: 0o644 });
      chmodSync(join(dataDir, 'contrato.sqlite'), 0o644);
    }
    const before = process.umask(0);
    const db = openConfiguredDb({
      databaseUrl: null,
      databaseConnections: 10,
      databasePooler: 'none',
      dataDir,
      mode: MODES[0],
    });
    try {
      await db.transaction(({ knex }) => knex.schema.createTable('t', (table) => void table.integer('n')));
      expect(readdirSync(dataDir).map((name) => [name, modeOf(join(dataDir, name))])).toEqual(
        names.map((name) => [name, '600']),
      );
    } finally {
      process.umask(before);
      await db.close();
    }
  });
});
