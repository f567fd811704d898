import { createHash } from 'node:crypto';

/** Any id, wherever it stands. */
export const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

const WHOLE = new RegExp(`^${ID.source}$`);

/** Tells whether a text is an id and nothing else. */
export const isId = (text: string): boolean => WHOLE.test(text);

/**
 * The id that stands for another one at a client: always the same, and one that nobody can aim at what is another client's.
 * It sorts by the millisecond that the other was made in.
 */
export function derivedId(clientId: string, id: string): string {
  const digest = createHash('sha256').update(`${clientId}|${id}`).digest('hex');
  const head = id.match(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]/)?.[0] ?? '00000000-0000-8';
  return `${head}${digest.slice(0, 3)}-${variant(digest)}${digest.slice(4, 7)}-${digest.slice(7, 19)}`;
}

/** The two bits by which RFC 9562 tells its ids apart. */
const variant = (digest: string) => ((Number.parseInt(digest[3] as string, 16) & 0x3) | 0x8).toString(16);
