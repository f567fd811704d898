import { ManualTimer } from '../../testing/timer';
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

  it('takes one owner at a time over several nodes, whoever waits longest first', async () => {
    const batches: string[][] = [];
    const transaction = (work: (tx: Tx) => unknown) => work({} as Tx);
    const db = { dialect: 'postgres', isDistributed: true, transaction } as unknown as Db;
    const commits = new GroupCommit<Item, null>(db, {
      run: async (_tx, items) => {
        batches.push(items.map(({ owner, at }) => owner + at));
        return items.map(() => ({ value: null }));
      },
      batchSize: 2,
      concurrency: { sqlite: 1, postgres: 1 },
      ownerOf: ({ owner }) => owner,
    });
    await Promise.all(['a', 'b', 'a', 'b', 'a'].map((owner, at) => commits.submit({ owner, at })));
    expect(batches).toEqual([['a0', 'a2'], ['b1', 'b3'], ['a4']]);
  });

  it('takes the owners of one node together over several nodes, where batches may hold several, in turns', async () => {
    const batches: string[][] = [];
    const transaction = (work: (tx: Tx) => unknown) => work({} as Tx);
    const db = { dialect: 'postgres', isDistributed: true, transaction } as unknown as Db;
    const commits = new GroupCommit<Item, null>(db, {
      run: async (_tx, items) => {
        batches.push(items.map(({ owner, at }) => owner + at));
        return items.map(() => ({ value: null }));
      },
      batchSize: 3,
      concurrency: { sqlite: 1, postgres: 1 },
      ownerOf: ({ owner }) => owner,
      nodeOf: ({ owner }) => (owner === 'far' ? 'second' : 'first'),
    });
    await Promise.all(['a', 'a', 'a', 'far', 'b'].map((owner, at) => commits.submit({ owner, at })));
    expect(batches).toEqual([['a0', 'a1', 'b4'], ['a2'], ['far3']]);
  });

  describe('on PostgreSQL', () => {
    const timer = new ManualTimer();
    let batches: { size: number; end(): void }[];
    let commits: GroupCommit<Item, null>;

    beforeEach(() => {
      batches = [];
      const db = { dialect: 'postgres', transaction: (work: (tx: Tx) => unknown) => work({} as Tx) } as unknown as Db;
      commits = new GroupCommit<Item, null>(db, {
        run: (_tx, items) =>
          new Promise((resolve) => {
            batches.push({ size: items.length, end: () => resolve(items.map(() => ({ value: null }))) });
          }),
        batchSize: 8,
        concurrency: { sqlite: 1, postgres: 2 },
        ownerOf: ({ owner }) => owner,
        timer,
      });
    });

    const submit = (count: number) => Array.from({ length: count }, (_, at) => commits.submit({ owner: 'one', at }));
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const sizes = () => batches.map(({ size }) => size);

    it('waits for the batch before it and grows meanwhile', async () => {
      const first = submit(1);
      await turn();
      const others = [...submit(1), ...submit(2)];
      await turn();
      expect(sizes()).toEqual([1]);
      batches[0]?.end();
      await Promise.all(first);
      expect(sizes()).toEqual([1, 3]);
      batches[1]?.end();
      await Promise.all(others);
    });

    it('starts beside another batch once it is large', async () => {
      const all = submit(1);
      await turn();
      all.push(...submit(4));
      await turn();
      expect(sizes()).toEqual([1, 4]);
      all.push(...submit(8));
      await turn();
      expect(sizes()).toEqual([1, 4]);
      for (let at = 0; at < 3; at += 1) {
        batches[at]?.end();
        await turn();
      }
      await Promise.all(all);
      expect(sizes()).toEqual([1, 4, 8]);
    });

    it('starts beside a batch that hangs, however small', async () => {
      const hanging = submit(1);
      await turn();
      const late = submit(1);
      await turn();
      timer.pass(99);
      await turn();
      expect(sizes()).toEqual([1]);
      timer.pass(1);
      await turn();
      expect(sizes()).toEqual([1, 1]);
      batches[1]?.end();
      await Promise.all(late);
      batches[0]?.end();
      await Promise.all(hanging);
    });
  });
});
