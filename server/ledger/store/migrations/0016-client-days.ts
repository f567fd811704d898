import { amountColumn, readAmount } from '../../../platform/store/columns';
import { addAmount, type Migration } from '../../../platform/store/migration';
import { rowsOf } from '../../../platform/store/rows-of';
import { firstOfMonth, monthOf } from '../../rules/periods';

/**
 * Totals of clients by day: one row for each day, so that the database only adds up and the rule of periods lies in
 * `ledger/rules/periods.ts` alone. `client_usage`, which knew the last day and month only, stays for processes of the
 * version before that run on while this one starts; a later step may drop it.
 */
export const clientDays: Migration = {
  name: '0016-client-days',
  async up({ knex }) {
    await knex.schema.createTable('client_days', (table) => {
      table.text('client_id').notNullable();
      table.integer('day').notNullable();
      table.text('currency').notNullable();
      table.integer('slot').notNullable();
      addAmount(table, 'debit').notNullable();
      addAmount(table, 'credit').notNullable();
      table.primary(['client_id', 'day', 'currency', 'slot'], 'client_days_pkey');
    });
    const totals = ['day_debit', 'day_credit', 'month_debit', 'month_credit'].map((column) => amountColumn(column));
    const known = rowsOf(
      await knex.raw(`SELECT client_id, currency, slot, day, month, ${totals.join(', ')} FROM client_usage`),
    );
    for (const row of known) {
      for (const { day, debit, credit } of daysOf(row)) {
        const { client_id, currency, slot } = row as Record<string, string>;
        const total = { debit: String(debit), credit: String(credit) };
        await knex('client_days').insert({ client_id, day, currency, slot, ...total });
      }
    }
  },
};

/** Splits the totals of a month into those of its last day and the rest, which is put on another day of the month. */
function daysOf(row: Record<string, unknown>): { day: number; debit: bigint; credit: bigint }[] {
  const day = row.day as number;
  const [dayDebit, dayCredit] = [readAmount(row.day_debit), readAmount(row.day_credit)];
  const last = { day, debit: dayDebit, credit: dayCredit };
  if (row.month !== monthOf(day)) return [last];
  const rest = { debit: readAmount(row.month_debit) - dayDebit, credit: readAmount(row.month_credit) - dayCredit };
  const first = firstOfMonth(day);
  return first === day || (rest.debit === 0n && rest.credit === 0n) ? [last] : [{ day: first, ...rest }, last];
}
