import { Prices } from './prices';

/** The expected state of the service as a client sees it, as pure data. */

/** Amounts are in minor units, times in milliseconds. */
export type EntryType = 'DEBIT' | 'CREDIT';
export type ProcessType = 'ORIGINAL' | 'REFUND' | 'REVERSAL' | 'ADJUSTMENT';
export type Country = 'ARG' | 'BRA';

/** An event about an account that the client receives. */
export interface ExpectedEvent {
  kind: 'ACTIVITY_CREATED' | 'ACTIVITY_UPDATED';
  entry: EntryType;
  amount: number;
  result: 'APPROVED' | 'REJECTED' | 'PENDING' | 'UNAVAILABLE' | 'UNSIGNED';
  /** The step of the sequence that causes it: events that are due at the same time have no order. */
  step: number;
}

export interface User {
  id: string;
  country: Country;
  blocked: boolean;
}

export interface Account {
  id: string;
  user: User;
  status: 'ACTIVE' | 'FROZEN' | 'DISABLED' | 'DELETED';
  /** The service set the status. */
  locked: boolean;
  balance: number;
  /** The limit per UTC day, separately for credits and debits; null if there is none. */
  daily: number | null;
  day: number;
  debited: number;
  credited: number;
  events: ExpectedEvent[];
  cvu: string | null;
}

export type CardStatus = 'CREATED' | 'EMBOSSED' | 'ACTIVE' | 'BLOCKED' | 'DISABLED' | 'EXPIRED' | 'LOST' | 'STOLEN';

export interface Card {
  id: string;
  /** Null while an unnamed card has none. */
  user: User | null;
  physical: boolean;
  /** The batch in which it was made, without a name; null for a card with a name. */
  batch: Batch | null;
  status: CardStatus;
  account: Account | null;
  /** The card that this one replaces, or has replaced. */
  previous: Card | null;
  wasActive: boolean;
  /** It has left the warehouse. */
  sent: boolean;
}

export interface Shipment {
  id: string;
  status: string;
  detail: string;
  /** How often the client was notified of a change of it. */
  notified: number;
}

export type IdentityStatus =
  | 'CREATED'
  | 'IN_PROGRESS'
  | 'PROCESSING'
  | 'VALIDATED'
  | 'NOT_VALIDATED'
  | 'REJECTED'
  | 'CANCELLED';

export interface IdentitySession {
  id: string;
  user: User;
  status: IdentityStatus;
  at: number;
}

/** A batch of unnamed cards. */
export interface Batch {
  id: string;
  shipment: string;
  quantity: number;
  status: 'CREATED' | 'PROCESSING' | 'READY';
  /** True once its cards exist. */
  made: boolean;
  at: number;
}

/** An approved or rejected movement of the ledger. */
export interface Movement {
  id: string;
  account: Account;
  type: string;
  process: ProcessType;
  entry: EntryType;
  amount: number;
  approved: boolean;
  /** The time of its decision. */
  at: number;
  /** The id of the movement that it follows. */
  parent: string | null;
  returned: number;
  added: number;
  /** True if the client itself made it, to follow another one. */
  ofClient: boolean;
  /** The part of the returned amount that the client itself returned. */
  byClient: number;
  /** The part of that amount that a network has returned again, and that was not credited twice. */
  setOff: number;
}

