import type { Socket } from 'node:net';
import { siteOf } from '../../platform/ip-networks';

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
  /** The address, or the network that an address of IPv6 is in. */
  address: string;
  deadline: NodeJS.Timeout;
}

/**
 * Admits connections. Connections that are not authenticated have separate slots and a short time limit. If these slots
 * are full, a connection of the address with most of them is closed, first one that has sent nothing. So a caller that
 * leaves connections half-open keeps no other client out.
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
    this.waiting.set(socket, { address: siteOf(socket.remoteAddress ?? ''), deadline });
    socket.once('close', () => this.forget(socket));
  }

  /**
   * Records that a connection is authenticated.
   * @returns whether there is a slot for it
   */
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
