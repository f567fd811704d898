import { HOUR } from '../../kernel/time';
import type { Tx } from '../../platform/store/db';
import { upsertSql } from '../../platform/store/sql';

const KIND = 'country, type, result';
const { sqlite: ADDED } = upsertSql({
  key: ['scope_id', 'day', 'country', 'type', 'result', 'slot'],
  set: 'total = activity_totals.total + excluded.total',
});
const INSERT = `INSERT INTO activity_totals (scope_id, day, ${KIND}, slot, total, client_id)`;
const LACKING = 'SUM(CASE WHEN t.day = -1 THEN -t.total ELSE t.total END)';

/** An account's days, less what it has of all days together. */
const OF_ACCOUNTS = `${INSERT} SELECT t.scope_id, -1, t.country, t.type, t.result, 0, ${LACKING}, a.client_id
    FROM accounts AS a JOIN activity_totals AS t ON t.scope_id = a.id
   WHERE a.client_id = ? AND t.day >= -1
   GROUP BY t.scope_id, t.country, t.type, t.result, a.client_id HAVING ${LACKING} <> 0 ${ADDED}`;

/** A client's activities of each hour, less what it has of that hour. */
const OF_HOURS = `${INSERT} SELECT ?, made.day, ${KIND}, 0, SUM(total), ?
    FROM (SELECT -2 - created_at / ${HOUR} AS day, ${KIND}, COUNT(*) AS total FROM activities
           WHERE client_id = ? AND created_at >= ? GROUP BY -2 - created_at / ${HOUR}, ${KIND}
          UNION ALL
          SELECT day, ${KIND}, -SUM(total) FROM activity_totals WHERE scope_id = ? AND day <= ? GROUP BY day, ${KIND}) AS made
   WHERE made.day < -1 GROUP BY made.day, ${KIND} HAVING SUM(total) <> 0 ${ADDED}`;

/**
 * Adds to a client's totals what an earlier version left out: the totals over all days of its accounts, and its own
 * hourly totals. One statement computes and adds the difference, so concurrent writes do no harm.
 * @param since the start of the first hour that is checked, in milliseconds
 */
export async function addMissingTotals({ knex }: Tx, clientId: string, since: number): Promise<void> {
  const hour = Math.floor(since / HOUR);
  await knex.raw(OF_ACCOUNTS, [clientId]);
  await knex.raw(OF_HOURS, [clientId, clientId, clientId, hour * HOUR, clientId, -2 - hour]);
}
