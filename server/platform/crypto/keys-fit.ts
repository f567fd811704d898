import { ConfigError } from '../config';
import type { Db, Reader } from '../store/db';
import { rowsOf } from '../store/rows-of';
import { readSetting, writeSetting } from '../store/settings';
import { type SealedTable, sealedColumns } from './reseal';
import { type KeyChecks, SEALED, type Vault } from './vault';

/** The setting with the check values of the keys of a database. */
const KEYS = 'vault.keys';

/** The reason why the service does not start if the key of the keyed hashes is not the one of the database. */
export const OTHER_LOOKUPS =
  'LOOKUP_KEY is not the key with which this database looks up card numbers and client secrets. If LOOKUP_KEY was never set, that key was the last of DATA_KEYS';

/**
 * Compares the configured keys with those of the database, so that a changed key, or one that was removed too early,
 * stops the start and does not fail for each card or client.
 * @throws ConfigError when a key differs from the one of its name, when a key that encrypts data is missing, or when
 * the key of lookups differs
 */
export async function assertKeysFit(reader: Reader, vault: Vault, tables: readonly SealedTable[]): Promise<void> {
  const noted = await readSetting<KeyChecks>(reader, KEYS);
  const { data, lookup } = vault.checks();
  const other = Object.keys(data).find((id) => noted?.data[id] !== undefined && noted.data[id] !== data[id]);
  if (other !== undefined) {
    throw new ConfigError([
      `DATA_KEYS, or without it the file data-keys of DATA_DIR, has a key named ${other} that differs from the key of this name in this database`,
    ]);
  }
  if (noted !== null && noted.lookup !== lookup) throw new ConfigError([OTHER_LOOKUPS]);
  // This check reads every row, so it runs only if the database has a key that is not configured, or no recorded keys
  // yet.
  if (noted !== null && Object.keys(noted.data).every((id) => vault.knows(id))) return;
  for (const sealed of tables) await assertAllOpen(reader, sealed, Object.keys(data));
}

/**
 * Refuses to create keys for a database that was used with others.
 * @throws ConfigError when no keys are given
 */
export async function assertKeysGiven(reader: Reader, areGiven: boolean): Promise<void> {
  if (areGiven || (await readSetting<KeyChecks>(reader, KEYS)) === null) return;
  throw new ConfigError([
    'DATA_KEYS is not set, and DATA_DIR has no file data-keys: this database was used with keys, and only these can open it',
  ]);
}

/** Records the check values of the keys for the next start. */
export async function recordKeyChecks(db: Db, vault: Vault): Promise<void> {
  const checks = vault.checks();
  if (JSON.stringify(await readSetting<KeyChecks>(db, KEYS)) === JSON.stringify(checks)) return;
  await db.transaction((tx) => writeSetting(tx, KEYS, checks));
}

/** @throws ConfigError when a value in a table is encrypted with a key that is not one of these */
async function assertAllOpen(reader: Reader, sealed: SealedTable, ids: readonly string[]): Promise<void> {
  const { table } = sealed.table;
  for (const { name } of sealedColumns(sealed)) {
    const others = ids.map(() => `AND ${name} NOT LIKE ?`).join(' ');
    const found = await reader.knex.raw(
      `SELECT ${name} AS sealed FROM ${table} WHERE ${name} LIKE ? ${others} LIMIT 1`,
      [`${SEALED}%`, ...ids.map((id) => `${SEALED}${id}.%`)],
    );
    const [row] = rowsOf(found);
    if (row === undefined) continue;
    const id = String(row.sealed).slice(SEALED.length).split('.')[0];
    throw new ConfigError([
      `DATA_KEYS lacks ${id}, which encrypts ${table}.${name} in this database: reseal before you remove it`,
    ]);
  }
}
