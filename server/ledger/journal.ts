import { apply, type Posting } from '../domain/ledger/apply';
import type { BookAccount, BookParent, Books } from '../domain/ledger/books';
import type { Decision, Entry } from '../domain/ledger/movement';
import { type Activity, writeActivities } from '../store/activities';
import { Totals } from '../store/activity-totals';
import type { Tx } from '../store/db';
import { type OutboxEvent, writeEvents } from '../store/outbox';
import { runWrites, type Write } from '../store/writes';
import {
  type TransactionRow,
  transactionRows,
  writeAccounts,
  writeCounters,
  writeEntries,
  writeParents,
  writeTransactions,
  writeUsage,
} from './rows';

/** What tells of a decided movement: to the account's owner, and to the client. */
export interface Told {
  activities: readonly Activity[];
  events: readonly OutboxEvent[];
}

/**
 * Collects what decided movements change, and writes it in a handful of statements. What many transactions share
 * (counter-accounts, totals) is written last, so that it stays locked for as short as can be.
 */
export class Journal {
  private readonly transactions: TransactionRow[] = [];
  private readonly entries: (Entry & { createdAt: number })[] = [];
  private readonly counters: NonNullable<Posting['counter']>[] = [];
  private readonly accounts = new Map<string, BookAccount>();
  private readonly parents = new Map<string, BookParent>();
  private readonly activities: Activity[] = [];
  private readonly events: OutboxEvent[] = [];
  private readonly totals: Totals;
  /** The latest moment of a movement. */
  private latest = 0;

  /** @param slot which rows of shared totals to write to: processes with different slots don't wait for each other */
  constructor(private readonly slot: number) {
    this.totals = new Totals(slot);
  }

  /** Applies a decision to the books and notes what there is to write. */
  add(books: Books, decision: Decision, told: Told): void {
    const posting = apply(books, decision);
    this.latest = Math.max(this.latest, decision.movement.now);
    this.transactions.push(...transactionRows(decision));
    for (const { movementId, leg, accountId, currency, amount } of posting.entries) {
      this.entries.push({ movementId, leg, accountId, currency, amount, createdAt: decision.movement.now });
    }
    if (posting.counter !== null) this.counters.push(posting.counter);
    if (posting.entries.length > 0) this.noteChanged(books, decision);
    this.addActivities(told.activities);
    this.events.push(...told.events);
  }

  /** Notes activities that no movement made, such as those that a requirement barred from the ledger. */
  addActivities(activities: readonly Activity[]): void {
    this.activities.push(...activities);
    for (const activity of activities) this.totals.add(activity);
  }

  addEvents(events: readonly OutboxEvent[]): void {
    this.events.push(...events);
  }

  /** Moves an activity from one result to another in the totals. */
  moveTotal(activity: Activity, from: string): void {
    this.totals.add({ ...activity, result: from }, -1);
    this.totals.add(activity, 1);
  }

  /** Writes everything, and whatever else belongs to the same transaction, at once. */
  async write(tx: Tx, books: Books, others: readonly (Write | null)[]): Promise<void> {
    await runWrites(tx, [...this.own(tx), ...others, ...this.shared([books])]);
  }

  /** Writes what later statements of the same transaction may want to read. */
  async writeOwn(tx: Tx): Promise<void> {
    await runWrites(tx, this.own(tx));
  }

  /** Writes what is shared with other transactions; the last step before the commit. */
  async writeShared(tx: Tx, books: readonly Books[]): Promise<void> {
    await runWrites(tx, this.shared(books));
  }

  private own(tx: Tx): (Write | null)[] {
    return [
      writeTransactions(take(this.transactions)),
      writeAccounts(takeAll(this.accounts)),
      writeParents(takeAll(this.parents)),
      writeActivities(take(this.activities)),
      writeEvents(tx, take(this.events)),
    ];
  }

  private shared(books: readonly Books[]): (Write | null)[] {
    const moved = books.flatMap((book) => book.movedHere());
    return [
      writeCounters(take(this.counters)),
      writeEntries(take(this.entries)),
      writeUsage(moved, this.slot, this.latest),
      this.totals.write(),
    ];
  }

  private noteChanged(books: Books, { legs }: Decision): void {
    for (const { accountId, parentId } of legs) {
      const account = books.accounts.get(accountId);
      if (account !== undefined) this.accounts.set(accountId, account);
      const parent = parentId === null ? undefined : books.parents.get(parentId);
      if (parent !== undefined) this.parents.set(parent.id, parent);
    }
  }
}

function take<T>(list: T[]): T[] {
  return list.splice(0, list.length);
}

function takeAll<T>(map: Map<string, T>): T[] {
  const values = [...map.values()];
  map.clear();
  return values;
}
