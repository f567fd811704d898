import { DAY, MINUTE } from '../../../kernel/time';
import { newId } from '../../../platform/ids';
import type { Migration } from '../../../platform/store/migration';

/** Milliseconds until what processes of an earlier version leave out is looked for, and then every hour. */
const SOON = 5 * MINUTE;

/** The job that looks for what was left out. */
const correction = (now: number) => ({
  id: newId(),
  kind: 'add-missing-totals',
  key: 'all',
  // A transfer that was pending then may have its end later, which moves it among the totals of the hour that it was
  // made in.
  payload: JSON.stringify({ since: String(now - 2 * DAY), until: String(now + DAY) }),
  run_at: now + SOON,
  attempts: 0,
});

/**
 * Further totals of activities, in rows of `activity_totals` next to those of days: of an account all days together
 * (day -1), as clients have them, so that a page of its activities adds up no more for each day that passes; and of a
 * client each hour, counted from the Unix epoch downwards from -2, so that the parts of days at the ends of a range are
 * not counted row by row. What a version that does not write these leaves out while it still runs, a job adds
 * (`add-missing-totals`).
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
    if ((await knex('activities').first('id')) !== undefined)
      await knex('jobs').insert(correction(Date.now())).onConflict(['kind', 'key']).ignore();
  },
};
