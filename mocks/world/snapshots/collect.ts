import type { Client } from '../../../server/kernel/client';
import { SEALED, type Vault } from '../../../server/platform/crypto/vault';
import type { Dialect, Reader, Tx } from '../../../server/platform/store/db';
import { rowsOf } from '../../../server/platform/store/rows-of';
import { type Content, linesOf, type Secret, type TableContent } from './content';
import { lockParts } from './lock';
import { PARTS, type Part, type PartColumn } from './parts';

/** Reads all data of a client at one moment. */
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

async function collectTable(tx: Tx, vault: Vault, part: Part, clientId: string): Promise<TableContent> {
  const { dialect, knex } = tx;
  const columns = keptColumns(part);
  const [where, bound] = mine(part, dialect, clientId);
  const { rows, count, digests } = await readRows(tx, part, clientId, { kept: part.kept });
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
  return { name: part.table, columns: names, count, rows, secrets, digests };
}

/** Options for reading a client's rows: SQL values that replace those of the table; only rows at some places. */
interface Reading {
  kept?: Part['kept'];
  places?: readonly string[];
}

/** The rows of a client as lines, with their digests if the database computes them. Encrypted values are left out. */
export async function readRows(
  { dialect, knex }: Reader,
  part: Part,
  clientId: string,
  { kept = {}, places }: Reading = {},
): Promise<{ rows: string; count: number; digests: string | null }> {
  const [where, bound] = mine(part, dialect, clientId);
  const row = shownColumns(part, kept);
  const aggregates =
    dialect === 'sqlite'
      ? `group_concat(json_array(${row}), char(10)) AS rows`
      : `string_agg(json_build_array(${row})::text, E'\\n') AS rows, string_agg(${digest(row)}::text, E'\\n') AS digests`;
  const there = places === undefined ? '' : ' AND ctid = ANY(?::tid[])';
  const sql = `SELECT ${aggregates}, COUNT(*) AS count FROM ${part.table} WHERE ${where}${there}`;
  const answer = await knex.raw(sql, places === undefined ? bound : [...bound, places as string[]]);
  const [found = {}] = rowsOf(answer);
  const digests = dialect === 'sqlite' ? null : String(found.digests ?? '');
  return { rows: String(found.rows ?? ''), count: Number(found.count), digests };
}

/** The place of a row, which is valid until the transaction ends, and its digest. */
interface RowDigest {
  place: string;
  digest: string;
}

/** The digests of a client's rows, of PostgreSQL: a tenth of the work that the rows themselves are. */
export async function readDigests({ dialect, knex }: Reader, part: Part, clientId: string): Promise<RowDigest[]> {
  const [where, bound] = mine(part, dialect, clientId);
  const line = `ctid::text || ' ' || ${digest(shownColumns(part, {}))}`;
  const answer = await knex.raw(`SELECT string_agg(${line}, E'\\n') AS lines FROM ${part.table} WHERE ${where}`, bound);
  const [found = {}] = rowsOf(answer);
  return linesOf(String(found.lines ?? '')).map((text) => {
    const [place = '', own = ''] = text.split(' ');
    return { place, digest: own };
  });
}

const digest = (row: string): string => `hash_record_extended(ROW(${row}), 0)`;

const shownColumns = (part: Part, kept: Part['kept']): string =>
  keptColumns(part)
    .map((column) => shown(column, kept))
    .join(', ');

/** The place of an encrypted value, as the vault needs it. */
export const placeOf = ({ place }: PartColumn, key: readonly string[]): string => `${place}:${key.join(' ')}`;

function shown({ name, kind }: PartColumn, kept: Part['kept']): string {
  const value = kept[name];
  // A digest needs the type of each value.
  if (value !== undefined) return value === 'NULL' ? 'CAST(NULL AS TEXT)' : value;
  if (kind === 'sealed') return `CASE WHEN ${name} LIKE '${SEALED}%' THEN NULL ELSE ${name} END`;
  return kind === 'amount' ? `CAST(${name} AS TEXT)` : name;
}
