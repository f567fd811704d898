import { apply } from '../ledger/rules/apply';
import { decide } from '../ledger/rules/decide';
import { type AccountState, LedgerState, type ParentState } from '../ledger/rules/ledger-state';
import { type Limits, readLimits } from '../ledger/rules/limits';
import type { Movement, P2PMovement, SingleMovement } from '../ledger/rules/movement';
import { dayOf, noUsage } from '../ledger/rules/periods';
import { LedgerRefusal } from '../ledger/rules/refusal';

/** The time of a movement, unless a test says otherwise. */
export const NOON = Date.UTC(2026, 0, 16, 12);

/** A client without limits. */
export const none: Limits = readLimits({
  account: { daily: null, monthly: null },
  client: { daily: null, monthly: null },
  bridge: { daily: null, monthly: null, movement: null, balance: null },
});

export function single(changes: Partial<SingleMovement> = {}): SingleMovement {
  return {
    kind: 'single',
    id: 't',
    clientId: 'c',
    accountId: 'a',
    type: 'CARD_PURCHASE',
    processType: 'ORIGINAL',
    entryType: 'DEBIT',
    amount: 100n,
    parentId: null,
    forced: false,
    processBefore: null,
    fraud: false,
    now: NOON,
    ...changes,
  };
}

export function p2p(changes: Partial<P2PMovement> = {}): P2PMovement {
  return {
    kind: 'p2p',
    sourceId: 's',
    destinationId: 'd',
    clientId: 'c',
    sourceAccountId: 'a',
    destinationAccountId: 'b',
    amount: 100n,
    processBefore: null,
    fraud: false,
    now: NOON,
    ...changes,
  };
}

/** Gives each test of a file a ledger of its own, in which client `c` has no limits. */
export function useLedgerState() {
  let state: LedgerState;
  beforeEach(() => {
    state = new LedgerState();
    state.setLimits('c', none);
  });

  function account(id: string, changes: Partial<AccountState> = {}): AccountState {
    const made: AccountState = {
      id,
      clientId: 'c',
      kind: 'USER',
      country: 'ARG',
      currency: 'ARS',
      status: 'ACTIVE',
      limits: null,
      balance: 1000n,
      usage: noUsage(dayOf(NOON)),
      eventSequence: 0,
      ...changes,
    };
    state.accounts.set(id, made);
    return made;
  }

  function parent(id: string, changes: Partial<ParentState> = {}): ParentState {
    const made: ParentState = {
      id,
      clientId: 'c',
      accountId: 'a',
      type: 'CARD_PURCHASE',
      processType: 'ORIGINAL',
      entryType: 'DEBIT',
      amount: 100n,
      result: 'APPROVED',
      parentId: null,
      createdAt: NOON,
      returned: 0n,
      added: 0n,
      ...changes,
    };
    state.parents.set(id, made);
    return made;
  }

  /** The rejection reasons of the legs, or the reason of the refusal; what is approved is applied. */
  function tried(movement: Movement): (string | null)[] | string {
    try {
      const decision = decide(state, movement);
      apply(state, decision, 0);
      return decision.legs.map(({ rejectionReason }) => rejectionReason);
    } catch (error) {
      if (error instanceof LedgerRefusal) return [error.reason, ...error.roles].join(' ');
      throw error;
    }
  }

  return { state: () => state, account, parent, tried };
}
