import type { AccountState, LedgerState } from './ledger-state';
import { limitReached } from './limits';
import type { Decision, EntryType, Leg, Movement, P2PMovement, RejectionReason, SingleMovement } from './movement';
import { parentOf } from './parents';
import { type AccountRole, LedgerRefusal } from './refusal';

/** The most that the contract can write as a balance: fifteen digits before the decimal point and two after it. */
const MAX_BALANCE = 10n ** 17n - 1n;

/**
 * Decides a movement on the present state and changes nothing.
 * @throws LedgerRefusal when it can't be processed at all
 */
export function decide(state: LedgerState, movement: Movement): Decision {
  if (movement.amount <= 0n) throw new Error('a movement moves more than zero');
  return movement.kind === 'single' ? decideSingle(state, movement) : decideP2P(state, movement);
}

function decideSingle(state: LedgerState, movement: SingleMovement): Decision {
  const account = state.accountOf(movement.clientId, movement.accountId);
  if (account === null) throw unknownAccount(['account']);
  parentOf(state, movement);
  const reason = rejectionOf(state, account, movement, movement.entryType, movement);
  return { movement, legs: [singleLeg(account, movement, reason)] };
}

function decideP2P(state: LedgerState, movement: P2PMovement): Decision {
  const { sourceAccountId, destinationAccountId } = movement;
  if (sourceAccountId === destinationAccountId) {
    throw new LedgerRefusal('SAME_ACCOUNT', 'source and destination are the same account', ['destination']);
  }
  const [source, destination] = bothAccounts(state, movement);
  if (source.currency !== destination.currency) {
    throw new LedgerRefusal('OTHER_CURRENCY', 'the accounts have different currencies', ['destination']);
  }
  const ordinary = { processType: 'ORIGINAL', forced: false } as const;
  const ofSource = rejectionOf(state, source, movement, 'DEBIT', ordinary);
  const ofDestination = ofSource === null ? rejectionOf(state, destination, movement, 'CREDIT', ordinary) : null;
  const [sourceReason, destinationReason] = bothLegs(ofSource, ofDestination);
  return {
    movement,
    legs: [p2pLeg(source, movement, 'DEBIT', sourceReason), p2pLeg(destination, movement, 'CREDIT', destinationReason)],
  };
}

function bothAccounts(
  state: LedgerState,
  { clientId, sourceAccountId, destinationAccountId }: P2PMovement,
): [AccountState, AccountState] {
  const source = state.accountOf(clientId, sourceAccountId);
  const destination = state.accountOf(clientId, destinationAccountId);
  if (source !== null && destination !== null) return [source, destination];
  const missing: AccountRole[] = [];
  if (source === null) missing.push('source');
  if (destination === null) missing.push('destination');
  throw unknownAccount(missing);
}

/** The refusal of a movement on accounts that are not there. */
export function unknownAccount(roles: readonly AccountRole[]): LedgerRefusal {
  return new LedgerRefusal('ACCOUNT_NOT_FOUND', 'the client has no such account', roles);
}

/**
 * Both legs are approved or none: the leg that could have been approved names the other one. If the request has
 * expired, neither leg names the other.
 */
function bothLegs(
  source: RejectionReason | null,
  destination: RejectionReason | null,
): [RejectionReason | null, RejectionReason | null] {
  if (source === 'PROCESS_TIME_EXPIRED') return [source, source];
  if (source !== null) return [source, 'SOURCE_ACCOUNT_TX_REJECTED'];
  if (destination !== null) return ['DESTINATION_ACCOUNT_TX_REJECTED', destination];
  return [null, null];
}

/** Returns why the account rejects the movement, or null. The order is fixed: time, status, fraud, limits, funds. */
function rejectionOf(
  state: LedgerState,
  account: AccountState,
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
  // Limits apply to new movements. A movement that follows an earlier transaction was counted with it, or returns
  // money.
  const limit = processType === 'ORIGINAL' ? limitRejection(state, account, entryType, amount, now) : null;
  if (limit !== null) return limit;
  return entryType === 'DEBIT' && account.balance < amount ? 'INSUFFICIENT_FUNDS' : null;
}

function limitRejection(
  state: LedgerState,
  account: AccountState,
  entryType: EntryType,
  amount: bigint,
  now: number,
): RejectionReason | null {
  const limits = state.limitsOf(account.clientId);
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
  const usage = state.usageOf(account.clientId, account.currency, now);
  return limitReached('client', limits.client, usage, entryType, amount, now);
}

/** A balance outside the range of the contract is never allowed, not even for forced movements. */
function assertRepresentable(account: AccountState, entryType: EntryType, amount: bigint): void {
  const balance = account.balance + (entryType === 'CREDIT' ? amount : -amount);
  if (balance > MAX_BALANCE || balance < -MAX_BALANCE) {
    throw new LedgerRefusal('BALANCE_OUT_OF_RANGE', 'the balance would be outside the range of amounts');
  }
}

function singleLeg(account: AccountState, movement: SingleMovement, reason: RejectionReason | null): Leg {
  const { id, refusedId = id, entryType, type, processType, parentId, forced } = movement;
  const transactionId = reason === null ? id : refusedId;
  const undecided = { transactionId, entryType, type, processType, parentId, linkedId: null, forced };
  return legOf(account, undecided, movement.amount, reason);
}

function p2pLeg(
  account: AccountState,
  { sourceId, destinationId, amount }: P2PMovement,
  entryType: EntryType,
  reason: RejectionReason | null,
): Leg {
  const isSource = entryType === 'DEBIT';
  const undecided: UndecidedLeg = {
    transactionId: isSource ? sourceId : destinationId,
    entryType,
    type: isSource ? 'P2P_OUT' : 'P2P_IN',
    processType: 'ORIGINAL',
    parentId: null,
    linkedId: isSource ? destinationId : sourceId,
    forced: false,
  };
  return legOf(account, undecided, amount, reason);
}

/** Describes a leg before it is decided. */
type UndecidedLeg = Pick<
  Leg,
  'transactionId' | 'entryType' | 'type' | 'processType' | 'parentId' | 'linkedId' | 'forced'
>;

// Each field by name: spreading one object into another that gets more fields costs ten times as much here.
function legOf(account: AccountState, undecided: UndecidedLeg, amount: bigint, reason: RejectionReason | null): Leg {
  const { entryType } = undecided;
  const change = reason !== null ? 0n : entryType === 'CREDIT' ? amount : -amount;
  return {
    transactionId: undecided.transactionId,
    accountId: account.id,
    country: account.country,
    currency: account.currency,
    entryType,
    amount,
    result: reason === null ? 'APPROVED' : 'REJECTED',
    rejectionReason: reason,
    balance: account.balance + change,
    eventSequence: account.eventSequence + 1,
    type: undecided.type,
    processType: undecided.processType,
    parentId: undecided.parentId,
    linkedId: undecided.linkedId,
    forced: undecided.forced,
  };
}
