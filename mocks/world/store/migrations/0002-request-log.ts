import { addMoment, type Migration } from '../../../../server/platform/store/migration';

/** Keeps what was asked of the service and what it called. It has nothing that other tables need, and is pruned. */
export const createRequestLog: Migration = {
  name: 'sandbox/0002-request-log',
  async up({ knex }) {
    await knex.schema.createTable('request_log', (table) => {
      table.bigIncrements('sequence');
      table.text('id').notNullable();
      table.text('client_id').notNullable();
      for (const column of ['direction', 'result', 'revision', 'method', 'target', 'resource_ids', 'detail']) {
        table.text(column).notNullable();
      }
      for (const column of ['operation', 'error_code', 'idempotency_key']) table.text(column);
      table.integer('status');
      table.integer('microseconds').notNullable();
      for (const column of ['created_at', 'ended_at', 'real_at']) addMoment(table, column).notNullable();
      table.unique(['id'], { indexName: 'request_log_id' });
      table.index(['client_id', 'created_at', 'id'], 'request_log_client');
    });
  },
};
