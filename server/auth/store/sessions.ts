import type { Reader } from '../../platform/store/db';
import { AMONG, readAmong, runReads } from '../../platform/store/reads';

/** Finds the live tokens among the given ones: whose they are and when that client was last changed. Keyed by token id. */
export async function findSessionRows(
  reader: Reader,
  jtis: readonly string[],
): Promise<Map<string, { clientId: string; updatedAt: number }>> {
  const read = readAmong(
    reader,
    `SELECT t.jti, t.client_id, c.updated_at FROM access_tokens AS t JOIN clients AS c ON c.id = t.client_id
      WHERE t.jti ${AMONG[reader.dialect]} AND t.revoked_at IS NULL`,
    ['jti', 'client_id', 'updated_at'],
    jtis,
  );
  const [rows = []] = await runReads(reader, [read]);
  return new Map(
    rows.map(({ jti, client_id, updated_at }) => [
      String(jti),
      { clientId: String(client_id), updatedAt: Number(updated_at) },
    ]),
  );
}
