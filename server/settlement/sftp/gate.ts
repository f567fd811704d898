import type { Socket } from 'node:net';

export interface GateLimits {
  /** Connections of clients that have proved who they are. */
  max: number;
  /** Of one client. */
  maxPerClient: number;
  /** Connections that have not proved anything yet. */
  maxWaiting: number;
  /** Milliseconds that a connection may take to prove who it is. */
  waitingMilliseconds: number;
}

interface Waiting {
  address: string;
  deadline: NodeJS.Timeout;
}

/**
 * Lets connections in. Those that have proved nothing have a place of their own and little time; when it is full, one of
 * the address that has most of them makes room, one that has said nothing before one that has. So whoever opens connections
 * and leaves them half-open keeps nobody else out.
 */
export class Gate {
  private readonly waiting = new Map<Socket, Waiting>();
  private readonly inside = new Map<Socket, string>();

  constructor(private readonly limits: GateLimits) {}

  /** A connection has come. */
  admit(socket: Socket): void {
    while (this.waiting.size >= this.limits.maxWaiting) this.makeRoom();
    const deadline = setTimeout(() => socket.destroy(), this.limits.waitingMilliseconds);
    deadline.unref();
    this.waiting.set(socket, { address: socket.remoteAddress ?? '', deadline });
    socket.once('close', () => this.forget(socket));
  }

  /** A connection has proved whose it is. @returns whether there is a place for it */
  enter(socket: Socket, clientId: string): boolean {
    const ofClient = [...this.inside.values()].filter((id) => id === clientId).length;
    if (this.inside.size >= this.limits.max || ofClient >= this.limits.maxPerClient) return false;
    if (!this.waiting.has(socket)) return false;
    this.leaveWaiting(socket);
    this.inside.set(socket, clientId);
    return true;
  }

  /** Cuts every connection. */
  closeAll(): void {
    for (const socket of [...this.waiting.keys(), ...this.inside.keys()]) socket.destroy();
  }

  get count(): { waiting: number; inside: number } {
    return { waiting: this.waiting.size, inside: this.inside.size };
  }

  private makeRoom(): void {
    const counts = new Map<string, number>();
    for (const { address } of this.waiting.values()) counts.set(address, (counts.get(address) ?? 0) + 1);
    const longest = Math.max(...counts.values());
    const candidates = [...this.waiting].filter(([, { address }]) => counts.get(address) === longest);
    const victim = candidates.find(([socket]) => socket.bytesRead === 0) ?? candidates[0];
    if (victim === undefined) return;
    this.forget(victim[0]);
    victim[0].destroy();
  }

  private forget(socket: Socket): void {
    this.leaveWaiting(socket);
    this.inside.delete(socket);
  }

  private leaveWaiting(socket: Socket): void {
    clearTimeout(this.waiting.get(socket)?.deadline);
    this.waiting.delete(socket);
  }
}
