import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { ownCode } from '../../cli/own-code';
import type { MockReport } from './process';
import type { MockOptions, Mocks } from './start';

/** Mocks in a process of their own. */
export type MocksProcess = Pick<Mocks, 'url' | 'clientUrl' | 'close'>;

type Options = Omit<MockOptions, 'load' | 'log' | 'port' | 'clientPort'> & { port: number; clientPort: number };

/**
 * Listens where the mocks will be, and starts them in a process of their own with the first connection. They take nearly two
 * seconds of a processor and 200 MB, which a sandbox does without whose mocks nobody asks.
 * @param complain is told why they can't be served; they are tried again with the next connection
 * @throws when a port is taken
 */
export async function mocksOnDemand(options: Options, complain: (reason: string) => void): Promise<MocksProcess> {
  const service = await listen(options.port, options.host);
  const client = await listen(options.clientPort, options.host).catch((error: unknown) => {
    service.close();
    throw error;
  });
  const process = new ProcessOnDemand({ service, client }, options, complain);
  return { url: urlOf(service), clientUrl: urlOf(client), close: () => process.close() };
}

/** The listeners of the service's side and of the client's. */
type Listeners = Readonly<Record<'service' | 'client', Server>>;

/** The process of the mocks, from the first connection on, and those who wait for it. */
class ProcessOnDemand {
  private readonly waiting = new Set<Socket>();
  private child: ChildProcess | null = null;
  private serving: Promise<MockReport> | null = null;

  constructor(
    private readonly listeners: Listeners,
    private readonly options: Options,
    private readonly complain: (reason: string) => void,
  ) {
    for (const listener of Object.values(listeners)) listener.on('connection', (socket) => void this.admit(socket));
  }

  /** Ends the process, if there is one, and lets go of the ports. */
  async close(): Promise<void> {
    for (const listener of Object.values(this.listeners)) listener.close();
    for (const socket of this.waiting) socket.destroy();
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Has a connection served by the process, once that serves. */
  private async admit(socket: Socket): Promise<void> {
    this.waiting.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => this.waiting.delete(socket));
    this.serving ??= this.start();
    const report = await this.serving;
    if ('error' in report) return void socket.end(REFUSAL);
    // The process listens here now, and nobody else does.
    const { localPort = 0, localAddress } = socket;
    const served = connect(localPort, localAddress);
    served.on('error', () => socket.destroy()).once('close', () => socket.destroy());
    socket.once('close', () => served.destroy());
    socket.pipe(served).pipe(socket);
  }

  private async start(): Promise<MockReport> {
    // In a group of its own: a terminal that stops the caller's says nothing to the mocks.
    const { file, execArgv } = ownCode(path.join(__dirname, 'process'));
    const child = fork(file, [JSON.stringify(this.options)], { detached: true, execArgv });
    this.child = child;
    for (const [side, listener] of Object.entries(this.listeners)) child.send(side, listener);
    const died = once(child, 'exit').then(([code, killed]): MockReport => {
      return { error: `the mocks ended with ${killed ?? code}` };
    });
    const report = await Promise.race([once(child, 'message').then(([message]) => message as MockReport), died]);
    if ('error' in report) {
      this.serving = null;
      if (!child.killed) this.complain(report.error);
    } else {
      for (const listener of Object.values(this.listeners)) listener.close();
    }
    return report;
  }
}

/** The answer while the mocks can't be served. */
const REFUSAL = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

async function listen(port: number, host = '127.0.0.1'): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }).listen(port, host);
  await once(server, 'listening');
  return server;
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
