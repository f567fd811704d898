import type { Migration } from '../../../platform/store/migration';

const NUMBERED = "kind IN ('ACTIVITY_CREATED', 'ACTIVITY_UPDATED')";

/**
 * Numbers the events about each account from here on. Those that are there already say 0, so that they follow the
 * contract.
 */
export const eventSequence: Migration = {
  name: '0030-event-sequence',
  async up({ knex, dialect }) {
    await knex.schema.alterTable('ledger_accounts', (table) => {
      table.bigInteger('event_sequence').notNullable().defaultTo(0);
    });
    const payload =
      dialect === 'sqlite' ? "json_set(payload, '$.sequence', 0)" : `(payload::jsonb || '{"sequence": 0}')::text`;
    await knex.raw(`UPDATE outbox SET payload = ${payload} WHERE ${NUMBERED}`);
  },
};
