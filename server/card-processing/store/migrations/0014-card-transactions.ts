import type { Knex } from 'knex';
import { addAmount, addMoment, type Migration } from '../../../platform/store/migration';

/**
 * Card transactions with the network's message and their outcome, and the presentments of the network. A row holds the
 * card as it was when it was used, so that the settlement file is one scan. `charged` is what a transaction costs its
 * user at present.
 */
export const cardTransactions: Migration = {
  name: '0014-card-transactions',
  async up({ knex }) {
    await createTransactions(knex);
    await knex.schema.createTable('card_presentments', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable();
      table.text('transaction_id').notNullable().references('card_transactions.id');
      table.text('function_code').notNullable();
      table.integer('reverse').notNullable();
      table.text('reason_code');
      addAmount(table, 'amount').notNullable();
      table.text('currency').notNullable();
      addAmount(table, 'base_amount').notNullable();
      addAmount(table, 'usd_amount').notNullable();
      table.integer('current_installment');
      addMoment(table, 'presented_at').notNullable();
      table.index(['client_id', 'presented_at', 'id'], 'card_presentments_day');
      table.index(['transaction_id', 'presented_at', 'id'], 'card_presentments_transaction');
    });
  },
};

const TEXTS = ['client_id', 'type', 'state', 'network_reference', 'product_type', 'provider', 'bin', 'last_four'];
const USAGE_TEXTS = ['origin', 'country_code', 'point_type', 'entry_mode', 'local_date_time'];
const AMOUNTS = ['transaction_amount', 'local_amount', 'base_amount', 'usd_amount'];
const RUNNING = ['charged_amount', 'charged', 'presented', 'refunded'];

async function createTransactions(knex: Knex): Promise<void> {
  await knex.schema.createTable('card_transactions', (table) => {
    table.text('id').notNullable().primary();
    for (const column of [...TEXTS, ...USAGE_TEXTS]) table.text(column).notNullable();
    for (const column of ['status_detail', 'decided_by', 'card_id', 'user_id', 'affinity_group_id', 'account_id']) {
      table.text(column);
    }
    table.text('card_use');
    table.text('original_id');
    table.integer('duplicate').notNullable();
    table.integer('forced').notNullable();
    table.text('merchant').notNullable();
    table.text('installments');
    table.text('pricing').notNullable();
    table.text('details').notNullable();
    for (const column of [...AMOUNTS, ...RUNNING]) addAmount(table, column).notNullable();
    addMoment(table, 'pending_until');
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'updated_at').notNullable();
    table.index(['client_id', 'created_at', 'id'], 'card_transactions_created');
    table.index(['client_id', 'state', 'created_at', 'id'], 'card_transactions_state');
    table.index(['card_id', 'created_at', 'id'], 'card_transactions_card');
  });
  for (const statement of PARTIAL_INDEXES) await knex.raw(statement);
}

/** Indexes over what is waited for, and over what may be there once only: small parts of a large table. */
const PARTIAL_INDEXES = [
  `CREATE UNIQUE INDEX card_transactions_reference ON card_transactions (client_id, network_reference) WHERE duplicate = 0`,
  `CREATE INDEX card_transactions_original ON card_transactions (original_id) WHERE original_id IS NOT NULL`,
  `CREATE INDEX card_transactions_pending ON card_transactions (pending_until) WHERE state = 'PENDING'`,
  `CREATE INDEX card_transactions_unpresented ON card_transactions (created_at, id)
    WHERE state = 'AUTHORIZED' AND card_use IS NOT NULL`,
  `CREATE INDEX card_transactions_held ON card_transactions (client_id, created_at, id) WHERE state = 'HELD'`,
];
