import type { Knex } from 'knex';
import type { Reader } from './db';

/** The page of a list: the first one is 0. */
export interface Page {
  number: number;
  size: number;
}

/** One attribute of the order asked for. */
export interface SortTerm {
  attribute: string;
  direction: 'ASC' | 'DESC';
}

/**
 * A condition on one column. `in` with no values finds nothing; `from` and `until` include their value, `before` does
 * not; `after` and `notAfter` compare with another column; `holds` looks for one of the texts
 * inside the value.
 */
export type Filter =
  | { column: string; in: readonly (string | number)[] }
  | { column: string; from: number | string }
  | { column: string; until: number | string }
  | { column: string; before: number | string }
  | { column: string; notAfter: string }
  | { column: string; after: string }
  | { column: string; holds: readonly string[] };

export interface ListQuery {
  table: string;
  /** The columns to select, as SQL, with those it is sorted by among them. */
  select: string;
  /** The tenant, and whatever else always holds. */
  scope: Readonly<Record<string, string>>;
  filters: readonly Filter[];
  /**
   * Sets of filters of which one must hold as well. No row may match two of them. Each is looked for by itself, so
   * that each can use an index of its own.
   */
  alternatives?: readonly (readonly Filter[])[];
  /** The same rows in other words, where those are quicker to count. */
  countAlternatives?: readonly (readonly Filter[])[];
  sort: readonly SortTerm[];
  /** The column behind each attribute that may be sorted by. */
  sortColumns: Readonly<Record<string, string>>;
  page: Page;
  /** The number of rows that match over all pages, where that is known without looking at them. */
  total?: number;
}

export interface PageRows {
  rows: Record<string, unknown>[];
  /** The number of rows that match over all pages. */
  total: number;
}

/**
 * Reads one page and the total. Without an order the newest come first, and rows that are alike in the order asked
 * for are in the order of their making, in the direction of its last term; so pages never overlap. Where the total
 * isn't known it is counted, unless the page itself tells it.
 */
export async function listPage(reader: Reader, query: ListQuery): Promise<PageRows> {
  const { page, total } = query;
  const offset = page.number * page.size;
  if (total !== undefined && offset >= total) return { rows: [], total };
  const rows: Record<string, unknown>[] = await pageQuery(reader, query, offset);
  return { rows, total: total ?? (await countTotal(reader, query, rows.length)) };
}

function pageQuery({ knex }: Reader, query: ListQuery, offset: number): Knex.QueryBuilder {
  const { alternatives = [[]], select, page } = query;
  const found = alternatives.map((filters) => ordered(matching(knex, query, filters), query).select(knex.raw(select)));
  const [only, ...others] = found;
  if (only === undefined) throw new Error('a list has at least one alternative');
  if (others.length === 0) return only.limit(page.size).offset(offset);
  // The page lies among the first rows of each alternative, whichever they come from.
  const firsts = found.map((rows) => knex.select('*').from(rows.limit(offset + page.size).as('part')));
  const together = firsts.reduce((all, part) => all.unionAll(part));
  return ordered(knex.select('*').from(together.as('found')), query)
    .limit(page.size)
    .offset(offset);
}

async function countTotal(reader: Reader, query: ListQuery, found: number): Promise<number> {
  const { number, size } = query.page;
  const isLastPage = found < size && (found > 0 || number === 0);
  if (isLastPage) return number * size + found;
  let total = 0;
  for (const filters of query.countAlternatives ?? query.alternatives ?? [[]]) {
    const [row] = await matching(reader.knex, query, filters).count({ total: '*' });
    total += Number(row?.total ?? 0);
  }
  return total;
}

function matching(knex: Knex, { table, scope, filters }: ListQuery, more: readonly Filter[]): Knex.QueryBuilder {
  const query = knex(table);
  for (const [column, value] of Object.entries(scope)) query.where(column, value);
  for (const filter of [...filters, ...more]) applyFilter(query, filter);
  return query;
}

function applyFilter(query: Knex.QueryBuilder, filter: Filter): void {
  const { column } = filter;
  if ('in' in filter) query.whereIn(column, filter.in);
  else if ('from' in filter) query.where(column, '>=', filter.from);
  else if ('until' in filter) query.where(column, '<=', filter.until);
  else if ('before' in filter) query.where(column, '<', filter.before);
  else if ('holds' in filter) applyHolds(query, filter);
  else if ('notAfter' in filter) query.whereRaw('?? <= ??', [column, filter.notAfter]);
  else query.whereRaw('?? > ??', [column, filter.after]);
}

function applyHolds(query: Knex.QueryBuilder, { column, holds }: { column: string; holds: readonly string[] }): void {
  query.where((any) => {
    for (const text of holds) {
      any.orWhereRaw(`?? LIKE ? ESCAPE '!'`, [column, `%${text.replace(/[!%_]/g, '!$&')}%`]);
    }
  });
}

function ordered(query: Knex.QueryBuilder, { sort, sortColumns }: ListQuery): Knex.QueryBuilder {
  const columns = new Set<string>();
  for (const { attribute, direction } of sort) {
    const column = sortColumns[attribute];
    if (column === undefined) throw new Error(`${attribute} is not an attribute that a list can be sorted by`);
    columns.add(column);
    query.orderBy(column, direction);
  }
  const direction = sort.at(-1)?.direction ?? 'DESC';
  for (const column of ['created_at', 'id']) {
    if (columns.has('id')) break;
    if (!columns.has(column)) query.orderBy(column, direction);
  }
  return query;
}
