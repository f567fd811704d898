import type { Reader } from '../../platform/store/db';
import { AMONG, ofClients, readAmong, runReads } from '../../platform/store/reads';

/**
 * The text that a token is asked for by: its id, and over several nodes, of which its client names one, the client's,
 * too.
 */
export function sessionKey({ isDistributed }: Pick<Reader, 'isDistributed'>, jti: string, clientId: string): string {
  return isDistributed ? `${jti} ${clientId}` : jti;
}

/**
 * Finds the live tokens among the given ones: whose they are and when that client was last changed. By `sessionKey`.
 */
export async function findSessionRows(
  reader: Reader,
  keys: readonly string[],
): Promise<Map<string, { clientId: string; updatedAt: number }>> {
  const named = keys.map((key) => key.split(' '));
  const read = readAmong(
    reader,
    `SELECT t.jti, t.client_id, c.updated_at FROM access_tokens AS t JOIN clients AS c ON c.id = t.client_id
      WHERE t.jti ${AMONG[reader.dialect]} AND t.revoked_at IS NULL`,
    ['jti', 'client_id', 'updated_at'],
    named.map(([jti]) => jti as string),
  );
  const clients = named.flatMap(([, clientId]) => (clientId === undefined ? [] : [clientId]));
  const [rows = []] = await runReads(reader, [read === null ? null : ofClients(reader, read, clients, 't.client_id')]);
  return new Map(
    rows.map(({ jti, client_id, updated_at }) => [
      sessionKey(reader, String(jti), String(client_id)),
      { clientId: String(client_id), updatedAt: Number(updated_at) },
    ]),
  );
}
