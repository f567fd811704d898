import type { components } from '../../../generated/types/sandbox';
import { changedClient } from '../../../server/clients/agreement';
import type { Client } from '../../../server/kernel/client';
import { DomainError, type ErrorDetail } from '../../../server/kernel/errors';
import type { Config } from '../../../server/platform/config';
import { presentClient } from '../operations/clients/shape';
import { type SnapshotTable, unpackRows } from '../store/snapshots';
import type { Agreed } from '../store/tables';
import type { Content, TableContent } from './content';
import { PARTS } from './parts';

type SnapshotFile = components['schemas']['SnapshotFile'];

/** The tables that a file has, and in each the columns that it is emptied of. */
const SHARED = new Map(PARTS.filter(({ own }) => !own).map((part) => [part.table, part]));

/** Writes a snapshot as a file: what is sealed is not in its rows, and stays behind. */
export function writeFile(
  client: Client,
  { name, agreed }: { name: string; agreed: Agreed },
  tables: readonly SnapshotTable[],
  config: Config,
): SnapshotFile {
  const { callbacks } = client.configuration;
  const shown = presentClient({ ...client, ...agreed, configuration: { ...agreed.configuration, callbacks } }, config);
  const { countries, revision, limits, products, card_data_entitled, rate_limit, pages, scopes } = shown;
  const { accounts_per_currency, card_charges } = shown;
  return {
    format: 'contrato-snapshot',
    version: 1,
    name,
    client_id: client.id,
    agreement: {
      ...{ countries, revision, limits, products, card_data_entitled, rate_limit, pages, scopes },
      ...{ accounts_per_currency, card_charges: card_charges as SnapshotFile['agreement']['card_charges'] },
    },
    tables: tables
      .filter((table) => SHARED.has(table.name))
      .map(({ name: table, columns, rowCount, rows }) => ({
        name: table,
        columns: [...columns],
        count: rowCount,
        rows,
      })),
  };
}

/** Bytes of a row, on average, below which rows are not those of a snapshot: most rows have several ids. */
const LEAST_ROW_BYTES = 64;

/** Counts the lines of a text up to one more than `most`, without splitting it: that would take far more memory. */
function countLines(text: string, most: number): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0 && count <= most; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * Reads what a file has.
 * @param maxBytes of all rows together
 * @throws DomainError SNAPSHOT_FILE_INVALID
 */
export async function readFile(file: SnapshotFile, client: Client, maxBytes: number, now: number): Promise<Content> {
  const tables: TableContent[] = [];
  let left = maxBytes;
  let rowsLeft = Math.ceil(maxBytes / LEAST_ROW_BYTES) + PARTS.length;
  for (const [at, { name, columns, count, rows }] of file.tables.entries()) {
    if (!SHARED.has(name) || tables.some((table) => table.name === name)) {
      throw invalid(`/tables/${at}/name`, `${name} is not a table of a snapshot, or is there twice`);
    }
    const text = await unpackRows(rows, Math.max(left, 1)).catch(() => {
      throw invalid(`/tables/${at}/rows`, 'the rows can not be unpacked, or are too many');
    });
    left -= Buffer.byteLength(text);
    // A short request can unpack into tens of millions of empty rows, and would take all memory.
    rowsLeft -= countLines(text, rowsLeft);
    if (rowsLeft < 0) throw invalid(`/tables/${at}/rows`, 'the rows are too many');
    tables.push({ name, columns, count, rows: text, secrets: [], digests: null });
  }
  const { configuration, revision, countries } = changedClient(client, file.agreement, now);
  const { callbacks: _, ...agreed } = configuration;
  return { agreed: { revision, countries, configuration: agreed }, tables };
}

/** The refusal of a file. */
export function invalid(pointer: string, detail: string): DomainError {
  const place: ErrorDetail = { code: 'snapshot', detail, location: 'body', pointer };
  return new DomainError('SNAPSHOT_FILE_INVALID', [place]);
}

/** How many bytes the rows of a snapshot take. */
export const bytesOf = ({ tables }: Content): number =>
  tables.reduce((sum, { rows }) => sum + Buffer.byteLength(rows), 0);

/** How many rows a snapshot has. */
export const rowsIn = ({ tables }: Content): number => tables.reduce((sum, { count }) => sum + count, 0);
