import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeAtOnce, listenLocally } from './local-server';

/** A call that an endpoint of the client got. */
export interface Received {
  method: string;
  path: string;
  /** Names and values in turn, the names as they were written. */
  rawHeaders: readonly string[];
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** A status, or a function that answers by itself, or never. */
export type ReceiverAnswer = number | ((response: ServerResponse, call: Received) => void);

/** Endpoints of a client, for tests: whatever comes is kept and answered as the test wants. */
export class Receiver {
  readonly received: Received[] = [];
  answer: ReceiverAnswer = 200;
  /** Connections that were made. */
  connections = 0;
  private waiting: { count: number; resolve(): void }[] = [];

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {
    server.on('connection', () => {
      this.connections += 1;
    });
    server.on('request', (request, response) => void this.take(request, response));
  }

  static async start(): Promise<Receiver> {
    const server = createServer();
    return new Receiver(server, await listenLocally(server));
  }

  url(path = '/'): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  /** Resolves once so many calls have come. */
  got(count: number): Promise<void> {
    if (this.received.length >= count) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ count, resolve }));
  }

  close(): Promise<void> {
    return closeAtOnce(this.server);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call: Received = {
      method: request.method ?? '',
      path: request.url ?? '',
      rawHeaders: request.rawHeaders,
      headers: request.headers as Record<string, string | undefined>,
      body: (await buffer(request)).toString('utf8'),
    };
    this.received.push(call);
    if (typeof this.answer === 'number') response.writeHead(this.answer).end();
    else this.answer(response, call);
    const [met, left] = [[], []] as [typeof this.waiting, typeof this.waiting];
    for (const waiter of this.waiting) (this.received.length >= waiter.count ? met : left).push(waiter);
    this.waiting = left;
    for (const { resolve } of met) resolve();
  }
}
