import { DAY } from '../../server/kernel/time';

/**
 * How long a reversal waits for its original, in milliseconds. The service tries to deliver an event for little more
 * than three days, and operators send it again soon after that.
 */
const EARLY_MILLISECONDS = 30 * DAY;

/** A line of a user's account, one for each card transaction. */
interface Line {
  id: string;
  userId: string;
  /** Null if it is known only from a settlement file. */
  type: string | null;
  currency: string;
  /** In hundredths; debits of the user are negative. Zero if it was rejected. */
  change: bigint;
  status: 'APPROVED' | 'REJECTED' | 'HELD';
  statusDetail: string;
  originalId: string | null;
  /** True when a settlement file has had it, too. */
  marked: boolean;
}

/** A movement that the service reports. */
export interface Movement {
  id: string;
  userId: string;
  type: string;
  currency: string;
  /** In hundredths. */
  amount: bigint;
  originalId: string | null;
}

/** The correction that a reconciliation makes: the state of a transaction, and the change that follows. */
type Correction = Pick<Line, 'id' | 'userId' | 'currency' | 'change' | 'status'>;

/**
 * The client's own ledger: the balance of every user, and the lines behind it. A movement that is reported twice counts
 * once, because the id of the transaction is known then. A reversal of a transaction that this ledger never approved
 * moves nothing: it was sent for the case that the client had approved it.
 */
export class ClientLedger {
  private readonly balances = new Map<string, { userId: string; currency: string; balance: bigint }>();
  private readonly lines = new Map<string, Line>();
  /** The reversals that arrived before their original, by its id; the one that has waited longest first. */
  private readonly early = new Map<string, { reversals: readonly Movement[]; at: number }>();

  /**
   * @param opening what a user has who is not known yet, in hundredths
   * @param now the time in milliseconds
   */
  constructor(
    private readonly opening: bigint,
    private readonly now: () => number = Date.now,
  ) {}

  balance(userId: string, currency: string): bigint {
    return this.balances.get(`${userId} ${currency}`)?.balance ?? this.opening;
  }

  /** Sets what a user has. */
  setBalance(userId: string, currency: string, balance: bigint): void {
    this.balances.set(`${userId} ${currency}`, { userId, currency, balance });
  }

  /** Returns the balance of every user who is known here. */
  allBalances(): readonly { userId: string; currency: string; balance: bigint }[] {
    return [...this.balances.values()];
  }

  line(id: string): Line | undefined {
    return this.lines.get(id);
  }

  /** Every line, in the order it was written. */
  all(): readonly Line[] {
    return [...this.lines.values()];
  }

  /** Decides whether a transaction was reversed before it arrived. */
  isTakenBack(id: string): boolean {
    return this.early.has(id);
  }

  /** Writes what was decided. */
  decided(movement: Movement, statusDetail: string): Line {
    const approved = statusDetail === 'APPROVED';
    return this.write(movement, approved ? -movement.amount : 0n, approved ? 'APPROVED' : 'REJECTED', statusDetail);
  }

  /**
   * Applies a transaction that the service reports.
   * @param direction `debit` debits the user
   */
  adjust(movement: Movement, direction: 'debit' | 'credit'): void {
    // A transaction that was rejected here was approved by the service, because the answer did not arrive in time.
    if (this.lines.get(movement.id)?.status === 'APPROVED') return;
    const original = movement.originalId === null ? undefined : this.lines.get(movement.originalId);
    if (movement.type.startsWith('REVERSAL_') && original?.status !== 'APPROVED') {
      this.takeBackNothing(movement, original);
      return;
    }
    this.write(movement, direction === 'debit' ? -movement.amount : movement.amount, 'APPROVED', 'APPROVED');
    const reversals = this.early.get(movement.id)?.reversals ?? [];
    this.early.delete(movement.id);
    for (const reversal of reversals) {
      this.lines.delete(reversal.id);
      this.write(reversal, direction === 'debit' ? reversal.amount : -reversal.amount, 'APPROVED', 'APPROVED');
    }
  }

  /** Writes the findings of a reconciliation: transactions that are unknown here or have another outcome. */
  correct({ id, userId, currency, change, status }: Correction): void {
    const statusDetail = status === 'APPROVED' ? 'APPROVED' : 'OTHER';
    const line = this.lines.get(id) ?? {
      id,
      userId,
      type: null,
      currency,
      change: 0n,
      originalId: null,
      marked: false,
    };
    this.lines.set(id, { ...line, change: line.change + change, status, statusDetail });
    this.setBalance(userId, currency, this.balance(userId, currency) + change);
  }

  /** Marks what a settlement file has had, so that no later one needs to. */
  mark(id: string): void {
    const line = this.lines.get(id);
    if (line !== undefined) line.marked = true;
  }

  /** The original was rejected here, or has not arrived: then an authorization or an adjustment will follow. */
  private takeBackNothing(movement: Movement, original: Line | undefined): void {
    this.write(movement, 0n, 'APPROVED', 'APPROVED');
    if (original !== undefined || movement.originalId === null) return;
    const at = this.now();
    const reversals = [...(this.early.get(movement.originalId)?.reversals ?? []), movement];
    this.early.delete(movement.originalId);
    this.early.set(movement.originalId, { reversals, at });
    this.forgetBefore(at - EARLY_MILLISECONDS);
  }

  /** Otherwise reversals whose original never comes, because the network gave it up, would fill the memory. */
  private forgetBefore(moment: number): void {
    for (const [id, { at }] of this.early) {
      if (at >= moment) return;
      this.early.delete(id);
    }
  }

  private write(movement: Movement, change: bigint, status: Line['status'], statusDetail: string): Line {
    const { id, userId, type, currency, originalId } = movement;
    const line: Line = { id, userId, type, currency, change, status, statusDetail, originalId, marked: false };
    this.lines.set(id, line);
    this.setBalance(userId, currency, this.balance(userId, currency) + change);
    return line;
  }
}
