import { reconciliation } from '../../../generated/settlement';
import type { components } from '../../../generated/types/sandbox';
import { entryTypeOf, isReversal } from '../../../server/card-processing/rules/transaction-type';

type Schemas = components['schemas'];
type CardTransactionType = Schemas['CardTransactionType'];
export type Status = NonNullable<Schemas['SandboxCardTransaction']['status']>;

/** A row of the transaction file, as far as reconciliation goes. Amounts are minor units. */
export interface ServiceRow {
  id: string;
  type: CardTransactionType;
  status: Status;
  amount: bigint;
  currency: string;
  userId: string | null;
  originalId: string | null;
}

/** A row of the client's own books. What they leave out is as the service has it. */
export interface ClientRow {
  id: string;
  status: Status;
  type: CardTransactionType | null;
  amount: bigint | null;
  /** Marked as matching after an earlier run: an earlier file had it. */
  marked: boolean;
}

/** Something to register on the user's account, so that it is as the service says. */
export interface Adjustment {
  transactionId: string;
  userId: string | null;
  currency: string;
  /** The amount that the user gets, in minor units; negative is taken. */
  change: bigint;
  serviceStatus: Status;
  /** Null if the client does not know it. */
  clientStatus: Status | null;
  /** Of the rule in the contract. */
  reason: string;
}

/** The state of the client's books for a transaction that an earlier run adjusted. */
export interface Settled {
  status: Status;
  /** The amount that it has moved on the user's account by then, in minor units. */
  moved: bigint;
}

/** The results that earlier runs left behind, by the id of the transaction. */
export interface Memory {
  settled: ReadonlyMap<string, Settled>;
  /** Rows of the client that no file of the service had yet. */
  unexplained: ReadonlyMap<string, ClientRow>;
  /**
   * The transactions that the service rejected in files of the days before: a reversal made after midnight is in the
   * next file.
   */
  rejected: ReadonlySet<string>;
}

export interface Reconciled {
  serviceRows: number;
  /** Rows that nothing is to be done about. */
  matching: number;
  adjustments: Adjustment[];
  /** Rows of the client that the service does not have: not a possible case, so far. */
  impossible: ClientRow[];
  /** Rows that were that before, and are in this file. */
  explained: string[];
  /** Both sides APPROVED, with another amount. The table has no action for it. */
  amountsDiffer: { transactionId: string; service: bigint; client: bigint }[];
  /** The state of the books, once the adjustments are registered. */
  settled: Map<string, Settled>;
  /** The transactions that the service rejected in this file. */
  rejected: ReadonlySet<string>;
}

type Rule = (typeof reconciliation.rules)[number];

/** The rule of the contract's table for a transaction that stands in the file, in the client's books, or in both. */
export function ruleFor(service: Status | null, client: Status | null): Rule {
  const same = service !== null && service === client;
  const found = reconciliation.rules.find((rule) => {
    const statuses: readonly string[] | null = 'when' in rule ? rule.when.STATUS : null;
    return (
      rule.service === (service !== null) &&
      rule.client === (client !== null) &&
      rule.same_status === same &&
      (statuses === null || statuses.includes(service ?? ''))
    );
  });
  if (found === undefined) throw new Error(`the contract says nothing of ${service} and ${client}`);
  return found;
}

/** Returns the change that a transaction makes to the balance of the user. Nothing has moved unless it is approved. */
function effect(type: CardTransactionType, status: Status, amount: bigint): bigint {
  if (status !== 'APPROVED') return 0n;
  return entryTypeOf(type) === 'DEBIT' ? -amount : amount;
}

/** The client's side of a row. */
interface Side {
  status: Status | null;
  moved: bigint;
  /** The amount in its books, where they have one and no earlier run has settled it. */
  amount: bigint | null;
}

/** An adjustment while rows are read. */
interface NotedAdjustment extends Adjustment {
  /** The amount that the client has moved once the adjustment is registered. */
  moved: bigint;
  /** The reversals of the transaction, if the service rejected it: what the client moved for them is in `change`. */
  reversals: ServiceRow[];
}

/**
 * Compares the transaction file with the client's books, row by row, by the contract's table. An adjustment is the
 * difference between the amount that the service reports and the amount that the client has moved.
 */
