import { DAY, HOUR } from '../../server/kernel/time';
import { COUNTED } from '../../server/ledger/verification';
import type { Db, Dialect, Tx } from '../../server/platform/store/db';
import { loadInBulk, writeUnchecked } from './bulk-load';

/** Days that the history goes back, however many activities it has. */
export const HISTORY_DAYS = 90;

/** The values of a copied row that differ from the original, as SQL. Other columns are as they are. */
type Changes = Readonly<Record<string, string>>;

/** The rows that are copied, kept apart, so that nobody looks for them among their copies. */
const originals = (table: string) => `original_${table}`;

/** Moments of the movements that are copied, and into how many equal parts of the history. */
interface Plan {
  from: number;
  until: number;
  copies: number;
}

const COPIES_PER_STATEMENT = 250;

const MOVED: readonly { table: string; ids: readonly string[]; moments: readonly string[]; also?: Changes }[] = [
  { table: 'transactions', ids: ['id', 'linked_id'], moments: ['created_at'] },
  { table: 'ledger_entries', ids: ['movement_id'], moments: ['created_at'] },
  { table: 'activities', ids: ['id', 'origin_tx_id'], moments: ['created_at', 'updated_at'] },
  { table: 'outbox', ids: ['id', 'resource_id'], moments: ['created_at', 'updated_at'] },
  { table: 'idempotency', ids: [], moments: ['created_at'], also: { key: "o.key || '-' || c.n" } },
];

/**
 * Multiplies the movements that a server has made: every row that belongs to them is copied, evenly over the last 90
 * days, so that the history looks as if the ledger had written it and holds before `verifyLedger`.
 * @param size how many activities there shall be
 * @returns how many there are: a multiple of what there was
 */
export async function growTo(db: Db, size: number, onProgress: (done: number) => void): Promise<number> {
  const { from, until, total } = await made(db);
  const plan = { from, until, copies: Math.max(0, Math.round(size / total) - 1) };
  const tables = MOVED.map(({ table }) => table);
  await db.transaction(async ({ knex }) => {
    for (const table of tables) {
      await knex.raw(`CREATE TABLE ${originals(table)} AS SELECT * FROM ${table} WHERE created_at >= ${from}`);
    }
  });
  await loadInBulk(db, tables, async () => {
    for (let first = 1; first <= plan.copies; first += COPIES_PER_STATEMENT) {
      const last = Math.min(plan.copies, first + COPIES_PER_STATEMENT - 1);
      await db.transaction(async (tx) => {
        await writeUnchecked(tx);
        for (const part of MOVED) await copy(tx, part, plan, [first, last]);
      });
      onProgress((last + 1) * total);
    }
    await db.transaction(async (tx) => {
      await writeUnchecked(tx);
      await tx.knex.raw(`UPDATE ledger_accounts SET balance = balance * ${plan.copies + 1}`);
      await recount(tx.knex);
      for (const table of tables) await tx.knex.raw(`DROP TABLE ${originals(table)}`);
    });
  });
  return (plan.copies + 1) * total;
}

async function made({ knex }: Db): Promise<{ from: number; until: number; total: number }> {
  const row = await knex('activities').min({ from: 'created_at' }).max({ until: 'created_at' }).count({ total: '*' });
  const { from, until, total } = row[0] as Record<string, unknown>;
  return { from: Number(from), until: Number(until), total: Number(total) };
}

async function copy(
  { knex, dialect }: Tx,
  { table, ids, moments, also = {} }: (typeof MOVED)[number],
  plan: Plan,
  [first, last]: readonly [number, number],
): Promise<void> {
  const columns = Object.keys(await knex(table).columnInfo());
  const changes: Record<string, string> = { ...also };
  for (const id of ids) changes[id] = movedId(dialect, id, plan);
  for (const moment of moments) changes[moment] = moved(plan);
  // Oldest first, as it would have come about.
  await knex.raw(`INSERT INTO ${table} (${columns.join(', ')})
    WITH RECURSIVE c(n) AS (SELECT ${last} UNION ALL SELECT n - 1 FROM c WHERE n > ${first}),
      o AS MATERIALIZED (SELECT * FROM ${originals(table)})
    SELECT ${columns.map((column) => changes[column] ?? `o.${column}`).join(', ')}
      FROM c CROSS JOIN o ORDER BY c.n DESC, o.created_at`);
}

/** The original's moment, stretched to fill one part of the history, moved back so many parts. */
function moved({ from, until, copies }: Plan): string {
  const part = Math.floor((HISTORY_DAYS * DAY) / Math.max(1, copies));
  return `(${until} - CAST(c.n AS BIGINT) * ${part} - (${until} - o.created_at) * ${Math.floor(part / (until - from + 1))})`;
}

/** A UUIDv7 starts with its moment in 48 bits; the rest tells apart what came about in one copy. */
function movedId(dialect: Dialect, column: string, plan: Plan): string {
  const hex = dialect === 'sqlite' ? `printf('%012x', ${moved(plan)})` : `lpad(to_hex(${moved(plan)}), 12, '0')`;
  return `CASE WHEN o.${column} IS NULL THEN NULL
    ELSE substr(${hex}, 1, 8) || '-' || substr(${hex}, 9) || substr(o.${column}, 14) END`;
}

/** The totals as they would be if they had been counted one by one. The activities are looked at once. */
async function recount(knex: Tx['knex']): Promise<void> {
  await knex('activity_totals').del();
  const kind = 'country, type, result';
  await knex.raw(`INSERT INTO activity_totals (scope_id, day, ${kind}, slot, total)
    WITH hours AS MATERIALIZED (SELECT client_id, account_id, created_at / ${HOUR} AS hour, ${kind}, COUNT(*) AS total
      FROM activities GROUP BY 1, 2, 3, ${kind})
    ${COUNTED.map(([scope, period]) => `SELECT ${scope}, ${period}, ${kind}, 0, SUM(total) FROM hours GROUP BY 1, 2, ${kind}`).join(' UNION ALL ')}`);
}
