import type { Reader, Tx } from './db';
import { prepared } from './prepared';
import { rowsOf } from './rows-of';

const READ = 'SELECT value FROM settings WHERE name = ?';
const WRITE = `INSERT INTO settings (name, value) VALUES (?, ?)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
const DROP = 'DELETE FROM settings WHERE name = ?';
const LOCK = `INSERT INTO settings (name, value) VALUES (?, ?)
  ON CONFLICT (name) DO UPDATE SET value = settings.value RETURNING value`;

/** Returns the stored value of a name, or null. */
export async function readSetting<T>(reader: Reader, name: string): Promise<T | null> {
  const [row] = rowsOf(await prepared(reader, READ, [name]));
  return row === undefined ? null : (JSON.parse(row.value as string) as T);
}

/** Stores a JSON value under a name, and replaces the previous one. */
export async function writeSetting(tx: Tx, name: string, value: unknown): Promise<void> {
  await prepared(tx, WRITE, [name, JSON.stringify(value)]);
}

/** Deletes the value of a name. */
export async function dropSetting(tx: Tx, name: string): Promise<void> {
  await prepared(tx, DROP, [name]);
}

/** Returns the value of a name, and locks it until the transaction ends. If there is none, the given one is stored. */
export async function lockSetting<T>(tx: Tx, name: string, initial: T): Promise<T> {
  const [row] = rowsOf(await prepared(tx, LOCK, [name, JSON.stringify(initial)]));
  return JSON.parse(row?.value as string) as T;
}
