import { migrations } from '../../migrations';
import { createEmptyDatabase, useDatabase } from '../../testing/database';
import type { Tx } from './db';
import { StoreBusy } from './errors';
import { applyMigrations } from './migrate';

const database = useDatabase();

describe('migrate', () => {
  it('applies every step once, however many processes start at the same time', async () => {
    const empty = await createEmptyDatabase();
    const others = [empty.openAgain(), empty.openAgain()];
    const applied = await Promise.all([empty.db, ...others].map((db) => applyMigrations(db, migrations)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await applyMigrations(empty.db, migrations)).toEqual([]);
    await Promise.all(others.map((db) => db.close()));
    await empty.drop();
  });

  it('applies nothing when one step fails', async () => {
    const empty = await createEmptyDatabase();
    const first = { name: 'one', up: ({ knex }: Tx) => knex.schema.createTable('one', (t) => void t.text('id')) };
    const second = { name: 'two', up: () => Promise.reject(new Error('broken')) };
    await expect(applyMigrations(empty.db, [first, second])).rejects.toThrow('broken');
    expect(await applyMigrations(empty.db, [first])).toEqual(['one']);
    await empty.drop();
  });

  it.each([3, 4])('waits for the lock of a process that migrates, longer than a request: %s times', async (times) => {
    const begun = jest.spyOn(database.db, 'transaction');
    for (let time = 0; time < times; time += 1) begun.mockRejectedValueOnce(new StoreBusy());
    const applied = await applyMigrations(database.db, migrations).catch((error: unknown) => error);
    begun.mockRestore();
    expect(applied).toEqual(times === 3 ? [] : expect.any(StoreBusy));
  });

  it('refuses a database that a newer program has changed', async () => {
    await expect(applyMigrations(database.db, [])).rejects.toThrow(/doesn't know/);
  });
});
