import { addMoment, type Migration } from '../../../platform/store/migration';

/** Users. `email_key` is the email without case; two users of one client share neither it nor a document. */
export const users: Migration = {
  name: '0003-users',
  async up({ knex }) {
    await knex.schema.createTable('users', (table) => {
      table.text('id').notNullable().primary();
      table.text('client_id').notNullable().references('clients.id');
      table.text('email').notNullable();
      table.text('email_key').notNullable();
      for (const column of OPTIONAL) table.text(column);
      table.text('operation_country').notNullable();
      table.text('status').notNullable();
      addMoment(table, 'created_at').notNullable();
      addMoment(table, 'updated_at').notNullable();
      table.unique(['client_id', 'email_key'], { indexName: 'users_email' });
      table.unique(['client_id', 'identification_value', 'identification_type'], { indexName: 'users_identification' });
      table.index(['client_id', 'created_at', 'id'], 'users_created');
      table.index(['client_id', 'surname', 'name'], 'users_surname');
      table.index(['client_id', 'name'], 'users_name');
      table.index(['client_id', 'birthdate'], 'users_birthdate');
      table.index(['client_id', 'status', 'created_at', 'id'], 'users_status');
    });
  },
};

const OPTIONAL = [
  'name',
  'surname',
  'identification_type',
  'identification_value',
  'birthdate',
  'gender',
  'phone',
  'tax_identification_type',
  'tax_identification_value',
  'nationality',
  'legal_address',
  'status_reason',
];
