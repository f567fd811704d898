import type { Reader } from './db';
import { type Filter, type ListQuery, listPage, type Page, type SortedAs, type SortTerm } from './list';
import type { Columns } from './table';

/** The request for a page of a list. */
interface RecordsRequest {
  /** The tenant and other fixed conditions, by column. */
  scope: Readonly<Record<string, string>>;
  filters?: readonly Filter[];
  /** Sets of filters, one of which must also match; no row may match two of them. */
  alternatives?: readonly (readonly Filter[])[];
  sort?: readonly SortTerm[];
  sortedAs?: SortedAs;
  page: Page;
}

/** Reads one page of the records of a table, and the number of matches on all pages. */
export async function listRecords<R extends object>(
  reader: Reader,
  table: Columns<R> & Pick<ListQuery, 'sortColumns'>,
  { scope, filters = [], alternatives = [[]], sort = [], sortedAs, page }: RecordsRequest,
): Promise<{ records: R[]; total: number }> {
  const { rows, total } = await listPage(reader, {
    table: table.table,
    select: table.select(),
    scope,
    filters,
    alternatives,
    sort,
    sortColumns: table.sortColumns,
    sortedAs,
    page,
  });
  return { records: rows.map((row) => table.read(row)), total };
}
