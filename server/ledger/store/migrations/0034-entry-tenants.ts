import type { Tx } from '../../../platform/store/db';
import { addClient } from '../../../platform/store/migration';

/**
 * Names the client in each entry of the ledger, so that the entries can lie where the client's accounts do.
 */
export async function nameClientsOfEntries(tx: Tx): Promise<void> {
  await addClient(tx, 'ledger_entries');
  if (tx.dialect === 'postgres') for (const statement of ROWS_ARE_APPEND_ONLY) await tx.knex.raw(statement);
}

/** A trigger for each row holds on every node of a distributed database; one for each statement does not. */
const ROWS_ARE_APPEND_ONLY = [
  'DROP TRIGGER ledger_entries_append_only ON ledger_entries',
  `CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
     FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change()`,
  `CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()`,
];
