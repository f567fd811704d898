import { createHash } from 'node:crypto';

/** Any id, wherever it stands. */
export const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

const WHOLE = new RegExp(`^${ID.source}$`);

/** Tells whether a text is an id and nothing else. */
export const isId = (text: string): boolean => WHOLE.test(text);

/**
 * The id that stands for another one at a client: always the same, and one that nobody can aim at what is another client's.
 * It sorts by the millisecond that the other was made in, and then by its place.
 * @param place how many of those that are named with it come before it in the same millisecond; any when absent
 */
export function derivedId(clientId: string, id: string, place?: number): string {
  const digest = createHash('sha256').update(`${clientId}|${id}`).digest('hex');
  const head = madeIn(id) ?? '00000000-0000-8';
  const next = place === undefined ? digest.slice(0, 3) : Math.min(place, LAST_PLACE).toString(16).padStart(3, '0');
  return `${head}${next}-${variant(digest)}${digest.slice(4, 7)}-${digest.slice(7, 19)}`;
}

/** Derives the ids that stand for others at a client, which sort as they do. @returns them by what they stand for */
export function derivedIds(clientId: string, ids: Iterable<string>): Map<string, string> {
  const derived = new Map<string, string>();
  let last: string | undefined;
  let place = 0;
  for (const id of [...new Set(ids)].sort()) {
    place = last !== undefined && madeIn(id) === madeIn(last) ? place + 1 : 0;
    last = id;
    derived.set(id, derivedId(clientId, id, place));
  }
  return derived;
}

/** The greatest number that three digits have room for. */
const LAST_PLACE = 0xfff;

/** The part of an id that says in which millisecond it was made; none in what is no id. */
const madeIn = (id: string): string | undefined => id.match(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]/)?.[0];

/** The two bits by which RFC 9562 tells its ids apart. */
const variant = (digest: string) => ((Number.parseInt(digest[3] as string, 16) & 0x3) | 0x8).toString(16);
