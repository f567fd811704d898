import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../cli/own-code';
import { undeclaredFields } from '../../cli/testing/json-fields';
import { type insertAccount, updateAccount } from '../../server/accounts/store/accounts';
import { layout } from '../../server/layout';
import { Ledger } from '../../server/ledger/ledger';
import { verifyLedger } from '../../server/ledger/verification';
import type { Db } from '../../server/platform/store/db';
import { distribute } from '../../server/platform/store/distribution/distribute';
import { tenantTables } from '../../server/platform/store/distribution/placement';
import { prefixKeysWithTenant } from '../../server/platform/store/distribution/tenant-keys';
import type { PostgresConfig } from '../../server/platform/store/open';
import { rowsOf } from '../../server/platform/store/rows-of';
import { createDatabase, dialect, passesPrivileges, type TestDatabase } from '../../server/testing/database';
import {
  ENTRY_PRIVILEGES,
  makeAccount,
  makeClient,
  movementOn,
  p2pBetween,
  requestOf,
} from '../../server/testing/ledger';
import { schemaOf } from '../../server/testing/schema';
import { command } from './command';
import { tableLines } from './main';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  await open?.close();
  await database.drop();
});

/** A second handle, once the first one is closed so that no connection is open. */
let open: Db | undefined;

/** Runs the command as `contrato distribute` does, on the test's database. */
async function run(...words: string[]): Promise<{ status: number; output: string; problem: string }> {
  const where = dialect === 'sqlite' ? {} : { DATABASE_URL: (database.config as PostgresConfig).url };
  try {
    const args = [...FROM_SOURCE, join(__dirname, '../../cli/contrato.ts'), 'distribute', ...words];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
      env: { PATH: process.env.PATH, ...where },
    });
    return { status: 0, output: stdout, problem: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, output: stdout, problem: stderr };
  }
}

it('every table of the service has its place, and no other', async () => {
  const tables = (await schemaOf(database.db)).filter(({ view }) => !view).map(({ relation }) => relation);
  expect(Object.keys(layout.tables).sort()).toEqual([...new Set(tables)].sort());
});

if (dialect === 'sqlite') {
  it('a file is refused', async () => {
    await expect(distribute(database.db, layout)).rejects.toThrow('only PostgreSQL can be distributed');
  });
} else {
  describeOnPostgres();
}

/** The keys of tables by client that don't begin with it. */
async function otherKeys({ knex }: Db): Promise<string[]> {
  const found = rowsOf(
    await knex.raw(
      `SELECT i.indexrelid::regclass::text AS name, i.indrelid::regclass::text AS "table", a.attname AS first FROM pg_index AS i
         JOIN pg_attribute AS a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0] WHERE i.indisunique
       UNION ALL SELECT c.conname, c.conrelid::regclass::text, a.attname FROM pg_constraint AS c
         JOIN pg_attribute AS a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1] WHERE c.contype = 'f'`,
    ),
  );
  const tenants = new Set(tenantTables(layout));
  const wrong = found.filter(({ table, first }) => {
    const place = layout.tables[String(table)];
    return tenants.has(String(table)) && place !== undefined && 'by' in place && first !== place.by;
  });
  return wrong.map(({ name }) => String(name));
}

