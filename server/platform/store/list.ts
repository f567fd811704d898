import type { Knex } from 'knex';
import type { Reader } from './db';
import { preparedAmongFew } from './prepared';
import { rowsOf } from './rows-of';

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

/** A column that a list may be sorted by. */
export interface SortColumn {
  name: string;
  nullable: boolean;
}

/**
 * Values that are sorted like another value, by column: values of an enumeration, because they become part of the
 * statement.
 */
export type SortedAs = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;

export interface ListQuery {
  table: string;
  /** The columns to select, as SQL, with those it is sorted by among them. */
  select: string;
  /** The tenant, and whatever else always holds. */
  scope: Readonly<Record<string, string>>;
  filters: readonly Filter[];
  /**
   * Sets of filters of which one must hold as well. No row may match two of them. Each is searched separately, so that
   * each can use its own index.
   */
  alternatives?: readonly (readonly Filter[])[];
  /** An equivalent condition for the same rows, if it is faster to count. */
  countAlternatives?: readonly (readonly Filter[])[];
  sort: readonly SortTerm[];
  /** The column behind each attribute that may be sorted by. */
  sortColumns: Readonly<Record<string, SortColumn>>;
  sortedAs?: SortedAs;
  page: Page;
  /** The number of rows that match over all pages, where that is known without looking at them. */
  total?: number;
}

interface PageRows {
  rows: Record<string, unknown>[];
  /** The number of rows that match over all pages. */
  total: number;
}

/** A statement, or a part of one, with its bindings. */
interface Statement {
  sql: string;
  parameters: Knex.RawBinding[];
}

/**
 * Reads one page and the total. Without an order the newest come first, and rows that are equal in the requested order
 * are in the order of their creation, in the direction of its last term; so pages never overlap. Where the total isn't
 * known it is counted, unless the page itself tells it.
 */
export async function listPage(reader: Reader, query: ListQuery): Promise<PageRows> {
  const { page, total } = query;
  const offset = page.number * page.size;
  if (total !== undefined && offset >= total) return { rows: [], total };
  const { sql, parameters } = pageStatement(query);
  const rows = rowsOf(await preparedAmongFew(reader, sql, parameters, isByValues(query)));
  return { rows, total: total ?? (await countTotal(reader, query, rows.length)) };
}

/**
 * Decides whether the best plan depends on the values of the search. The rows of a client are in the order of their
 * creation; only the database knows which values are rare among them.
 */
export function isByValues({ filters, alternatives = [[]], sort }: ListQuery): boolean {
  return filters.length > 0 || sort.length > 0 || alternatives.some((each) => each.length > 0);
}

/** Returns the statement that reads a page. Lists that differ only in their values have the same text. */
export function pageStatement(query: ListQuery): Statement {
  const { alternatives = [[]], select, page } = query;
  const order = orderOf(query);
  const offset = page.number * page.size;
  const found = alternatives.map((filters) => {
    const { sql, parameters } = matching(query, filters);
    return { sql: `SELECT ${select} FROM ${sql} ORDER BY ${order}`, parameters };
  });
  const [only, ...others] = found;
  if (only === undefined) throw new Error('a list has at least one alternative');
  if (others.length === 0) {
    const { sql, parameters } = limitOf(page);
    return { sql: `${only.sql}${sql}`, parameters: [...only.parameters, ...parameters] };
  }
  // The page lies among the first rows of each alternative, whichever they come from.
  const firsts = found.map(({ sql }) => `SELECT * FROM (${sql} LIMIT ?) AS part`);
  return {
    sql: `SELECT * FROM (${firsts.join(' UNION ALL ')}) AS found ORDER BY ${order} LIMIT ? OFFSET ?`,
    parameters: [...found.flatMap(({ parameters }) => [...parameters, offset + page.size]), page.size, offset],
  };
}

/** Rows that pages lie among which share one text, whatever their place. */
const NEAREST = 100;

/**
 * Returns the statement that reads a page among the first rows, with its place bound, so that pages of all places and
 * sizes have one text; null for others. The fixed limit within tells PostgreSQL to go by the order, which it would not
 * know of a place that it isn't given.
 */
export function nearPageStatement(query: ListQuery): Statement | null {
  const { alternatives = [[]], select, page } = query;
  const [filters, ...others] = alternatives;
  if (filters === undefined || others.length > 0 || (page.number + 1) * page.size > NEAREST) return null;
  const order = orderOf(query);
  const { sql, parameters } = matching(query, filters);
  return {
    sql: `SELECT * FROM (SELECT ${select} FROM ${sql} ORDER BY ${order} LIMIT ${NEAREST}) AS nearest ORDER BY ${order} LIMIT ? OFFSET ?`,
    parameters: [...parameters, page.size, page.number * page.size],
  };
}

/**
 * Sizes of pages, and how many of the first ones, that are asked for so often that they have statements of their own.
 */
