import { dialect, useDatabase } from '../../testing/database';
import { type Db, follow, type ObservedState } from './db';
import { UniqueViolation } from './errors';
import { type QueuedRead, runReads } from './reads';
import { readSetting, writeSetting } from './settings';
import { type BulkWrite, runWrites } from './writes';

const database = useDatabase();

/** A write of the same value that inserts what is there already. */
const broken = ({ parameter }: BulkWrite): BulkWrite => ({
  sql: {
    sqlite: "INSERT INTO settings (name, value) SELECT 'counted', value FROM json_each(?) WHERE true",
    postgres: `INSERT INTO settings (name, value) SELECT 'counted', given FROM jsonb_array_elements_text(?::jsonb) AS given`,
  },
  parameter,
});

function put(db: Db, name: string, value: unknown): Promise<void> {
  return db.transaction((tx) => writeSetting(tx, name, value));
}

describe('a decision', () => {
  const counted = {
    sql: "SELECT CAST(value AS INTEGER) + 1 AS next FROM settings WHERE name = 'counted'",
    columns: ['next'],
    parameters: [],
  };
  const LOCK: QueuedRead = {
    sql: "SELECT name FROM settings WHERE name = 'counted' FOR UPDATE",
    columns: ['name'],
    parameters: [],
  };
  const locking = dialect === 'postgres' ? LOCK : null;
  const setTo = (value: number) => ({
    sql: {
      sqlite: "UPDATE settings SET value = given.value FROM json_each(?) AS given WHERE name = 'counted'",
      postgres: `UPDATE settings SET value = given FROM jsonb_array_elements_text(?::jsonb) AS given WHERE name = 'counted'`,
    },
    parameter: JSON.stringify([String(value)]),
  });
  /** @param meanwhile runs between the reads and the write */
  const increment = (db: Db, meanwhile: () => Promise<void> = async () => undefined) =>
    db.decision(async (tx) => {
      const [, rows = []] = await runReads(tx, [locking, counted]);
      await meanwhile();
      const next = Number(rows[0]?.next);
      tx.pipeline(runWrites(tx, [setTo(next)]));
      return next;
    });
  const value = () => readSetting(database.db, 'counted');

  beforeEach(() => put(database.db, 'counted', 0));

  it('writes on what it has read, and tells of it then', async () => {
    const seen: unknown[] = [];
    await database.db.decision(async (tx) => {
      tx.afterCommit(async () => void seen.push(await value()));
      await runReads(tx, [locking, counted]);
      tx.pipeline(runWrites(tx, [setTo(5)]));
    });
    expect(seen).toEqual([5]);
    expect(await increment(database.db)).toBe(6);
  });

  it('runs one after the other in a process, beside whatever else writes', async () => {
    const beside = () => database.db.transaction((tx) => writeSetting(tx, 'beside', true));
    await Promise.all(Array.from({ length: 20 }, () => [increment(database.db), beside()]).flat());
    expect(await value()).toBe(20);
  });

  it('decides anew where another process has committed since it read', async () => {
    const other = database.openAgain();
    const runs: string[] = [];
    const last = await increment(database.db, async () => {
      if (runs.push('run') > 1 || dialect === 'postgres') return;
      await increment(other);
    });
    if (dialect === 'postgres') await increment(other);
    await other.close();
    expect([last, await value(), runs.length]).toEqual(dialect === 'sqlite' ? [2, 2, 2] : [1, 2, 1]);
  });

  it('loses nothing beside another process that does the same', async () => {
    const other = database.openAgain();
    await Promise.all(Array.from({ length: 15 }, () => [increment(database.db), increment(other)]).flat());
    await other.close();
    expect(await value()).toBe(30);
  });

  /** Increments on what an earlier decision left, without a read, if it may. @returns the ways that were tried */
  async function incrementAfter(before: ObservedState | undefined, left: number): Promise<string[]> {
    const tried: string[] = [];
    await database.db.decision(async (tx) => {
      const follows = before !== undefined && follow(tx, before);
      tried.push(follows ? 'follows' : 'reads');
      const [, rows = []] = follows ? [] : await runReads(tx, [locking, counted]);
      tx.pipeline(runWrites(tx, [setTo(follows ? left + 1 : Number(rows[0]?.next))]));
    });
    return tried;
  }

  async function incremented(): Promise<ObservedState | undefined> {
    let looked: ObservedState | undefined;
    await database.db.decision(async (tx) => {
      looked = tx.looked;
      const [, rows = []] = await runReads(tx, [locking, counted]);
      tx.pipeline(runWrites(tx, [setTo(Number(rows[0]?.next))]));
    });
    return looked;
  }

  const ways = (...onSqlite: string[]) => (dialect === 'sqlite' ? onSqlite : ['reads']);

  it('may follow the one before without a read on SQLite, and reads where another process has committed since', async () => {
    expect(await incrementAfter(await incremented(), 1)).toEqual(ways('follows'));
    const before = await incremented();
    const other = database.openAgain();
    await increment(other);
    await other.close();
    expect(await incrementAfter(before, 3)).toEqual(ways('follows', 'reads'));
    expect(await value()).toBe(5);
  });

  it('reads where something else of this process came after the one that it would follow, or that one failed', async () => {
    const before = await incremented();
    await put(database.db, 'counted', 10);
    expect(await incrementAfter(before, 1)).toEqual(['reads']);
    let looked: ObservedState | undefined;
    const failing = database.db.decision(async (tx) => {
      looked = tx.looked;
      await runReads(tx, [locking, counted]);
      tx.pipeline(runWrites(tx, [setTo(20), broken(setTo(20))]));
    });
    await expect(failing).rejects.toBeInstanceOf(UniqueViolation);
    expect(await incrementAfter(looked, 20)).toEqual(['reads']);
    expect(await value()).toBe(12);
  });

  it('leaves nothing when it fails, and the next one goes on', async () => {
    const failing = database.db.decision(async (tx) => {
      await runReads(tx, [locking, counted]);
      tx.pipeline(runWrites(tx, [setTo(7), broken(setTo(8))]));
    });
    await expect(failing).rejects.toBeInstanceOf(UniqueViolation);
    const thrown = database.db.decision(async (tx) => {
      await runReads(tx, [locking, counted]);
      throw new Error('not to be');
    });
    await expect(thrown).rejects.toThrow('not to be');
    expect([await value(), await increment(database.db)]).toEqual([0, 1]);
  });

  it('writes once, with nothing before its commit, and is not part of a transaction', async () => {
    if (dialect === 'sqlite') {
      const twice = database.db.decision(async (tx) => {
        await runWrites(tx, [setTo(1)]);
        await runWrites(tx, [setTo(2)]);
      });
      await expect(twice).rejects.toThrow(/second write/);
    }
    const before = database.db.decision(async (tx) => tx.beforeCommit(async () => undefined));
    await expect(before).rejects.toThrow(/nothing comes between/);
    const inside = database.db.transaction(() => increment(database.db));
    await expect(inside).rejects.toThrow(/inside a transaction/);
  });
});
