import type { Reader } from '../../platform/store/db';

/** The things of clients that networks report about, by table. */
export type ReportedTable =
  | 'transfers'
  | 'cash_in_intents'
  | 'cash_out_intents'
  | 'cards'
  | 'card_batches'
  | 'shipments'
  | 'identity_sessions';

/** The client of a record; null if there is no record with this id. Networks know ids but no clients. */
export async function findOwner({ knex }: Reader, table: ReportedTable, id: string): Promise<string | null> {
  const row: { client_id: string } | undefined = await knex(table).where({ id }).first('client_id');
  return row?.client_id ?? null;
}
