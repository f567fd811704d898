import { type Activity, writeActivities } from '../activities/store/activities';
import { Totals } from '../activities/store/activity-totals';
import { type OutboxEvent, writeEvents } from '../events/store/outbox';
import type { Tx } from '../platform/store/db';
import { type BulkWrite, runWrites } from '../platform/store/writes';
import {
  type TransactionRow,
  transactionRows,
  writeAccounts,
  writeClientDays,
  writeCounters,
  writeEntries,
  writeParents,
  writeTransactions,
} from './rows';
import { apply, type Posting } from './rules/apply';
import type { AccountState, LedgerState, ParentState } from './rules/ledger-state';
import type { Decision, Entry } from './rules/movement';

/**
 * The activities and events of a decided movement: for the account's owner, and for the client. It is written with the
 * movement. There are no events, or one for each leg with its number.
 */
export interface SideEffects {
  activities: readonly Activity[];
  events: readonly OutboxEvent[];
}

/**
 * Collects what decided movements change, and writes it in a handful of statements. What many transactions share
 * (counter-accounts, totals) is written last, so that it stays locked for as short as can be.
 */
export class Journal {
  private readonly transactions: TransactionRow[] = [];
  private readonly entries: (Entry & { createdAt: number; clientId: string })[] = [];
  private readonly counters: NonNullable<Posting['counter']>[] = [];
  private readonly accounts = new Map<string, AccountState>();
  private readonly parents = new Map<string, ParentState>();
  private readonly activities: Activity[] = [];
  private readonly events: OutboxEvent[] = [];
  private readonly totals: Totals;

  /** @param slot which rows of shared totals to write to: processes with different slots don't wait for each other */
  constructor(private readonly slot: number) {
    this.totals = new Totals(slot);
  }

  /** Applies a decision to the state and notes what there is to write. */
  add(state: LedgerState, decision: Decision, effects: SideEffects): void {
    const posting = apply(state, decision, this.slot);
    this.transactions.push(...transactionRows(decision));
    const { now: createdAt, clientId } = decision.movement;
    for (const { movementId, leg, accountId, currency, amount } of posting.entries) {
      this.entries.push({ movementId, leg, accountId, currency, amount, createdAt, clientId });
    }
    if (posting.counter !== null) this.counters.push(posting.counter);
    if (effects.events.length > 0) countEvents(state, decision);
    if (posting.entries.length > 0 || effects.events.length > 0) this.noteChanged(state, decision);
    this.addActivities(effects.activities);
    this.events.push(...effects.events);
  }

  /** Adds activities without a movement, such as those that failed a requirement before the ledger. */
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

  /** Writes everything, together with the other writes of the same transaction, at once. */
  async write(tx: Tx, state: LedgerState, others: readonly (BulkWrite | null)[]): Promise<void> {
    await runWrites(tx, this.writes(tx, state, others));
  }

  /** Returns the writes of everything, together with the other writes of the same transaction. */
  writes(tx: Tx, state: LedgerState, others: readonly (BulkWrite | null)[]): (BulkWrite | null)[] {
    return [...this.own(tx), ...others, ...this.shared([state])];
  }

  /** Writes what later statements of the same transaction may want to read. */
  writeOwn(tx: Tx): void {
    tx.pipeline(runWrites(tx, this.own(tx)));
  }

  /** Writes the rows that other transactions also change; the last step before the commit. */
  writeShared(tx: Tx, states: readonly LedgerState[]): void {
    tx.pipeline(runWrites(tx, this.shared(states)));
  }

  private own(tx: Tx): (BulkWrite | null)[] {
    return [
      writeTransactions(take(this.transactions)),
      writeAccounts(takeAll(this.accounts)),
      writeParents(takeAll(this.parents)),
      writeActivities(take(this.activities)),
      writeEvents(tx, take(this.events)),
    ];
  }

  private shared(states: readonly LedgerState[]): (BulkWrite | null)[] {
    const moved = states.flatMap((state) => state.movedHere());
    return [
      writeCounters(take(this.counters)),
      writeEntries(take(this.entries)),
      writeClientDays(moved, this.slot),
      this.totals.write(),
    ];
  }

  private noteChanged(state: LedgerState, { legs }: Decision): void {
    for (const { accountId, parentId } of legs) {
      const account = state.accounts.get(accountId);
      if (account !== undefined) this.accounts.set(accountId, account);
      const parent = parentId === null ? undefined : state.parents.get(parentId);
      if (parent === undefined) continue;
      this.parents.set(parent.id, parent);
      const followed = parent.parentId === null ? undefined : state.parents.get(parent.parentId);
      if (followed !== undefined) this.parents.set(followed.id, followed);
    }
  }
}

/** Counts the event of each leg among those about its account. */
function countEvents(state: LedgerState, { legs }: Decision): void {
  for (const { accountId, eventSequence } of legs) {
    (state.accounts.get(accountId) as AccountState).eventSequence = eventSequence;
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
