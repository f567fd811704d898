import type { Reader } from './db';

/** The live tokens among the given ones: whose they are and when that client was last changed. Keyed by token id. */
export async function findSessionRows(
  { knex }: Reader,
  jtis: readonly string[],
): Promise<Map<string, { clientId: string; updatedAt: number }>> {
  const rows = await knex('access_tokens as t')
    .join('clients as c', 'c.id', 't.client_id')
    .whereIn('t.jti', jtis)
    .whereNull('t.revoked_at')
    .select('t.jti', 't.client_id', 'c.updated_at');
  return new Map(rows.map((row) => [row.jti, { clientId: row.client_id, updatedAt: Number(row.updated_at) }]));
}
