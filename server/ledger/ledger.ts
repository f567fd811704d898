import { type BatchedRequest, BatchReplies, readReplies } from '../platform/idempotency/store/batch-replies';
import type { Db, ObservedState, Reader, Tx } from '../platform/store/db';
import type { Places } from '../platform/store/distribution/places';
import { type AdvanceDecision, GroupCommit, type ItemResult } from '../platform/store/group-commit';
import { slotFor } from '../platform/store/process-slot';
import { type QueuedRead, readAtClients, runReads } from '../platform/store/reads';
import { type BulkWrite, writeAtClients } from '../platform/store/writes';
import { tracing } from '../platform/telemetry/tracing';
import { type Accompanied, Companions } from './companions';
import { Journal } from './journal';
import { type Named, type NeededRecords, stateFrom, stateReads } from './load';
import type { AccompaniedMovement, Companion, MovementRequest, Outcome, Presented } from './request';
import { decide } from './rules/decide';
import type { LedgerState } from './rules/ledger-state';
import { limitsClient, readLimits } from './rules/limits';
import type { Decision, Movement } from './rules/movement';

/** Few enough that nobody waits long behind the batch of another client, enough to share the wait for the disk. */
const BATCH_SIZE = 64;
/** Another process may insert an idempotency key between the read and the insert. Then the batch reads again. */
const ATTEMPTS = 5;

/** The result of a movement: its reply, and its decision if it was made now. */
interface Committed {
  outcome: Outcome;
  decision: Decision | null;
}

/** A movement in a batch. */
interface Batched extends MovementRequest {
  accompanied: Accompanied | null;
}

/** Decides and commits movements of money. Movements that are requested at the same time share one commit. */
export class Ledger {
  private readonly commits: GroupCommit<Batched, Committed>;
  /** The batch that was decided last, on SQLite. */
  private last: Decided | null = null;

  constructor(private readonly db: Db) {
    this.commits = new GroupCommit(db, {
      run: (tx, requests) => this.commitMovements(tx, requests),
      decideAhead: (requests) => this.decideAhead(requests),
      isDecision: true,
      batchSize: BATCH_SIZE,
      concurrency: { sqlite: 1, postgres: 2 },
      attempts: ATTEMPTS,
      ownerOf: ({ movement }) => movement.clientId,
      nodeOf: ({ movement }) => db.places?.nodeOf(movement.clientId) ?? movement.clientId,
    });
  }

  /**
   * Decides a movement and commits it, its side effects and its reply. The promise settles once they are durable.
   * @throws LedgerRefusal when it can't be processed, whatever its presenter throws, or StoreUnavailable
   */
  async submit(request: MovementRequest): Promise<Outcome> {
    const { outcome } = await this.commit({ ...request, accompanied: null });
    return outcome;
  }

  /**
   * The same with records of another module, and without a key.
   * @throws LedgerRefusal as `submit`, whatever the companion refuses it with, UniqueViolation where one of its records
   * is there already
   */
  async post<Item>({ companion, item, present, ...rest }: AccompaniedMovement<Item>): Promise<Decision> {
    const { decision } = await this.commit({
      ...rest,
      idempotency: null,
      present: (decided) => ({ ...present(decided), reply: NO_REPLY }),
      accompanied: { companion: companion as Companion<unknown>, item },
    });
    return decision as Decision;
  }

  /**
   * Decides movements in the order of their arrival, in one transaction and a fixed number of statements: all their
   * data is read at once, decided in memory, and written at once. The refusal of one movement does not affect the
   * others.
   */
  private async commitMovements(tx: Tx, requests: readonly Batched[]): Promise<ItemResult<Committed>[]> {
    if (tx.places !== null) return commitOverNodes(tx, tx.places, requests);
    const companions = companionsOf(requests);
    const needed = neededBy(requests);
    const own = companions?.reads(tx) ?? [];
    const rows = await runReads(tx, [...own, ...readsOf(tx, requests, needed)]);
    companions?.takeRows(rows.splice(0, own.length));
    const replies = new BatchReplies(rows.pop() ?? []);
    const work = { companions, state: stateFrom(rows), replies, journal: new Journal(slotFor(tx.dialect)) };
    const results = requests.map((request, at) => applyAt(at, request, work));
    this.write(tx, work, needed);
    return results;
  }

