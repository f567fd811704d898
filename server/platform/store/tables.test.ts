import * as accounts from '../../accounts/store/tables';
import * as activities from '../../activities/store/tables';
import * as auth from '../../auth/store/tables';
import * as bank from '../../bank/store/tables';
import * as cardProcessing from '../../card-processing/store/tables';
import * as cards from '../../cards/store/tables';
import * as cash from '../../cash/store/tables';
import * as clients from '../../clients/store/tables';
import * as events from '../../events/store/tables';
import * as identity from '../../identity/store/tables';
import * as ledger from '../../ledger/store/tables';
import * as networks from '../../networks/store/tables';
import { sealedTables } from '../../sealed-tables';
import * as settlement from '../../settlement/store/tables';
import * as shipping from '../../shipping/store/tables';
import { dialect, useDatabase } from '../../testing/database';
import { columnsOf, schemaOf } from '../../testing/schema';
import * as users from '../../users/store/tables';
import { sealedColumns } from '../crypto/reseal';
import * as idempotency from '../idempotency/store/tables';
import * as jobs from '../jobs/store/tables';
import { rowsOf } from './rows-of';
import { Columns, Table } from './table';
import * as platform from './tables';

const MODULES = [
  ...[accounts, activities, auth, bank, cardProcessing, cards, cash, clients, events, identity, ledger, networks],
  ...[idempotency, jobs, platform, settlement, shipping, users],
];

/** Every declaration there is. */
const declared = MODULES.flatMap((module) => Object.values(module)).filter((value) => value instanceof Table);

const database = useDatabase();

/** The columns of a table's primary key, in its order. */
async function primaryKey(table: string): Promise<unknown[]> {
  const { knex } = database.db;
  const answer =
    dialect === 'sqlite'
      ? await knex.raw('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk', [table])
      : await knex.raw(
          `SELECT a.attname AS name FROM pg_index AS i CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS k (attnum, at)
            JOIN pg_attribute AS a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
            WHERE i.indrelid = ?::regclass AND i.indisprimary ORDER BY k.at`,
          [table],
        );
  return rowsOf(answer).map(({ name }) => name);
}

it.each(declared.map((table) => [table.table, table] as const))(
  'what is declared of %s is what the migrations made',
  async (_name, table) => {
    const { made, expected } = await columnsOf(database.db, table as unknown as Table<never>);
    expect(expected).toEqual(made);
  },
);

it('every table and view has one declaration', async () => {
  const made = new Set((await schemaOf(database.db)).map(({ relation }) => relation));
  made.delete('schema_migrations');
  expect(declared.map(({ table }) => table).sort()).toEqual([...made].sort());
});

it('every column that is declared as sealed is sealed anew when keys rotate, and its key is that of the table', async () => {
  const sealed = declared.filter((table) => sealedColumns({ table }).length > 0);
  expect(sealedTables.map(({ table }) => table.table).sort()).toEqual(sealed.map(({ table }) => table).sort());
  for (const { table, key } of sealedTables)
    expect([table.table, await primaryKey(table.table)]).toEqual([table.table, key]);
});

it('what lists are sorted and filtered by are columns', async () => {
  const made = await schemaOf(database.db);
  for (const { table, sortColumns, derivedColumns } of declared) {
    const names = made.filter(({ relation }) => relation === table).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([...Object.values(sortColumns), ...derivedColumns].map(({ name }) => name)),
    );
  }
});

it('picks columns by their fields and knows no others', () => {
  expect(users.users.only('id', 'email').names).toEqual(['id', 'email']);
  expect(() => new Columns('users', []).column('id' as never)).toThrow('users has no id');
});

it('turns the filters of a list into conditions on columns, folded where they are compared folded', () => {
  expect(users.users.filters({ email: ['A@B.example'], status: ['ACTIVE'] })).toEqual([
    { column: 'email_key', in: ['a@b.example'] },
    { column: 'status', in: ['ACTIVE'] },
  ]);
  expect(cards.cardRows.filters({ innominate: false })).toEqual([{ column: 'innominate', in: [0] }]);
  expect(accounts.accounts.filters({ createdFrom: 1, createdUntil: 2 })).toEqual([
    { column: 'created_at', from: 1 },
    { column: 'created_at', until: 2 },
  ]);
});
