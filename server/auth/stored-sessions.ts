import { LRUCache } from 'lru-cache';
import { findClients } from '../clients/store/clients';
import type { Client } from '../kernel/client';
import { Coalesced } from '../platform/store/coalesced';
import type { Db } from '../platform/store/db';
import type { Sessions } from './authenticator';
import { findSessionRows, sessionKey } from './store/sessions';

interface Cached {
  updatedAt: number;
  client: Client;
}

/** The number of clients whose configuration stays in memory. Those of other clients are read for each request. */
const KEPT_CLIENTS = 10_000;

/**
 * Sessions in the database. Every request reads them, so a revocation applies to all processes at once. Requests that
 * arrive at the same time share one query, and a client's configuration is read again only if it has changed.
 */
export class StoredSessions implements Sessions {
  private readonly clients: LRUCache<string, Cached>;
  private readonly states = new Coalesced<{ clientId: string; updatedAt: number }>((keys) =>
    findSessionRows(this.db, keys),
  );
  private readonly configurations = new Coalesced<Client>(async (ids) => {
    const found = await findClients(this.db, ids);
    return new Map(found.map((client) => [client.id, client]));
  });

  constructor(
    private readonly db: Db,
    keptClients = KEPT_CLIENTS,
  ) {
    this.clients = new LRUCache({ max: keptClients });
  }

  async access(jti: string, clientId: string): Promise<Client | undefined> {
    const state = await this.states.get(sessionKey(this.db, jti, clientId));
    if (state === undefined || state.clientId !== clientId) return undefined;
    const cached = this.clients.get(clientId);
    if (cached !== undefined && cached.updatedAt === state.updatedAt) return cached.client;
    return this.client(clientId);
  }

  remembered(clientId: string): Client | undefined {
    return this.clients.get(clientId)?.client;
  }

  async client(clientId: string): Promise<Client | undefined> {
    const client = await this.configurations.get(clientId);
    if (client !== undefined) this.clients.set(clientId, { updatedAt: client.updatedAt, client });
    return client;
  }
}
