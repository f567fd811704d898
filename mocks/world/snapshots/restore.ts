import { findClient, insertClient, updateClient } from '../../../server/clients/store/clients';
import { defaultConfiguration } from '../../../server/kernel/client';
import { DomainError } from '../../../server/kernel/errors';
import type { Vault } from '../../../server/platform/crypto/vault';
import { extract } from '../../../server/platform/store/bulk';
import type { Tx } from '../../../server/platform/store/db';
import { rowsOf } from '../../../server/platform/store/rows-of';
import { keptColumns, mine, placeOf } from './collect';
import type { KeptContent, KeptTable } from './content';
import { differences } from './differences';
import { derivedId } from './ids';
import { balanceOut, owedByAccount } from './ledger';
import { lockParts } from './lock';
import { PARTS, type Part, type PartColumn } from './parts';
import type { Restored } from './restored';

const NOTHING: KeptTable = { name: '', columns: [], count: 0, rows: async () => '', secrets: [], digests: null };

/** The tables whose rows stay for good: the ledger's entries, and what these refer to. */
const LEDGER: ReadonlySet<string> = new Set(['ledger_accounts', 'transactions', 'ledger_entries']);

/**
 * Makes the data of a client equal to a snapshot. Equal rows do not change. Nothing of the ledger is deleted: later
 * rows are moved to an archive client that nobody can use, and movements restore the balances.
 * @param content null to remove all data, as a reset does
 * @returns the missing digests of rows of the content, by table
 * @throws DomainError SNAPSHOT_NOT_READABLE if the tables have other columns by now
 */
export async function restore(
  tx: Tx,
  vault: Vault,
  { client, now }: Omit<Restored, 'archiveId'>,
  content: KeptContent | null,
): Promise<Learned> {
  const restored: Restored = { client, archiveId: derivedId(client.id, 'archive'), now };
  await lockParts(tx);
  const tables = new Map(content?.tables.map((one) => [one.name, one]));
  const changed: Part[] = [];
  const learned = new Map<string, string>();
  for (const part of PARTS) {
    const content = tables.get(part.table) ?? NOTHING;
    if (await stage(tx, vault, part, content, { clientId: client.id, learned })) changed.push(part);
  }
  const owed = await owedByAccount(tx);
  await archive(tx, restored, owed.length > 0);
  for (const part of [...changed].reverse()) if (!LEDGER.has(part.table)) await deleteLeaving(tx, part, client.id);
  for (const part of changed) await put(tx, part, restored);
  await balanceOut(tx, restored, owed);
  for (const { table } of changed) {
    await tx.knex.raw(`DROP TABLE ${staged(table)}`);
    await tx.knex.raw(`DROP TABLE ${leaving(table)}`);
  }
  if (content !== null) await agree(tx, restored, content);
  return learned;
}

/** Digests that a table's rows turned out to have. */
type Learned = Map<string, string>;

/** The name of the table, of this transaction alone, that has the rows to write. */
const staged = (table: string): string => `restoring_${table}`;

/** The table with the keys of rows to delete. */
const leaving = (table: string): string => `leaving_${table}`;

const both = ({ key }: Part, a: string, b: string) => key.map((name) => `${a}.${name} = ${b}.${name}`).join(' AND ');

interface Staging {
  clientId: string;
  learned: Learned;
}

/**
 * Stores the rows to write and the rows to delete in temporary tables.
 * @returns whether there are any
 */
async function stage(
  tx: Tx,
  vault: Vault,
  part: Part,
  content: KeptTable,
  { clientId, learned }: Staging,
): Promise<boolean> {
  const columns = keptColumns(part);
  if (content !== NOTHING && columns.map((one) => one.name).join() !== content.columns.join()) {
    throw new DomainError('SNAPSHOT_NOT_READABLE');
  }
  const { there, kept, digests } = await differences(tx, part, content, clientId);
  if (digests !== null) learned.set(part.table, digests);
  const { wanted, gone } = compare(part, there, { kept, secrets: content.secrets }, clientId);
  if (wanted.length === 0 && gone.length === 0 && !LEDGER.has(part.table)) return false;
  await make(tx, part, { table: staged(part.table), columns, rows: `[${wanted.join(',')}]`, clientId });
  await stageSecrets(tx, vault, part, content);
  const keys = columns.filter(({ name }) => part.key.includes(name));
  await make(tx, part, { table: leaving(part.table), columns: keys, rows: JSON.stringify(gone), clientId });
  return true;
}

