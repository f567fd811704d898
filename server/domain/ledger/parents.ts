import { DomainError } from '../errors';
import type { BookParent, Books } from './books';
import type { SingleMovement } from './movement';

/**
 * The transaction that a REFUND, REVERSAL or ADJUSTMENT follows; null for an ORIGINAL.
 *
 * It must be an APPROVED transaction of the same account and the same type, so that money goes back over the rail it
 * came by. A REFUND or REVERSAL goes the other way, an ADJUSTMENT either way; refunds and adjustments follow what is
 * original, and only a reversal takes back a refund or an adjustment. In either direction, what follows a parent never
 * sums to more than the parent (interface specification, Core transaction: `parent_tx_id`).
 * @throws DomainError INVALID_PARENT_TX_ID
 */
export function parentOf(books: Books, movement: SingleMovement): BookParent | null {
  const { parentId, processType } = movement;
  if (processType === 'ORIGINAL') {
    if (parentId !== null) throw refuse('unexpected', 'an ORIGINAL has no parent');
    return null;
  }
  if (parentId === null) throw refuse('required', `a ${processType} needs the transaction that it follows`);
  const parent = books.parents.get(parentId);
  if (parent === undefined || parent.clientId !== movement.clientId || parent.accountId !== movement.accountId) {
    throw refuse('unknown', 'the account has no such transaction');
  }
  assertFollows(parent, movement);
  return parent;
}

function assertFollows(parent: BookParent, movement: SingleMovement): void {
  const { processType, entryType } = movement;
  if (parent.result !== 'APPROVED') throw refuse('state', 'the transaction was not approved');
  if (parent.type !== movement.type) throw refuse('type', `the transaction is a ${parent.type}`);
  const takesBack = processType === 'REVERSAL' && parent.processType !== 'REVERSAL';
  if (parent.processType !== 'ORIGINAL' && !takesBack) {
    throw refuse('process_type', `a ${processType} does not follow a ${parent.processType}`);
  }
  const returns = entryType !== parent.entryType;
  if (!returns && processType !== 'ADJUSTMENT') {
    throw refuse('entry_type', `a ${processType} goes the other way than the transaction`);
  }
  const left = parent.amount - (returns ? parent.returned : parent.added);
  if (movement.amount > left) throw refuse('exceeded', 'the amount is more than the transaction has left');
}

function refuse(code: string, detail: string): DomainError {
  return new DomainError('INVALID_PARENT_TX_ID', [{ code, detail, location: 'body', pointer: '/parent_tx_id' }]);
}
