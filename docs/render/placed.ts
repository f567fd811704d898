import type { Json } from './contract';

/** Where documents and guides say that the service is. */
const WRITTEN_URL = 'http://localhost:4010';

/** The port of the file server in guides: the usual one of a sandbox. */
const WRITTEN_SFTP_PORT = /\b4022\b/g;

/** Where requests go, and the port of settlement files; as guides have it if absent or null. */
export interface Place {
  baseUrl: string;
  sftpPort?: number | null;
}

/** A base of addresses, which begin with a slash. */
export const baseOf = (baseUrl: string): string => baseUrl.replace(/\/+$/, '');

/** A text with the address at which it is served. */
const placedText = (text: string, baseUrl: string): string => text.replaceAll(WRITTEN_URL, baseOf(baseUrl));

/** A guide with the address and the port of the service that shows it. */
export const placedGuide = (text: string, { baseUrl, sftpPort }: Place): string =>
  placedText(sftpPort ? text.replace(WRITTEN_SFTP_PORT, String(sftpPort)) : text, baseUrl);

/**
 * A document with the address at which it is served, also in its examples.
 * @param baseUrl as it is written when undefined
 */
export function placed(document: Json, baseUrl: string | undefined): Json {
  if (baseUrl === undefined) return document;
  const there = JSON.parse(placedText(JSON.stringify(document), JSON.stringify(baseUrl).slice(1, -1)));
  if (document.servers?.[0]?.url !== WRITTEN_URL) return there;
  // What describes it is said of a sandbox on one's own machine.
  if (baseUrl !== WRITTEN_URL) there.servers = [{ url: there.servers[0].url }];
  completeTokenUrls(there, baseOf(baseUrl));
  return there;
}

/**
 * Writes the addresses of tokens in full: tools that import a document do not all resolve them, and what begins with a
 * slash would lose the path of the service's own address (RFC 3986, 5.2.2).
 */
function completeTokenUrls(document: Json, base: string): void {
  const schemes = Object.values<Json>(document.components?.securitySchemes ?? {});
  for (const flow of schemes.flatMap(({ flows = {} }) => Object.values<Json>(flows))) {
    if (flow.tokenUrl?.startsWith('/')) flow.tokenUrl = base + flow.tokenUrl;
  }
}
