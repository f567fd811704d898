import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { migrations } from '../migrations';
import { ConfigError, readConfig } from '../platform/config';
import { newId } from '../platform/ids';
import { StoreUnavailable } from '../platform/store/errors';
import type { PostgresConfig, SqliteConfig } from '../platform/store/open';
import { inWords } from '../platform/store/unusable-database';
import { stateOfDatabase } from '../run';
import { createDatabase, dialect, type TestDatabase } from '../testing/database';
import { warningsOfStart } from '../testing/start-log';

let dataDir: string;
let database: TestDatabase;
/** Removes the role of a test on PostgreSQL. */
let dropRole = async (): Promise<void> => undefined;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'contrato-start-'));
  database = await createDatabase();
});
afterEach(async () => {
  await dropRole();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const keyOf = (byte: number): string => `k1:${Buffer.alloc(32, byte).toString('base64')}`;

const start = (environment: Record<string, string>) => warningsOfStart({ DATA_DIR: dataDir, ...environment });

const where = ({ config }: TestDatabase): Record<string, string> =>
  config.dialect === 'sqlite' ? { DATA_DIR: dirname(config.file) } : { DATABASE_URL: config.url };

/** Checks a start on a database, and starts the service there. @returns the lines of the refusal, the same of both */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const config = readConfig({ DATA_DIR: dataDir, ...environment });
  const checked: unknown = await stateOfDatabase(config).catch((reason: unknown) => reason);
  const error: unknown = await start(environment).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  expect(checked).toEqual(error);
  return (error as Error).message;
}

it('a start on a database of a newer version names it, what it has, and the ways on', async () => {
  await database.db.transaction(({ knex }) =>
    knex('schema_migrations').insert({ name: '9999-of-the-next-version', applied_at: 1 }),
  );
  const { config } = database;
  const named = config.dialect === 'sqlite' ? `DATA_DIR can not be used: ${config.file}: ` : 'DATABASE_URL names a ';
  const refusal = await refusalOf(where(database));
  expect(refusal).toContain(named);
  expect(refusal).toMatch(/newer version.*9999-of-the-next-version.*start that version.*backup/);
});

it.each([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])('a certificate of an unknown authority is said with the setting that names the authority: %s', (code) => {
  const cause = Object.assign(new Error('unable to verify the first certificate'), { code });
  const place = { databaseUrl: 'postgres://u:hidden@a/b', dataDir };
  const said = inWords(new StoreUnavailable('no connection can be opened', cause), place) as Error;
  expect(said.message).toMatch(
    /^DATABASE_URL .*: unable to verify the first certificate; add sslrootcert=FILE(?!.*hidden)/,
  );
});

it('a start on a database of an earlier version with other keys does not migrate it', async () => {
  const steps = (): Promise<string[]> => database.db.knex('schema_migrations').pluck('name').orderBy('name');
  const last = migrations.at(-1)?.name as string;
  await start({ ...where(database), DATA_KEYS: keyOf(1) });
  await database.db.transaction(({ knex }) => knex('schema_migrations').where('name', last).delete());
  const before = await steps();
  expect(await refusalOf({ ...where(database), DATA_KEYS: keyOf(2) })).toMatch(/has a key named k1 that differs/);
  expect(await steps()).toEqual(before);
});

if (dialect === 'sqlite') {
  it('a start whose DATA_DIR is a file names it', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(await refusalOf({ DATA_DIR: file })).toBe(`DATA_DIR can not be used: ${file}: ${file} is not a folder`);
  });

  it('a start on a damaged file names it, and what to do', async () => {
    const { file } = database.config as SqliteConfig;
    await database.db.close();
    truncateSync(file, 100_000);
    const refusal = await refusalOf(where(database));
    expect(refusal).toMatch(
      /^DATA_DIR can not be used: .*contrato\.sqlite: SQLITE_CORRUPT: .*malformed.*restore a backup/,
    );
    expect(refusal).toContain(file);
  });
} else {
  /** The role of the service, in a database that belongs to another one. */
  let role: string;
  let url: string;

  const asOwner = async (...statements: readonly string[]) => {
    for (const statement of statements) await database.db.transaction(({ knex }) => knex.raw(statement));
  };

  beforeEach(async () => {
    role = `contrato_${newId().replaceAll('-', '')}`;
    url = Object.assign(new URL((database.config as PostgresConfig).url), {
      username: role,
      password: 'password',
    }).href;
    await asOwner(`CREATE ROLE ${role} LOGIN PASSWORD 'password'`);
    dropRole = () =>
      asOwner(
        'DROP SCHEMA IF EXISTS shut CASCADE',
        `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${role}`,
        `REVOKE ALL ON SCHEMA public FROM ${role}`,
        `DROP ROLE ${role}`,
      );
  });

  it('a start of a role that may not create tables names the variable and the reason', async () => {
    await asOwner('CREATE SCHEMA shut', `GRANT USAGE ON SCHEMA shut TO ${role}`);
    await asOwner(`ALTER ROLE ${role} SET search_path = shut`);
    expect(await refusalOf({ DATABASE_URL: url })).toMatch(
      /^DATABASE_URL names a database in which the role lacks a privilege or a schema: permission denied for schema shut; .*docs\/operating\.md/,
    );
  });

  it('a start with a search_path that leads to no schema does, too', async () => {
    await asOwner(`ALTER ROLE ${role} SET search_path = none`);
    expect(await refusalOf({ DATABASE_URL: url })).toMatch(
      /^DATABASE_URL names a database in which the role lacks a privilege or a schema: no schema has been selected/,
    );
  });

  it('a start of a role that may not read the tables does, too, also if it may create some', async () => {
    await asOwner(`GRANT CREATE ON SCHEMA public TO ${role}`);
    expect(await refusalOf({ DATABASE_URL: url })).toMatch(
      /^DATABASE_URL names a database in which the role lacks a privilege or a schema: permission denied for table schema_migrations;/,
    );
  });

  it('a role that may not create tables starts where there is nothing to create', async () => {
    await asOwner(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`);
    await asOwner(`REVOKE UPDATE, DELETE ON ledger_entries FROM ${role}`);
    expect(await start({ DATABASE_URL: url })).toEqual([]);
  });

  /** A database with another encoding, until the end of a test. */
  async function inEncoding<T>(encoding: string, run: (url: string) => Promise<T>): Promise<T> {
    const address = new URL((database.config as PostgresConfig).url);
    const name = `${address.pathname.slice(1)}_${encoding.toLowerCase()}`;
    const client = new Client({ connectionString: process.env.DATABASE_URL_TEST });
    await client.connect();
    try {
      // Providers of locales exist from PostgreSQL 15 on, and ICU knows no SQL_ASCII.
      const { rows } = await client.query(
        "SELECT current_setting('server_version_num')::int >= 150000 AS has_providers",
      );
      const provider = rows[0].has_providers ? 'LOCALE_PROVIDER libc' : '';
      await client.query(`CREATE DATABASE ${name} ENCODING '${encoding}' LOCALE 'C' ${provider} TEMPLATE template0`);
      return await run(Object.assign(address, { pathname: name }).href);
    } finally {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await client.end();
    }
  }

  it('a start on an empty database whose encoding lacks characters says how it is created', async () => {
    const refusal = await inEncoding('LATIN1', (latin) => refusalOf({ DATABASE_URL: latin }));
    expect(refusal).toMatch(
      /^DATABASE_URL names a database that can not be used: its encoding is LATIN1, .*ENCODING 'UTF8'/,
    );
  });

  it('one that has its tables in such an encoding starts with a warning', async () => {
    const warnings = await inEncoding('LATIN1', async (latin) => {
      const client = new Client({ connectionString: latin });
      await client.connect();
      await client.query('CREATE TABLE schema_migrations (name TEXT NOT NULL PRIMARY KEY, applied_at BIGINT NOT NULL)');
      await client.end();
      return start({ DATABASE_URL: latin });
    });
    expect(warnings).toEqual([expect.objectContaining({ encoding: 'LATIN1', remedy: expect.stringMatching(/UTF8/) })]);
  });

  it('one whose encoding takes every character as it is starts', async () => {
    expect(await inEncoding('SQL_ASCII', (ascii) => start({ DATABASE_URL: ascii }))).toEqual([]);
  });
}
