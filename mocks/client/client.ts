import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Order, refusal, type Secrets, type SignedHeaders, signedHeaders } from '../../client/signature';
import { Ending } from '../../server/platform/ending';
import type { Answer } from './idempotency';

/** A call that the service made, verified. */
interface Verified {
  /** The path and query that were called, and signed. */
  endpoint: string;
  /** Names in lower case. */
  headers: IncomingMessage['headers'];
  /** Parsed from the bytes that were signed. */
  body: unknown;
}

/** The endpoint that the client hosts at one path. */
export interface Endpoint {
  /** True when the service holds the answers to their signature. */
  signsReplies: boolean;
  /** Answers a call. An error is answered with `failure`, and the service asks or tells again. */
  answer(call: Verified): Promise<Answer>;
  failure: Answer;
}

export interface ClientOptions {
  /** May change while the client runs, as when one pair takes the place of another. */
  secrets: Secrets;
  order?: Order;
  /** Milliseconds. */
  now?: () => number;
  /** The path below which all endpoints are, if the server also hosts other things. */
  base?: string;
}

const MAX_BYTES = 1024 * 1024;

const refused = (status: number, message: string): Answer => ({ status, body: { message } });

/**
 * An example of a client of the service: it verifies each call, passes it to the endpoint of its path, and signs the
 * answer if the service requires this.
 */
export class ReferenceClient {
  private readonly endpoints = new Map<string, Endpoint>();
  private server: Server | null = null;
  private ending: Ending | null = null;

  constructor(private readonly options: ClientOptions) {}

  /**
   * Hosts an endpoint.
   * @param path as it is called, without a query
   */
  on(path: string, endpoint: Endpoint): this {
    this.endpoints.set(path, endpoint);
    return this;
  }

  /**
   * Listens, on any free port unless one is given.
   * @returns its origin
   */
  async listen(port = 0): Promise<string> {
    const server = createServer((request, response) => void this.serve(request, response));
    this.server = server;
    this.ending = new Ending(server);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    const { server } = this;
    if (server === null) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /**
   * Accepts no further calls, and gives those that have begun the time to be answered.
   * @returns whether all of them were answered
   */
  async finish(milliseconds: number): Promise<boolean> {
    return (await this.ending?.close(milliseconds)) ?? true;
  }

  /** Answers one call, for a server that hosts other things, too. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const called = request.url ?? '';
    const endpoint = request.method === 'POST' ? this.endpointAt(called.split('?', 1)[0] ?? '') : undefined;
    if (endpoint === undefined) return void response.writeHead(404).end();
    const body = await read(request).catch(() => null);
    if (body === null) return void response.destroy();
    const reason = this.refusal(request, called, body);
    const answer = reason ?? (await this.ask(endpoint, { endpoint: called, headers: request.headers, body }));
    const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
    const signed = endpoint.signsReplies && reason === null ? this.signed(request, called, text) : {};
    const type = text === '' ? {} : { 'content-type': 'application/json' };
    const later = answer.status === 503 ? { 'retry-after': '1' } : {};
    response.writeHead(answer.status, { ...type, ...later, ...signed }).end(text);
  }

  private endpointAt(path: string): Endpoint | undefined {
    const { base = '' } = this.options;
    return path.startsWith(base) ? this.endpoints.get(path.slice(base.length)) : undefined;
  }

  private refusal({ headers }: IncomingMessage, endpoint: string, body: Buffer): Answer | null {
    if (body.length > MAX_BYTES) return refused(400, 'The body is too large.');
    const { secrets, order = 'timestamp-endpoint-body', now = Date.now } = this.options;
    const reason = refusal(headers as SignedHeaders, { endpoint, body }, { secrets, order, now: now() });
    return reason === null ? null : refused(401, reason);
  }

  private async ask(endpoint: Endpoint, call: Omit<Verified, 'body'> & { body: Buffer }): Promise<Answer> {
    let body: unknown;
    try {
      body = JSON.parse(call.body.toString('utf8'));
    } catch {
      return refused(400, 'The body is not JSON.');
    }
    return endpoint.answer({ ...call, body }).catch(() => endpoint.failure);
  }

  /** Signed like the call, with the same pair, at the moment of the answer. */
  private signed({ headers }: IncomingMessage, endpoint: string, text: string): Record<string, string> {
    const { secrets, order = 'timestamp-endpoint-body', now = Date.now } = this.options;
    const secret = secrets[String(headers['x-api-key'])] ?? '';
    return signedHeaders({ endpoint, body: Buffer.from(text) }, { secret, order, now: now() });
  }
}

/** Reads a body, up to a byte more than is allowed. */
async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    chunks.push(chunk as Buffer);
    if (size > MAX_BYTES) break;
  }
  return Buffer.concat(chunks);
}