const USUAL_SIZES: ReadonlySet<number> = new Set([10, 20, 25, 50, 100]);
const USUAL_PAGES = 5;

/**
 * Returns the part of a statement that picks the page. PostgreSQL plans a statement anew for each page whose place it
 * is not known beforehand, which takes as long as the page itself.
 */
function limitOf({ number, size }: Page): Statement {
  const offset = number * size;
  if (!USUAL_SIZES.has(size) || number >= USUAL_PAGES) return { sql: ' LIMIT ? OFFSET ?', parameters: [size, offset] };
  return { sql: ` LIMIT ${size} OFFSET ${offset}`, parameters: [] };
}

async function countTotal(reader: Reader, query: ListQuery, found: number): Promise<number> {
  const { number, size } = query.page;
  const isLastPage = found < size && (found > 0 || number === 0);
  if (isLastPage) return number * size + found;
  let total = 0;
  for (const filters of query.countAlternatives ?? query.alternatives ?? [[]]) {
    const { sql, parameters } = matching(query, filters);
    const [row] = rowsOf(
      await preparedAmongFew(reader, `SELECT COUNT(*) AS total FROM ${sql}`, parameters, isByValues(query)),
    );
    total += Number(row?.total ?? 0);
  }
  return total;
}

/** The table and the rows of it that match. */
function matching({ table, scope, filters }: ListQuery, more: readonly Filter[]): Statement {
  const always = Object.entries(scope).map(([column, value]) => ({ column, in: [value] }));
  const { sql, parameters } = whereOf([...always, ...filters, ...more]);
  return { sql: `${table}${sql}`, parameters };
}

/** Returns ` WHERE …` for conditions that must all hold; nothing for none. */
export function whereOf(filters: readonly Filter[]): Statement {
  const conditions = filters.map(conditionOf);
  const sql = conditions.length === 0 ? '' : ` WHERE ${conditions.map((condition) => condition.sql).join(' AND ')}`;
  return { sql, parameters: conditions.flatMap(({ parameters }) => parameters) };
}

function conditionOf(filter: Filter): Statement {
  const { column } = filter;
  if ('in' in filter) return among(column, filter.in);
  if ('from' in filter) return { sql: `${column} >= ?`, parameters: [filter.from] };
  if ('until' in filter) return { sql: `${column} <= ?`, parameters: [filter.until] };
  if ('before' in filter) return { sql: `${column} < ?`, parameters: [filter.before] };
  if ('holds' in filter) return holding(column, filter.holds);
  if ('notAfter' in filter) return { sql: `${column} <= ${filter.notAfter}`, parameters: [] };
  return { sql: `${column} > ${filter.after}`, parameters: [] };
}

function among(column: string, values: readonly (string | number)[]): Statement {
  if (values.length === 0) return { sql: '1 = 0', parameters: [] };
  const sql = values.length === 1 ? `${column} = ?` : `${column} IN (${values.map(() => '?').join(', ')})`;
  return { sql, parameters: [...values] };
}

function holding(column: string, texts: readonly string[]): Statement {
  if (texts.length === 0) return { sql: '1 = 1', parameters: [] };
  return {
    sql: `(${texts.map(() => `${column} LIKE ? ESCAPE '!'`).join(' OR ')})`,
    parameters: texts.map((text) => `%${text.replace(/[!%_]/g, '!$&')}%`),
  };
}

const MADE: readonly SortColumn[] = ['created_at', 'id'].map((name) => ({ name, nullable: false }));

function orderOf({ sort, sortColumns, sortedAs }: ListQuery): string {
  const terms = new Map<string, string>();
  const add = (column: SortColumn, direction: SortTerm['direction']) => {
    if (terms.has(column.name)) return;
    const value = standingFor(column.name, sortedAs?.[column.name] ?? {});
    terms.set(column.name, `${value} ${direction}${placeOfNulls(column, direction)}`);
  };
  for (const { attribute, direction } of sort) {
    const column = sortColumns[attribute];
    if (column === undefined) throw new Error(`${attribute} is not an attribute that a list can be sorted by`);
    add(column, direction);
  }
  const direction = sort.at(-1)?.direction ?? 'DESC';
  for (const column of MADE) if (!terms.has('id')) add(column, direction);
  return [...terms.values()].join(', ');
}

function standingFor(column: string, others: Readonly<Partial<Record<string, string>>>): string {
  const cases = Object.entries(others).map(([value, other]) => `WHEN '${value}' THEN '${other}'`);
  return cases.length === 0 ? column : `CASE ${column} ${cases.join(' ')} ELSE ${column} END`;
}

/** Puts what has no value last, and first where the order is turned round: PostgreSQL's own order, on SQLite, too. */
function placeOfNulls({ nullable }: SortColumn, direction: SortTerm['direction']): string {
  if (!nullable) return '';
  return direction === 'ASC' ? ' NULLS LAST' : ' NULLS FIRST';
}
