import { DAY } from '../../server/kernel/time';
import type { Reader } from '../../server/platform/store/db';
import { dayOf } from '../../server/settlement/rules/day';

/** The days on which a client had card transactions or presentments, `yyyy-mm-dd`, the oldest first. */
export async function daysWithCardTransactions(db: Reader, clientId: string): Promise<string[]> {
  const made = await daysIn(db, 'card_transactions', 'created_at', clientId);
  const presented = await daysIn(db, 'card_presentments', 'presented_at', clientId);
  return [...new Set([...made, ...presented])].sort((one, other) => one - other).map((day) => dayOf(day * DAY));
}

/** Days since 1970 on which a column has a moment. */
async function daysIn({ knex }: Reader, table: string, column: string, clientId: string): Promise<number[]> {
  const rows: { day: number | string }[] = await knex(table)
    .where({ client_id: clientId })
    .distinct(knex.raw('?? / ? AS day', [column, knex.raw(String(DAY))]));
  return rows.map(({ day }) => Number(day));
}
