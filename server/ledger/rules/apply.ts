import { type CounterKind, counterId, counterOf } from './counters';
import type { AccountState, LedgerState, ParentState } from './ledger-state';
import type { Decision, Entry, EntryType, Leg } from './movement';
import { withMovement, withoutMovement } from './periods';

/** The postings that an applied decision adds to the ledger, beyond the changed accounts and parents in the state. */
export interface Posting {
  entries: readonly Entry[];
  /** The gain of the service's own account of the other side; null between two accounts of clients. */
  counter: { id: string; clientId: string; kind: CounterKind; currency: string; change: bigint } | null;
}

const NOTHING: Posting = { entries: [], counter: null };

/**
 * Changes the state as decided and says what to write. A refused movement changes nothing.
 * @param slot the one of a counter-account's parts that it is posted to
 */
export function apply(state: LedgerState, decision: Decision, slot: number): Posting {
  const [first] = decision.legs;
  if (first === undefined) throw new Error('a decision has a leg');
  if (first.result === 'REJECTED') return NOTHING;
  for (const leg of decision.legs) applyLeg(state, decision, leg);
  const posting =
    decision.movement.kind === 'single' ? againstCounter(decision, first, slot) : betweenAccounts(decision);
  assertBalanced(posting.entries);
  return posting;
}

function applyLeg(state: LedgerState, { movement }: Decision, leg: Leg): void {
  const account = state.accounts.get(leg.accountId) as AccountState;
  account.balance += signed(leg);
  if (leg.balance !== account.balance) throw new Error('a decision was applied to another state than it was made on');
  if (leg.processType === 'ORIGINAL') {
    const { clientId, now } = movement;
    account.usage = withMovement(account.usage, leg.entryType, leg.amount, now);
    state.count(clientId, leg.currency, leg.entryType, leg.amount, now);
  }
  const parent = leg.parentId === null ? undefined : state.parents.get(leg.parentId);
  if (parent === undefined) return;
  if (leg.processType === 'REVERSAL' && parent.processType === 'ORIGINAL')
    release(state, account, parent, leg, movement.now);
  use(parent, leg.entryType, leg.amount);
  // A reversed transaction no longer uses up its parent.
  const followed = parent.parentId === null ? undefined : state.parents.get(parent.parentId);
  if (followed !== undefined) use(followed, parent.entryType, -leg.amount);
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * Releases reversed amounts, because a reversed movement counts as not made. A refunded movement was made and returned
 * later.
 */
function release(state: LedgerState, account: AccountState, parent: ParentState, leg: Leg, now: number): void {
  const { entryType, createdAt: at } = parent;
  // What was added to it never counted.
  const amount = smaller(leg.amount, parent.amount - parent.returned);
  if (amount <= 0n) return;
  account.usage = withoutMovement(account.usage, entryType, amount, at);
  state.release(account.clientId, account.currency, entryType, amount, { at, now });
}

/**
 * Counts an amount that follows a parent.
 * @param amount minor units, negative if it is reversed
 */
function use(parent: ParentState, entryType: EntryType, amount: bigint): void {
  if (parent.entryType === entryType) parent.added += amount;
  else parent.returned += amount;
}

function againstCounter({ movement }: Decision, leg: Leg, slot: number): Posting {
  if (movement.kind !== 'single') throw new Error('only a single movement has a counter-account');
  const { clientId, type } = movement;
  const kind = counterOf(type);
  const id = counterId({ clientId, kind, currency: leg.currency, slot });
  const change = -signed(leg);
  const own: Entry = entry(leg.transactionId, 0, leg.accountId, leg.currency, signed(leg));
  return {
    entries: [own, entry(leg.transactionId, 1, id, leg.currency, change)],
    counter: { id, clientId, kind, currency: leg.currency, change },
  };
}

function betweenAccounts({ legs }: Decision): Posting {
  const movementId = legs[0]?.transactionId ?? '';
  const entries = legs.map((leg, index) => entry(movementId, index, leg.accountId, leg.currency, signed(leg)));
  return { entries, counter: null };
}

function entry(movementId: string, leg: number, accountId: string, currency: string, amount: bigint): Entry {
  return { movementId, leg, accountId, currency, amount };
}

function signed(leg: Leg): bigint {
  return leg.entryType === 'CREDIT' ? leg.amount : -leg.amount;
}

/** Money is neither made nor lost: checked on every movement, in production too. */
function assertBalanced(entries: readonly Entry[]): void {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of entries) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  for (const sum of sums.values()) if (sum !== 0n) throw new Error('the entries of a movement do not sum to zero');
}
