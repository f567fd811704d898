import { insertClient } from '../../../server/clients/store/clients';
import { anonymous } from '../../../server/kernel/client';
import { isMigrated, migrate } from '../../../server/migrations';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../../../server/testing/database';
import { faultyNames, insertFault } from './faults';
import { migrations } from './migrations';

const MISMATCHES = 'sandbox/0001-settlement-mismatches';

let database: TestDatabase;
afterEach(() => database.drop());

const applied = (): Promise<string[]> => database.db.knex('schema_migrations').orderBy('name').pluck('name');

it('makes the tables of the sandbox after those of the service', async () => {
  database = await createEmptyDatabase();
  const made = await migrate(database.db, migrations);
  expect(made.slice(-migrations.length)).toEqual(migrations.map(({ name }) => name));
  expect([await isMigrated(database.db), await isMigrated(database.db, migrations)]).toEqual([true, true]);
});

describe('a database from before the sandbox had steps of its own', () => {
  /** It has the same tables, and no name of a step that came since. */
  beforeEach(async () => {
    database = await createDatabase(undefined, migrations);
    await database.db.transaction(({ knex }) => knex('schema_migrations').where({ name: MISMATCHES }).delete());
  });

  it('opens with the sandbox and keeps what it has', async () => {
    const client = { ...anonymous, id: 'c-1' };
    const fault = { clientId: client.id, target: 'DELIVERY', name: 'ACTIVITY_CREATED', effect: 'DROP' } as const;
    await database.db.transaction(async (tx) => {
      await insertClient(tx, client);
      await insertFault(tx, { ...fault, id: 'f-1', seconds: 60, times: 1, remaining: 1, createdAt: 1 });
    });
    const columns = await database.db.knex('settlement_mismatches').columnInfo();
    expect(await migrate(database.db, migrations)).toEqual([MISMATCHES]);
    expect(await database.db.knex('settlement_mismatches').columnInfo()).toEqual(columns);
    expect(await faultyNames(database.db, 'DELIVERY')).toEqual([{ clientId: client.id, name: fault.name }]);
    expect(await migrate(database.db, migrations)).toEqual([]);
  });

  it('opens without the sandbox, as production opens it', async () => {
    expect(await migrate(database.db)).toEqual([]);
    expect(await isMigrated(database.db)).toBe(true);
  });
});

it('what the service alone has made can become a sandbox, and the other way round', async () => {
  database = await createDatabase();
  expect(await isMigrated(database.db, migrations)).toBe(false);
  expect(await migrate(database.db, migrations)).toEqual(migrations.map(({ name }) => name));
  expect(await migrate(database.db)).toEqual([]);
});

it('a step of a newer sandbox is refused by an older one, and is nothing to the service alone', async () => {
  database = await createDatabase(undefined, migrations);
  const newer = { name: 'sandbox/9999-newer', applied_at: 1 };
  await database.db.transaction(({ knex }) => knex('schema_migrations').insert(newer));
  expect(await applied()).toContain(newer.name);
  await expect(migrate(database.db, migrations)).rejects.toThrow(newer.name);
  expect(await migrate(database.db)).toEqual([]);
});
