import { amountColumn } from '../platform/store/columns';
import type { Db, Reader } from '../platform/store/db';
import { rowsOf } from '../platform/store/rows-of';
import { liftTimeLimits } from '../platform/store/time-limits';

/** Something in the ledger that is not as it must be. Amounts are minor units as text. */
interface Mismatch {
  check: string;
  /** The currency, account, movement … that it is about */
  id: string;
  expected: string;
  actual: string;
}

interface Check {
  name: string;
  /**
   * Selects `id`, `expected` and `actual` of whatever is wrong.
   * @param same says that two tables' rows are one client's
   */
  sql(same: (one: string, other: string) => string): string;
}

/** Rows of an earlier version name no client, so only over several nodes, where all do, joins go by it. */
const sameClient = (one: string, other: string) => ` AND ${one}.client_id = ${other}.client_id`;
const anyClient = () => '';

/** A sum of 64-bit integers; PostgreSQL's own type for it is wider. */
const sum = (column: string) => `CAST(COALESCE(SUM(${column}), 0) AS TEXT)`;

/** Whose activities are counted, and of which time, as `activity_totals` has them. */
export const COUNTED = [
  ['account_id', 'hour / 24'],
  ['account_id', '-1'],
  ['client_id', 'hour / 24'],
  ['client_id', '-1'],
  ['client_id', '-2 - hour'],
] as const;

const counted = (scope: string, period: string) =>
  `SELECT ${scope} AS id, ${period} AS day, country, type, result, SUM(total) AS total FROM hours GROUP BY 1, 2, 3, 4, 5`;

const CHECKS: readonly Check[] = [
  {
    name: 'the entries of a currency sum to zero',
    sql: () => `SELECT currency AS id, '0' AS expected, ${sum('amount')} AS actual
            FROM ledger_entries GROUP BY currency HAVING SUM(amount) <> 0`,
  },
  {
    name: 'the entries of a movement sum to zero',
    sql: () => `SELECT movement_id AS id, '0' AS expected, ${sum('amount')} AS actual
            FROM ledger_entries GROUP BY movement_id, currency HAVING SUM(amount) <> 0`,
  },
  {
    name: 'a balance is the sum of its entries',
    sql: (same) => `SELECT a.id, ${sum('e.amount')} AS expected, ${amountColumn('a.balance', 'actual')}
            FROM ledger_accounts AS a LEFT JOIN ledger_entries AS e ON e.account_id = a.id AND e.currency = a.currency${same('e', 'a')}
           GROUP BY a.id, a.balance HAVING a.balance <> COALESCE(SUM(e.amount), 0)`,
  },
  {
    name: 'an entry has the currency of its account',
    sql: (same) => `SELECT e.movement_id AS id, COALESCE(a.currency, 'an account') AS expected, e.currency AS actual
            FROM ledger_entries AS e LEFT JOIN ledger_accounts AS a ON a.id = e.account_id${same('a', 'e')}
           WHERE a.id IS NULL OR a.currency <> e.currency`,
  },
  {
    name: 'an approved transaction has its entry, a rejected one has none',
    sql: (same) => `SELECT t.id, CAST(t.expected AS TEXT) AS expected, ${sum('e.amount')} AS actual
            FROM (SELECT id, client_id, account_id, linked_id, entry_type,
                         CASE WHEN result = 'REJECTED' THEN 0 WHEN entry_type = 'CREDIT' THEN total_amount ELSE -total_amount END AS expected
                    FROM transactions) AS t
            LEFT JOIN ledger_entries AS e ON e.account_id = t.account_id
                  AND e.movement_id = CASE WHEN t.linked_id IS NOT NULL AND t.entry_type = 'CREDIT' THEN t.linked_id ELSE t.id END${same('e', 't')}
           GROUP BY t.id, t.expected HAVING t.expected <> COALESCE(SUM(e.amount), 0)`,
  },
  {
    name: 'what follows a transaction sums to what it has used up',
    // An earlier version also counted reversed amounts.
    sql: (
      same,
    ) => `SELECT p.id, CAST(p.returned_total + p.added_total AS TEXT) AS expected, ${sum('c.total_amount - c.returned_total')} AS actual
            FROM transactions AS p LEFT JOIN transactions AS c ON c.parent_id = p.id AND c.result = 'APPROVED'${same('c', 'p')}
           WHERE p.returned_total > p.total_amount + p.added_total OR p.id IN
                 (SELECT parent_id FROM transactions WHERE parent_id IS NOT NULL) OR p.returned_total + p.added_total > 0
           GROUP BY p.id, p.returned_total, p.added_total, p.total_amount
          HAVING p.returned_total + p.added_total < COALESCE(SUM(c.total_amount - c.returned_total), 0)
              OR p.returned_total + p.added_total > COALESCE(SUM(c.total_amount), 0)
              OR p.returned_total > p.total_amount + p.added_total`,
  },
  {
    name: 'the ledger knows the status of an account',
    sql: (same) => `SELECT a.id, a.status AS expected, COALESCE(l.status, 'no place in the ledger') AS actual
            FROM accounts AS a LEFT JOIN ledger_accounts AS l ON l.id = a.id${same('l', 'a')}
           WHERE l.id IS NULL OR l.status <> a.status OR l.currency <> a.currency OR l.client_id <> a.client_id`,
  },
  {
    name: 'the totals of activities are their number',
    sql: () => `WITH hours AS MATERIALIZED (
            SELECT client_id, account_id, created_at / 3600000 AS hour, country, type, result, COUNT(*) AS total
              FROM activities GROUP BY client_id, account_id, created_at / 3600000, country, type, result)
          SELECT COALESCE(c.id, t.id) AS id, CAST(COALESCE(c.total, 0) AS TEXT) AS expected, CAST(COALESCE(t.total, 0) AS TEXT) AS actual
            FROM (SELECT scope_id AS id, day, country, type, result, SUM(total) AS total FROM activity_totals
                   GROUP BY scope_id, day, country, type, result) AS t
            FULL JOIN (${COUNTED.map(([scope, period]) => counted(scope, period)).join(' UNION ALL ')}) AS c
              ON c.id = t.id AND c.day = t.day AND c.country = t.country AND c.type = t.type AND c.result = t.result
           WHERE COALESCE(c.total, 0) <> COALESCE(t.total, 0)`,
  },
];

