import { createServer, request as forward } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally } from '../../server/testing/local-server';

/** A request that went through a recorder. */
export interface Recorded {
  method: string;
  /** Without the query. */
  path: string;
  /** The body as it came; undefined without one. */
  body: unknown;
}

/** Stands before a server and notes what is asked of it, in order. */
export class Recorder {
  private constructor(
    readonly url: string,
    /** The requests so far. */
    readonly requests: readonly Recorded[],
    readonly close: () => Promise<void>,
  ) {}

  /** @param target the origin of the server */
  static async before(target: string): Promise<Recorder> {
    const requests: Recorded[] = [];
    const server = createServer(async (incoming, outgoing) => {
      const body = await buffer(incoming);
      const { method = '', url = '', headers } = incoming;
      requests.push({ method, path: url.split('?')[0] as string, body: read(body, String(headers['content-type'])) });
      const onward = forward(target + url, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', (error) => outgoing.destroy(error));
      onward.end(body);
    });
    const port = await listenLocally(server);
    const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
    return new Recorder(`http://127.0.0.1:${port}`, requests, close);
  }
}

function read(body: Buffer, contentType: string): unknown {
  if (body.length === 0) return undefined;
  const text = body.toString('utf8');
  if (contentType.startsWith('application/json')) return JSON.parse(text);
  return Object.fromEntries(new URLSearchParams(text));
}