  /**
   * Decides movements while the previous batch is being written. It uses the data that is read now and the state after
   * the previous batch, because the database may not have its changes yet. Null for movements with records of other
   * modules, which need more data.
   */
  private async decideAhead(requests: readonly Batched[]): Promise<AdvanceDecision<Committed> | null> {
    const { last, db } = this;
    const needed = neededBy(requests);
    // Each decision changes this state, so only one batch may build on it.
    this.last = null;
    if (last === null || !knowsDaysOf(last, needed) || companionsOf(requests) !== null) return null;
    const rows = await runReads(db, readsOf(db, requests, needed));
    const replies = new BatchReplies(rows.pop() ?? [], last.work.replies);
    const state = stateFrom(rows);
    state.follow(last.work.state, last.needed.limitedClientIds);
    const work = { companions: null, state, replies, journal: new Journal(slotFor(db.dialect)) };
    const results = requests.map((request, at) => applyAt(at, request, work));
    return { before: last.looked, results, write: (tx) => this.write(tx, work, needed) };
  }

  private write(tx: Tx, work: Work, needed: NeededRecords): void {
    const { companions, state, replies, journal } = work;
    this.last = tx.looked === undefined ? null : { looked: tx.looked, work, needed };
    tx.pipeline(journal.write(tx, state, [replies.write(), ...(companions?.writes() ?? [])]));
  }

  private commit(request: Batched): Promise<Committed> {
    const trace = tracing();
    // The result of a presenter belongs to the request, not to the batch in which it is created.
    return this.commits.submit(trace === null ? request : { ...request, present: trace.bind(request.present) });
  }
}

const NO_REPLY = { status: 200, body: '' };

/** A batch that was decided, with what it was decided on. */
interface Decided {
  looked: ObservedState;
  work: Work;
  needed: NeededRecords;
}

/**
 * Decides whether a batch knows the totals of all clients for which the next batch needs them. For a client without a
 * limit on its total, the movements of this batch may or may not be in the database already.
 */
function knowsDaysOf({ needed: known }: Decided, { limitedClientIds }: NeededRecords): boolean {
  return limitedClientIds.every((id) => known.limitedClientIds.includes(id) || !known.clientIds.includes(id));
}

/** The records of other modules that go with movements; null where none have any. */
function companionsOf(requests: readonly Batched[]): Companions | null {
  const batch = requests.map(({ accompanied }) => accompanied);
  return batch.every((one) => one === null) ? null : new Companions(batch);
}

/** Replies come last: who waited for the accounts of a request may find that it was answered meanwhile. */
function readsOf(
  reader: Reader,
  requests: readonly MovementRequest[],
  needed = neededBy(requests),
): (QueuedRead | null)[] {
  return [...stateReads(reader, needed), readReplies(reader, requests.map(keyed))];
}

/** The same where clients lie on several nodes: with two calls of each node that has a part in it. */
async function commitOverNodes(tx: Tx, places: Places, requests: readonly Batched[]): Promise<ItemResult<Committed>[]> {
  const companions = companionsOf(requests);
  companions?.takeRows(await runReads(tx, companions.reads(tx)));
  const parts = places.partsOf([...requests.entries()], ([, { movement }]) => movement.clientId);
  const found = await readAtClients(
    tx,
    parts.map(({ clientIds, items }) => {
      return {
        clientIds,
        reads: readsOf(
          tx,
          items.map(([, request]) => request),
        ),
      };
    }),
  );
  const results: ItemResult<Committed>[] = [];
  const elsewhere: BulkWrite[] = [];
  const writes = parts.map(({ clientIds, items }, at) => {
    const rows = found[at] as Record<string, unknown>[][];
    const replies = new BatchReplies(rows.pop() ?? []);
    const state = stateFrom(rows);
    const journal = new Journal(slotFor(tx.dialect));
    for (const [number, request] of items) {
      results[number] = applyAt(number, request, { companions, state, replies, journal });
    }
    const beside = (companions?.writes(new Set(items.map(([number]) => number))) ?? []).filter(
      (write) => write !== null,
    );
    elsewhere.push(...beside.filter(({ clientsOf }) => clientsOf === undefined));
    const there = beside.filter(({ clientsOf }) => clientsOf !== undefined);
    return { clientIds, writes: journal.writes(tx, state, [replies.write(), ...there]) };
  });
  tx.pipeline(writeAtClients(tx, writes, elsewhere));
  return results;
}

