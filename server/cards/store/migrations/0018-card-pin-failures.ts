import type { Migration } from '../../../platform/store/migration';

/** Readers of a card see whether its PIN is locked: the view tells how often it was guessed wrong, and nothing else. */
export const cardPinFailures: Migration = {
  name: '0018-card-pin-failures',
  async up({ knex }) {
    await knex.raw('DROP VIEW card_rows');
    await knex.raw(`CREATE VIEW card_rows AS
      SELECT cards.*, affinity_groups.name AS affinity_group_name, COALESCE(card_secrets.pin_failures, 0) AS pin_failures
      FROM cards JOIN affinity_groups ON affinity_groups.id = cards.affinity_group_id
        LEFT JOIN card_secrets ON card_secrets.card_id = cards.id`);
  },
};
