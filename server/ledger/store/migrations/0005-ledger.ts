import type { Knex } from 'knex';
import type { Dialect } from '../../../platform/store/db';
import { addAmount, addMoment, type Migration } from '../../../platform/store/migration';

/**
 * The ledger. `ledger_accounts` is what the engine locks, decides on and updates: narrow rows with the balance, the
 * status it obeys (the same as in `accounts`) and what left the account in the present day and month.
 * `ledger_entries` is append-only: the database itself refuses UPDATE and DELETE.
 */
export const ledger: Migration = {
  name: '0005-ledger',
  async up({ knex, dialect }) {
    await knex.schema.createTable('ledger_accounts', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      table.text('kind').notNullable();
      table.text('currency').notNullable();
      table.text('country');
      table.text('status').notNullable();
      addAmount(table, 'balance').notNullable();
      table.text('limits');
      usage(table);
      if (dialect === 'sqlite') table.check("typeof(balance) = 'integer'", undefined, 'ledger_accounts_balance');
    });
    await createTransactions(knex);
    await createEntries(knex, dialect);
    await knex.schema.createTable('client_usage', (table) => {
      table.text('client_id').notNullable();
      table.text('currency').notNullable();
      table.integer('slot').notNullable();
      usage(table);
      table.primary(['client_id', 'currency', 'slot'], 'client_usage_pkey');
    });
  },
};

/** Adds the totals of the last day and month that anything moved in, each way by itself. */
function usage(table: Knex.CreateTableBuilder): void {
  for (const period of ['day', 'month']) {
    table.integer(period).notNullable();
    addAmount(table, `${period}_debit`).notNullable();
    addAmount(table, `${period}_credit`).notNullable();
  }
}

function createTransactions(knex: Knex): Promise<void> {
  return knex.schema.createTable('transactions', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable();
    table.text('account_id').notNullable();
    table.text('type').notNullable();
    table.text('process_type').notNullable();
    table.text('entry_type').notNullable();
    table.text('currency').notNullable();
    addAmount(table, 'total_amount').notNullable();
    table.text('result').notNullable();
    table.text('rejection_reason');
    table.text('parent_id');
    table.text('linked_id');
    addAmount(table, 'returned_total').notNullable();
    addAmount(table, 'added_total').notNullable();
    addMoment(table, 'created_at').notNullable();
  });
}

async function createEntries(knex: Knex, dialect: Dialect): Promise<void> {
  await knex.raw(`CREATE TABLE ledger_entries (
    movement_id TEXT NOT NULL REFERENCES transactions (id),
    leg INTEGER NOT NULL,
    account_id TEXT NOT NULL REFERENCES ledger_accounts (id),
    currency TEXT NOT NULL,
    amount BIGINT NOT NULL CHECK (amount <> 0),
    created_at BIGINT NOT NULL,
    CONSTRAINT ledger_entries_pkey PRIMARY KEY (movement_id, leg)
  )${dialect === 'sqlite' ? ' WITHOUT ROWID' : ''}`);
  for (const statement of dialect === 'sqlite' ? SQLITE_APPEND_ONLY : POSTGRES_APPEND_ONLY) await knex.raw(statement);
}

const SQLITE_APPEND_ONLY = ['UPDATE', 'DELETE'].map(
  (verb) => `CREATE TRIGGER ledger_entries_no_${verb.toLowerCase()} BEFORE ${verb} ON ledger_entries
    BEGIN SELECT RAISE(ABORT, 'ledger entries are append-only'); END`,
);

const POSTGRES_APPEND_ONLY = [
  `CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'ledger entries are append-only' USING ERRCODE = 'integrity_constraint_violation'; END $$`,
  `CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()`,
];
