import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { ownCode } from '../../cli/own-code';
import { hostInUrl } from '../../server/platform/host-in-url';
import type { MockReport } from './process';
import type { MockOptions, Mocks } from './start';

/** Mocks in a process of their own. */
export type MocksProcess = Pick<Mocks, 'url' | 'clientUrl'> & { close(): Promise<void> };

type Options = Omit<MockOptions, 'load' | 'log' | 'port' | 'clientPort'> & { port: number; clientPort: number };

/**
 * Listens on the ports of the mocks, and starts them in a separate process with the first connection. They take nearly
 * two seconds of a processor and 200 MB, which a sandbox saves if nobody uses its mocks.
 * @param complain receives the reason if they can't be served or have ended; they are started again with the next
 * connection
 * @throws if a port is in use
 */
export async function mocksOnDemand(options: Options, complain: (reason: string) => void): Promise<MocksProcess> {
  const { host, port, clientPort } = options;
  const process = new ProcessOnDemand(options, complain);
  const listeners = await process.listen({ service: { port, host }, client: { port: clientPort, host } });
  return { url: urlOf(listeners.service), clientUrl: urlOf(listeners.client), close: () => process.close() };
}

/** The listeners of the service's side and of the client's. */
type Listeners = Readonly<Record<'service' | 'client', Server>>;

/** The process of the mocks, from the first connection on, and the connections that wait for it. */
class ProcessOnDemand {
  private readonly waiting = new Set<Socket>();
  private listening: Promise<Listeners> | null = null;
  private child: ChildProcess | null = null;
  private serving: Promise<MockReport> | null = null;
  private isClosed = false;

  constructor(
    private readonly options: Options,
    private readonly complain: (reason: string) => void,
  ) {}

  /**
   * Waits for the first connection.
   * @throws when a port is taken
   */
  listen(places: Places): Promise<Listeners> {
    this.serving = null;
    this.listening = listenAt(places, (socket) => void this.admit(socket));
    return this.listening;
  }

  /** Ends the process, if there is one, and lets go of the ports. */
  async close(): Promise<void> {
    this.isClosed = true;
    closeAll(await this.listened());
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

  private async listened(): Promise<Listeners | null> {
    return this.listening?.catch(() => null) ?? null;
  }

  private async start(): Promise<MockReport> {
    // Both sides, also where one was connected to before the other listened.
    const listeners = await this.listened();
    if (listeners === null || this.isClosed) return { error: 'nobody listens any more' };
    const child = this.forked();
    if (child instanceof Error) return this.refused(failed(child).error);
    this.child = child;
    for (const [side, listener] of Object.entries(listeners)) child.send(side, listener);
    const died = once(child, 'exit').then(
      ([code, killed]) => ({ error: `the mocks ended with ${killed ?? code}` }),
      failed,
    );
    const report = await Promise.race([
      once(child, 'message').then(([message]) => message as MockReport, failed),
      died,
    ]);
    if ('error' in report) return this.refused(report.error);
    const places = placesOf(listeners);
    closeAll(listeners);
    void died.then(({ error }) => this.listenAgain(places, error));
    return report;
  }

  /** Makes the process, or returns why there is none. For some reasons, such as a lack of memory, Node throws. */
  private forked(): ChildProcess | Error {
    // In a separate process group: a signal of the terminal to the caller's group does not reach the mocks.
    const { file, execArgv } = ownCode(path.join(__dirname, 'process'));
    try {
      const child = fork(file, [JSON.stringify(this.options)], { detached: true, execArgv });
      // Where no process can be made, each message to it is an error, too.
      child.on('error', () => undefined);
      return child;
    } catch (error) {
      return error as Error;
    }
  }

  /** Reports why there is no process. The next connection tries again. */
  private refused(error: string): MockReport {
    this.serving = null;
    if (!this.isClosed) this.complain(error);
    return { error };
  }

  /** Listens again on the ports of a process that has ended unexpectedly. */
  private async listenAgain(places: Places, reason: string): Promise<void> {
    if (this.isClosed) return;
    try {
      const listeners = await this.listen(places);
      if (this.isClosed) closeAll(listeners);
      else this.complain(`${reason}; the next connection starts them again`);
    } catch (error) {
      this.listening = null;
      this.complain(`${reason}, and can't be started again: ${(error as Error).message}`);
    }
  }
}

const failed = (error: Error) => ({ error: `the mocks can't be started: ${error.message}` });

/** The answer while the mocks can't be served. */
const REFUSAL = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

type Places = Readonly<Record<keyof Listeners, { port: number; host?: string | undefined }>>;

/** Listens at both places, or at none. */
async function listenAt({ service: { port, host }, client }: Places, admit: Admit): Promise<Listeners> {
  const service = await listen(admit, port, host);
  try {
    return { service, client: await listen(admit, client.port, client.host) };
  } catch (error) {
    service.close();
    throw error;
  }
}

type Admit = (socket: Socket) => void;

async function listen(admit: Admit, port: number, host = '127.0.0.1'): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, admit).listen(port, host);
  await once(server, 'listening');
  return server;
}

function closeAll(listeners: Listeners | null): void {
  for (const listener of Object.values(listeners ?? {})) listener.close();
}

function placesOf({ service, client }: Listeners): Places {
  const placeOf = (server: Server) => {
    const { port, address: host } = server.address() as AddressInfo;
    return { port, host };
  };
  return { service: placeOf(service), client: placeOf(client) };
}

function urlOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return `http://${hostInUrl(address)}:${port}`;
}
