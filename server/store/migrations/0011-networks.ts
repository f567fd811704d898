import type { Knex } from 'knex';
import { amount, type Migration, moment } from './migration';

/**
 * What the payment networks and the identity provider are asked for. `reservations` holds the idempotent requests
 * that have something done outside and wait for its outcome; a request that has its answer is in `idempotency`.
 * `received` holds the payments that a network announced, so that one announced twice counts once.
 */
export const networks: Migration = {
  name: '0011-networks',
  async up({ knex }) {
    await createReservations(knex);
    await createIdentitySessions(knex);
    await createCashIntents(knex);
    await createPixKeys(knex);
    await createDestinations(knex);
    await createTransfers(knex);
  },
};

async function createReservations(knex: Knex): Promise<void> {
  await knex.schema.createTable('reservations', (table) => {
    table.text('client_id').notNullable();
    table.text('operation_id').notNullable();
    table.text('key').notNullable();
    table.text('fingerprint').notNullable();
    table.text('resource_id').notNullable();
    moment(table, 'created_at').notNullable();
    table.primary(['client_id', 'operation_id', 'key'], 'reservations_pkey');
  });
  await knex.schema.createTable('received', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('activity_id').notNullable();
    table.text('result').notNullable();
    table.text('rejection_reason');
    amount(table, 'amount').notNullable();
    amount(table, 'balance').notNullable();
    moment(table, 'created_at').notNullable();
  });
}

function createIdentitySessions(knex: Knex): Promise<void> {
  return knex.schema.createTable('identity_sessions', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('user_id').notNullable().references('users.id');
    table.text('status').notNullable();
    table.text('url').notNullable();
    table.text('steps').notNullable();
    table.text('collected').notNullable();
    moment(table, 'created_at').notNullable();
    moment(table, 'updated_at').notNullable();
    moment(table, 'expires_at').notNullable();
    table.index(['client_id', 'created_at', 'id'], 'identity_sessions_created');
    table.index(['client_id', 'status', 'created_at', 'id'], 'identity_sessions_status');
    table.index(['user_id', 'status'], 'identity_sessions_user');
  });
}

async function createCashIntents(knex: Knex): Promise<void> {
  await knex.schema.createTable('cash_in_intents', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('network').notNullable();
    amount(table, 'amount').notNullable();
    amount(table, 'paid_amount').notNullable();
    table.text('status').notNullable();
    table.text('digitable_line').notNullable();
    table.text('barcode').notNullable();
    moment(table, 'expires_at').notNullable();
    moment(table, 'created_at').notNullable();
    moment(table, 'updated_at').notNullable();
    table.unique(['barcode'], { indexName: 'cash_in_intents_barcode' });
    table.index(['account_id', 'created_at', 'id'], 'cash_in_intents_account');
  });
  await knex.schema.createTable('cash_out_intents', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('network').notNullable();
    amount(table, 'amount');
    table.text('token_sealed').notNullable();
    table.text('status').notNullable();
    moment(table, 'expires_at').notNullable();
    moment(table, 'created_at').notNullable();
    moment(table, 'updated_at').notNullable();
    table.index(['account_id', 'created_at', 'id'], 'cash_out_intents_account');
  });
  await knex.raw(
    `CREATE UNIQUE INDEX cash_out_intents_active ON cash_out_intents (account_id, network) WHERE status = 'ACTIVE'`,
  );
}

async function createPixKeys(knex: Knex): Promise<void> {
  await knex.schema.createTable('pix_keys', (table) => {
    table.text('key').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('type').notNullable();
    table.text('status').notNullable();
    moment(table, 'created_at').notNullable();
    moment(table, 'updated_at').notNullable();
    table.index(['account_id', 'created_at'], 'pix_keys_account');
  });
  await knex.schema.createTable('pix_lookups', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('destination').notNullable();
    table.text('transfer_id');
    moment(table, 'created_at').notNullable();
    moment(table, 'expires_at').notNullable();
  });
}

/** The destination that each client looked up last with a tax id. */
function createDestinations(knex: Knex): Promise<void> {
  return knex.schema.createTable('validated_destinations', (table) => {
    table.text('client_id').notNullable().references('clients.id');
    table.text('tax_type').notNullable();
    table.text('tax_value').notNullable();
    table.text('destination').notNullable();
    moment(table, 'validated_at').notNullable();
    table.primary(['client_id', 'tax_value', 'tax_type'], 'validated_destinations_pkey');
  });
}

async function createTransfers(knex: Knex): Promise<void> {
  await knex.schema.createTable('transfers', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('rail').notNullable();
    table.text('status').notNullable();
    amount(table, 'amount').notNullable();
    table.text('currency').notNullable();
    table.text('concept');
    table.text('description');
    table.text('destination').notNullable();
    table.text('end_to_end_id');
    table.text('failure_reason');
    table.text('activity_id').notNullable();
    moment(table, 'created_at').notNullable();
    moment(table, 'updated_at').notNullable();
    table.unique(['end_to_end_id'], { indexName: 'transfers_end_to_end' });
  });
  await knex.raw(`CREATE INDEX transfers_open ON transfers (account_id) WHERE status IN ('RESERVED', 'IN_PROGRESS')`);
}
