import type { IncomingMessage } from 'node:http';

/** Any address: Prism reads the path and the query only. */
const BASE = 'http://mock';

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
/** A media type with its parameters (RFC 9110, 8.3.1), as the parser behind Prism accepts it. */
const MEDIA_TYPE = new RegExp(
  `^${TOKEN}/${TOKEN}(?: *; *${TOKEN} *= *(?:${TOKEN}|"(?:[\\x20\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\.)*"))* *$`,
);
const EMPTY_PARAMETER = /;\s*(?=;|$)/g;
const CHARSET = /; *charset *= *"?([^";\s]*)/i;
const UTF_8 = /^utf-?8$/i;

/** A media type that no operation accepts. */
const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * Changes a request where Prism would answer 500 because it can't parse the address or the media type, so that it gets
 * the answer for an unknown address (404) or an unsupported media type (415). Works in place.
 */
export function makeReadable(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const { url = '/', headers } = request;
  request.url = readableTarget(url);
  const type = headers['content-type'];
  if (type !== undefined) headers['content-type'] = readableType(type);
}

/** A path that begins with two slashes is a path, not the name of a host. */
function readableTarget(target: string): string {
  if (/^\/[/\\]/.test(target)) return `/.${target}`;
  return URL.canParse(target, BASE) ? target : `/${encodeURIComponent(target)}`;
}

function readableType(written: string): string {
  const type = written.replace(EMPTY_PARAMETER, '');
  const [, charset = 'utf-8'] = CHARSET.exec(type) ?? [];
  return MEDIA_TYPE.test(type) && UTF_8.test(charset) ? type : UNKNOWN_TYPE;
}
