import { createServer } from 'node:http';
import { closeAtOnce, listenLocally } from '../../server/testing/local-server';
import type { SearchedPlace } from './search';
import { valuesIn } from './search';

/** A client's own endpoints, which accept every call and keep what they received. */
export interface Listener {
  origin: string;
  received(): SearchedPlace;
  close(): Promise<void>;
}

/** Opens it on a free port. */
export async function openListener(): Promise<Listener> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      // The length of a body looks like a security code.
      const { 'content-length': _, ...headers } = request.headers;
      received.push(request.url ?? '', JSON.stringify(headers), body);
      response.writeHead(200).end();
    });
  });
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    received: () => ({
      name: 'calls to the client',
      bytes: Buffer.from(received.join('\n')),
      values: received.flatMap(valuesIn),
    }),
    close: () => closeAtOnce(server),
  };
}
