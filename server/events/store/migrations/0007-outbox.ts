import { addMoment, type Migration } from '../../../platform/store/migration';

/**
 * Events that wait for delivery, or were delivered, and every attempt to deliver them. `outbox_due` finds the receivers
 * with something due without looking at everything that waits for them: a receiver is one address of one client.
 */
export const outbox: Migration = {
  name: '0007-outbox',
  async up({ knex }) {
    await knex.schema.createTable('outbox', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable();
      table.text('receiver').notNullable();
      table.text('kind').notNullable();
      table.text('key').notNullable();
      table.text('resource_id').notNullable();
      table.text('payload').notNullable();
      table.text('state').notNullable();
      table.integer('attempts').notNullable();
      table.integer('failures').notNullable();
      table.integer('held').notNullable();
      addMoment(table, 'next_attempt_at');
      table.text('claimed_by');
      addMoment(table, 'claimed_until');
      addMoment(table, 'created_at').notNullable();
      addMoment(table, 'updated_at').notNullable();
      table.index(['client_id', 'created_at', 'id'], 'outbox_client');
      table.index(['resource_id'], 'outbox_resource');
    });
    await knex.raw(`CREATE INDEX outbox_due ON outbox (receiver, next_attempt_at, id)
      WHERE state = 'PENDING' AND next_attempt_at IS NOT NULL`);
    await knex.raw(`CREATE INDEX outbox_claimed ON outbox (claimed_until) WHERE state = 'CLAIMED'`);
    await knex.raw('CREATE INDEX outbox_held ON outbox (receiver, kind) WHERE held = 1');
    await knex.schema.createTable('outbox_attempts', (table) => {
      table.text('event_id').notNullable().references('outbox.id');
      table.integer('number').notNullable();
      addMoment(table, 'started_at').notNullable();
      table.integer('duration').notNullable();
      table.text('api_key').notNullable();
      table.text('outcome').notNullable();
      table.integer('status');
      table.primary(['event_id', 'number'], 'outbox_attempts_pkey');
    });
  },
};