function describeOnPostgres(): void {
  const refused = (reason: string) => ({ status: 1, output: '', problem: expect.stringContaining(reason) });

  it('the command refuses a database that a service is connected to', async () => {
    expect(await run()).toEqual(refused('connections of a service are open'));
  });

  it('the command refuses other tables, and a PostgreSQL without Citus, and changes nothing', async () => {
    await database.db.transaction(({ knex }) => knex.raw('CREATE TABLE of_another (id TEXT)'));
    await database.db.close();
    expect(await run()).toEqual(refused('the tables of_another are not known to the service'));
    open = database.openAgain();
    await open.transaction(({ knex }) => knex.raw('DROP TABLE of_another'));
    await open.close();
    expect(await run()).toEqual(refused('CREATE EXTENSION citus'));
    open = database.openAgain();
    await open.learnLayout();
    expect(open.isDistributed).toBe(false);
    expect(undeclaredFields(command, { tables: tableLines(layout) })).toEqual([]);
  });

  describe('keys that begin with their clients', () => {
    let db: Db;
    const submit = (ledger: Ledger, ...movements: Parameters<typeof requestOf>[0][]) =>
      Promise.all(movements.map((movement) => ledger.submit(requestOf(movement))));

    beforeAll(async () => {
      db = open as Db;
      const account = await makeAccount(db, (await makeClient(db)).id, { cvu: '0000000000000000000001' });
      await submit(new Ledger(db), movementOn(account, { type: 'CASHIN', entryType: 'CREDIT', amount: 500n }));
      // As an earlier version has written it.
      await db.transaction(async ({ knex }) => {
        await knex.raw('ALTER TABLE ledger_entries DISABLE TRIGGER USER');
        await knex.raw(ENTRY_PRIVILEGES);
        for (const table of Object.keys(layout.owners)) await knex(table).update({ client_id: null });
        await knex.raw('REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entries FROM CURRENT_USER');
        await knex.raw('ALTER TABLE ledger_entries ENABLE TRIGGER USER');
      });
      // Limits that are meant for requests.
      const name = new URL((database.config as PostgresConfig).url).pathname.slice(1);
      await db.transaction(({ knex }) => knex.raw(`ALTER DATABASE ${name} SET statement_timeout = '55s'`));
      await db.close();
      open = database.openAgain();
      db = open;
      await db.learnLayout();
      await prefixKeysWithTenant(db, layout, async (knex) => {
        limits.push(...rowsOf(await knex.raw(LIMITS)));
      });
    });

    const LIMITS = `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`;
    const limits: unknown[] = [];

    it('are made without limits of time, whatever limits the database has', () => {
      expect(limits).toEqual([{ statement: '0', lock: '0' }]);
    });

    it('are all keys of all tables by client', async () => {
      expect(await otherKeys(db)).toEqual([]);
    });

    it('name the client in rows of an earlier version, and leave the ledger right', async () => {
      expect((await verifyLedger(db)).mismatches).toEqual([]);
      for (const table of Object.keys(layout.owners)) {
        expect(await db.knex(table).whereNull('client_id').first()).toBeUndefined();
      }
    });

    it('keep the ledger append-only', async () => {
      for (const change of [
        'UPDATE ledger_entries SET amount = 1',
        'DELETE FROM ledger_entries',
        'TRUNCATE ledger_entries',
      ]) {
        const run = (...statements: string[]) =>
          db.transaction(async ({ knex }) => {
            for (const statement of statements) await knex.raw(statement);
          });
        await expect(run(change)).rejects.toThrow((await passesPrivileges(db)) ? /append-only/ : /permission denied/);
        await expect(run(ENTRY_PRIVILEGES, change)).rejects.toThrow(/append-only/);
      }
    });

    it('take movements of many clients at once, and leave the ledger right', async () => {
      const ledger = new Ledger(db);
      const pairs = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const { id } = await makeClient(db);
          return [await makeAccount(db, id), await makeAccount(db, id)] as const;
        }),
      );
      await submit(
        ledger,
        ...pairs.map(([one]) => movementOn(one, { type: 'CASHIN', entryType: 'CREDIT', amount: 1000n })),
      );
      await submit(
        ledger,
        ...pairs.flatMap(([one, two]) => Array.from({ length: 20 }, () => p2pBetween(one, two, { amount: 10n }))),
      );
      const { mismatches } = await verifyLedger(db);
      expect(mismatches).toEqual([]);
      const balances = await db
        .knex('ledger_accounts')
        .whereIn(
          'id',
          pairs.map(([, two]) => two.id),
        )
        .pluck('balance');
      expect(balances.map(Number)).toEqual(Array(5).fill(200));
    });

    it('keep what is unique over all clients so, also what was there before', async () => {
      const open = async (changes: Partial<Parameters<typeof insertAccount>[1]>) =>
        makeAccount(db, (await makeClient(db)).id, changes);
      await expect(open({ cvu: '0000000000000000000001' })).rejects.toThrow('accounts_cvu is violated');
      const first = await open({ alias: 'casa.verde' });
      await expect(open({ alias: 'CASA.verde' })).rejects.toThrow('accounts_alias is violated');
      await db.transaction((tx) => updateAccount(tx, first.clientId, first.id, { alias: 'casa.azul' }));
      expect((await open({ alias: 'casa.verde' })).alias).toBe('casa.verde');
      await expect(open({ alias: 'casa.azul' })).rejects.toThrow('accounts_alias is violated');
      await db.transaction((tx) => updateAccount(tx, first.clientId, first.id, { status: 'DELETED' }));
      expect((await open({ alias: 'casa.azul' })).alias).toBe('casa.azul');
    });

    it('are made once', async () => {
      await expect(distribute(db, layout)).rejects.toThrow('the database is distributed already');
      expect(await run()).toEqual(refused('the database is distributed already'));
    });
  });
}
