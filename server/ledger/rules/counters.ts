import type { TransactionType } from './movement';

/** The service's own accounts, one of each kind per client and currency: the other side of money from outside. */
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

/** The id of a counter-account: it is made when it is first needed, by whoever comes first. */
export function counterId(clientId: string, kind: CounterKind, currency: string): string {
  return `${clientId}:${kind}:${currency}`;
}
