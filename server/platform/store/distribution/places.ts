/** The place of a client's rows. */
interface Place {
  shard: string;
  node: string;
}

/**
 * The known places of clients, as their nodes have reported them. They may be outdated: a node refuses clients that it
 * does not have, and the next attempt asks for each client separately.
 */
export class Places {
  private readonly known = new Map<string, Place>();

  /** Returns the node of a client; one that no node has named has one of its own. */
  nodeOf(clientId: string): string {
    return this.known.get(clientId)?.node ?? clientId;
  }

  /**
   * Remembers the places that a node has reported.
   * @param location their shard and the node, as `place_of_clients` writes them
   */
  learn(clientIds: readonly string[], location: string): void {
    const [shard = '', node = ''] = location.split(' ');
    for (const id of clientIds) {
      const known = this.known.get(id);
      if (known?.shard !== shard || known.node !== node) this.known.set(id, { shard, node });
    }
  }

  forget(clientIds: readonly string[]): void {
    for (const id of clientIds) this.known.delete(id);
  }

  /**
   * Divides items by the shards of their clients, in one order everywhere, so that transactions that lock rows of
   * several shards cannot deadlock. A client that no node has named has a part of its own.
   */
  partsOf<T>(items: readonly T[], clientOf: (item: T) => string): { clientIds: string[]; items: T[] }[] {
    const parts = new Map<string, { clientIds: Set<string>; items: T[] }>();
    for (const item of items) {
      const clientId = clientOf(item);
      const shard = this.known.get(clientId)?.shard ?? clientId;
      const part = parts.get(shard) ?? { clientIds: new Set(), items: [] };
      parts.set(shard, part);
      part.clientIds.add(clientId);
      part.items.push(item);
    }
    const sorted = [...parts.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
    return sorted.map(([, part]) => ({ clientIds: [...part.clientIds], items: part.items }));
  }
}
