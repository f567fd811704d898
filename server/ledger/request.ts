import type { BatchOutcome, KeptReply } from '../platform/idempotency/batched';
import type { IdempotentRequest } from '../platform/idempotency/request';
import type { Tx } from '../platform/store/db';
import type { QueuedRead } from '../platform/store/reads';
import type { BulkWrite } from '../platform/store/writes';
import type { SideEffects } from './journal';
import type { WrittenLimits } from './rules/limits';
import type { Decision, Movement } from './rules/movement';

/** The effects of a decision outside the ledger. */
export interface Presented extends SideEffects {
  /** The caller's reply, as it is kept for repeats. */
  reply: KeptReply;
}

/**
 * Creates the activity, the event and the reply for a decision. It is a pure function: it runs within the transaction,
 * before the decision is applied. If it throws, only this movement is refused.
 */
export type Presenter = (decision: Decision) => Presented;

/** A requested movement, with everything needed to decide and commit it together with others. */
export interface MovementRequest {
  movement: Movement;
  /** The limits of the client, as its configuration has them. */
  limits: WrittenLimits;
  /** The key that the request came with; its reply is kept with it in the same commit. */
  idempotency: Pick<IdempotentRequest, 'operationId' | 'key' | 'fingerprint'> | null;
  present: Presenter;
}

/**
 * The records of another module that are committed with movements, such as the card transactions that they are of. It
 * reads and writes for all movements of a batch at once.
 */
export interface Companion<Item> {
  /** Locks and reads before anything else, so that the data cannot change until the transaction ends. */
  reads(tx: Tx, items: readonly Item[]): readonly (QueuedRead | null)[];
  /** Says why an item can't be committed, by the answers to its reads; null for each that can. */
  refusals(items: readonly Item[], answers: readonly Record<string, unknown>[][]): readonly (Error | null)[];
  /** Returns the writes that follow from the decisions. */
  writes(made: readonly { item: Item; decision: Decision }[]): readonly (BulkWrite | null)[];
}

/** A movement without a key, with records of another module. */
export interface AccompaniedMovement<Item> extends Pick<MovementRequest, 'movement' | 'limits'> {
  companion: Companion<Item>;
  item: Item;
  /** Creates the same as a `Presenter`. */
  present(decision: Decision): SideEffects;
}

/** The result of a request. */
export type Outcome = BatchOutcome;
