import type { Tx } from '../../../platform/store/db';

/**
 * Names the client in each entry of the ledger, so that the entries can lie where the client's accounts do. Rows of the version before
 * name none; `distribute` fills them in.
 */
export async function nameClientsOfEntries({ knex, dialect }: Tx): Promise<void> {
  await knex.schema.alterTable('ledger_entries', (table) => {
    table.text('client_id');
  });
  if (dialect === 'postgres') for (const statement of ROWS_ARE_APPEND_ONLY) await knex.raw(statement);
}

/** A trigger for each row holds on every node of a distributed database; one for each statement does not. */
const ROWS_ARE_APPEND_ONLY = [
  'DROP TRIGGER ledger_entries_append_only ON ledger_entries',
  `CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
     FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change()`,
  `CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()`,
];
