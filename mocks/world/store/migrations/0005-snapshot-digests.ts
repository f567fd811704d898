import type { Migration } from '../../../../server/platform/store/migration';

/** Keeps what PostgreSQL tells rows apart by, so that a restore reads only those that differ. */
export const addSnapshotDigests: Migration = {
  name: 'sandbox/0005-snapshot-digests',
  async up({ knex }) {
    await knex.schema.alterTable('snapshot_tables', (table) => table.text('digests'));
  },
};
