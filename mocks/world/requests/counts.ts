import { LRUCache } from 'lru-cache';

/** Clients that a process remembers something of: memory does not grow with every client that ever came. */
export const MAX_CLIENTS = 10_000;

/** Counts by client, of the clients that were counted last. */
export class Counts {
  private readonly counts = new LRUCache<string, number>({ max: MAX_CLIENTS });

  add(clientId: string): void {
    this.counts.set(clientId, this.of(clientId) + 1);
  }

  of(clientId: string): number {
    return this.counts.get(clientId) ?? 0;
  }
}