/** The parts that the movements of a batch, or of a node's part of it, are decided and written with. */
interface Work {
  companions: Companions | null;
  state: LedgerState;
  replies: BatchReplies;
  journal: Journal;
}

/** @param at the place of the request in the batch */
function applyAt(at: number, request: Batched, { companions, state, replies, journal }: Work): ItemResult<Committed> {
  const refused = companions?.refusalOf(at) ?? null;
  if (refused !== null) return { error: refused };
  const result = applyOne(request, state, replies, journal);
  if ('value' in result) companions?.add(at, result.value.decision);
  return result;
}

function applyOne(
  request: MovementRequest,
  state: LedgerState,
  replies: BatchReplies,
  journal: Journal,
): ItemResult<Committed> {
  const key = keyed(request);
  const earlier = replies.find(key);
  if (earlier !== null) return { value: { outcome: earlier, decision: null } };
  let decided: { decision: Decision; presented: Presented };
  try {
    decided = decideAndPresent(request, state);
  } catch (error) {
    return { error };
  }
  // Outside the try: a failure from here on is the ledger's own, and nothing of the batch may be kept.
  const { decision, presented } = decided;
  journal.add(state, decision, presented);
  replies.add(key, presented.reply);
  return { value: { outcome: { kind: 'applied', reply: presented.reply }, decision } };
}

function keyed({ movement, idempotency }: MovementRequest): BatchedRequest | null {
  if (idempotency === null) return null;
  const { operationId, key, fingerprint } = idempotency;
  return { clientId: movement.clientId, operationId, key, fingerprint, now: movement.now };
}

function decideAndPresent({ movement, limits, present }: MovementRequest, state: LedgerState) {
  state.setLimits(movement.clientId, readLimits(limits));
  const decision = decide(state, movement);
  return { decision, presented: present(decision) };
}

/** Returns everything that the decisions of these requests need. */
export function neededBy(requests: readonly Pick<MovementRequest, 'movement' | 'limits'>[]): NeededRecords {
  const clientIds = new Set<string>();
  const accountIds = new Set<string>();
  const parentIds = new Set<string>();
  const limitedClientIds = new Set<string>();
  let since = Number.POSITIVE_INFINITY;
  for (const { movement, limits } of requests) {
    clientIds.add(movement.clientId);
    for (const id of accountsOf(movement)) accountIds.add(id);
    for (const id of parentsOf(movement)) parentIds.add(id);
    if (limitsClient(readLimits(limits))) limitedClientIds.add(movement.clientId);
    since = Math.min(since, movement.now);
  }
  return {
    clientIds: [...clientIds],
    accountIds: [...accountIds],
    parentIds: [...parentIds],
    limitedClientIds: [...limitedClientIds],
    since,
    namedBy: {
      accounts: () => requests.flatMap(({ movement }) => namedIn(movement, accountsOf(movement))),
      parents: () => requests.flatMap(({ movement }) => namedIn(movement, parentsOf(movement))),
    },
  };
}

function namedIn({ clientId }: Movement, ids: readonly string[]): Named[] {
  return ids.map((id) => [clientId, id]);
}

function parentsOf(movement: Movement): string[] {
  return movement.kind === 'single' && movement.parentId !== null ? [movement.parentId] : [];
}

function accountsOf(movement: Movement): string[] {
  return movement.kind === 'single' ? [movement.accountId] : [movement.sourceAccountId, movement.destinationAccountId];
}
