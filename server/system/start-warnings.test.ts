import { createLogs } from '../platform/log';
import { openDb, type PostgresConfig } from '../platform/store/open';
import { dialect, useDatabase } from '../testing/database';
import { warnAtStart } from './start-warnings';

const database = useDatabase();

/** Starts on a database. @returns the warnings */
async function warnings(db = database.db): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  await warnAtStart({ db, log: createLogs('warn', { write: (line: string) => void lines.push(line) }).log }, []);
  return lines.map((line) => JSON.parse(line));
}

it('a start without networks logs no warning about them', async () => {
  // PostgreSQL runs without some of its safety in tests, which is warned of.
  expect((await warnings()).filter(({ setting }) => setting === undefined)).toEqual([]);
});

it('a start goes on if its database fails meanwhile', async () => {
  const db = openDb(database.config);
  await db.close();
  expect(await warnings(db)).toEqual([
    expect.objectContaining({ err: expect.anything(), msg: expect.stringMatching(/can not be checked$/) }),
  ]);
});

if (dialect === 'postgres') {
  it('a start logs a setting with which PostgreSQL can lose what it has acknowledged', async () => {
    const name = new URL((database.config as PostgresConfig).url).pathname.slice(1);
    await database.db.transaction(({ knex }) => knex.raw(`ALTER DATABASE ${name} SET synchronous_commit = off`));
    const db = openDb(database.config);
    expect((await warnings(db)).map(({ setting }) => setting)).toContain('synchronous_commit');
    await db.close();
  });
}