/** Compares rows as lines, which costs little: of a long history hardly anything has changed. */
function compare(
  part: Part,
  there: readonly string[],
  { kept, secrets }: Pick<KeptTable, 'secrets'> & { kept: readonly string[] },
  clientId: string,
) {
  const [before, after] = [new Set(there), new Set(kept)];
  const columns = keptColumns(part);
  const places = columns.flatMap(({ name }, at) => (part.key.includes(name) ? [at] : []));
  const keyOf = (line: string) => {
    const row = JSON.parse(line) as unknown[];
    return places.map((at) => row[at]);
  };
  const sealed = new Set(secrets.map(({ key }) => key.join(' ')));
  const inOrder = part.key.map((name) => places.findIndex((at) => columns[at]?.name === name));
  const isSealed = (line: string) => {
    const key = keyOf(line);
    return sealed.has(inOrder.map((at) => (at < 0 ? clientId : key[at])).join(' '));
  };
  const wanted = [...after].filter((line) => !before.has(line) || (sealed.size > 0 && isSealed(line)));
  const written = new Set(wanted.map((line) => JSON.stringify(keyOf(line))));
  const gone = [...before].filter((line) => !after.has(line)).map(keyOf);
  return { wanted, gone: gone.filter((key) => !written.has(JSON.stringify(key))) };
}

interface Made {
  table: string;
  columns: readonly PartColumn[];
  /** JSON: an array of rows, each an array. */
  rows: string;
  clientId: string;
}

/** Makes a table of this transaction alone that has some columns of a part. */
async function make({ dialect, knex }: Tx, part: Part, { table, columns, rows, clientId }: Made): Promise<void> {
  await knex.raw(`CREATE TEMP TABLE ${table} AS SELECT * FROM ${part.table} WHERE 1 = 0`);
  await knex.raw(`CREATE UNIQUE INDEX ${table}_key ON ${table} (${part.key.join(', ')})`);
  if (rows === '[]') return;
  const owned = part.columns.some(({ name }) => name === 'client_id');
  const names = [...columns.map(({ name }) => name), ...(owned ? ['client_id'] : [])];
  const values = [...columns.map((column, at) => extract(dialect, column, at)), ...(owned ? ['?'] : [])];
  const list =
    dialect === 'sqlite'
      ? '(SELECT value FROM json_each(?) LIMIT -1)'
      : '(SELECT value FROM jsonb_array_elements(?::jsonb) AS value) AS given';
  const bound = [...(owned ? [clientId] : []), rows];
  await knex.raw(`INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${list}`, bound);
  if (dialect === 'postgres') await knex.raw(`ANALYZE ${table}`);
}

async function stageSecrets({ dialect, knex }: Tx, vault: Vault, part: Part, { secrets }: KeptTable): Promise<void> {
  for (const column of part.columns) {
    const own = secrets.filter((secret) => secret.column === column.name);
    if (own.length === 0) continue;
    const rows = own.map(({ key, text }) => [vault.seal(text, placeOf(column, key)), ...key]);
    const list = dialect === 'sqlite' ? '(SELECT value FROM json_each(?))' : 'jsonb_array_elements(?::jsonb) AS value';
    const same = part.key.map((name, at) => `${name} = value ->> ${at + 1}`).join(' AND ');
    const sql = `UPDATE ${staged(part.table)} SET ${column.name} = value ->> 0 FROM ${list} WHERE ${same}`;
    await knex.raw(sql, [JSON.stringify(rows)]);
  }
}

async function deleteLeaving({ dialect, knex }: Tx, part: Part, clientId: string): Promise<void> {
  const [where, bound] = mine(part, dialect, clientId);
  const goes = `SELECT 1 FROM ${leaving(part.table)} AS l WHERE ${both(part, 'l', part.table)}`;
  await knex.raw(`DELETE FROM ${part.table} WHERE ${where} AND EXISTS (${goes})`, bound);
}

