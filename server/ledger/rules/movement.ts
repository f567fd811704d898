// What a movement of money is, before and after it is decided. Amounts are minor units and more than zero.

export type EntryType = 'DEBIT' | 'CREDIT';
export type ProcessType = 'ORIGINAL' | 'ADJUSTMENT' | 'REFUND' | 'REVERSAL';
export type TransactionType =
  | 'CARD_PURCHASE'
  | 'EXTRACASH'
  | 'CASHOUT_STORE'
  | 'CASHOUT_ATM'
  | 'BANK_TRANSFER_IN'
  | 'BANK_TRANSFER_OUT'
  | 'CASHIN'
  | 'CASHOUT'
  | 'MANUAL_MOVEMENT'
  | 'CLIENT_PAYMENT'
  | 'PAYMENT_IN'
  | 'PAYMENT_OUT';
export type MovementType = TransactionType | 'P2P_IN' | 'P2P_OUT';

export type RejectionReason =
  | 'INSUFFICIENT_FUNDS'
  | 'ACCOUNT_DISABLED'
  | 'ACCOUNT_FROZEN'
  | 'MONTHLY_AMOUNT_LIMIT_REACHED'
  | 'DAILY_AMOUNT_LIMIT_REACHED'
  | 'CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED'
  | 'CLIENT_DAILY_AMOUNT_LIMIT_REACHED'
  | 'BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED'
  | 'BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED'
  | 'BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED'
  | 'MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED'
  | 'PROCESS_TIME_EXPIRED'
  | 'SOURCE_ACCOUNT_TX_REJECTED'
  | 'DESTINATION_ACCOUNT_TX_REJECTED'
  | 'FRAUD_SCORING_REJECTED';

interface Common {
  clientId: string;
  amount: bigint;
  /** The moment of the request, in milliseconds. */
  now: number;
  /** The moment after which it must not be begun any more, in milliseconds. */
  processBefore: number | null;
  /** The fraud engine refuses it. */
  fraud: boolean;
}

/** Money between one account and a network. */
export interface SingleMovement extends Common {
  kind: 'single';
  /** The id that the transaction gets. */
  id: string;
  /** The id that it gets if the account refuses it; the same if absent. */
  refusedId?: string;
  accountId: string;
  type: TransactionType;
  processType: ProcessType;
  entryType: EntryType;
  /** The transaction that a REFUND, REVERSAL or ADJUSTMENT follows. */
  parentId: string | null;
  /** Decided by a network already: it is applied whatever the account's status, limits and balance. */
  forced: boolean;
}

/** Money between two accounts of one client. */
export interface P2PMovement extends Common {
  kind: 'p2p';
  /** The ids that the two transactions get. */
  sourceId: string;
  destinationId: string;
  sourceAccountId: string;
  destinationAccountId: string;
}

export type Movement = SingleMovement | P2PMovement;

/** A decided movement as one account sees it. */
export interface Leg {
  transactionId: string;
  accountId: string;
  country: string;
  currency: string;
  type: MovementType;
  processType: ProcessType;
  entryType: EntryType;
  amount: bigint;
  result: 'APPROVED' | 'REJECTED';
  rejectionReason: RejectionReason | null;
  parentId: string | null;
  /** The other account's transaction, of a movement between two accounts. */
  linkedId: string | null;
  forced: boolean;
  /** The balance of the account once the movement is applied. */
  balance: bigint;
  /** The sequence number of its event among the events about the account, if there is one. */
  eventSequence: number;
}

/** A decided movement: one leg, or source and destination. All legs have the same result. */
export interface Decision {
  movement: Movement;
  legs: readonly Leg[];
}

/** A line of the ledger. Over one movement, the amounts of each currency sum to zero. */
export interface Entry {
  movementId: string;
  leg: number;
  accountId: string;
  currency: string;
  /** More than zero adds to the account. */
  amount: bigint;
}
