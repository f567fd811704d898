import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { dialect, useDatabase } from '../../testing/database';
import { type Db, LONGEST_WAIT_MILLISECONDS, type Pools, type Tx } from './db';
import { StoreUnavailable, UniqueViolation } from './errors';
import { putReasonFirst } from './failed-statement';
import { openDb } from './open';
import { prepared } from './prepared';
import { readSetting, writeSetting } from './settings';

const database = useDatabase();

function put(db: Db, name: string, value: unknown): Promise<void> {
  return db.transaction((tx) => writeSetting(tx, name, value));
}

describe('a transaction', () => {
  it('commits what was written, and gives back what it returns', async () => {
    const answer = await database.db.transaction(async (tx) => {
      await writeSetting(tx, 'kept', [1, 'two', null]);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await readSetting(database.db, 'kept')).toEqual([1, 'two', null]);
  });

  it('rolls back when it throws, and throws the same', async () => {
    const failure = new Error('no');
    const attempt = database.db.transaction(async (tx) => {
      await writeSetting(tx, 'lost', true);
      throw failure;
    });
    await expect(attempt).rejects.toBe(failure);
    expect(await readSetting(database.db, 'lost')).toBeNull();
  });

  it('takes back a statement that it did not wait for', async () => {
    const attempt = database.db.transaction(async (tx) => {
      writeSetting(tx, 'unawaited', true).catch(() => undefined);
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await readSetting(database.db, 'unawaited')).toBeNull();
  });

  it('runs what was requested at the same time in that order, whichever text the connection has seen before', async () => {
    const order = await database.db.transaction(async (tx) => {
      const { knex } = tx;
      await writeSetting(tx, 'order', []);
      const append = (place: number, text: string) =>
        knex('settings')
          .where({ name: 'order' })
          .update({ value: knex.raw(text, [place]) });
      const plain = `replace(value, ']', ? || ']')`;
      await append(0, plain);
      await Promise.all([append(1, `replace(value, ']', '' || ? || ']')`), append(2, plain), append(3, plain)]);
      return knex('settings').where({ name: 'order' }).first('value');
    });
    expect(order.value).toBe('[0123]');
  });

  it('counts what a statement changed, also where the connection has seen it before', async () => {
    const counts = await database.db.transaction(async (tx) => {
      await writeSetting(tx, 'one', 1);
      await writeSetting(tx, 'two', 2);
      const remove = (names: string[]) => tx.knex('settings').whereIn('name', names).delete();
      return [await remove(['one', 'no']), await remove(['two', 'one']), await remove(['two', 'one'])];
    });
    expect(counts).toEqual([1, 1, 0]);
  });

  it('refuses the global handle and another transaction inside it', async () => {
    const inside = (use: (db: Db) => Promise<unknown>) => database.db.transaction(() => use(database.db));
    await expect(inside(async (db) => db.knex('settings'))).rejects.toThrow(/inside a transaction/);
    await expect(inside((db) => db.read((reader) => readSetting(reader, 'kept')))).rejects.toThrow(/inside/);
    await expect(inside((db) => put(db, 'nested', 1))).rejects.toThrow(/inside another one/);
  });

  it('leaves the handle free for work that it started and that outlives it', async () => {
    let finish: Promise<unknown> = Promise.resolve();
    const gate = new EventTarget();
    await database.db.transaction(async () => {
      finish = once(gate, 'committed').then(() => readSetting(database.db, 'kept'));
    });
    gate.dispatchEvent(new Event('committed'));
    await expect(finish).resolves.toBeDefined();
  });

  it('runs its steps before the commit in it, and those after the commit only once it is durable', async () => {
    const seen: unknown[] = [];
    const run = (fail: boolean) =>
      database.db.transaction(async (tx: Tx) => {
        tx.beforeCommit(() => writeSetting(tx, 'step', 'before'));
        tx.afterCommit(async () => {
          seen.push(await readSetting(database.db, 'step'));
        });
        if (fail) throw new Error('no');
      });
    await expect(run(true)).rejects.toThrow('no');
    expect(seen).toEqual([]);
    await run(false);
    expect(seen).toEqual(['before']);
  });

  it('reports what fails after the commit instead of throwing it', async () => {
    const reported: unknown[] = [];
    const db = openDb({ ...database.config, onLateError: (error) => reported.push(error) });
    const failure = new Error('late');
    await db.transaction(async (tx) => {
      tx.afterCommit(() => {
        throw failure;
      });
    });
    await db.close();
    expect(reported).toEqual([failure]);
  });

  it('serves fifty at once without one overwriting another', async () => {
    await put(database.db, 'counter', 0);
    const increment = () =>
      database.db.transaction(async (tx) => {
        await tx.knex('settings').where({ name: 'counter' }).forUpdate().select('name');
        await writeSetting(tx, 'counter', Number(await readSetting(tx, 'counter')) + 1);
      });
    await Promise.all(Array.from({ length: 50 }, increment));
    expect(await readSetting(database.db, 'counter')).toBe(50);
  });
});

describe('work behind requests', () => {
  const onSqlite = dialect === 'sqlite' ? it : it.skip;

  /** A unit of work that goes on until it is told to end. */
  function heldOpen(db: Db, seen: string[], name: string) {
    let end = (): void => undefined;
    const begun = new EventEmitter();
    const asked = db.transaction(async () => {
      begun.emit('begun');
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      seen.push(name);
    });
    return { begun: once(begun, 'begun'), end: () => end(), asked };
  }

  it('is a transaction like any other', async () => {
    expect(await database.db.background(async (tx) => writeSetting(tx, 'behind', 1).then(() => 'done'))).toBe('done');
    expect(await readSetting(database.db, 'behind')).toBe(1);
  });

  onSqlite('lets those go first that come while it waits', async () => {
    const seen: string[] = [];
    const { db } = database;
    const first = heldOpen(db, seen, 'first');
    await first.begun;
    const behind = ['behind', 'the next behind'].map((name) => db.background(async () => void seen.push(name)));
    // As many turns as the way to a connection takes, and no timer between them.
    for (let turn = 0; turn < 100; turn += 1) await null;
    const others = ['second', 'third'].map((name) => db.transaction(async () => void seen.push(name)));
    first.end();
    await Promise.all([first.asked, ...behind, ...others]);
    expect(seen).toEqual(['first', 'second', 'third', 'behind', 'the next behind']);
  });

  onSqlite('does not come between units of work that follow right after one another', async () => {
    const seen: string[] = [];
    const { db } = database;
    const { client } = (db as unknown as { pools: Pools }).pools.writer;
    await db.transaction(async () => void seen.push('first'));
    const behind = client.behindOthers(60_000, () => db.transaction(async () => void seen.push('behind')));
    for (const name of ['second', 'third']) await db.transaction(async () => void seen.push(name));
    await behind;
    expect(seen).toEqual(['first', 'second', 'third', 'behind']);
  });

  onSqlite('waits for nobody where nobody else writes', async () => {
    const { db } = database;
    const inTurn = () => db.background(async (tx) => writeSetting(tx, 'behind', 2));
    await inTurn();
    const waits = jest.spyOn(globalThis, 'setTimeout');
    for (let step = 0; step < 3; step += 1) await inTurn();
    expect(waits).not.toHaveBeenCalledWith(expect.anything(), LONGEST_WAIT_MILLISECONDS);
    waits.mockRestore();
  });

  onSqlite('waits like others once it has waited long enough', async () => {
    const seen: string[] = [];
    const { db } = database;
    const first = heldOpen(db, seen, 'first');
    await first.begun;
    const behind = db.background(async () => void seen.push('behind'));
    // Timers of one length run in the order they were set, and what they resolve goes on before the next.
    await setTimeout(LONGEST_WAIT_MILLISECONDS);
    const second = db.transaction(async () => void seen.push('second'));
    first.end();
    await Promise.all([first.asked, behind, second]);
    expect(seen).toEqual(['first', 'behind', 'second']);
  });
});

describe('a statement alone', () => {
  it('is committed once it is done, and tells of it then', async () => {
    const seen: unknown[] = [];
    const answer = await database.db.statement(async (tx) => {
      tx.afterCommit(async () => void seen.push(await readSetting(database.db, 'alone')));
      await writeSetting(tx, 'alone', 1);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(seen).toEqual([1]);
  });

  it('leaves nothing when it fails', async () => {
    const twice = "INSERT INTO settings (name, value) VALUES (?, '1'), ('twice', '2')";
    const attempt = database.db.statement((tx) => prepared(tx, twice, ['twice']));
    await expect(attempt).rejects.toBeInstanceOf(UniqueViolation);
    expect(await readSetting(database.db, 'twice')).toBeNull();
  });

  it('is refused a second one, and anything before its commit', async () => {
    const two = database.db.statement(async (tx) => {
      await readSetting(tx, 'first');
      await writeSetting(tx, 'second', 1);
    });
    await expect(two).rejects.toThrow(/second statement/);
    expect(await readSetting(database.db, 'second')).toBeNull();
    const before = database.db.statement(async (tx) => tx.beforeCommit(async () => undefined));
    await expect(before).rejects.toThrow(/nothing comes between/);
    const inside = database.db.transaction(() => database.db.statement((tx) => writeSetting(tx, 'inside', 1)));
    await expect(inside).rejects.toThrow(/inside a transaction/);
  });

  it('is a fixed one', async () => {
    const built = database.db.statement(async ({ knex }) => knex('settings').delete());
    await expect(built).rejects.toThrow(/not a function/);
    await expect(database.db.statement(async ({ knex }) => knex.raw('SELECT 1'))).rejects.toThrow(/fixed statements/);
  });

  it('waits for the lock of a transaction', async () => {
    const other = database.openAgain();
    let second: Promise<void> = Promise.resolve();
    await put(database.db, 'order', 0);
    await database.db.transaction(async (tx) => {
      await writeSetting(tx, 'order', 'transaction');
      second = other.statement((alone) => writeSetting(alone, 'order', 'alone'));
      await new Promise((resolve) => setImmediate(resolve));
    });
    await second;
    await other.close();
    expect(await readSetting(database.db, 'order')).toBe('alone');
  });
});

describe('a read of several statements', () => {
  it('sees one snapshot', async () => {
    await put(database.db, 'snapshot', 'old');
    const [first, second] = await database.db.read(async (reader) => {
      const before = await readSetting(reader, 'snapshot');
      const other = database.openAgain();
      await put(other, 'snapshot', 'new');
      await other.close();
      return [before, await readSetting(reader, 'snapshot')];
    });
    expect([first, second]).toEqual(['old', 'old']);
    expect(await readSetting(database.db, 'snapshot')).toBe('new');
  });

  it('cannot write', async () => {
    const attempt = database.db.read((reader) => reader.knex('settings').insert({ name: 'sneaky', value: '1' }));
    await expect(attempt).rejects.toThrow();
    expect(await readSetting(database.db, 'sneaky')).toBeNull();
  });
});

describe('errors', () => {
  it('name the unique index that was violated, or the primary key', async () => {
    await database.db.transaction(async ({ knex }) => {
      await knex.schema.createTable('things', (table) => {
        table.text('id').notNullable().primary();
        table.text('a');
        table.text('b');
        table.unique(['a', 'b'], { indexName: 'things_pair' });
      });
      await knex.raw('CREATE UNIQUE INDEX things_lower ON things (lower(b))');
      await knex('things').insert({ id: '1', a: 'x', b: 'y' });
    });
    const insert = async (row: Record<string, string>): Promise<string> => {
      const error = await database.db.transaction(({ knex }) => knex('things').insert(row)).catch((e: unknown) => e);
      return error instanceof UniqueViolation ? error.constraint : String(error);
    };
    expect(await insert({ id: '1', a: 'q', b: 'q' })).toBe('things_pkey');
    expect(await insert({ id: '2', a: 'z', b: 'Y' })).toBe('things_lower');
    await database.db.transaction(({ knex }) => knex.raw('DROP INDEX things_lower'));
    expect(await insert({ id: '2', a: 'x', b: 'y' })).toBe('things_pair');
  });

  it('hold no bound values', async () => {
    const attempt = database.db.transaction(({ knex }) => knex('no_such_table').insert({ pan: '4111111111111111' }));
    await expect(attempt).rejects.toThrow(/no_such_table/);
    await expect(attempt).rejects.not.toThrow(/4111111111111111/);
  });

  it('say the reason first, and only the beginning of a long statement, also in their stack', async () => {
    const sql = `SELECT '${'long '.repeat(2_000)}' FROM no_such_table`;
    for (const attempt of [
      () => database.db.knex.raw(sql),
      () => database.db.transaction(({ knex }) => knex.raw(sql)),
      () => database.db.read(({ knex }) => knex.raw(sql)),
    ]) {
      const error: Error = await attempt().then(
        () => new Error('nothing failed'),
        (thrown) => thrown,
      );
      expect(error.message).toMatch(/^.{0,40}no_such_table.{0,20} - in: SELECT '(long )+[long]*…$/);
      expect(error.message.length).toBeLessThan(300);
      expect((error.stack as string).length).toBeLessThan(3_000);
    }
  });

  it('keep a text that does not begin with the statement, and show a statement in one line', () => {
    const textOf = (message: string) => {
      const error = new Error(message);
      putReasonFirst(error, '\n  SELECT 1\n  FROM a\n');
      return error.message;
    };
    expect(textOf('the connection was closed - at once')).toBe('the connection was closed - at once');
    expect(textOf('\n  SELECT 1\n  FROM a\n - no such table: a')).toBe('no such table: a - in: SELECT 1 FROM a');
  });

  it('say that the store is unavailable when it cannot be reached', async () => {
    const db = openDb(
      dialect === 'sqlite'
        ? { dialect, file: '/proc/none/contrato.db' }
        : { dialect, url: 'postgres://postgres@127.0.0.1:1/none' },
    );
    await expect(db.ping()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(put(db, 'a', 1)).rejects.toBeInstanceOf(StoreUnavailable);
    await db.close();
  });
});
