import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { Agent } from 'undici';
import { type Pair, railOf } from './pairs';

/** A certificate with its key, in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

interface WayOptions {
  port: number;
  /** The origin that it leads to. */
  target: string;
  /** The certificate that it shows to callers; the server behind it shows the same. */
  own: Certificate;
  /** The client certificate that it shows to the server behind it, instead of the caller's. */
  shown: Certificate;
  /** The kinds of garbled answers, used in turn. */
  garble: readonly ((answer: Answer) => Answer)[];
}

/** An answer as it came. */
interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A delayed answer is sent once its caller has closed the connection, or after this many milliseconds. */
const LATE_MILLISECONDS = 3_500;
/** Names that belong to a connection and not to what is sent over it. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'host',
  'expect',
]);

/**
 * A proxy between the service and the world, which terminates TLS on both sides. Every request arrives; answers are
 * corrupted while this is switched on.
 */
export class SpoiledWay {
  /** The network and the kind of damage to its answers; null where none is chosen. */
  spoil: Pair | null = null;
  /** Whatever ends the world at once. */
  kill: () => Promise<void> = async () => undefined;
  /** Called whenever an answer was spoiled. */
  onSpoiled: () => void = () => undefined;
  private turns = 0;
  private readonly plain: Agent;
  private readonly known: Agent;

  private constructor(
    private readonly server: Server,
    private readonly options: WayOptions,
  ) {
    const ca = options.own.cert;
    this.plain = new Agent({ connect: { ca } });
    this.known = new Agent({ connect: { ca, ...options.shown } });
  }

  static async open(options: WayOptions): Promise<SpoiledWay> {
    const server = createServer({ ...options.own, requestCert: true, rejectUnauthorized: false });
    const way = new SpoiledWay(server, options);
    server.on('request', (request, response) => {
      // A caller without an answer sees a closed connection.
      way.pass(request, response).catch(() => request.socket.destroy());
    });
    server.listen(options.port, '127.0.0.1');
    await once(server, 'listening');
    return way;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await Promise.all([this.plain.destroy(), this.known.destroy()]);
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { spoil } = this;
    const send = () => this.send(request, body);
    if (spoil === null || railOf(request.url ?? '') !== spoil.rail) return relay(response, await send());
    this.turns += 1;
    await this.spoilt(spoil, { request, response, send });
    this.onSpoiled();
  }

  private async spoilt(
    { kind, rail }: Pair,
    { request, response, send }: { request: IncomingMessage; response: ServerResponse; send: () => Promise<Answer> },
  ): Promise<void> {
    if (kind === 'doubled') return this.doubled(rail, response, send);
    const answer = await send();
    if (kind === 'garbled') {
      const garbled = this.options.garble[this.turns % this.options.garble.length] as (answer: Answer) => Answer;
      return relay(response, garbled(answer));
    }
    if (kind === 'late') {
      await hungUp(response, LATE_MILLISECONDS);
      return relay(response, answer);
    }
    if (kind === 'killed' && this.spoil !== null) await this.kill();
    request.socket.destroy();
  }

  /** Sends a question twice, or its answer twice, in turn. */
  private async doubled(rail: Pair['rail'], response: ServerResponse, send: () => Promise<Answer>): Promise<void> {
    if (this.turns % 2 === 0) return relayTwice(response, await send());
    // Which of two card messages at once is the first, nobody can say who gets the answers of both.
    if (rail === 'card') {
      const answer = await send();
      await send();
      return relay(response, answer);
    }
    const [answer] = await Promise.all([send(), send()]);
    return relay(response, answer);
  }

  private async send(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const { authorized: _, ...peer } = (request.socket as TLSSocket).getPeerCertificate() as { authorized?: boolean };
    const agent = Object.keys(peer).length === 0 ? this.plain : this.known;
    const answer = await agent.request({
      origin: this.options.target,
      path: request.url ?? '/',
      method: request.method as 'POST',
      headers: headersOf(request.headers),
      body: body.length === 0 ? null : body,
    });
    const { statusCode: status, headers } = answer;
    return { status, headers, body: Buffer.from(await answer.body.arrayBuffer()) };
  }
}

function headersOf(all: IncomingHttpHeaders | Answer['headers']): Record<string, string | string[]> {
  const kept = Object.entries(all).filter(([name, value]) => value !== undefined && !OF_THE_CONNECTION.has(name));
  return Object.fromEntries(kept) as Record<string, string | string[]>;
}

function relay(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headersOf(headers), ...(status === 204 ? {} : { 'content-length': body.length }) });
  response.end(body);
}

/** Sends an answer, and its bytes once more behind it. */
async function relayTwice(response: ServerResponse, answer: Answer): Promise<void> {
  const { socket } = response;
  relay(response, answer);
  if (!response.writableFinished) await Promise.race([once(response, 'finish'), once(response, 'close')]);
  if (socket === null || socket.destroyed) return;
  const head = `HTTP/1.1 ${answer.status} Twice\r\ncontent-type: application/json\r\ncontent-length: ${answer.body.length}\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from(head), answer.body]));
}

/** Waits until the caller has hung up, but not for ever. */
async function hungUp(response: ServerResponse, milliseconds: number): Promise<void> {
  if (response.destroyed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const withBody = (answer: Answer, text: string, status = answer.status): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(text),
});

/** Replaces answers with unreadable ones. */
export const UNREADABLE: readonly ((answer: Answer) => Answer)[] = [
  (answer) => ({ ...answer, status: 200, body: answer.body.subarray(0, answer.body.length >> 1) }),
  (answer) => withBody(answer, '<html><body>Bad gateway</body></html>', 502),
  (answer) => withBody(answer, '\u0000\ufffd{"data":', 200),
  (answer) => withBody(answer, '', 500),
];

/** Answers that can be read, and that the contract does not have. */
export const WRONG: readonly ((answer: Answer) => Answer)[] = [
  (answer) => withBody(answer, '{"data":{}}', 200),
  (answer) => withBody(answer, answer.body.toString('utf8').replace(/"id":"[^"]*"/, '"id":"another"'), 200),
  (answer) => withBody(answer, '[]', 200),
  (answer) => withBody(answer, 'null', 418),
  (answer) => withBody(answer, '{"data":{"status":"DONE","result":"YES","verdict":"MAYBE","rate":"-1"}}', 200),
];
