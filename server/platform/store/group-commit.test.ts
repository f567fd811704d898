import type { Db, Tx } from './db';
import { GroupCommit } from './group-commit';

interface Item {
  owner: string;
  at: number;
}

describe('work that shares commits', () => {
  it('takes from each owner in turn where more waits than a batch takes, each owner’s in its order', async () => {
    const batches: string[][] = [];
    const db = { dialect: 'sqlite', transaction: (work: (tx: Tx) => unknown) => work({} as Tx) } as unknown as Db;
    const commits = new GroupCommit<Item, null>(db, {
      run: async (_tx, items) => {
        batches.push(items.map(({ owner, at }) => owner + at));
        return items.map(() => ({ value: null }));
      },
      batchSize: 4,
      concurrency: { sqlite: 1, postgres: 1 },
      ownerOf: ({ owner }) => owner,
    });
    const heavy = Array.from({ length: 8 }, (_, at) => commits.submit({ owner: 'heavy', at }));
    const quiet = [commits.submit({ owner: 'quiet', at: 0 }), commits.submit({ owner: 'quiet', at: 1 })];
    await Promise.all([...heavy, ...quiet]);
    expect(batches).toEqual([
      ['heavy0', 'heavy1', 'quiet0', 'quiet1'],
      ['heavy2', 'heavy3', 'heavy4', 'heavy5'],
      ['heavy6', 'heavy7'],
    ]);
  });
});
