import type { Migration } from '../../../platform/store/migration';

/**
 * An index by client and time over PIX keys that were looked up, so that old ones are found without a look at the
 * others.
 */
export const pixLookupsByTime: Migration = {
  name: '0032-pix-lookups-by-time',
  async up({ knex }) {
    await knex.schema.alterTable('pix_lookups', (table) => {
      table.index(['client_id', 'expires_at', 'id'], 'pix_lookups_client');
    });
  },
};
