import { Table } from '../../../server/platform/store/table';
import { useDatabase } from '../../../server/testing/database';
import { columnsOf, schemaOf } from '../../../server/testing/schema';
import { migrations } from './migrations';
import * as tables from './tables';

const database = useDatabase(migrations);
const bare = useDatabase();
const declared = Object.values(tables).filter((value) => value instanceof Table);

it.each(declared.map((table) => [table.table, table] as const))(
  'what is declared of %s is what the migrations made',
  async (_name, table) => {
    const { made, expected } = await columnsOf(database.db, table as unknown as Table<never>);
    expect(made).not.toEqual([]);
    expect(expected).toEqual(made);
  },
);

it('the tables of the sandbox are its own, and the service alone has none of them', async () => {
  const names = async ({ db }: typeof database) => new Set((await schemaOf(db)).map(({ relation }) => relation));
  const [all, service] = [await names(database), await names(bare)];
  expect([...all].filter((name) => !service.has(name)).sort()).toEqual(declared.map(({ table }) => table).sort());
});
