import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import knex from 'knex';
import { FROM_SOURCE } from '../../cli/own-code';
import { migrations } from '../../server/migrations';
import { readConfig } from '../../server/platform/config';
import { applyMigrations } from '../../server/platform/store/migrate';
import type { Migration } from '../../server/platform/store/migration';
import { openConfiguredDb } from '../../server/run';
import { dialect } from '../../server/testing/database';
import { until } from '../../server/testing/until';
import { examine } from '../chaos/examine';
import { Traffic } from '../chaos/traffic';
import { type Fixture, openFixture } from './fixture';

const ROOT = join(__dirname, '../..');

let fixture: Fixture;

beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

/** A migration of a next version. It only adds, and this version can work with the result. */
const expand: Migration = {
  name: '9999-of-the-next-version',
  async up({ knex }) {
    await knex.schema.alterTable('transactions', (table) => table.text('of_the_next_version').nullable());
    await knex.schema.createTable('of_the_next_version', (table) => table.text('id').notNullable().primary());
  },
};

const run = promisify(execFile);

/**
 * Makes a backup into a folder by the line for SQLite that the page on operating has. Without SQLite's shell, what the
 * line asks for is asked over a connection that is not the service's.
 * @returns the file
 */
async function backUp(dataDir: string, folder: string): Promise<string> {
  const page = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  const [, line = '', target = ''] = /^(sqlite3 .*"VACUUM INTO '(.*)'")(?: |$)/m.exec(page) ?? [];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  if (spawnSync('sqlite3', ['--version']).status === 0) await run('bash', ['-ec', line], { cwd: folder, env });
  else await copyWith(join(dataDir, 'contrato.sqlite'), join(folder, target));
  return join(folder, target);
}

async function copyWith(file: string, target: string): Promise<void> {
  const shell = knex({ client: 'sqlite3', connection: { filename: file }, useNullAsDefault: true });
  try {
    await shell.raw('VACUUM INTO ?', [target]);
  } finally {
    await shell.destroy();
  }
}

/** Waits until so many more movements were acknowledged. */
async function moreOf(traffic: Traffic, count: number): Promise<void> {
  const goal = traffic.acknowledged.length + count;
  await until(`${goal} movements are acknowledged`, () => traffic.acknowledged.length >= goal);
}

if (dialect === 'postgres') {
  it('goes on serving while a next version adds to its schema, and does not start on it anew', async () => {
    const { target } = await fixture.serve();
    const traffic = new Traffic([target], fixture.accounts, 8);
    await moreOf(traffic, 20);
    expect(await applyMigrations(fixture.db, [...migrations, expand])).toEqual([expand.name]);
    await moreOf(traffic, 50);
    await traffic.stop();
    expect({ refused: traffic.refused, cut: traffic.cut }).toEqual({ refused: [], cut: 0 });
    expect(await examine(fixture.db)).toEqual([]);
    await expect(applyMigrations(fixture.db, migrations)).rejects.toThrow(`doesn't know: ${expand.name}`);
  });
} else {
  it('is backed up while it is written to, and the backup holds a ledger that is right', async () => {
    const { target } = await fixture.serve();
    const traffic = new Traffic([target], fixture.accounts, 8);
    await moreOf(traffic, 20);
    const folder = join(fixture.config.dataDir, 'restored');
    const copy = openConfiguredDb(readConfig({ DATA_DIR: folder }));
    await copy.close();
    await rm(join(folder, 'contrato.sqlite'));
    await rename(await backUp(fixture.config.dataDir, folder), join(folder, 'contrato.sqlite'));
    await moreOf(traffic, 20);
    await traffic.stop();
    const words = [...FROM_SOURCE, join(ROOT, 'cli/contrato.ts'), 'verify-ledger'];
    const { stdout } = await run(process.execPath, words, { env: { PATH: process.env.PATH, DATA_DIR: folder } });
    expect(stdout).toContain(' 0 mismatches');
    const restored = openConfiguredDb(readConfig({ DATA_DIR: folder }));
    try {
      const [counted] = await restored.knex('transactions').count({ movements: '*' });
      expect(Number(counted?.movements)).toBeGreaterThan(20);
      expect(await examine(restored)).toEqual([]);
    } finally {
      await restored.close();
    }
  });
}
