import type { Migration } from '../../../platform/store/migration';

/**
 * Indexes over the refunds and payments that wait for their presentment, by time for those whose time is over, and by
 * account for its deletion. They are separate from those over uses of cards, so that no authorization writes them.
 */
export const unpresentedCredits: Migration = {
  name: '0041-unpresented-credits',
  async up({ knex }) {
    const waiting = `WHERE state = 'AUTHORIZED' AND type IN ('REFUND', 'PAYMENT')`;
    await knex.raw(
      `CREATE INDEX card_transactions_unpresented_credits ON card_transactions (created_at, id) ${waiting}`,
    );
    await knex.raw(`CREATE INDEX card_transactions_open_credits ON card_transactions (account_id) ${waiting}`);
  },
};