export class Reconciliation {
  private serviceRows = 0;
  private matching = 0;
  private readonly adjustments = new Map<string, NotedAdjustment>();
  /** Rows that were unexplained, and how they stand now. */
  private readonly explained = new Map<string, Settled>();
  private readonly amountsDiffer: Reconciled['amountsDiffer'] = [];
  private readonly rejected = new Set<string>();
  private readonly reversals: ServiceRow[] = [];

  /** @param books the client's rows by id; rows that the service also has are removed from it */
  constructor(
    private readonly books: Map<string, ClientRow>,
    private readonly memory: Memory,
  ) {}

  add(row: ServiceRow): void {
    this.serviceRows += 1;
    if (row.status === 'REJECTED') this.rejected.add(row.id);
    // The result of a reversal depends on its original, which may be in a later row.
    if (isReversal(row.type) && row.status === 'APPROVED') this.reversals.push(row);
    else this.judge(row);
  }

  finish(): Reconciled {
    for (const row of this.reversals) {
      if (row.originalId !== null && this.isRejected(row.originalId)) this.judgeWithOriginal(row, row.originalId);
      else this.judge(row);
    }
    const noted = [...this.adjustments.values()];
    const adjusted = noted.filter(({ change }) => change !== 0n);
    return {
      serviceRows: this.serviceRows,
      matching: this.matching + noted.length - adjusted.length,
      adjustments: adjusted.map(({ moved: _, reversals: __, ...adjustment }) => adjustment),
      impossible: [...this.books.values()].filter(({ marked }) => !marked),
      explained: [...this.explained.keys()],
      amountsDiffer: this.amountsDiffer,
      settled: new Map([
        ...this.explained,
        ...adjusted.map(
          ({ transactionId, serviceStatus: status, moved }) => [transactionId, { status, moved }] as const,
        ),
        ...adjusted.flatMap(({ reversals }) => reversals.map(({ id, status }) => [id, { status, moved: 0n }] as const)),
      ]),
      rejected: this.rejected,
    };
  }

  private isRejected(id: string): boolean {
    return this.rejected.has(id) || this.memory.rejected.has(id);
  }

  private judge(row: ServiceRow): void {
    const client = this.sideOf(row);
    const { action, description } = ruleFor(row.status, client.status);
    const moved = effect(row.type, row.status, row.amount);
    const adjusts = action === 'REGISTER_ADJUSTMENT' && moved !== client.moved;
    this.explain(
      row,
      adjusts || client.status === null ? { status: row.status, moved } : { ...client, status: client.status },
    );
    if (client.status === row.status && client.amount !== null && client.moved !== moved) {
      this.amountsDiffer.push({ transactionId: row.id, service: row.amount, client: client.amount });
    } else if (adjusts) this.note(row, client, moved, description);
    else this.matching += 1;
  }

  /** An earlier run knew the row from the client only. */
  private explain({ id }: ServiceRow, { status, moved }: Settled): void {
    if (this.memory.unexplained.has(id)) this.explained.set(id, { status, moved });
  }

  /**
   * A reversal of a transaction that the service rejected, sent because the client may have approved it. Together they
   * have moved nothing, however the client handled each.
   */
  private judgeWithOriginal(row: ServiceRow, originalId: string): void {
    const client = this.sideOf(row);
    const original = this.adjustments.get(originalId);
    if (original === undefined) {
      this.explain(row, { status: row.status, moved: 0n });
      if (client.moved === 0n) this.matching += 1;
      else this.note(row, client, 0n, ruleFor(row.status, client.status).description);
      return;
    }
    this.explain(row, { status: client.status ?? row.status, moved: client.moved });
    original.change -= client.moved;
    original.reversals.push(row);
    this.matching += 1;
  }

  private sideOf(row: ServiceRow): Side {
    const own = this.books.get(row.id);
    const earlier = this.memory.unexplained.get(row.id);
    this.books.delete(row.id);
    const settled = this.memory.settled.get(row.id);
    if (settled !== undefined) return { ...settled, amount: null };
    const known = own ?? earlier;
    if (known === undefined) return { status: null, moved: 0n, amount: null };
    const { status, type, amount } = known;
    return { status, amount, moved: effect(type ?? row.type, status, amount ?? row.amount) };
  }

  private note(row: ServiceRow, client: Side, moved: bigint, reason: string): void {
    this.adjustments.set(row.id, {
      transactionId: row.id,
      userId: row.userId,
      currency: row.currency,
      change: moved - client.moved,
      serviceStatus: row.status,
      clientStatus: client.status,
      reason,
      moved,
      reversals: [],
    });
  }
}
