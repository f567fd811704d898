import { DomainError } from '../errors';
import type { BookAccount, Books } from './books';
import { limitReached } from './limits';
import type { Decision, EntryType, Leg, Movement, P2PMovement, RejectionReason, SingleMovement } from './movement';
import { parentOf } from './parents';

/** The most that the contract can write as a balance: fifteen digits before the decimal point and two after it. */
export const MAX_BALANCE = 10n ** 17n - 1n;

/**
 * Decides a movement on the present state and changes nothing.
 * @throws DomainError ACCOUNT_NOT_FOUND, INVALID_PARENT_TX_ID, INVALID_AUTHORIZATION_REQUEST: it cannot be processed
 */
export function decide(books: Books, movement: Movement): Decision {
  if (movement.amount <= 0n) throw new Error('a movement moves more than zero');
  return movement.kind === 'single' ? decideSingle(books, movement) : decideP2P(books, movement);
}

function decideSingle(books: Books, movement: SingleMovement): Decision {
  const account = books.account(movement.clientId, movement.accountId);
  parentOf(books, movement);
  const reason = refusal(books, account, movement, movement.entryType, movement);
  return { movement, legs: [singleLeg(account, movement, reason)] };
}

function decideP2P(books: Books, movement: P2PMovement): Decision {
  const { clientId, sourceAccountId, destinationAccountId } = movement;
  if (sourceAccountId === destinationAccountId) {
    throw refuse('same_account', 'source and destination are the same account', '/destination_account_id');
  }
  const source = books.account(clientId, sourceAccountId);
  const destination = books.account(clientId, destinationAccountId);
  if (source.currency !== destination.currency) {
    throw refuse('currency', 'the accounts have different currencies', '/destination_account_id');
  }
  const ordinary = { processType: 'ORIGINAL', forced: false } as const;
  const ofSource = refusal(books, source, movement, 'DEBIT', ordinary);
  const ofDestination = ofSource === null ? refusal(books, destination, movement, 'CREDIT', ordinary) : null;
  const [sourceReason, destinationReason] = bothLegs(ofSource, ofDestination);
  return {
    movement,
    legs: [p2pLeg(source, movement, 'DEBIT', sourceReason), p2pLeg(destination, movement, 'CREDIT', destinationReason)],
  };
}

/** Both legs or none: the one that could have been applied names the other. Lateness is nobody's fault. */
function bothLegs(
  source: RejectionReason | null,
  destination: RejectionReason | null,
): [RejectionReason | null, RejectionReason | null] {
  if (source === 'PROCESS_TIME_EXPIRED') return [source, source];
  if (source !== null) return [source, 'SOURCE_ACCOUNT_TX_REJECTED'];
  if (destination !== null) return ['DESTINATION_ACCOUNT_TX_REJECTED', destination];
  return [null, null];
}

/** Why the account refuses, or null. The order is fixed: time, status, fraud, limits, funds. */
function refusal(
  books: Books,
  account: BookAccount,
  { amount, now, processBefore, fraud }: Movement,
  entryType: EntryType,
  { processType, forced }: Pick<SingleMovement, 'processType' | 'forced'>,
): RejectionReason | null {
  assertRepresentable(account, entryType, amount);
  if (forced) return null;
  if (processBefore !== null && now > processBefore) return 'PROCESS_TIME_EXPIRED';
  if (account.status === 'DISABLED' || account.status === 'DELETED') return 'ACCOUNT_DISABLED';
  if (account.status === 'FROZEN' && entryType === 'DEBIT') return 'ACCOUNT_FROZEN';
  if (fraud) return 'FRAUD_SCORING_REJECTED';
  // Limits bound what is new. What follows an earlier transaction was counted with it, or gives back.
  const limit = processType === 'ORIGINAL' ? limitRefusal(books, account, entryType, amount, now) : null;
  if (limit !== null) return limit;
  return entryType === 'DEBIT' && account.balance < amount ? 'INSUFFICIENT_FUNDS' : null;
}

function limitRefusal(
  books: Books,
  account: BookAccount,
  entryType: EntryType,
  amount: bigint,
  now: number,
): RejectionReason | null {
  const limits = books.limitsOf(account.clientId);
  const { bridge } = limits;
  if (account.kind === 'BRIDGE') {
    if (bridge.movement !== null && amount > bridge.movement) return 'BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED';
    if (bridge.balance !== null && entryType === 'CREDIT' && account.balance + amount > bridge.balance) {
      return 'MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED';
    }
  }
  const ofAccount =
    account.kind === 'BRIDGE'
      ? limitReached('bridge', account.limits ?? bridge, account.usage, entryType, amount, now)
      : limitReached('account', account.limits ?? limits.account, account.usage, entryType, amount, now);
  if (ofAccount !== null) return ofAccount;
  const usage = books.usageOf(account.clientId, account.currency, now);
  return limitReached('client', limits.client, usage, entryType, amount, now);
}

/** A balance that the contract has no way to write must not come about, not even by force. */
function assertRepresentable(account: BookAccount, entryType: EntryType, amount: bigint): void {
  const balance = account.balance + (entryType === 'CREDIT' ? amount : -amount);
  if (balance > MAX_BALANCE || balance < -MAX_BALANCE) {
    throw refuse('maximum', 'the balance would leave the range of amounts', '/total_amount');
  }
}

function singleLeg(account: BookAccount, movement: SingleMovement, reason: RejectionReason | null): Leg {
  const { id: transactionId, entryType, type, processType, parentId, forced } = movement;
  const way = { transactionId, entryType, type, processType, parentId, linkedId: null, forced };
  return legOf(account, way, movement.amount, reason);
}

function p2pLeg(
  account: BookAccount,
  { sourceId, destinationId, amount }: P2PMovement,
  entryType: EntryType,
  reason: RejectionReason | null,
): Leg {
  const isSource = entryType === 'DEBIT';
  const way: Way = {
    transactionId: isSource ? sourceId : destinationId,
    entryType,
    type: isSource ? 'P2P_OUT' : 'P2P_IN',
    processType: 'ORIGINAL',
    parentId: null,
    linkedId: isSource ? destinationId : sourceId,
    forced: false,
  };
  return legOf(account, way, amount, reason);
}

/** What a leg is, before it is decided. */
type Way = Pick<Leg, 'transactionId' | 'entryType' | 'type' | 'processType' | 'parentId' | 'linkedId' | 'forced'>;

// Each field by name: spreading one object into another that gets more fields costs ten times as much here.
function legOf(account: BookAccount, way: Way, amount: bigint, reason: RejectionReason | null): Leg {
  const { entryType } = way;
  const change = reason !== null ? 0n : entryType === 'CREDIT' ? amount : -amount;
  return {
    transactionId: way.transactionId,
    accountId: account.id,
    country: account.country,
    currency: account.currency,
    entryType,
    amount,
    result: reason === null ? 'APPROVED' : 'REJECTED',
    rejectionReason: reason,
    balance: account.balance + change,
    type: way.type,
    processType: way.processType,
    parentId: way.parentId,
    linkedId: way.linkedId,
    forced: way.forced,
  };
}

function refuse(code: string, detail: string, pointer: string): DomainError {
  return new DomainError('INVALID_AUTHORIZATION_REQUEST', [{ code, detail, location: 'body', pointer }]);
}
