import { insertApiKey } from '../clients/store/api-keys';
import { newApiKey } from '../events/api-secrets';
import { type EventContent, emit } from '../events/outbox';
import { findEvent, listAttempts } from '../events/store/events';
import type { DeliveryAttempt, OutboxEvent } from '../events/store/outbox';
import type { Client, ClientConfiguration } from '../kernel/client';
import { newId } from '../platform/ids';
import type { TestClient, TestServer } from './server';

/** A client that gets events. */
export interface Subscriber extends TestClient {
  /** The newest pair first. */
  pairs: { apiKey: string; secret: string }[];
  /** Tells the client something; the event is committed when this resolves. */
  publish(news?: EventContent): Promise<OutboxEvent>;
  /** The event as it stands, with what was tried so far. */
  look(event: OutboxEvent): Promise<OutboxEvent & { tried: DeliveryAttempt[] }>;
  /** Adds a pair, which signs from now on, or from a moment. */
  addPair(signsFrom?: number): Promise<void>;
}

/** Something to tell: that a shipment has changed. */
export function someEvent(shipmentId = newId()): EventContent {
  return { kind: 'SHIPMENT_UPDATED', shipmentId, resourceUrl: `http://localhost/shipping/v1/${shipmentId}` };
}

/** Makes a client with addresses for the events that it gets, and a pair that signs it. */
export async function subscribe(
  server: TestServer,
  callbacks: Partial<ClientConfiguration['callbacks']>,
  changes: Partial<Client> = {},
): Promise<Subscriber> {
  const addresses = { transactions: null, shipping_updates: null, activities: null, identity_sessions: null };
  const client = await server.client(changes, { callbacks: { ...addresses, ...callbacks } });
  const { db } = server.database;
  const pairs: Subscriber['pairs'] = [];
  const addPair = async (signsFrom?: number) => {
    const { row, secret } = newApiKey(server.app.services.vault, client.client.id, server.clock.now(), signsFrom);
    await db.transaction((tx) => insertApiKey(tx, row));
    pairs.unshift({ apiKey: row.id, secret });
  };
  await addPair();
  return {
    ...client,
    pairs,
    addPair,
    publish: (news = someEvent()) => db.transaction((tx) => emit(tx, client.client, news, server.clock.now())),
    look: async ({ id }) => {
      const event = (await findEvent(db, client.client.id, id)) as OutboxEvent;
      return { ...event, tried: await listAttempts(db, event) };
    },
  };
}