/** The most mismatches of one sort that are worth listing. */
const MAX_MISMATCHES = 100;

interface Verification {
  checks: number;
  accounts: number;
  entries: number;
  mismatches: Mismatch[];
}

/** Recomputes the whole ledger from its entries, on one snapshot, while the service goes on. */
export function verifyLedger(db: Pick<Db, 'read'>): Promise<Verification> {
  return db.read(async (reader) => {
    await liftTimeLimits(reader);
    const mismatches: Mismatch[] = [];
    for (const check of CHECKS) mismatches.push(...(await run(reader, check)));
    return {
      checks: CHECKS.length,
      accounts: await countAccounts(reader),
      entries: await count(reader, 'ledger_entries'),
      mismatches,
    };
  });
}

async function run({ knex, isDistributed }: Reader, { name, sql }: Check): Promise<Mismatch[]> {
  const text = sql(isDistributed ? sameClient : anyClient);
  const rows = rowsOf(await knex.raw(`${text} LIMIT ${MAX_MISMATCHES}`));
  return rows.map(({ id, expected, actual }) => ({
    check: name,
    id: String(id),
    expected: String(expected),
    actual: String(actual),
  }));
}

/** Counts accounts; a counter-account with several parts is one. */
async function countAccounts({ knex }: Reader): Promise<number> {
  const id = "CASE WHEN kind IN ('USER', 'BRIDGE') THEN id ELSE client_id || ' ' || kind || ' ' || currency END";
  const [row] = await knex('ledger_accounts').select(knex.raw(`COUNT(DISTINCT ${id}) AS total`));
  return Number(row?.total ?? 0);
}

async function count({ knex }: Reader, table: string): Promise<number> {
  const [row] = await knex(table).count({ total: '*' });
  return Number(row?.total ?? 0);
}
