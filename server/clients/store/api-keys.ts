import type { Reader, Tx } from '../../platform/store/db';
import type { QueuedRead } from '../../platform/store/reads';
import { type ApiKey, apiKeys } from './tables';

export type { ApiKey } from './tables';

/** @throws UniqueViolation `api_keys_pkey` */
export async function insertApiKey({ knex }: Tx, key: ApiKey): Promise<void> {
  await knex('api_keys').insert(apiKeys.write(key));
}

/** Every pair of a client, the newest first, revoked ones included. */
export async function listApiKeys({ knex }: Reader, clientId: string): Promise<ApiKey[]> {
  return apiKeys.list(
    knex('api_keys')
      .where({ client_id: clientId })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]),
  );
}

/**
 * Describes the read of all api-key pairs of a client, which can run together with other reads.
 * @param client SQL that selects the client, and its parameter
 */
export function queryApiKeys([client, parameter]: readonly [sql: string, parameter: string]): QueuedRead {
  return {
    sql: `SELECT ${apiKeys.select()} FROM api_keys WHERE client_id = ${client}`,
    columns: apiKeys.names,
    parameters: [parameter],
  };
}

/** The pairs that such a read has found, the newest first. */
export function apiKeysIn(rows: readonly Record<string, unknown>[]): ApiKey[] {
  const newestFirst = (a: ApiKey, b: ApiKey) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
  return rows.map((row) => apiKeys.read(row)).sort(newestFirst);
}

/** Every pair of several clients, the newest first, by client. */
export async function listApiKeysOf({ knex }: Reader, clientIds: readonly string[]): Promise<Map<string, ApiKey[]>> {
  const keys = await apiKeys.list(
    knex('api_keys')
      .whereIn('client_id', clientIds)
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]),
  );
  const found = new Map<string, ApiKey[]>(clientIds.map((id) => [id, []]));
  for (const key of keys) found.get(key.clientId)?.push(key);
  return found;
}

/** @returns whether the client has such a pair */
export async function updateApiKey(
  { knex }: Tx,
  clientId: string,
  id: string,
  changes: Partial<Pick<ApiKey, 'status' | 'signsFrom' | 'expiresAt'>>,
): Promise<boolean> {
  return (await knex('api_keys').where({ id, client_id: clientId }).update(apiKeys.writeChanges(changes))) === 1;
}
