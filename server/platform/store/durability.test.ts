import { dialect, useDatabase } from '../../testing/database';
import { createLogs } from '../log';
import { warnOfLoss } from './durability';
import { openDb, type PostgresConfig } from './open';

const database = useDatabase();

/** @returns the warnings about a database */
async function warnings(db = database.db): Promise<{ setting: string; remedy: string }[]> {
  const lines: string[] = [];
  await warnOfLoss(db, createLogs('warn', { write: (line: string) => void lines.push(line) }).log);
  return lines.map((line) => JSON.parse(line));
}

if (dialect === 'sqlite') {
  it('nothing is logged of a database whose connections wait for the disk', async () => {
    expect(await warnings()).toEqual([]);
  });
} else {
  /** Changes a setting of the database for later connections. */
  const set = async (setting: string, value: string) => {
    const name = new URL((database.config as PostgresConfig).url).pathname.slice(1);
    await database.db.transaction(({ knex }) => knex.raw(`ALTER DATABASE ${name} SET ${setting} = ${value}`));
    const db = openDb(database.config);
    const found = await warnings(db);
    await db.close();
    return found.filter((line) => line.setting === setting);
  };

  it('a setting with which PostgreSQL acknowledges what it can lose is logged with its remedy', async () => {
    const [line, ...further] = await set('synchronous_commit', 'off');
    expect(further).toEqual([]);
    expect(line?.remedy).toMatch(/^ALTER ROLE \w+ IN DATABASE \w+ SET synchronous_commit = on;$/);
    for (const safe of ['local', 'on', 'remote_apply']) expect(await set('synchronous_commit', safe)).toEqual([]);
  });

  it('so are those of the whole server', async () => {
    const off = await database.db
      .knex('pg_settings')
      .where({ setting: 'off' })
      .whereIn('name', ['fsync', 'full_page_writes']);
    const found = (await warnings()).filter(({ remedy }) => remedy.startsWith('ALTER SYSTEM'));
    expect(found.map(({ setting }) => setting).sort()).toEqual(off.map(({ name }) => name).sort());
  });
}
