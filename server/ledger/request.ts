import type { WrittenLimits } from '../domain/ledger/limits';
import type { Decision, Movement } from '../domain/ledger/movement';
import type { Told } from './journal';

/** What makes a repeat of a request one. */
export interface IdempotencyKey {
  operationId: string;
  key: string;
  /** A digest of what was asked. */
  fingerprint: string;
}

/** The bytes that the caller gets, and that every repeat gets again. */
export interface StoredBytes {
  status: number;
  body: string;
}

/** A movement that is asked for, with everything needed to carry it out in a batch with others. */
export interface MovementRequest {
  movement: Movement;
  /** The limits of the client, as its configuration has them. */
  limits: WrittenLimits;
  idempotency: IdempotencyKey | null;
  /**
   * Says what follows from the decision. It is called within the transaction, before the decision is applied, so it
   * must be quick and have no effects; what it throws refuses this movement alone.
   */
  describe(decision: Decision): Told & { reply: StoredBytes };
}

/** What became of a request. `reused`: its idempotency key belongs to another request. */
export type Outcome = { kind: 'applied' | 'replayed'; reply: StoredBytes } | { kind: 'reused' };
