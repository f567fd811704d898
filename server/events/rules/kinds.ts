import type { components } from '../../../generated/types/system';
import { isDebit } from '../../kernel/card-transaction-type';

/**
 * The kinds of events for a client, as the contract lists them. CARD_ADJUSTMENT is a call of its own that is repeated
 * like an event.
 */
export type EventKind = components['schemas']['UndeliveredEvent']['type'];

/** The kinds of calls to a client: those that report something, and the one that requests a decision. */
export type CallKind = EventKind | 'CARD_AUTHORIZATION';

/**
 * The addresses of a client that kinds of events go to. Each of a client's addresses is a receiver that fails by
 * itself.
 */
export const channels = ['transactions', 'shipping_updates', 'activities', 'identity_sessions'] as const;
export type Channel = (typeof channels)[number];

/** The client's addresses by channel; null while it has given none. */
export type CallbackAddresses = Readonly<Record<Channel, string | null>>;

const CHANNELS: Readonly<Record<CallKind, Channel>> = {
  ACTIVITY_CREATED: 'activities',
  ACTIVITY_UPDATED: 'activities',
  SHIPMENT_UPDATED: 'shipping_updates',
  IDENTITY_SESSION_COMPLETED: 'identity_sessions',
  CARD_AUTHORIZATION: 'transactions',
  CARD_ADJUSTMENT: 'transactions',
};

/** Says whether the client signs its reply to this kind of call. */
function isSignedCall(kind: string): boolean {
  return kind === 'CARD_AUTHORIZATION' || kind === 'CARD_ADJUSTMENT';
}

export function channelOf(kind: string): Channel {
  const channel = CHANNELS[kind as CallKind];
  if (channel === undefined) throw new Error(`${kind} is not a kind of event`);
  return channel;
}

/** The path below the client's `transactions` address that an adjustment of a card transaction goes to. */
function adjustmentPath(transactionType: string): string {
  return `/transactions/adjustments/${isDebit(transactionType) ? 'debit' : 'credit'}`;
}

/** The path below the client's `transactions` address that asks it to decide. */
const AUTHORIZATION_PATH = '/transactions/authorizations';

/**
 * Returns the address of an event; null if the client has none for it.
 * @param payload the body of the event
 */
export function addressOf(addresses: CallbackAddresses, kind: string, payload: unknown): string | null {
  const address = addresses[channelOf(kind)];
  if (address === null || !isSignedCall(kind)) return address;
  const base = address.replace(/\/+$/, '');
  if (kind === 'CARD_AUTHORIZATION') return base + AUTHORIZATION_PATH;
  const { type } = (payload as { transaction: { type: string } }).transaction;
  return base + adjustmentPath(type);
}
