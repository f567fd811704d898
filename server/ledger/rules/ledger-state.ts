import type { Limits, PeriodLimits } from './limits';
import type { EntryType, MovementType, ProcessType } from './movement';
import { addUsage, type DayTotal, dayOf, monthOf, noUsage, type Usage, withMovement, withoutMovement } from './periods';

type AccountStatus = 'ACTIVE' | 'FROZEN' | 'DISABLED' | 'DELETED';

/** An account of the ledger that a client's movements are decided on. */
export interface AccountState {
  readonly id: string;
  readonly clientId: string;
  readonly kind: 'USER' | 'BRIDGE';
  readonly country: string;
  readonly currency: string;
  readonly status: AccountStatus;
  /** Limits of this account, which replace the client's limits for every account. */
  readonly limits: PeriodLimits | null;
  /** Minor units. */
  balance: bigint;
  usage: Usage;
  /** The number of the last event about it; 0 where there was none. */
  eventSequence: number;
}

/** A transaction that others follow, and how much of it is used up. */
export interface ParentState {
  readonly id: string;
  readonly clientId: string;
  readonly accountId: string;
  readonly type: MovementType;
  readonly processType: ProcessType;
  readonly entryType: EntryType;
  /** Minor units. */
  readonly amount: bigint;
  readonly result: 'APPROVED' | 'REJECTED';
  /** The transaction that it follows itself; null for an ORIGINAL. */
  readonly parentId: string | null;
  /** The moment at which it was decided, in milliseconds. */
  readonly createdAt: number;
  /** The sum of later movements of the opposite entry type that were not reversed, in minor units. */
  returned: bigint;
  /** Minor units that were added in the same direction since and were not taken back, in sum. */
  added: bigint;
}

/** The total that all accounts of one client moved in one currency on one day. */
export interface ClientDay extends DayTotal {
  clientId: string;
  currency: string;
}

/** The moments of a release in milliseconds: that at which it moved, and the present one. */
interface Release {
  at: number;
  now: number;
}

/** The data for decisions: the current state of everything that a movement affects. Only `apply` changes it. */
export class LedgerState {
  readonly accounts = new Map<string, AccountState>();
  readonly parents = new Map<string, ParentState>();
  private readonly clientUsage = new Map<string, Usage>();
  private readonly moved = new Map<string, ClientDay>();
  private readonly limits = new Map<string, Limits>();

  /**
   * Copies newer data from an earlier state: its changes may not have been in the database when this state was read.
   * @param limitedClientIds the clients for which the earlier state has complete daily totals
   */
  follow(before: LedgerState, limitedClientIds: Iterable<string>): void {
    for (const id of this.accounts.keys()) {
      const account = before.accounts.get(id);
      if (account !== undefined) this.accounts.set(id, account);
    }
    for (const id of this.parents.keys()) {
      const parent = before.parents.get(id);
      if (parent !== undefined) this.parents.set(id, parent);
    }
    const limited = new Set(limitedClientIds);
    for (const [key, usage] of before.clientUsage) {
      if (limited.has(clientIn(key))) this.clientUsage.set(key, usage);
    }
  }

  /** Sets the limits of a client. To be called before its movements are decided. */
  setLimits(clientId: string, limits: Limits): void {
    this.limits.set(clientId, limits);
  }

  /** Returns the limits of a client. */
  limitsOf(clientId: string): Limits {
    const limits = this.limits.get(clientId);
    if (limits === undefined) throw new Error('the limits of a client must be set before its movements are decided');
    return limits;
  }

  /** Returns an account of the client; null for another client's, too. */
  accountOf(clientId: string, id: string): AccountState | null {
    const account = this.accounts.get(id);
    return account === undefined || account.clientId !== clientId ? null : account;
  }

  /** Adds what all accounts of a client moved before on one day. Only limited clients' decisions need to know. */
  addClientDay({ clientId, currency, day, debit, credit }: ClientDay): void {
    const key = usageKey(clientId, currency);
    this.clientUsage.set(key, addUsage(this.clientUsage.get(key) ?? noUsage(day), { day, debit, credit }));
  }

  /** Returns what all accounts of a client moved, those of this state included. */
  usageOf(clientId: string, currency: string, now: number): Usage {
    return this.clientUsage.get(usageKey(clientId, currency)) ?? noUsage(dayOf(now));
  }

  /**
   * Counts what moved.
   * @param amount minor units
   */
  count(clientId: string, currency: string, entryType: EntryType, amount: bigint, now: number): void {
    const key = usageKey(clientId, currency);
    const usage = withMovement(this.usageOf(clientId, currency, now), entryType, amount, now);
    this.clientUsage.set(key, usage);
    this.note({ clientId, currency, day: usage.day }, entryType, amount);
  }

  /**
   * Releases what moved before, in the day and the month in which it was counted.
   * @param amount minor units
   */
  release(clientId: string, currency: string, entryType: EntryType, amount: bigint, { at, now }: Release): void {
    const key = usageKey(clientId, currency);
    this.clientUsage.set(key, withoutMovement(this.usageOf(clientId, currency, now), entryType, amount, at));
    if (monthOf(dayOf(at)) === monthOf(dayOf(now)))
      this.note({ clientId, currency, day: dayOf(at) }, entryType, -amount);
  }

  private note(of: Pick<ClientDay, 'clientId' | 'currency' | 'day'>, entryType: EntryType, amount: bigint): void {
    const dayKey = `${usageKey(of.clientId, of.currency)} ${of.day}`;
    const noted = this.moved.get(dayKey) ?? { ...of, debit: 0n, credit: 0n };
    if (entryType === 'DEBIT') noted.debit += amount;
    else noted.credit += amount;
    this.moved.set(dayKey, noted);
  }

  /** Returns what moved by this state alone: what there is to add to the stored totals. */
  movedHere(): ClientDay[] {
    return [...this.moved.values()];
  }
}

function usageKey(clientId: string, currency: string): string {
  return `${clientId} ${currency}`;
}

const clientIn = (key: string): string => key.slice(0, key.indexOf(' '));
