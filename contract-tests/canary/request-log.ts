import { LAST_DIGITS, textsOf } from './harvest';
import type { SearchedPlace } from './search';

const LOG = '/sandbox/v1/requests';
/** Entries of a page, and entries that are read at once. */
const PAGE = 100;
const AT_ONCE = 8;

/** Whose log it is, and where. */
interface Reader {
  /** The server's origin. */
  url: string;
  token: string;
}

interface Page {
  data: { id: string }[];
  meta: { pagination: { total_items: number; total_pages: number } };
}

/**
 * Reads the request log as a client can: the stream from its beginning, and the list and the entries that the console
 * requests.
 *
 * @param limit how many of the newest entries are read in full
 */
export async function loggedRequests(reader: Reader, limit = Number.POSITIVE_INFINITY): Promise<SearchedPlace[]> {
  const { ids, pages } = await list(reader);
  const wanted = ids.slice(0, limit);
  const entries: string[] = [];
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const batch = wanted.slice(at, at + AT_ONCE).map((id) => read(reader, `${LOG}/${id}`));
    entries.push(...(await Promise.all(batch)));
  }
  const stream = await read(reader, `${LOG}/stream?limit=${ids.length}`, { 'last-event-id': '0' });
  const events = stream.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice('data: '.length)] : []));
  return [placeOf('requests: stream', events), placeOf('requests: console', [...pages, ...entries])];
}

async function list(reader: Reader): Promise<{ ids: string[]; pages: string[] }> {
  const [ids, pages]: [string[], string[]] = [[], []];
  for (let number = 0; ; number += 1) {
    const text = await read(reader, `${LOG}?page[size]=${PAGE}&page[number]=${number}`);
    const { data, meta } = JSON.parse(text) as Page;
    ids.push(...data.map(({ id }) => id));
    pages.push(text);
    if (number + 1 >= meta.pagination.total_pages) return { ids, pages };
  }
}

async function read({ url, token }: Reader, target: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(url + target, { headers: { authorization: `Bearer ${token}`, ...headers } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${target} answered ${answer.status}: ${text}`);
  return text;
}

/** Amounts of the ledger in minor units: a CVV may equal one by chance. */
const LEDGER_AMOUNT = /\/ledger_entries\/\*\/amount$/;

function placeOf(name: string, texts: readonly string[]): SearchedPlace {
  const fields = texts.flatMap((text) => textsOf(JSON.parse(text)));
  const values = fields.filter(([pointer]) => !LAST_DIGITS.test(pointer) && !LEDGER_AMOUNT.test(pointer));
  return { name, bytes: Buffer.from(texts.join('\n')), values: values.map(([, value]) => value) };
}
