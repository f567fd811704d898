import { addAmount, addMoment, type Migration } from '../../../platform/store/migration';

/**
 * Activities, and how many there are of each sort. Counting a million rows for a list's total takes too long, so
 * `activity_totals` counts them as they are written, per client and per account (`scope_id`) and day, for a client
 * also of all days together (day -1); `slot` keeps processes that write at the same time off each other's rows.
 */
export const activities: Migration = {
  name: '0006-activities',
  async up({ knex, dialect }) {
    await knex.schema.createTable('activities', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable();
      table.text('account_id').notNullable();
      table.text('country').notNullable();
      table.text('currency').notNullable();
      table.text('origin_tx_id');
      table.text('origin').notNullable();
      table.text('process_type').notNullable();
      table.text('type').notNullable();
      table.text('entry_type').notNullable();
      addAmount(table, 'total_amount').notNullable();
      table.text('result').notNullable();
      table.text('rejection_reason');
      table.integer('forced').notNullable();
      table.text('account_txs').notNullable();
      table.text('data').notNullable();
      addMoment(table, 'created_at').notNullable();
      addMoment(table, 'updated_at').notNullable();
      // Behind what they order by, indexes hold what may be filtered by besides, so that rare matches are found
      // without reading the rows in between.
      table.index(['client_id', 'created_at', 'result', 'type', 'country'], 'activities_created');
      table.index(['client_id', 'updated_at'], 'activities_updated');
      table.index(['account_id', 'created_at', 'result', 'type'], 'activities_account');
      table.index(['client_id', 'type', 'created_at', 'result'], 'activities_type');
      table.index(['client_id', 'result', 'created_at', 'type'], 'activities_result');
    });
    await knex.raw(
      'CREATE INDEX activities_changed ON activities (client_id, updated_at) WHERE updated_at > created_at',
    );
    // The rows of one count lie side by side in SQLite's file.
    await knex.raw(`CREATE TABLE activity_totals (
      scope_id TEXT NOT NULL,
      day INTEGER NOT NULL,
      country TEXT NOT NULL,
      type TEXT NOT NULL,
      result TEXT NOT NULL,
      slot INTEGER NOT NULL,
      total BIGINT NOT NULL,
      CONSTRAINT activity_totals_pkey PRIMARY KEY (scope_id, day, country, type, result, slot)
    )${dialect === 'sqlite' ? ' WITHOUT ROWID' : ''}`);
  },
};
