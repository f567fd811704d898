import type { Adjustment } from './rules';

/** The debt of a user to the client, since an adjustment found no funds. Minor units, positive. */
export interface Debt {
  transactionId: string;
  userId: string | null;
  currency: string;
  amount: bigint;
  /** The time when it was first tried to collect, RFC 3339. */
  since: string;
  /** Attempts at collecting it by now. */
  tries: number;
}

/**
 * The funds that users can be charged: minor units by user and currency. Null where nobody says, and nothing is tried.
 */
export type Funds = { available(userId: string | null, currency: string): bigint } | null;

/** An adjustment and its result. `REGISTER` if the funds of the users are not known. */
export interface CarriedOut {
  adjustment: Adjustment;
  outcome: 'REGISTER' | 'REGISTERED' | 'DEBT';
}

interface Collected {
  carried: CarriedOut[];
  /** Debts that were collected this time. */
  collected: Debt[];
  /** The debts that remain: those that were not collected, and those that are new. */
  debts: Debt[];
}

/** The rest of each user's funds as adjustments are registered. */
class RemainingFunds {
  private readonly changes = new Map<string, bigint>();

  constructor(private readonly funds: NonNullable<Funds>) {}

  private key(userId: string | null, currency: string): string {
    return JSON.stringify([userId, currency]);
  }

  give(userId: string | null, currency: string, amount: bigint): void {
    const key = this.key(userId, currency);
    this.changes.set(key, (this.changes.get(key) ?? 0n) + amount);
  }

  /** Takes all of an amount, or nothing. */
  take(userId: string | null, currency: string, amount: bigint): boolean {
    const left = this.funds.available(userId, currency) + (this.changes.get(this.key(userId, currency)) ?? 0n);
    if (left < amount) return false;
    this.give(userId, currency, -amount);
    return true;
  }
}

/**
 * Registers adjustments as far as the users' funds go: first what users get, then what they owe from before, the oldest
 * first, then what they are to be charged now. What finds no funds is a debt and is tried again the next time.
 * Source: interface specification, reconciliation of the transaction file.
 */
export function collect(
  adjustments: readonly Adjustment[],
  before: readonly Debt[],
  funds: Funds,
  now: string,
): Collected {
  if (funds === null) {
    return {
      carried: adjustments.map((adjustment) => ({ adjustment, outcome: 'REGISTER' })),
      collected: [],
      debts: [...before],
    };
  }
  const remaining = new RemainingFunds(funds);
  for (const { userId, currency, change } of adjustments) if (change > 0n) remaining.give(userId, currency, change);
  const collected: Debt[] = [];
  const debts: Debt[] = [];
  for (const debt of [...before].sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0))) {
    const tried = { ...debt, tries: debt.tries + 1 };
    (remaining.take(debt.userId, debt.currency, debt.amount) ? collected : debts).push(tried);
  }
  const carried = adjustments.map((adjustment): CarriedOut => {
    const { change, transactionId, userId, currency } = adjustment;
    if (change > 0n || remaining.take(userId, currency, -change)) return { adjustment, outcome: 'REGISTERED' };
    debts.push({ transactionId, userId, currency, amount: -change, since: now, tries: 1 });
    return { adjustment, outcome: 'DEBT' };
  });
  return { carried, collected, debts };
}
