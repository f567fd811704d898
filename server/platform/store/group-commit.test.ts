import { ManualTimer } from '../../testing/timer';
import { type Db, type ObservedState, StoreUnavailable, type Tx } from './db';
import { type AdvanceDecision, GroupCommit } from './group-commit';

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

  it('takes one owner at a time over several nodes, the one that waits longest first', async () => {
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
    let batches: { size: number; end(error?: Error): void }[];
    let commits: GroupCommit<Item, null>;

    beforeEach(() => {
      batches = [];
      const db = { dialect: 'postgres', transaction: (work: (tx: Tx) => unknown) => work({} as Tx) } as unknown as Db;
      commits = new GroupCommit<Item, null>(db, {
        run: (_tx, items) =>
          new Promise((resolve, reject) => {
            const end = (error?: Error) => (error ? reject(error) : resolve(items.map(() => ({ value: null }))));
            batches.push({ size: items.length, end });
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

    it('refuses with a batch that finds no store what has waited long behind it, and nothing else', async () => {
      const unavailable = new StoreUnavailable('the connection broke');
      const all = submit(1);
      await turn();
      all.push(...submit(4));
      await turn();
      const [early] = submit(1);
      timer.pass(3_001);
      const [late] = submit(1);
      const refused = Promise.allSettled([...all.slice(0, 1), early]);
      batches[0]?.end(unavailable);
      expect(await refused).toEqual([
        { status: 'rejected', reason: unavailable },
        { status: 'rejected', reason: unavailable },
      ]);
      batches[1]?.end();
      await turn();
      await turn();
      expect(sizes()).toEqual([1, 4, 1]);
      batches[2]?.end();
      await Promise.all([...all.slice(1), late]);
    });
  });

  describe('on SQLite, where the next batch is decided while one is written', () => {
    const timer = new ManualTimer();
    const unavailable = new StoreUnavailable('the disk is full');
    let begun: string[];
    let commits: GroupCommit<Item, null>;
    /** Ends the writing of the batch that is under way. */
    let end: (error?: Error) => void;
    let turns: number;
    /** Makes of a batch that was decided ahead what the test is about. */
    let ahead: (decided: AdvanceDecision<null>) => Promise<AdvanceDecision<null> | null>;

    beforeEach(() => {
      begun = [];
      ahead = async (decided) => decided;
      turns = 0;
      let free: Promise<unknown> = Promise.resolve();
      const decision = (work: (tx: Tx) => Promise<unknown>) => {
        const taken = free.then(async () => {
          turns += 1;
          const looked = {
            version: '1',
            hasWritten: false,
            turn: turns,
            hasCommitted: false,
            failure: null as unknown,
          };
          const result = await work({ looked } as unknown as Tx);
          await new Promise<void>((resolve, reject) => {
            end = (error) => (error === undefined ? resolve() : reject(error));
          }).catch((error) => {
            looked.failure = error;
            throw error;
          });
          looked.hasCommitted = true;
          return result;
        });
        free = taken.catch(() => undefined);
        return taken;
      };
      const note = (way: string, items: readonly Item[]) => begun.push(`${way} ${items.map(({ at }) => at).join(' ')}`);
      const results = (items: readonly Item[]) => items.map(() => ({ value: null }));
      let last: Tx;
      commits = new GroupCommit<Item, null>({ dialect: 'sqlite', decision } as unknown as Db, {
        run: async (tx, items) => {
          last = tx;
          note('run', items);
          return results(items);
        },
        decideAhead: async (items) => {
          note('ahead', items);
          const write = (tx: Tx) => {
            last = tx;
            note('write', items);
          };
          return ahead({ before: last.looked as ObservedState, results: results(items), write });
        },
        isDecision: true,
        batchSize: 8,
        concurrency: { sqlite: 1, postgres: 2 },
        ownerOf: ({ owner }) => owner,
        timer,
      });
    });

    /** Submits the items of these numbers. */
    const submit = (...numbers: number[]) => numbers.map((at) => commits.submit({ owner: 'one', at }));
    const turn = () => new Promise((resolve) => setImmediate(resolve));

    it('decides it once half as many wait as are written, and writes it when that is done', async () => {
      const all = submit(1, 2, 3, 4);
      await turn();
      all.push(...submit(5));
      await turn();
      expect(begun).toEqual(['run 1 2 3 4']);
      all.push(...submit(6));
      await turn();
      all.push(...submit(7, 8, 9));
      await turn();
      expect(begun).toEqual(['run 1 2 3 4', 'ahead 5 6']);
      for (let left = 3; left > 0; left -= 1) {
        end();
        await turn();
        await turn();
      }
      await Promise.all(all);
      expect(begun).toEqual(['run 1 2 3 4', 'ahead 5 6', 'write 5 6', 'ahead 7 8 9', 'write 7 8 9']);
    });

    it.each([
      [2_999, ['run 1', 'ahead 2', 'run 2'], 'fulfilled'],
      [3_001, ['run 1', 'ahead 2'], 'rejected'],
    ])('does it again where the one before failed, unless it has waited long: %i ms', async (waited, ways, outcome) => {
      const [first] = submit(1);
      await turn();
      const second = Promise.allSettled(submit(2));
      await turn();
      timer.pass(waited);
      end(unavailable);
      await expect(first).rejects.toBe(unavailable);
      await turn();
      end();
      const [settled] = await second;
      expect([begun, settled?.status]).toEqual([ways, outcome]);
    });

    it.each([
      ['can not be told beforehand', async () => null],
      ['fails', async () => Promise.reject(new Error('not to be seen'))],
    ])('runs it in its turn where what it comes to %s', async (_case, decide) => {
      ahead = () => turn().then(decide);
      const all = submit(1, 2);
      await turn();
      all.push(...submit(3));
      await turn();
      all.push(...submit(4));
      await turn();
      await turn();
      for (let left = 2; left > 0; left -= 1) {
        end();
        await turn();
        await turn();
      }
      await Promise.all(all);
      expect(begun).toEqual(['run 1 2', 'ahead 3', 'run 3 4']);
    });
  });
});
