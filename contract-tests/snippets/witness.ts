import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeAtOnce, listenLocally } from '../../server/testing/local-server';

/** A request that a copied piece of code sent, and how it was answered. */
export interface Seen {
  method: string;
  /** The path and the query. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  status: number;
  answer: string;
}

/**
 * Stands between copied code and a sandbox. Each piece has a base URL of its own, so that nobody has to guess whose a
 * request was.
 */
interface Witness {
  /** The base URL of a piece. */
  urlFor(piece: string): string;
  /** The requests of a piece, in their order. */
  seenOf(piece: string): readonly Seen[];
  close(): Promise<void>;
}

/** Headers that belong to one connection, and one that would have answers come compressed. */
const NOT_PASSED_ON = [
  ...['connection', 'keep-alive', 'upgrade', 'http2-settings', 'transfer-encoding', 'accept-encoding', 'host'],
  'content-length',
];

const passedOn = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      NOT_PASSED_ON.includes(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );

async function textOf(message: IncomingMessage): Promise<string> {
  return (await buffer(message)).toString();
}

/** Opens a witness in front of a server. */
export async function openWitness(server: string): Promise<Witness> {
  const seen = new Map<string, Seen[]>();
  const witness = createServer((request, response) => {
    pass(server, request, response).then(
      ({ piece, ...one }) => seen.set(piece, [...(seen.get(piece) ?? []), one]),
      (error: unknown) => response.destroy(error as Error),
    );
  });
  const port = await listenLocally(witness);
  return {
    urlFor: (piece) => `http://127.0.0.1:${port}/${piece}`,
    seenOf: (piece) => seen.get(piece) ?? [],
    close: () => closeAtOnce(witness),
  };
}

async function pass(
  server: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Seen & { piece: string }> {
  const [, piece = '', target = '/'] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? [];
  const method = request.method ?? '';
  const headers = passedOn(request.headers);
  const body = await textOf(request);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    send(server + target, { method, headers: { ...headers, ...length } }, resolve)
      .once('error', reject)
      .end(body);
  });
  // A stream ends when its reader has enough, and nobody here reads on.
  const isStream = answer.headers['content-type']?.startsWith('text/event-stream') === true;
  const text = isStream ? '' : await textOf(answer);
  if (isStream) answer.destroy();
  const status = answer.statusCode ?? 0;
  response.writeHead(status, passedOn(answer.headers));
  response.end(text);
  return { piece, method, target, headers, body, status, answer: text };
}
