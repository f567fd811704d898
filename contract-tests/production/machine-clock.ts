import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';

const PRELOAD = path.join(__dirname, 'machine-clock.cjs');

/** The clock of the machine as some processes see it: time passes when it is told to, and by itself. */
export class MachineClock {
  private readonly sockets = new Map<number, Socket>();
  private offset = 0;
  private lastMove = 0;

  private constructor(
    private readonly server: Server,
    private readonly file: string,
  ) {
    server.on('connection', (socket) => {
      socket.setEncoding('utf8').once('data', (pid: string) => void this.sockets.set(Number(pid), socket));
      socket.on('error', () => undefined);
    });
  }

  /** @param file the socket on which it gets the time */
  static async open(file: string): Promise<MachineClock> {
    const server = createServer();
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(file, resolve));
    return new MachineClock(server, file);
  }

  /** The environment of a process that has this clock. */
  get environment(): Record<string, string> {
    return { NODE_OPTIONS: `--require=${PRELOAD}`, MACHINE_CLOCK: this.file };
  }

  /** The processes that have it. */
  get processes(): readonly number[] {
    return [...this.sockets.keys()];
  }

  now(): number {
    return Date.now() + this.offset;
  }

  /** The times that a process may have read at a moment: the clock may have moved in the meantime. */
  seenAt(moment: number): number {
    const before = this.now() - this.lastMove;
    return Math.abs(moment - before) < Math.abs(moment - this.now()) ? before : this.now();
  }

  /** Lets time pass; resolves once every process sees it. */
  async move(seconds: number): Promise<void> {
    this.lastMove = seconds * 1_000;
    this.offset += this.lastMove;
    await Promise.all(
      [...this.sockets.values()].map((socket) => {
        const moved = once(socket, 'data');
        socket.write(`${this.offset}\n`);
        return moved;
      }),
    );
  }

  async close(): Promise<void> {
    for (const socket of this.sockets.values()) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
