import { createHash } from 'node:crypto';

/** An id at any place. */
export const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

const WHOLE = new RegExp(`^${ID.source}$`);

/** Tells whether a text is an id and nothing else. */
export const isId = (text: string): boolean => WHOLE.test(text);

/**
 * The id that replaces another one at a client. It is always the same, and nobody can choose it so that it hits an id
 * of another client. It sorts by the millisecond of the original id, and then by its place.
 * @param place the number of ids in the same content before it in the same millisecond; any if absent
 */
export function derivedId(clientId: string, id: string, place?: number): string {
  const digest = createHash('sha256').update(`${clientId}|${id}`).digest('hex');
  const head = madeIn(id) ?? '00000000-0000-8';
  const next = place === undefined ? digest.slice(0, 3) : Math.min(place, LAST_PLACE).toString(16).padStart(3, '0');
  return `${head}${next}-${variant(digest)}${digest.slice(4, 7)}-${digest.slice(7, 19)}`;
}

/**
 * Derives the ids that replace others at a client, in the same order.
 * @returns the new ids by the original ones
 */
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

/** The part of an id with the millisecond of its creation; none if the text is not an id. */
const madeIn = (id: string): string | undefined => id.match(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]/)?.[0];

/** The two bits by which RFC 9562 tells its ids apart. */
const variant = (digest: string) => ((Number.parseInt(digest[3] as string, 16) & 0x3) | 0x8).toString(16);
