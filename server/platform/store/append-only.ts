import type { Log } from '../log';
import type { Db } from './db';
import { rowsOf } from './rows-of';

/** Privileges to change rows that the role of the service has, and by what it has them. */
interface Held {
  /** The role that was given them, or PUBLIC, quoted for a statement. */
  grantee: string;
  /** The role that gave them, quoted; null for privileges that come with membership in a predefined role. */
  grantor: string | null;
  privileges: string;
}

/**
 * Privileges can be given to the role itself, to everybody, or to a role that it is a member of, for a table or for
 * single columns. PostgreSQL does not check those of superusers, so there are none to take.
 */
const HELD = `
  WITH kept AS (
    SELECT oid, COALESCE(relacl, acldefault('r', relowner)) AS acl FROM pg_class WHERE oid = to_regclass(?)
  ), given AS (
    SELECT a.* FROM kept, aclexplode(kept.acl) AS a
    UNION
    SELECT a.* FROM kept JOIN pg_attribute AS c ON c.attrelid = kept.oid AND NOT c.attisdropped, aclexplode(c.attacl) AS a
  ), held AS (
    SELECT CASE WHEN grantee = 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(grantee)) END AS grantee,
      quote_ident(pg_get_userbyid(grantor)) AS grantor, string_agg(DISTINCT privilege_type, ', ' ORDER BY privilege_type) AS privileges
    FROM given
    WHERE privilege_type IN ('UPDATE', 'DELETE', 'TRUNCATE') AND (grantee = 0 OR pg_has_role(grantee, 'USAGE'))
    GROUP BY 1, 2
    UNION ALL
    SELECT rolname, NULL, 'DELETE, UPDATE' FROM pg_roles, kept WHERE rolname = 'pg_write_all_data' AND pg_has_role(pg_roles.oid, 'USAGE')
  )
  SELECT * FROM held WHERE NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) ORDER BY grantee, grantor`;

async function heldOn({ knex }: Pick<Db, 'knex'>, table: string): Promise<Held[]> {
  return rowsOf<Held>(await knex.raw(HELD, [table]));
}

/**
 * Takes the privileges to change rows of append-only tables from the role of the service, at each start: a role may
 * have got them since the last one. Those that the role may not take are logged, with the statements that take them.
 * @param tables names in the schema of the service
 */
export async function keepAppendOnly(db: Db, tables: readonly string[], log: Log): Promise<void> {
  if (db.dialect !== 'postgres') return;
  for (const table of tables) {
    const errors = await takeBack(db, table, await heldOn(db, table));
    const left = await heldOn(db, table);
    if (left.length === 0) continue;
    const role = await roleOf(db);
    const remedy = left.map((held) => remedyFor(held, table, role)).join(' ');
    log.warn(
      { table, role, remedy, err: errors[0] },
      'the role of the service may change rows that are never to change: run `remedy` as a superuser or as the owner of the table',
    );
  }
}

/** @returns the errors of statements that the role may not run, or that others depend on */
async function takeBack(db: Db, table: string, helds: readonly Held[]): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const { grantee } of helds.filter(({ grantor }) => grantor !== null)) {
    await db
      .transaction(async ({ knex }) => {
        // Processes that start at once would change the same row of the catalogue.
        await knex.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [`append-only ${table}`]);
        await knex.raw(`REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM ${grantee}`);
      })
      .catch((error: unknown) => errors.push(error));
  }
  return errors;
}

async function roleOf({ knex }: Pick<Db, 'knex'>): Promise<string> {
  const [row] = rowsOf(await knex.raw('SELECT quote_ident(current_user) AS role'));
  return String(row?.role);
}

function remedyFor({ grantee, grantor, privileges }: Held, table: string, role: string): string {
  if (grantor === null) return `REVOKE ${grantee} FROM ${role};`;
  return `SET ROLE ${grantor}; REVOKE ${privileges} ON ${table} FROM ${grantee} CASCADE; RESET ROLE;`;
}
