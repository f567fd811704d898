import { readSetting, writeSetting } from '../platform/store/settings';
import { useDatabase } from '../testing/database';
import { SharedCommit } from './shared-commit';

const database = useDatabase();

describe('units of work that are asked for at once', () => {
  it('all happen, each with its own result', async () => {
    const shared = new SharedCommit(database.db);
    const results = await Promise.all(
      Array.from({ length: 150 }, (_, i) =>
        shared.run(async (tx) => {
          await writeSetting(tx, `all.${i}`, i);
          return i;
        }),
      ),
    );
    expect(results).toEqual(Array.from({ length: 150 }, (_, i) => i));
    for (const i of [0, 63, 64, 149]) expect(await readSetting(database.db, `all.${i}`)).toBe(i);
  });

  it('fail alone: what one wrote before it threw is gone, and the others stay', async () => {
    const shared = new SharedCommit(database.db);
    const results = await Promise.allSettled(
      [0, 1, 2, 3, 4].map((i) =>
        shared.run(async (tx) => {
          await writeSetting(tx, `alone.${i}`, i);
          if (i === 2) throw new Error('this one is not to be');
        }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    const kept = await Promise.all([0, 1, 2, 3, 4].map((i) => readSetting(database.db, `alone.${i}`)));
    expect(kept).toEqual([0, 1, null, 3, 4]);
  });

  it('tell of their commit once it is durable', async () => {
    const shared = new SharedCommit(database.db);
    const seen: unknown[] = [];
    await shared.run(async (tx) => {
      await writeSetting(tx, 'told', 1);
      tx.afterCommit(async () => void seen.push(await readSetting(database.db, 'told')));
    });
    expect(seen).toEqual([1]);
  });
});
