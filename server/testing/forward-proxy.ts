import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { closeAtOnce, listenLocally } from './local-server';

/** The answer to a request for a tunnel: a status, or nothing at all. */
type TunnelAnswer = number | 'nothing' | 'close';

/** A request for a tunnel. */
interface TunnelRequest {
  target: string;
  authorization: string | undefined;
}

/** A forward proxy on this machine that keeps what it was asked for and answers as a test wants. */
export class RecordingProxy {
  readonly requests: TunnelRequest[] = [];
  /** By target; 200 opens the tunnel. */
  answer: (target: string) => TunnelAnswer = () => 200;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {
    server.on('connect', (request: IncomingMessage, socket: Socket) => this.take(request, socket));
  }

  /** @param options the port, where it is not any free one, and the certificate and key of a proxy over TLS */
  static async start({ port = 0, tls }: { port?: number; tls?: { cert: string; key: string } } = {}) {
    const server = tls === undefined ? createServer() : createTlsServer(tls);
    return new RecordingProxy(server, await listenLocally(server, port));
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await closeAtOnce(this.server);
  }

  private take({ url: target = '', headers }: IncomingMessage, socket: Socket): void {
    this.keep(socket);
    this.requests.push({ target, authorization: headers['proxy-authorization'] });
    const answer = this.answer(target);
    if (answer === 'nothing') return;
    if (answer === 'close') return void socket.destroy();
    if (answer !== 200) return void socket.end(`HTTP/1.1 ${answer} No\r\ncontent-length: 2\r\n\r\nno`);
    const { hostname, port } = new URL(`tcp://${target}`);
    const behind = connect(Number(port), hostname.replace(/^\[|\]$/g, ''), () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(behind).pipe(socket);
    });
    this.keep(behind);
    behind.on('error', () => socket.destroy());
    socket.on('error', () => behind.destroy());
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
  }
}
