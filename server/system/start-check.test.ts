import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';
import { migrations } from '../migrations';
import { ConfigError, readConfig } from '../platform/config';
import { openConfiguredVault, openMigratedDb, problemsOfFiles, stateOfDatabase } from '../run';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../testing/database';

const keyOf = (byte: number) => `k1:${Buffer.alloc(32, byte).toString('base64')}`;
const where = ({ config }: TestDatabase): Record<string, string> =>
  config.dialect === 'sqlite' ? { DATA_DIR: dirname(config.file) } : { DATABASE_URL: config.url };
const configOf = (database: TestDatabase, byte = 1) => readConfig({ ...where(database), DATA_KEYS: keyOf(byte) });
const stepsIn = ({ db }: TestDatabase): Promise<string[]> => db.knex('schema_migrations').pluck('name').orderBy('name');

let database: TestDatabase;
afterEach(() => database.drop());

describe('the check of a start', () => {
  it('says that a database is empty, and leaves it so', async () => {
    database = await createEmptyDatabase();
    await database.db.read(({ knex }) => knex.raw('SELECT 1'));
    expect(await stateOfDatabase(configOf(database))).toBe('is empty: the start creates its tables');
    await expect(stepsIn(database)).rejects.toThrow('schema_migrations');
  });

  it('says that there is no SQLite file yet, and makes none', async () => {
    database = await createEmptyDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'contrato-check-'));
    const file = join(folder, 'data/contrato.sqlite');
    const config = readConfig({ DATA_DIR: dirname(file) });
    expect(await stateOfDatabase(config)).toBe(`is a file that the start creates: ${file}`);
    expect(existsSync(dirname(file))).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('creates no folder, changes no permissions, and creates no keys', async () => {
    database = await createEmptyDatabase('sqlite');
    const folder = mkdtempSync(join(tmpdir(), 'contrato-check-'));
    const config = readConfig({ DATA_DIR: folder, SETTLEMENT_DIR: join(folder, 'settlement/files') });
    const file = join(folder, 'contrato.sqlite');
    writeFileSync(file, '', { mode: 0o640 });
    expect(problemsOfFiles(config)).toEqual([]);
    expect(await stateOfDatabase(config)).toBe('is empty: the start creates its tables');
    const made = await openMigratedDb({ ...config, dataDir: join(folder, 'made') });
    await made.close();
    const chosen = join(folder, 'made/contrato.sqlite');
    chmodSync(chosen, 0o640);
    expect(await stateOfDatabase({ ...config, dataDir: join(folder, 'made') })).toBe('is of this version');
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
      'contrato.sqlite',
      'made',
      'made/contrato.sqlite',
    ]);
    for (const one of [file, chosen]) expect(statSync(one).mode & 0o777).toBe(0o640);
    expect(statSync(file).size).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('finds a folder in which a start could write nothing', async () => {
    database = await createEmptyDatabase('sqlite');
    const folder = mkdtempSync(join(tmpdir(), 'contrato-check-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const config = readConfig({ DATA_DIR: join(file, 'data'), SETTLEMENT_DIR: file });
    expect(problemsOfFiles(config)).toEqual([`SETTLEMENT_DIR can not be used: ${file}: ${file} is not a folder`]);
    await expect(stateOfDatabase(config)).rejects.toThrow(/^DATA_DIR can not be used: .*\/file\/data: /);
    rmSync(folder, { recursive: true });
  });

  it('names the steps that a database of an earlier version has not, and applies none', async () => {
    database = await createDatabase();
    const last = migrations.slice(-2).map(({ name }) => name);
    await database.db.transaction(({ knex }) => knex('schema_migrations').whereIn('name', last).delete());
    const before = await stepsIn(database);
    expect(await stateOfDatabase(configOf(database))).toBe(
      `is of an earlier version, and the keys fit: the start applies ${last.join(', ')}`,
    );
    expect(await stepsIn(database)).toEqual(before);
  });

  it('is passed by a database of this version with its keys, and by no other keys', async () => {
    database = await createDatabase();
    await openConfiguredVault(database.db, configOf(database));
    expect(await stateOfDatabase(configOf(database))).toBe('is of this version, and the keys fit');
    await expect(stateOfDatabase(configOf(database, 2))).rejects.toThrow(ConfigError);
    await expect(stateOfDatabase(configOf(database, 2))).rejects.toThrow(/DATA_KEYS.* has a key named k1 that differs/);
  });

  it('is a command that ends with 0, or names each problem and ends with 1', async () => {
    database = await createDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'contrato-check-'));
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    file('processor.pub', publicKey.export({ type: 'spki', format: 'pem' }) as string);
    const networks = {
      processor: { reports: { scopes: ['network:card'], keys: { public_key_file: 'processor.pub' } } },
    };
    const environment: Record<string, string> = {
      PATH: process.env.PATH ?? '',
      ...where(database),
      DATA_KEYS_FILE: file('keys', keyOf(1)),
      NETWORKS_FILE: file('networks.yaml', JSON.stringify({ networks })),
      PUBLIC_URL: 'https://api.example.com',
      SIGNING_KEY_FILE: file('signing.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }) as string),
      TRUST_PROXY: '1',
    };
    const check = (changed: Record<string, string>) => {
      const words = [...FROM_SOURCE, join(__dirname, '../../cli/contrato.ts'), 'serve', '--check'];
      const env = { ...environment, ...changed };
      const { status, stdout, stderr } = spawnSync(process.execPath, words, { env, cwd: folder, encoding: 'utf8' });
      return { status, stdout, stderr };
    };
    const found = 'The settings, and the files that they name, can be used.\n';
    expect(check({})).toEqual({
      status: 0,
      stdout: `${found}The database is of this version, and the keys fit.\n`,
      stderr: '',
    });
    expect(check({ PUBLIC_URL: 'http://api.example.com', TRUST_PROXY: 'false' })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^production refuses plain HTTP: .+\nPUBLIC_URL must start with https:.+\n$/),
    });
    // Addresses of the documentation, which no machine has.
    expect(check({ HOST: '198.51.100.1', SYSTEM_PORT: '4011', SYSTEM_HOST: '203.0.113.2' })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^HOST can not be used: 198\.51\.100\.1: .+\nSYSTEM_HOST .*: 203\.0\.113\.2: .+\n$/,
      ),
    });
    rmSync(folder, { recursive: true });
  });

  it('is not passed by a database of a newer version', async () => {
    database = await createDatabase();
    await database.db.transaction(({ knex }) => knex('schema_migrations').insert({ name: '9999-next', applied_at: 1 }));
    await expect(stateOfDatabase(configOf(database))).rejects.toThrow(ConfigError);
    await expect(stateOfDatabase(configOf(database))).rejects.toThrow(/newer version.*9999-next/);
  });
});
