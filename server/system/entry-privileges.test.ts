import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../platform/ids';
import { createLogs } from '../platform/log';
import { keepAppendOnly } from '../platform/store/append-only';
import { openDb, type PostgresConfig } from '../platform/store/open';
import { createDatabase, dialect, passesPrivileges, type TestDatabase } from '../testing/database';
import { outside, somebodyWaits } from '../testing/outside';
import { warningsOfStart } from '../testing/start-log';

/** It has the keys of the database, so it stays for all starts of a test. */
let dataDir: string;

const start = (url: string) => warningsOfStart({ DATA_DIR: dataDir, DATABASE_URL: url });

/** Runs statements as the role of a connection string. */
async function runAs(url: string, ...statements: readonly string[]): Promise<void> {
  const db = openDb({ dialect: 'postgres', url });
  try {
    await db.transaction(async ({ knex }) => {
      for (const statement of statements) await knex.raw(statement);
    });
  } finally {
    await db.close();
  }
}

/** There are no entries here, so no trigger of a row refuses it to a role with the privilege. */
const WAY = ['UPDATE ledger_entries SET amount = amount + 1'] as const;
const WAYS = [...WAY, 'DELETE FROM ledger_entries', 'TRUNCATE ledger_entries'] as const;

async function expectDenied(url: string): Promise<void> {
  for (const way of WAYS) await expect(runAs(url, way)).rejects.toThrow(/permission denied/);
}

const onPostgres = dialect === 'postgres' ? describe : describe.skip;

onPostgres('at a start, the privileges to change entries of the ledger', () => {
  let database: TestDatabase;
  let owner: string;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'contrato-start-'));
    database = await createDatabase();
    owner = (database.config as PostgresConfig).url;
    // PostgreSQL does not check the privileges of superusers.
    expect(await passesPrivileges(database.db)).toBe(false);
  });
  afterEach(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    ['itself', ['GRANT UPDATE, DELETE, TRUNCATE ON ledger_entries TO CURRENT_USER']],
    ['everybody', ['GRANT UPDATE, DELETE ON ledger_entries TO PUBLIC', 'GRANT TRUNCATE ON ledger_entries TO PUBLIC']],
    ['itself, for a column', ['GRANT UPDATE (amount) ON ledger_entries TO CURRENT_USER']],
  ])('are taken from the role that owns them where they were given to %s', async (_whom, grants) => {
    await runAs(owner, ...grants);
    await runAs(owner, ...WAY);
    expect(await start(owner)).toEqual([]);
    await expectDenied(owner);
  });

  it('are taken by one process after the other, since both would change one row of the catalogue', async () => {
    await runAs(owner, 'GRANT UPDATE ON ledger_entries TO CURRENT_USER');
    const other = database.openAgain();
    const { log } = createLogs('silent');
    let isDone = false;
    let taking: Promise<void> | undefined;
    await database.db.transaction(async ({ knex }) => {
      await knex.raw(`SELECT pg_advisory_xact_lock(hashtext('append-only ledger_entries'))`);
      await outside(async () => {
        taking = keepAppendOnly(other, ['ledger_entries'], log).then(() => {
          isDone = true;
        });
        await Promise.race([taking, somebodyWaits(database.db)]);
      });
      expect(isDone).toBe(false);
    });
    await taking;
    await other.close();
    await expectDenied(owner);
  });

  it('are logged with their remedy where the role does not own the entries', async () => {
    const role = `contrato_${newId().replaceAll('-', '')}`;
    const other = Object.assign(new URL(owner), { username: role, password: 'password' }).href;
    await runAs(
      owner,
      `CREATE ROLE ${role} LOGIN PASSWORD 'password'`,
      `GRANT CREATE ON SCHEMA public TO ${role}`,
      `GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`,
    );
    try {
      await runAs(other, ...WAY);
      const [line, ...further] = await start(other);
      expect([line?.role, further]).toEqual([role, []]);
      expect(line?.msg).toMatch(/^the role of the service may change rows that are never to change/);
      await runAs(owner, ...(line?.remedy.split('; ') ?? []));
      await expectDenied(other);
      expect(await start(other)).toEqual([]);
    } finally {
      // A role can't be dropped while it has privileges.
      await database.drop();
      await runAs(process.env.DATABASE_URL_TEST as string, `DROP ROLE ${role}`);
      database = await createDatabase();
    }
  });
});
