import type { TransactionType } from './movement';

/**
 * The service's own accounts, of each kind per client and currency: the other side of money from outside. On PostgreSQL
 * each has parts, so that movements at the same time don't wait for one row; its balance is their sum.
 */
export type CounterKind = 'CARD_NETWORK' | 'CASH_NETWORK' | 'BANK_RAIL' | 'CLIENT_FUNDS';

const COUNTERS: Readonly<Record<TransactionType, CounterKind>> = {
  CARD_PURCHASE: 'CARD_NETWORK',
  EXTRACASH: 'CARD_NETWORK',
  CASHOUT_STORE: 'CASH_NETWORK',
  CASHOUT_ATM: 'CASH_NETWORK',
  CASHIN: 'CASH_NETWORK',
  CASHOUT: 'CASH_NETWORK',
  BANK_TRANSFER_IN: 'BANK_RAIL',
  BANK_TRANSFER_OUT: 'BANK_RAIL',
  PAYMENT_IN: 'BANK_RAIL',
  PAYMENT_OUT: 'BANK_RAIL',
  CLIENT_PAYMENT: 'CLIENT_FUNDS',
  MANUAL_MOVEMENT: 'CLIENT_FUNDS',
};

/** The counter-account of a type of transaction. */
export function counterOf(type: TransactionType): CounterKind {
  return COUNTERS[type];
}

/** A part of a counter-account. */
interface CounterPart {
  clientId: string;
  kind: CounterKind;
  currency: string;
  /** 0 for the part that SQLite has alone. */
  slot: number;
}

/** The id of a part of a counter-account. The first movement that needs it creates it. */
export function counterId({ clientId, kind, currency, slot }: CounterPart): string {
  const whole = `${clientId}:${kind}:${currency}`;
  return slot === 0 ? whole : `${whole}:${slot}`;
}
