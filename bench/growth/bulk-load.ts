import type { Db, Tx } from '../../server/platform/store/db';

/** Settings of PostgreSQL under which many rows come in fast: what it does in between is left for afterwards. */
const WHILE_LOADING: Readonly<Record<string, string>> = {
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '8GB',
  maintenance_work_mem: '1GB',
};

/**
 * Has many rows written to tables of PostgreSQL: indexes that hold no constraint are made anew behind them, and the
 * server waits for checkpoints as seldom as it can. On SQLite it only runs what is given.
 */
export async function loadInBulk<T>(db: Db, tables: readonly string[], run: () => Promise<T>): Promise<T> {
  if (db.dialect === 'sqlite') return run();
  const { knex } = db;
  for (const [name, value] of Object.entries(WHILE_LOADING)) await knex.raw(`ALTER SYSTEM SET ${name} = '${value}'`);
  await knex.raw('SELECT pg_reload_conf()');
  const indexes: { name: string; definition: string }[] = await knex('pg_index AS i')
    .join('pg_class AS c', 'c.oid', 'i.indexrelid')
    .whereRaw('i.indrelid = ANY(CAST(? AS regclass[]))', [[...tables]])
    .whereNotExists((query) => query.from('pg_constraint').whereRaw('conindid = i.indexrelid'))
    .select({ name: 'c.relname', definition: knex.raw('pg_get_indexdef(i.indexrelid)') });
  for (const { name } of indexes) await knex.raw(`DROP INDEX ${name}`);
  const result = await run();
  for (const { definition } of indexes) await knex.raw(definition);
  for (const name of Object.keys(WHILE_LOADING)) await knex.raw(`ALTER SYSTEM RESET ${name}`);
  await knex.raw('SELECT pg_reload_conf()');
  await knex.raw('VACUUM ANALYZE');
  await knex.raw('CHECKPOINT');
  return result;
}

/**
 * Lets a transaction of PostgreSQL write what another one has proved: foreign keys are not looked up again, nobody
 * waits for the disk, and large tables may be read as a whole.
 */
export async function writeUnchecked({ knex, dialect }: Tx): Promise<void> {
  if (dialect === 'sqlite') return;
  await knex.raw(`SET LOCAL session_replication_role = replica; SET LOCAL synchronous_commit = off;
    SET LOCAL work_mem = '512MB'; SET LOCAL enable_seqscan = on`);
}
