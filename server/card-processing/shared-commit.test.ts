import { newId } from '../platform/ids';
import { readSetting, writeSetting } from '../platform/store/settings';
import { purchase } from '../testing/card-transaction-records';
import { dialect, useDatabase } from '../testing/database';
import { ReversalCameFirst } from './received-message';
import type { CardTransaction } from './rules/transaction';
import { SharedCommit } from './shared-commit';
import { findCardTransaction } from './store/card-transactions';
import { insertEarlyReversal } from './store/messages';

const database = useDatabase();

describe('units of work that are requested at once', () => {
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

describe('what one statement writes', () => {
  /** It hangs on nothing: no client, card or account has to be there. */
  const newPending = () => {
    const nothing = { clientId: 'client', cardId: null, userId: null, affinityGroupId: null, accountId: null };
    return purchase({ ...nothing, id: newId(), networkReference: newId(), state: 'PENDING' });
  };
  const message = ({ id, clientId }: CardTransaction) => ({
    message: {
      network: 'one',
      reference: id,
      kind: 'AUTHORIZATION' as const,
      fingerprint: null,
      clientId,
      transactionId: id,
      createdAt: 0,
    },
    reversalsKnown: false,
  });

  it('is a unit of work of one statement; PostgreSQL locks the references of messages with another one', async () => {
    const statement = jest.spyOn(database.db, 'statement');
    const transaction = jest.spyOn(database.db, 'transaction');
    const shared = new SharedCommit(database.db);
    const [announced, silent] = [newPending(), newPending()];
    await shared.insert(announced, message(announced));
    await shared.insert(silent, null);
    const approved = { ...silent, state: 'AUTHORIZED' as const };
    expect(await shared.conclude(approved)).toBe(true);
    expect(await shared.conclude(approved)).toBe(false);
    const [alone, together] = dialect === 'sqlite' ? [4, 0] : [3, 1];
    expect(statement).toHaveBeenCalledTimes(alone);
    expect(transaction).toHaveBeenCalledTimes(together);
    jest.restoreAllMocks();
    for (const { id, clientId } of [announced, silent]) {
      expect(await findCardTransaction(database.db, clientId, id)).toMatchObject({ id });
    }
  });

  it('is not to be where a reversal came first, and the others are', async () => {
    const shared = new SharedCommit(database.db);
    const [one, other] = [newPending(), newPending()];
    const early = { id: newId(), network: 'one', originalReference: one.id, amount: null, createdAt: 0 };
    await database.db.transaction((tx) => insertEarlyReversal(tx, early));
    const results = await Promise.allSettled([one, other].map((each) => shared.insert(each, message(each))));
    expect(results[0]).toMatchObject({ status: 'rejected', reason: expect.any(ReversalCameFirst) });
    expect(results[1]).toMatchObject({ status: 'fulfilled' });
    expect(await findCardTransaction(database.db, one.clientId, one.id)).toBeNull();
  });

  it('says of each conclusion whether it was still open, of several that are written together', async () => {
    const shared = new SharedCommit(database.db);
    const [open, closed] = [newPending(), newPending()];
    await Promise.all([open, closed].map((each) => shared.insert(each, message(each))));
    await shared.conclude({ ...closed, state: 'REJECTED' });
    const ends = await Promise.all([open, closed].map((each) => shared.conclude({ ...each, state: 'AUTHORIZED' })));
    expect(ends).toEqual([true, false]);
    expect(await findCardTransaction(database.db, closed.clientId, closed.id)).toMatchObject({ state: 'REJECTED' });
  });
});
