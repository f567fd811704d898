import type { Json } from './contract';

/** Where documents and guides say that the service is. */
const WRITTEN_URL = 'http://localhost:4010';

/** A base of addresses, which begin with a slash. */
export const baseOf = (baseUrl: string): string => baseUrl.replace(/\/+$/, '');

/** A text with the address at which it is served. */
export const placedText = (text: string, baseUrl: string): string => text.replaceAll(WRITTEN_URL, baseOf(baseUrl));

/**
 * A document with the address at which it is served, also in its examples.
 * @param baseUrl as it is written when undefined
 */
export function placed(document: Json, baseUrl: string | undefined): Json {
  if (baseUrl === undefined || baseUrl === WRITTEN_URL) return document;
  const there = JSON.parse(placedText(JSON.stringify(document), JSON.stringify(baseUrl).slice(1, -1)));
  // What describes it is said of a sandbox on one's own machine.
  if (document.servers?.[0]?.url === WRITTEN_URL) there.servers = [{ url: there.servers[0].url }];
  return there;
}
