import type { Reader, Tx } from './db';

/** Returns the value that the server keeps under a name, or null. */
export async function readSetting<T>({ knex }: Reader, name: string): Promise<T | null> {
  const row = await knex('settings').where({ name }).first('value');
  return row === undefined ? null : (JSON.parse(row.value) as T);
}

/** Remembers a JSON value under a name, in place of what was there. */
export async function writeSetting({ knex }: Tx, name: string, value: unknown): Promise<void> {
  await knex('settings')
    .insert({ name, value: JSON.stringify(value) })
    .onConflict('name')
    .merge();
}
