/** The role of an account in a movement: the only one, or one of the two between which money moves. */
export type AccountRole = 'account' | 'source' | 'destination';

/**
 * The reasons why the ledger can't process a movement at all: nothing of it is recorded, in contrast to a rejected one.
 */
export type RefusalReason =
  | 'ACCOUNT_NOT_FOUND'
  | 'SAME_ACCOUNT'
  | 'OTHER_CURRENCY'
  | 'BALANCE_OUT_OF_RANGE'
  | 'PARENT_UNEXPECTED'
  | 'PARENT_REQUIRED'
  | 'PARENT_UNKNOWN'
  | 'PARENT_NOT_APPROVED'
  | 'PARENT_OF_OTHER_TYPE'
  | 'PARENT_NOT_FOLLOWED'
  | 'PARENT_SAME_DIRECTION'
  | 'PARENT_EXCEEDED';

/** Refuses a movement with a reason of the ledger. Callers convert it into an error of their operation. */
export class LedgerRefusal extends Error {
  override name = 'LedgerRefusal';

  /** @param roles which accounts of the movement the reason is about */
  constructor(
    readonly reason: RefusalReason,
    message: string,
    readonly roles: readonly AccountRole[] = [],
  ) {
    super(message);
  }
}
