import type { Tx } from '../../../platform/store/db';
import { addMoment } from '../../../platform/store/migration';

/** Creates the table of card programs. */
export function createAffinityGroups({ knex }: Tx): Promise<void> {
  return knex.schema.createTable('affinity_groups', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    for (const column of ['name', 'status', 'country', 'product_type', 'provider']) table.text(column).notNullable();
    table.text('bin').notNullable();
    table.text('card_types').notNullable();
    table.integer('innominate').notNullable();
    table.integer('months_to_expiration').notNullable();
    table.text('embossing_company');
    table.text('courier_company');
    table.text('allowed').notNullable();
    table.text('limits').notNullable();
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'updated_at').notNullable();
    table.index(['client_id', 'created_at', 'id'], 'affinity_groups_created');
  });
}

/** Creates the table of the boxes that unnamed cards are made in. */
export function createBatches({ knex }: Tx): Promise<void> {
  return knex.schema.createTable('card_batches', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('affinity_group_id').notNullable().references('affinity_groups.id');
    table.text('shipment_id').notNullable().references('shipments.id');
    table.integer('quantity').notNullable();
    table.text('distribution_type').notNullable();
    table.text('status').notNullable();
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'updated_at').notNullable();
    table.unique(['shipment_id'], { indexName: 'card_batches_shipment' });
    table.index(['client_id', 'status'], 'card_batches_status');
  });
}

/**
 * Creates the tables of cards. `card_secrets` holds what is sealed, apart from the cards, so that no list ever touches
 * it: the PAN is found by its keyed hash, and wrong PINs and security codes are counted next to what they are compared
 * with.
 */
export async function createCards({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('cards', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('user_id').references('users.id');
    table.text('affinity_group_id').notNullable().references('affinity_groups.id');
    table.text('batch_id').references('card_batches.id');
    table.integer('batch_slot');
    for (const column of ['card_type', 'product_type', 'product_brand', 'country_code']) {
      table.text(column).notNullable();
    }
    table.text('status').notNullable();
    table.text('status_detail');
    table.integer('innominate').notNullable();
    table.text('name_on_card');
    table.text('bin').notNullable();
    table.text('last_four').notNullable();
    table.text('shipment_id').references('shipments.id');
    table.text('previous_card_id').references('cards.id');
    table.text('start_date').notNullable();
    addMoment(table, 'expires_at').notNullable();
    addMoment(table, 'activated_at');
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'updated_at').notNullable();
    table.unique(['batch_id', 'batch_slot'], { indexName: 'cards_batch' });
    table.unique(['previous_card_id'], { indexName: 'cards_previous' });
    table.index(['client_id', 'created_at', 'id'], 'cards_created');
    table.index(['client_id', 'status', 'created_at', 'id'], 'cards_status');
    table.index(['user_id', 'created_at', 'id'], 'cards_user');
    table.index(['affinity_group_id', 'status', 'id'], 'cards_affinity_group');
    table.index(['shipment_id', 'status', 'id'], 'cards_shipment');
  });
  await knex.raw(`CREATE INDEX cards_expiring ON cards (expires_at, id)
    WHERE status IN ('CREATED', 'EMBOSSED', 'ACTIVE', 'BLOCKED')`);
  await knex.schema.createTable('card_secrets', (table) => {
    table.text('card_id').notNullable().primary().references('cards.id');
    table.text('pan_hash').notNullable();
    table.text('pan_sealed').notNullable();
    table.text('cvv_sealed').notNullable();
    table.text('pin_sealed');
    table.integer('pin_failures').notNullable();
    table.integer('cvv_failures').notNullable();
    addMoment(table, 'cvv_failed_at');
    table.unique(['pan_hash'], { indexName: 'card_secrets_pan' });
  });
}

/** Creates the table of associations: one live one per card and currency; those that ended stay as history. */
export async function createAssociations({ knex }: Tx): Promise<void> {
  await knex.schema.createTable('card_associations', (table) => {
    table.text('id').notNullable().primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('card_id').notNullable().references('cards.id');
    table.text('account_id').notNullable().references('accounts.id');
    table.text('currency').notNullable();
    table.integer('associated').notNullable();
    addMoment(table, 'created_at').notNullable();
    addMoment(table, 'updated_at').notNullable();
    table.unique(['card_id', 'account_id'], { indexName: 'card_associations_pair' });
    table.index(['account_id'], 'card_associations_account');
  });
  await knex.raw(
    'CREATE UNIQUE INDEX card_associations_live ON card_associations (card_id, currency) WHERE associated = 1',
  );
}

/** Creates the view that lists and reads show of a card together with the name of its group. */
export async function createCardRows({ knex }: Tx): Promise<void> {
  await knex.raw(`CREATE VIEW card_rows AS
    SELECT cards.*, affinity_groups.name AS affinity_group_name
    FROM cards JOIN affinity_groups ON affinity_groups.id = cards.affinity_group_id`);
}
