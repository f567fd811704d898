import type { Knex } from 'knex';
import { insertClient } from '../../../server/clients/store/clients';
import type { Client } from '../../../server/kernel/client';
import { defaultConfiguration } from '../../../server/kernel/client';
import type { Tx } from '../../../server/platform/store/db';

/** The tables that nothing is taken over from: the client itself and its credentials stay, its request log is emptied. */
const KEPT: ReadonlySet<string> = new Set([
  'clients',
  'api_keys',
  'access_tokens',
  'client_keys',
  'sftp_users',
  'request_log',
]);

/** Movements wait for the accounts they lock, so these go first: what a movement in flight still writes goes with them. */
const FIRST = 'ledger_accounts';

/**
 * Takes everything from a client that it has made. Nothing is deleted, for the ledger's entries can't be: all of it
 * goes to a client that nobody can be, in whose name nothing is done any more.
 * @param archiveId the id of that client
 */
export async function archiveEverything(tx: Tx, client: Client, archiveId: string, now: number): Promise<void> {
  await insertClient(tx, {
    ...client,
    id: archiveId,
    name: `What ${client.id} left behind`,
    secretHash: '',
    status: 'SUSPENDED',
    configuration: defaultConfiguration,
    createdAt: now,
    updatedAt: now,
  });
  const { knex } = tx;
  for (const table of await tablesOfClients(tx))
    await ofClient(knex, table, client.id).update({ client_id: archiveId });
  await knex('activity_totals').where({ scope_id: client.id }).update({ scope_id: archiveId });
  await knex('outbox')
    .where({ client_id: archiveId })
    .update({ receiver: knex.raw('REPLACE(receiver, ?, ?)', [`${client.id}/`, `${archiveId}/`]) });
  await knex('outbox').where({ client_id: archiveId }).whereNot('state', 'DELIVERED').update(GIVEN_UP);
  const subject = tx.dialect === 'sqlite' ? `payload ->> 'clientId'` : `payload::jsonb ->> 'clientId'`;
  await knex('jobs').whereRaw(`${subject} = ?`, [client.id]).delete();
}

const GIVEN_UP = { state: 'DEAD', next_attempt_at: null, held: 0, claimed_by: null, claimed_until: null };

/** The service's own accounts stay: they balance what the client does next as they did before. */
function ofClient(knex: Knex, table: string, clientId: string): Knex.QueryBuilder {
  const rows = knex(table).where({ client_id: clientId });
  return table === 'ledger_accounts' ? rows.whereIn('kind', ['USER', 'BRIDGE']) : rows;
}

/** Every table whose rows belong to clients, as the database itself knows them: a new one is not forgotten. */
async function tablesOfClients({ dialect, knex }: Tx): Promise<string[]> {
  const answer = await knex.raw(
    dialect === 'sqlite'
      ? `SELECT m.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
          WHERE m.type = 'table' AND c.name = 'client_id' ORDER BY m.name`
      : `SELECT t.table_name AS name FROM information_schema.tables AS t
           JOIN information_schema.columns AS c USING (table_schema, table_name)
          WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.column_name = 'client_id'
          ORDER BY t.table_name`,
  );
  const rows: { name: string }[] = dialect === 'sqlite' ? answer : answer.rows;
  const names = rows.map(({ name }) => name).filter((name) => !KEPT.has(name) && name !== FIRST);
  return [FIRST, ...names];
}
