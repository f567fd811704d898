import type { SortTerm } from '../store/list';

/** A list request in the terms of the code, and the `meta` of its reply. */
interface ListRequest {
  page: { number: number; size: number };
  sort: SortTerm[];
  /** The `meta` of the reply, once the total is known. */
  meta(total: number): ListMeta;
}

interface ListMeta {
  pagination: { current_page: number; page_size: number; total_pages: number; total_items: number };
  filters: { field: string; values: string[] }[];
  sort: { attribute: string; direction: 'ASC' | 'DESC' }[];
}

function sortTerms(names: readonly string[]): SortTerm[] {
  return names.map((name) =>
    name.startsWith('-') ? { attribute: name.slice(1), direction: 'DESC' } : { attribute: name, direction: 'ASC' },
  );
}

function filtersOf(query: Readonly<Record<string, unknown>>): ListMeta['filters'] {
  return Object.entries(query).flatMap(([name, value]) => {
    if (!name.startsWith('filter[') || value === undefined) return [];
    const field = name.slice('filter['.length, -1).replaceAll('][', '.');
    return [{ field, values: (Array.isArray(value) ? value : [value]).map(String) }];
  });
}

/**
 * Reads paging and order out of a checked query; the defaults of the contract are already filled in.
 * @param query parameters by their names in the contract, such as `page[number]`
 */
export function listRequest(query: Readonly<Record<string, unknown>>): ListRequest {
  const page = { number: Number(query['page[number]'] ?? 0), size: Number(query['page[size]'] ?? 20) };
  const sort = sortTerms((query.sort ?? []) as readonly string[]);
  return {
    page,
    sort,
    meta: (total) => ({
      pagination: {
        current_page: page.number,
        page_size: page.size,
        total_pages: Math.ceil(total / page.size),
        total_items: total,
      },
      filters: filtersOf(query),
      sort,
    }),
  };
}

/** A fraction of a second that is finer than milliseconds, the unit in which times are stored. */
const FINER = /\.\d{3}\d*[1-9]/;

/** The last millisecond that is not after a time in a request. */
export function momentUntil(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text);
}

/** The first millisecond that is not before a time in a request. */
export function momentFrom(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text) + (FINER.test(text) ? 1 : 0);
}
