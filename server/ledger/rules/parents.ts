import type { LedgerState, ParentState } from './ledger-state';
import type { SingleMovement } from './movement';
import { LedgerRefusal } from './refusal';

/** The fields of a movement that are compared with the transaction that it follows. */
type Following = Pick<
  SingleMovement,
  'clientId' | 'accountId' | 'type' | 'processType' | 'entryType' | 'amount' | 'forced'
>;

/**
 * Returns the transaction that a REFUND, REVERSAL or ADJUSTMENT follows; null for an ORIGINAL.
 * @throws LedgerRefusal PARENT_*, as `whyNotFollowing`
 */
export function parentOf(state: LedgerState, movement: SingleMovement): ParentState | null {
  const { parentId, processType } = movement;
  if (processType === 'ORIGINAL') {
    if (parentId !== null) throw new LedgerRefusal('PARENT_UNEXPECTED', 'an ORIGINAL has no parent');
    return null;
  }
  if (parentId === null) {
    throw new LedgerRefusal('PARENT_REQUIRED', `${processType} needs the transaction that it follows`);
  }
  const parent = state.parents.get(parentId) ?? null;
  const refusal = whyNotFollowing(parent, movement, followedBy(state.parents, parent));
  if (refusal !== null) throw refusal;
  return parent;
}

/** Returns the transaction that a parent follows itself, where it follows one. */
export function followedBy(parents: ReadonlyMap<string, ParentState>, parent: ParentState | null): ParentState | null {
  return parents.get(parent?.parentId ?? '') ?? null;
}

/**
 * Returns why a movement can't follow a transaction; null when it can.
 *
 * The parent must be an APPROVED transaction of the same account and the same type, so that money returns over the same
 * network. A REFUND or REVERSAL has the opposite entry type, an ADJUSTMENT can have either. Refunds and adjustments
 * follow an ORIGINAL; only a reversal can follow a refund or an adjustment. In each direction, the transactions that
 * follow a parent never sum to more than the parent; reversed ones do not count (interface specification, Core
 * transaction: `parent_tx_id`). A network can present more than the parent, such as a tip, and refund this together
 * with it.
 * @param parent null if the ledger has no transaction with the given id
 * @param followed the transaction that the parent itself follows; null if there is none
 */
export function whyNotFollowing(
  parent: ParentState | null,
  movement: Following,
  followed: ParentState | null,
): LedgerRefusal | null {
  const { processType, entryType } = movement;
  if (parent === null || parent.clientId !== movement.clientId || parent.accountId !== movement.accountId) {
    return new LedgerRefusal('PARENT_UNKNOWN', 'the account has no such transaction');
  }
  if (parent.result !== 'APPROVED') return new LedgerRefusal('PARENT_NOT_APPROVED', 'the transaction was not approved');
  if (parent.type !== movement.type) {
    return new LedgerRefusal('PARENT_OF_OTHER_TYPE', `the transaction is a ${parent.type}`);
  }
  const takesBack = processType === 'REVERSAL' && parent.processType !== 'REVERSAL';
  if (parent.processType !== 'ORIGINAL' && !takesBack) {
    return new LedgerRefusal('PARENT_NOT_FOLLOWED', `${processType} does not follow ${parent.processType}`);
  }
  const returns = entryType !== parent.entryType;
  if (!returns && processType !== 'ADJUSTMENT') {
    return new LedgerRefusal(
      'PARENT_SAME_DIRECTION',
      `${processType} must have the opposite entry type of the transaction`,
    );
  }
  if (movement.amount <= leftOf(parent, movement, followed)) return null;
  return new LedgerRefusal('PARENT_EXCEEDED', 'the amount is more than the remaining amount of the transaction');
}

/**
 * Returns the amount that can still follow a transaction. A forced movement can add any amount, which can also be
 * returned, but only once.
 */
function leftOf(
  parent: ParentState,
  { entryType, amount, forced }: Pick<Following, 'entryType' | 'amount' | 'forced'>,
  followed: ParentState | null,
): bigint {
  if (entryType === parent.entryType) return forced ? amount : parent.amount - parent.added;
  const left = parent.amount + (forced ? parent.added : 0n) - parent.returned;
  if (followed === null || followed.entryType !== parent.entryType) return left;
  const open = followed.amount + followed.added - followed.returned;
  return open < left ? open : left;
}

/**
 * Decides whether a movement must have the opposite entry type of the transaction that it follows.
 * @param parent null when the ledger has none
 */
export function takesBack(
  { processType, entryType }: Pick<Following, 'processType' | 'entryType'>,
  parent: Pick<ParentState, 'entryType'> | null,
): boolean {
  return parent === null ? processType !== 'ADJUSTMENT' : parent.entryType !== entryType;
}