/** Currencies of merchants that have cents. */
export const CURRENCIES = ['ARS', 'USD', 'BRL', 'COP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The ways of using a card that cost money. */
export const USES = ['PURCHASE', 'WITHDRAWAL', 'EXTRACASH'] as const;
export type Use = (typeof USES)[number];

/** The periods of a limit. */
export const PERIODS = ['per_transaction', 'daily', 'monthly'] as const;
export type Period = (typeof PERIODS)[number];

/** The limits of a group for one way of using its cards, in minor units. One that is absent or null limits nothing. */
type UseLimits = Partial<Record<Period, number | null>>;

/** A transaction with a card. Its amounts are in the currency of the merchant. */
export interface CardTransaction {
  id: string;
  currency: Currency;
  card: Card;
  account: Account;
  type: 'PURCHASE' | 'REFUND';
  use: Use;
  state: 'AUTHORIZED' | 'REJECTED' | 'HELD' | 'CLEARED' | 'REVERSED' | 'PURGED';
  original: CardTransaction | null;
  forced: boolean;
  amount: number;
  charged: number;
  /** Minor units that the network reversed. */
  takenBack: number;
  presented: number;
  presentments: number;
  refunded: number;
  /** The part of a refund that its account was not credited with, because the client had returned it before. */
  setOff: number;
  /** The service decided it instead of its client. */
  stoodIn: boolean;
  /** The amount that the network has moved, less what it has taken back, in minor units of the card's currency. */
  booked: number;
  at: number;
}

/** Reversals that a network sent before their original. Null takes everything back. */
export interface Awaited {
  reference: string;
  amounts: (number | null)[];
}

/** A message of a card network, and its answer. */
interface CardMessage {
  operation: string;
  body: Record<string, unknown>;
  status: number;
  text: string;
  /** The use of a card that it reports; null for a reversal. */
  use: Pick<CardTransaction, 'card' | 'account' | 'type' | 'amount' | 'forced'> | null;
}

export interface Transfer {
  id: string;
  account: Account;
  status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';
  amount: number;
  /** The final status from the rail, which has not reported yet. */
  ends: 'SUCCESS' | 'FAILED';
  at: number;
}

export interface Boleto {
  id: string;
  account: Account;
  status: 'ACTIVE' | 'PARTIALLY_PAID' | 'PAID' | 'CANCELLED' | 'EXPIRED';
  amount: number;
  paid: number;
  at: number;
}

export interface CashOut {
  id: string;
  account: Account;
  status: 'ACTIVE' | 'USED' | 'EXPIRED' | 'REPLACED';
  amount: number | null;
  token: string;
  at: number;
}

export interface PixKey {
  key: string;
  account: Account;
  deleted: boolean;
}

export interface Lookup {
  id: string;
  account: Account;
  used: boolean;
  at: number;
}

/** A request that a repeat sends again, and its answer. */
export interface Kept {
  operation: string;
  path: Record<string, string>;
  body: Record<string, unknown>;
  key: string;
  status: number;
  text: string;
}

const ALWAYS_ENOUGH = 2 ** 50;

function openBooks(): Account {
  const user: User = { id: 'the client', country: 'ARG', blocked: false };
  const unlimited = { balance: ALWAYS_ENOUGH, daily: null, day: 0, debited: 0, credited: 0, cvu: null };
  return { id: user.id, user, status: 'ACTIVE', locked: false, events: [], ...unlimited };
}

/** All of it. */
export class Model {
  /** The number of the current step. */
  step = 0;
  readonly users: User[] = [];
  readonly accounts: Account[] = [];
  readonly cards: Card[] = [];
  /** The limits of the group of the cards with a name. */
  readonly limits: Partial<Record<Use, UseLimits>> = {};
  readonly batches: Batch[] = [];
  readonly shipments: Shipment[] = [];
  readonly identitySessions: IdentitySession[] = [];
  /** Only users who have proved who they are may open accounts. */
  identified = false;
  readonly movements = new Map<string, Movement>();
  readonly cardTransactions: CardTransaction[] = [];
  readonly awaited: Awaited[] = [];
  readonly cardMessages: CardMessage[] = [];
  /** The network's references of card transactions, by id. */
  readonly references = new Map<string, string>();
  readonly transfers: Transfer[] = [];
  readonly boletos: Boleto[] = [];
  readonly cashOuts: CashOut[] = [];
  readonly pixKeys: PixKey[] = [];
  readonly lookups: Lookup[] = [];
  readonly kept: Kept[] = [];
  /**
   * The books of the client itself: it decides about cards without an account, and has all the money that is asked of
   * it.
   */
  readonly own: Account = openBooks();

  /**
   * @param now the service's time
   * @param abroad cards are used in several currencies, for a charge
   * @param priced the books are kept in another currency than that of the merchants, and the model follows them
   * @param standIn the highest amount that the service approves if a client cannot be reached; null if it approves none
   */
  constructor(
    public now: number,
    readonly abroad = false,
    priced = false,
    readonly standIn: number | null = null,
  ) {
    this.prices = priced ? new Prices() : null;
  }

  /** The prices of card transactions; null if they cost what the merchant asks. */
  readonly prices: Prices | null;

  /** The amount of a card transaction in the books. */
  priceOf({ id, amount }: Pick<CardTransaction, 'id' | 'amount'>): number {
    return this.prices === null ? amount : this.prices.of(id);
  }

  /** The currency of a new use of a card. */
  currencyOf({ currency }: { currency: Currency }): Currency {
    return this.abroad ? currency : 'ARS';
  }

  /** Keeps a request that a repeat can send again. */
  keep(
    operation: string,
    { path = {}, body }: { path?: Record<string, string>; body: Record<string, unknown> },
    { key, status, text }: Pick<Kept, 'key' | 'status' | 'text'>,
  ): void {
    this.kept.push({ operation, path, body, key, status, text });
  }
}

/** The element for a number of any size; undefined if the list is empty. */
export function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[at % list.length];
}

/** The same, counted from the newest: for elements that are used soon after their creation. */
export function pickNewest<T>(list: readonly T[], at: number): T | undefined {
  return list.at(-1 - (at % list.length));
}

/** Decimal text of minor units. */
export function written(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