/** Writes the rows that are missing, or differ. */
async function put({ dialect, knex }: Tx, part: Part, { client, archiveId }: Restored): Promise<void> {
  const { table, key } = part;
  const names = part.columns.map(({ name }) => name);
  const others = names.filter((name) => !key.includes(name));
  const is = dialect === 'sqlite' ? 'IS' : 'IS NOT DISTINCT FROM';
  const same = others.map((name) => `t.${name} ${is} s.${name}`);
  const differs = `NOT EXISTS (SELECT 1 FROM ${table} AS t WHERE ${[both(part, 't', 's'), ...same].join(' AND ')})`;
  const from = `FROM ${staged(table)} AS s WHERE ${differs}`;
  if (part.free.length > 0) {
    // Two rows may have changed places in what has to be unique.
    const sets = part.free.map((name) => `${name} = ${unset(part, name)}`).join(', ');
    await knex.raw(`UPDATE ${table} SET ${sets} WHERE EXISTS (SELECT 1 ${from} AND ${both(part, 's', table)})`);
  }
  // Other conflicting rows belong to other clients and do not change. Entries of the ledger never change.
  const changes = table !== 'ledger_entries';
  const owned = changes && others.includes('client_id');
  const own = owned ? ` WHERE ${table}.client_id IS NULL OR ${table}.client_id IN (?, ?)` : '';
  const change = changes
    ? `UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(', ')}${own}`
    : 'NOTHING';
  const bound = owned ? [client.id, archiveId] : [];
  await knex.raw(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT ${names.map((name) => `s.${name}`).join(', ')} ${from}
      ON CONFLICT (${key.join(', ')}) DO ${change}`,
    bound,
  );
}

/** A value that no other row has. */
function unset({ table, key, columns }: Part, name: string): string {
  const nullable = columns.find((column) => column.name === name)?.nullable ?? false;
  return nullable ? 'NULL' : `'~' || ${table}.${key[0]}`;
}

/** Hands to the archive what can't be deleted. */
async function archive({ knex, ...tx }: Tx, { client, archiveId, now }: Restored, owed: boolean): Promise<void> {
  const others = (table: string) => `client_id = ? AND id IN (SELECT id FROM ${leaving(table)})`;
  const left = `SELECT 1 FROM transactions WHERE ${others('transactions')}
    UNION ALL SELECT 1 FROM ledger_accounts WHERE ${others('ledger_accounts')} LIMIT 1`;
  const any = rowsOf(await knex.raw(left, [client.id, client.id])).length > 0;
  if (!any && !owed) return;
  if ((await findClient({ knex, ...tx }, archiveId)) === null) {
    await insertClient(
      { knex, ...tx },
      {
        ...client,
        id: archiveId,
        name: `What ${client.id} left behind`,
        secretHash: '',
        status: 'SUSPENDED',
        configuration: defaultConfiguration,
        createdAt: now,
        updatedAt: now,
      },
    );
  }
  await knex.raw(
    `UPDATE transactions SET client_id = ?, parent_id = NULL, returned_total = 0, added_total = 0
      WHERE ${others('transactions')}`,
    [archiveId, client.id],
  );
  // The service's own accounts stay: they are found by their name, and balance what the client does next.
  await knex.raw(
    `UPDATE ledger_accounts SET balance = 0, client_id = CASE WHEN kind IN ('USER', 'BRIDGE') THEN ? ELSE client_id END
      WHERE ${others('ledger_accounts')}`,
    [archiveId, client.id],
  );
}

async function agree(tx: Tx, { client, now }: Restored, { agreed }: KeptContent): Promise<void> {
  const { revision, countries, configuration } = agreed;
  await updateClient(tx, client.id, {
    revision,
    countries,
    configuration: { ...configuration, callbacks: client.configuration.callbacks },
    // Always later than before, even if the clock does not move, so that caches see that the client has changed.
    updatedAt: Math.max(now, client.updatedAt + 1),
  });
}
