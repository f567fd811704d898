import type { Migration } from '../../../platform/store/migration';

/**
 * An index over what networks may still give back to an account, so that an account is deleted without a look at
 * everything else.
 */
export const openByAccount: Migration = {
  name: '0040-open-by-account',
  async up({ knex }) {
    await knex.raw(`CREATE INDEX card_transactions_open ON card_transactions (account_id)
      WHERE state IN ('PENDING', 'HELD') OR (state = 'AUTHORIZED' AND card_use IS NOT NULL)`);
  },
};
