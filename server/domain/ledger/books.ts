import { DomainError } from '../errors';
import type { Limits, PeriodLimits } from './limits';
import type { EntryType, MovementType, ProcessType } from './movement';
import { addUsage, noUsage, type Usage, withMovement } from './periods';

export type AccountStatus = 'ACTIVE' | 'FROZEN' | 'DISABLED' | 'DELETED';

/** An account of the ledger that a client's movements are decided on. */
export interface BookAccount {
  readonly id: string;
  readonly clientId: string;
  readonly kind: 'USER' | 'BRIDGE';
  readonly country: string;
  readonly currency: string;
  readonly status: AccountStatus;
  /** Limits of its own, in place of the client's for every account. */
  readonly limits: PeriodLimits | null;
  balance: bigint;
  usage: Usage;
}

/** A transaction that others follow, and how much of it is used up. */
export interface BookParent {
  readonly id: string;
  readonly clientId: string;
  readonly accountId: string;
  readonly type: MovementType;
  readonly processType: ProcessType;
  readonly entryType: EntryType;
  readonly amount: bigint;
  readonly result: 'APPROVED' | 'REJECTED';
  /** What went the other way since, in sum. */
  returned: bigint;
  /** What was added in the same direction since, in sum. */
  added: bigint;
}

/** What decisions look at: the present state of everything that a movement touches, changed by `apply` alone. */
export class Books {
  readonly accounts = new Map<string, BookAccount>();
  readonly parents = new Map<string, BookParent>();
  private readonly clientUsage = new Map<string, ClientUsage>();
  private readonly moved = new Map<string, ClientUsage>();
  private readonly limits = new Map<string, Limits>();

  /** Tells the limits of a client before its movements are decided. */
  setLimits(clientId: string, limits: Limits): void {
    this.limits.set(clientId, limits);
  }

  limitsOf(clientId: string): Limits {
    const limits = this.limits.get(clientId);
    if (limits === undefined) throw new Error('the limits of a client must be set before its movements are decided');
    return limits;
  }

  /** @throws DomainError ACCOUNT_NOT_FOUND, for another client's account too */
  account(clientId: string, id: string): BookAccount {
    const account = this.accounts.get(id);
    if (account === undefined || account.clientId !== clientId) throw new DomainError('ACCOUNT_NOT_FOUND');
    return account;
  }

  /** Tells what all accounts of a client moved before. Only the decisions of limited clients need to know. */
  addUsage(clientId: string, currency: string, usage: Usage, now: number): void {
    const key = usageKey(clientId, currency);
    const known = this.clientUsage.get(key);
    this.clientUsage.set(key, { clientId, currency, usage: known ? addUsage(known.usage, usage, now) : usage });
  }

  /** What all accounts of a client moved, those of these books included. */
  usageOf(clientId: string, currency: string, now: number): Usage {
    return this.clientUsage.get(usageKey(clientId, currency))?.usage ?? noUsage(now);
  }

  /** Counts what moved. */
  count(clientId: string, currency: string, entryType: EntryType, amount: bigint, now: number): void {
    for (const usages of [this.clientUsage, this.moved]) {
      const key = usageKey(clientId, currency);
      const before = usages.get(key)?.usage ?? noUsage(now);
      usages.set(key, { clientId, currency, usage: withMovement(before, entryType, amount, now) });
    }
  }

  /** What moved by these books alone: what there is to add to the stored totals. */
  movedHere(): ClientUsage[] {
    return [...this.moved.values()];
  }
}

/** What all accounts of one client moved in one currency. */
export interface ClientUsage {
  clientId: string;
  currency: string;
  usage: Usage;
}

function usageKey(clientId: string, currency: string): string {
  return `${clientId} ${currency}`;
}
