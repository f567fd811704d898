import type { Retention } from '../../platform/retention/retention';
import { runWrites } from '../../platform/store/writes';
import { Totals } from './activity-totals';

/** The slot of totals that this counts in: rivals of other slots don't wait. */
const SLOT = 0;

/** Activities that have their end. They are no longer counted; movements and balances stay as they are. */
export const oldActivities: Retention = {
  table: 'activities',
  which: `result <> 'PENDING'`,
  moment: 'updated_at',
  age: 'activityDays',
  order: ['created_at', 'id'],
  byTime: true,
  follow: {
    columns: ['client_id', 'account_id', 'country', 'type', 'result', 'created_at'],
    async run(tx, rows) {
      const totals = new Totals(SLOT);
      for (const { client_id, account_id, country, type, result, created_at } of rows) {
        const kind = { country: String(country), type: String(type), result: String(result) };
        const owner = { clientId: String(client_id), accountId: String(account_id) };
        totals.add({ ...owner, ...kind, createdAt: Number(created_at) }, -1);
      }
      await runWrites(tx, [totals.write()]);
    },
  },
};
