import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Bytes that have come, by the headers of their request: what Prism hands on of a request. */
const sizes = new WeakMap<object, number>();

/** Counts the bytes of a body as they come, since one that comes in chunks does not say how many there are. */
export function countBody(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const { headers } = request;
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk !== null) sizes.set(headers, (sizes.get(headers) ?? 0) + chunk.length);
    return push(chunk, encoding);
  };
}

/** The bytes of the body of a request, which has been read. */
export const bodySize = (headers: IncomingHttpHeaders | Readonly<Record<string, string>> = {}): number =>
  sizes.get(headers) ?? Number(headers['content-length'] ?? 0);
