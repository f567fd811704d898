import type { Knex } from 'knex';
import type { Db } from '../db';
import { rowsOf } from '../rows-of';
import { createDistributedFunctions } from './functions';
import { type Layout, type Placement, tenantTables } from './placement';
import { prefixKeysWithTenant } from './tenant-keys';

/** A database that can't be distributed, and why. */
export class NotDistributable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NotDistributable';
  }
}

/**
 * Distributes the tables of a database over the nodes of a Citus cluster, each client's rows on one node. The service
 * must not run meanwhile; existing rows are moved. Everything happens in one transaction.
 * @returns the tables that lie by client
 * @throws NotDistributable where it is no PostgreSQL with Citus, is distributed already or in use, or has tables that
 * the layout doesn't know
 */
export async function distribute(db: Db, layout: Layout): Promise<string[]> {
  await assertDistributable(db, layout);
  await prefixKeysWithTenant(db, layout, (knex) => spread(knex, layout));
  return tenantTables(layout);
}

const SETTINGS = [
  // Many tables change in one transaction, some of which refer to each other.
  `citus.multi_shard_modify_mode TO 'sequential'`,
  // The trigger that refuses changes to the ledger reads and writes nothing, so it may exist on every node.
  'citus.enable_unsafe_triggers TO on',
];

/** Connections of services to this database. The queries here use one connection. */
const OTHERS = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'contrato'
  AND pid <> pg_backend_pid()`;

async function assertDistributable(db: Db, { tables }: Layout): Promise<void> {
  if (db.dialect !== 'postgres') throw new NotDistributable('only PostgreSQL can be distributed');
  await db.learnLayout();
  if (db.isDistributed) throw new NotDistributable('the database is distributed already');
  const others = rowsOf(await db.knex.raw(OTHERS));
  if (others.length > 0)
    throw new NotDistributable(`${others.length} connections of a service are open: stop it first`);
  const there = rowsOf(
    await db.knex.raw(
      `SELECT c.relname AS name FROM pg_class AS c WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
         AND NOT EXISTS (SELECT 1 FROM pg_depend AS d WHERE d.objid = c.oid AND d.deptype = 'e')`,
    ),
  ).map(({ name }) => String(name));
  const unknown = there.filter((name) => tables[name] === undefined);
  if (unknown.length > 0) {
    throw new NotDistributable(`the tables ${unknown.join(', ')} are not known to the service`);
  }
  const extension = rowsOf(await db.knex.raw(`SELECT 1 FROM pg_extension WHERE extname = 'citus'`));
  if (extension.length === 0) {
    throw new NotDistributable('the database has no extension citus (CREATE EXTENSION citus)');
  }
}

async function spread(knex: Knex, layout: Layout): Promise<void> {
  for (const setting of SETTINGS) await knex.raw(`SET LOCAL ${setting}`);
  const [first, ...others] = tenantTables(layout);
  if (first === undefined) return;
  await place(knex, first, layout.tables[first] as Placement, 'default');
  for (const table of others) await place(knex, table, layout.tables[table] as Placement, first);
  await knex.raw(`SELECT create_distributed_table('identifiers', 'value', colocate_with => 'none')`);
  await createDistributedFunctions(knex);
  for (const table of layout.appendOnly) await takePrivileges(knex, table);
}

/** On other nodes the owner of a table has all privileges to begin with, whatever they are on the coordinator. */
async function takePrivileges(knex: Knex, table: string): Promise<void> {
  await knex.raw(`REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM CURRENT_USER`);
}

async function place(knex: Knex, table: string, where: Placement, beside: string): Promise<void> {
  await knex.raw('SELECT create_distributed_table(?, ?, colocate_with => ?)', [
    table,
    (where as { by: string }).by,
    beside,
  ]);
}
