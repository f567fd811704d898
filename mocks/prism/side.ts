import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Server as Listener } from 'node:net';
import './one-locale';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { endIdleConnections } from '../../server/platform/idle-connections';
import { closeWithIdle } from '../close-idle';
import { countBody } from './body-size';
import { mock, validateInput } from './contract-rules';
import { prepareForGeneration } from './generation';
import { withIndex } from './index-operation';
import { makeReadable } from './readable-request';

/** The operations that Prism answers from, parsed from one OpenAPI document. */
export type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

/** One Prism server whose contract can be exchanged while it serves. */
export interface Side {
  url: string;
  replace(operations: Operations): void;
  close(): Promise<void>;
}

const CONFIG: IHttpConfig = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

/**
 * Parses a document into what Prism serves.
 *
 * @throws when a `$ref` leads nowhere, or when the document holds no operation
 */
export async function parseOperations(document: object): Promise<Operations> {
  // Prism resolves references in place, so it gets a copy.
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  if (operations.length === 0) throw new Error('the document holds no operation');
  prepareForGeneration(operations);
  return operations;
}

/**
 * Serves operations with Prism.
 *
 * @param port 0 for any free port, or what listens already: Node takes its handle over
 * @param log receives one line per refused request or failure; it never holds headers or bodies
 * @param sandbox the address that the root leads to
 */
export async function serveSide(
  operations: Operations,
  port: number | Listener,
  host: string,
  log: (line: string) => void,
  sandbox?: string,
): Promise<Side> {
  // Prism reads this array anew for every request, so replacing its items is an atomic change of contract that keeps
  // port and connections.
  const served = [...withIndex(operations, sandbox)];
  const server = createServer(served, {
    cors: true,
    config: CONFIG,
    components: { logger: prismLogger(log), validateInput, mock },
  });
  const url = await server.listen(port as number, host).catch((reason: unknown) => {
    // Prism rejects with a bare string.
    throw new Error(String(reason));
  });
  const requests = prepareRequests(Number(new URL(url).port));
  return {
    url,
    replace: (next) => void served.splice(0, served.length, ...withIndex(next, sandbox)),
    close: () => {
      requests.release();
      return closeWithIdle(requests.server, () => server.close());
    },
  };
}

/** Milliseconds for which a connection may be idle: longer than any reload, and than a designer thinks. */
const IDLE_MILLISECONDS = 600_000;

/**
 * Prepares the server of a side and each of its requests. Idle connections stay open: Node ends them after five
 * seconds, and where a reload has taken that long it does so before it reads what has come in on them meanwhile, so
 * that those requests would be reset. Prism does not give access to its server; Node names it with each request.
 * @returns a function that ends this, and one that returns the server; null before its first request
 */
function prepareRequests(port: number): { release(): void; server(): Server | null } {
  let own: Server | null = null;
  const onRequest = (message: unknown) => {
    const { server, request } = message as { server: Server; request: IncomingMessage };
    if (server !== own) {
      if ((server.address() as AddressInfo | null)?.port !== port) return;
      own = server;
      server.keepAliveTimeout = IDLE_MILLISECONDS;
      endIdleConnections(server);
    }
    countBody(request);
    makeReadable(request);
  };
  subscribe(REQUEST_STARTS, onRequest);
  return { release: () => void unsubscribe(REQUEST_STARTS, onRequest), server: () => own };
}

const REQUEST_STARTS = 'http.server.request.start';

// Below "warn" Prism logs headers and bodies, and its errors carry the whole request in `input`.
function prismLogger(log: (line: string) => void) {
  const destination = { write: (line: string) => log(String(JSON.parse(line).msg)) };
  return createLogger('MOCK', { level: 'warn', redact: { paths: ['input'], remove: true } }, destination);
}
