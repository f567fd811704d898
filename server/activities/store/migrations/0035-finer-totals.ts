import type { Migration } from '../../../platform/store/migration';

/**
 * Further totals of activities, in rows of `activity_totals` beside those of days: of an account all days together (day -1), as clients
 * have them, so that a page of its activities adds up no more for each day that passes; and of a client each hour, counted from the Unix
 * epoch downwards from -2, so that the parts of days at the ends of a range are not counted row by row. A version that does not write
 * these must not run beside one that reads them.
 */
export const finerTotals: Migration = {
  name: '0035-finer-totals',
  async up({ knex }) {
    const kind = 'country, type, result';
    await knex.raw(`INSERT INTO activity_totals (scope_id, day, ${kind}, slot, total)
      SELECT scope_id, -1, ${kind}, 0, SUM(total) FROM activity_totals AS days
       WHERE NOT EXISTS (SELECT 1 FROM activity_totals AS ever WHERE ever.scope_id = days.scope_id AND ever.day = -1)
       GROUP BY scope_id, ${kind}`);
    await knex.raw(`INSERT INTO activity_totals (scope_id, day, ${kind}, slot, total)
      SELECT client_id, -2 - created_at / 3600000, ${kind}, 0, COUNT(*) FROM activities
       GROUP BY client_id, created_at / 3600000, ${kind}`);
  },
};
