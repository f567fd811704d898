import type { Log } from '../log';
import type { Db, Reader } from './db';
import { EncodingRefused } from './errors';
import { rowsOf } from './rows-of';

/** The encodings that can store every text. SQL_ASCII stores bytes as they are. */
const COMPLETE = new Set(['UTF8', 'SQL_ASCII']);

/** Returns the encoding of a database that lacks characters which callers may send; null for any other. */
async function lackingEncoding({ dialect, knex }: Pick<Reader, 'dialect' | 'knex'>): Promise<string | null> {
  if (dialect === 'sqlite') return null;
  const [row] = rowsOf<{ encoding: string }>(await knex.raw("SELECT current_setting('server_encoding') AS encoding"));
  const encoding = row?.encoding ?? '';
  return COMPLETE.has(encoding) ? null : encoding;
}

/**
 * Checks that a new database can store every text.
 * @throws EncodingRefused
 */
export async function assertEncoding(reader: Pick<Reader, 'dialect' | 'knex'>): Promise<void> {
  const encoding = await lackingEncoding(reader);
  if (encoding !== null) throw new EncodingRefused(encoding);
}

/** Logs that a database which has a schema can't store every text. It serves, because most texts fit. */
export async function warnOfEncoding(db: Db, log: Log): Promise<void> {
  const encoding = await lackingEncoding(db);
  if (encoding === null) return;
  log.warn(
    {
      encoding,
      remedy: 'restore a dump of it into a database with ENCODING UTF8: docs/operating.md, "Backup and restore"',
    },
    'the encoding of the database lacks characters of names and texts: requests with them fail; see `remedy`',
  );
}
