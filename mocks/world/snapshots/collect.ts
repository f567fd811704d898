import type { Client } from '../../../server/kernel/client';
import { SEALED, type Vault } from '../../../server/platform/crypto/vault';
import type { Dialect, Reader, Tx } from '../../../server/platform/store/db';
import { rowsOf } from '../../../server/platform/store/rows-of';
import type { Content, Secret, TableContent } from './content';
import { lockParts } from './lock';
import { PARTS, type Part, type PartColumn } from './parts';

/** Reads everything of a client as it is at one moment. */
export async function collect(tx: Tx, vault: Vault, client: Client): Promise<Content> {
  await lockParts(tx);
  const tables: TableContent[] = [];
  for (const part of PARTS) tables.push(await collectTable(tx, vault, part, client.id));
  const { callbacks: _, ...configuration } = client.configuration;
  return { agreed: { revision: client.revision, countries: client.countries, configuration }, tables };
}

/** The columns that a snapshot has of a table: whose rows they are is known. */
export const keptColumns = ({ columns }: Pick<Part, 'columns'>): PartColumn[] =>
  columns.filter(({ name }) => name !== 'client_id');

/** The condition on rows that are a client's, with what is bound in it. */
export function mine({ mine: condition }: Pick<Part, 'mine'>, dialect: Dialect, clientId: string): [string, string[]] {
  const sql = condition(dialect);
  return [sql, Array(sql.split('?').length - 1).fill(clientId)];
}

async function collectTable({ dialect, knex }: Tx, vault: Vault, part: Part, clientId: string): Promise<TableContent> {
  const columns = keptColumns(part);
  const [where, bound] = mine(part, dialect, clientId);
  const { rows, count } = await readRows({ dialect, knex }, part, clientId, part.kept);
  const secrets: Secret[] = [];
  for (const column of columns.filter(({ kind }) => kind === 'sealed')) {
    const keys = part.key.join(', ');
    const sealed = rowsOf(
      await knex.raw(
        `SELECT ${keys}, ${column.name} AS sealed FROM ${part.table} WHERE ${where} AND ${column.name} LIKE '${SEALED}%'`,
        bound,
      ),
    );
    for (const one of sealed) {
      const key = part.key.map((name) => String(one[name]));
      secrets.push({ key, column: column.name, text: vault.open(String(one.sealed), placeOf(column, key)) });
    }
  }
  const names = columns.map(({ name }) => name);
  return { name: part.table, columns: names, count, rows, secrets };
}

/**
 * Reads the rows of a client as lines. What is sealed is left out.
 * @param kept values, as SQL, in place of those in the table
 */
export async function readRows(
  { dialect, knex }: Reader,
  part: Part,
  clientId: string,
  kept: Part['kept'] = {},
): Promise<{ rows: string; count: number }> {
  const [where, bound] = mine(part, dialect, clientId);
  const row = keptColumns(part).map((column) => shown(column, kept));
  const all =
    dialect === 'sqlite'
      ? `group_concat(json_array(${row.join(', ')}), char(10))`
      : `string_agg(json_build_array(${row.join(', ')})::text, E'\\n')`;
  const answer = await knex.raw(`SELECT ${all} AS rows, COUNT(*) AS count FROM ${part.table} WHERE ${where}`, bound);
  const [found = {}] = rowsOf(answer);
  return { rows: String(found.rows ?? ''), count: Number(found.count) };
}

/** Where the vault knows a sealed value to be. */
export const placeOf = ({ place }: PartColumn, key: readonly string[]): string => `${place}:${key.join(' ')}`;

function shown({ name, kind }: PartColumn, kept: Part['kept']): string {
  const value = kept[name];
  if (value !== undefined) return value;
  if (kind === 'sealed') return `CASE WHEN ${name} LIKE '${SEALED}%' THEN NULL ELSE ${name} END`;
  return kind === 'amount' ? `CAST(${name} AS TEXT)` : name;
}
