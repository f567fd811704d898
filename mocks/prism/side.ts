import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import type { AddressInfo, Server as Listener } from 'node:net';
import './one-locale';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { SECOND } from '../../server/kernel/time';
import { Ending } from '../../server/platform/ending';
import { endIdleConnections } from '../../server/platform/idle-connections';
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
  /**
   * Accepts no further requests, and lets those that have begun be answered.
   * @returns whether all of them were
   */
  close(): Promise<boolean>;
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
  const { url, own } = await listen(() => server.listen(port as number, host));
  prepareRequests(own);
  const ending = new Ending(own);
  return {
    url,
    replace: (next) => void served.splice(0, served.length, ...withIndex(next, sandbox)),
    close: () => ending.close(CLOSE_MILLISECONDS),
  };
}

/** The time to answer the requests that have begun. */
const CLOSE_MILLISECONDS = 10 * SECOND;

const LISTEN = 'tracing:net.server.listen:asyncStart';

/** Makes Prism listen. It does not give access to its server; Node names each server that begins to listen. */
async function listen(begin: () => Promise<string>): Promise<{ url: string; own: Server }> {
  const servers: Server[] = [];
  const onListen = (message: unknown) => {
    const { server } = message as { server: Listener };
    if (server instanceof Server) servers.push(server);
  };
  subscribe(LISTEN, onListen);
  try {
    const url = await begin();
    const port = Number(new URL(url).port);
    const own = servers.find((server) => (server.address() as AddressInfo | null)?.port === port);
    if (own === undefined) throw new Error('Node does not name the server of the mock');
    return { url, own };
  } catch (reason) {
    // Prism rejects with a bare string.
    throw reason instanceof Error ? reason : new Error(String(reason));
  } finally {
    unsubscribe(LISTEN, onListen);
  }
}

/** Milliseconds for which a connection may be idle: longer than any reload, and than a designer thinks. */
const IDLE_MILLISECONDS = 600_000;

/**
 * Prepares each request of a side, and keeps its idle connections open: Node ends them after five seconds, and where a
 * reload has taken that long it does so before it reads what has come in on them meanwhile, so that those requests
 * would be reset.
 */
function prepareRequests(server: Server): void {
  server.keepAliveTimeout = IDLE_MILLISECONDS;
  endIdleConnections(server);
  server.prependListener('request', (request) => {
    countBody(request);
    makeReadable(request);
  });
}

// Below "warn" Prism logs headers and bodies, and its errors carry the whole request in `input`.
function prismLogger(log: (line: string) => void) {
  const destination = { write: (line: string) => log(String(JSON.parse(line).msg)) };
  return createLogger('MOCK', { level: 'warn', redact: { paths: ['input'], remove: true } }, destination);
}
