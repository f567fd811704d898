import type { ApiKey } from '../clients/store/api-keys';
import type { Client } from '../kernel/client';
import type { Incoming } from './send';
import type { SignatureOrder } from './signing';

/** One attempt at a call to a client that is over. */
export interface ObservedCall {
  client: Client;
  /** A kind of event, or CARD_AUTHORIZATION. */
  kind: string;
  /** The event that it delivers; null for a question. */
  eventId: string | null;
  resourceId: string;
  idempotencyKey: string;
  url: string;
  /** As they were sent; null if the call was not made. */
  headers: Readonly<Record<string, string>> | null;
  body: string;
  /** Every pair of the client, the newest first. */
  pairs: readonly ApiKey[];
  order: SignatureOrder;
  /** True where the client signs its reply. */
  signsReply: boolean;
  /** By the service's clock, in milliseconds. */
  startedAt: number;
  milliseconds: number;
  reply: Incoming | null;
  outcome: string;
  /** The problem with the reply; null where there is none. */
  problem: string | null;
}

/** Is called with every attempt at a call to a client. There is none unless an extension of the service adds one. */
export interface CallObserver {
  /** Must not throw, and must not take long. */
  called(call: ObservedCall): void;
}
