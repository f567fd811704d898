import { insertClient } from '../../clients/store/clients';
import { defaultConfiguration } from '../../kernel/client';
import { newId } from '../../platform/ids';
import { useDatabase } from '../../testing/database';
import { listAffinityGroups, seedAffinityGroups } from './affinity-groups';

const database = useDatabase();

async function newClient(): Promise<string> {
  const id = newId();
  const client = {
    id,
    name: 'A client',
    secretHash: '',
    status: 'ACTIVE',
    revision: null,
    countries: ['ARG'],
  } as const;
  await database.db.transaction((tx) =>
    insertClient(tx, {
      ...client,
      countries: ['ARG'],
      configuration: defaultConfiguration,
      createdAt: 1,
      updatedAt: 1,
    }),
  );
  return id;
}

describe('the groups that a client starts with', () => {
  it('are three in each country: prepaid, credit and unnamed', async () => {
    const clientId = await newClient();
    const seeded = await database.db.transaction((tx) => seedAffinityGroups(tx, clientId, 5));
    expect(seeded.map(({ country, productType, innominate }) => [country, productType, innominate])).toEqual(
      ['ARG', 'BRA', 'MEX', 'COL'].flatMap((country) => [
        [country, 'PREPAID', false],
        [country, 'CREDIT', false],
        [country, 'PREPAID', true],
      ]),
    );
    const { groups, total } = await listAffinityGroups(database.db, clientId, { number: 0, size: 100 });
    expect(total).toBe(12);
    expect(new Map(groups.map((group) => [group.id, group]))).toEqual(
      new Map(seeded.map((group) => [group.id, group])),
    );
  });

  it('can be those of some countries, and are the client’s alone', async () => {
    const [clientId, other] = [await newClient(), await newClient()];
    await database.db.transaction((tx) => seedAffinityGroups(tx, clientId, 5, ['COL']));
    const { groups } = await listAffinityGroups(database.db, clientId, { number: 0, size: 100 });
    expect(new Set(groups.map(({ country }) => country))).toEqual(new Set(['COL']));
    expect((await listAffinityGroups(database.db, other, { number: 0, size: 100 })).total).toBe(0);
  });
});
