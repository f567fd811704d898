import type { BatchOutcome, KeptReply } from '../platform/idempotency/batched';
import type { IdempotentRequest } from '../platform/idempotency/request';
import type { SideEffects } from './journal';
import type { WrittenLimits } from './rules/limits';
import type { Decision, Movement } from './rules/movement';

/** The effects of a decision outside the ledger. */
export interface Presented extends SideEffects {
  /** The caller's reply, as it is kept for repeats. */
  reply: KeptReply;
}

/**
 * Makes what tells of a decision. It is a pure function: it runs within the transaction, before the decision is applied,
 * and what it throws refuses this movement alone.
 */
export type Presenter = (decision: Decision) => Presented;

/** A movement that is asked for, with everything needed to decide and commit it together with others. */
export interface MovementRequest {
  movement: Movement;
  /** The limits of the client, as its configuration has them. */
  limits: WrittenLimits;
  /** The key that the request came with; its reply is kept with it in the same commit. */
  idempotency: Pick<IdempotentRequest, 'operationId' | 'key' | 'fingerprint'> | null;
  present: Presenter;
}

/** The result of a request. */
export type Outcome = BatchOutcome;
