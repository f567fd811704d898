import type { Context } from 'koa';
import type { Outcome } from './outcome';
import type { Unreadable } from './unreadable';

/** A request that was answered, as far as it was understood. */
export interface Answered extends Outcome {
  requestId: string;
  ctx: Context;
  /** By the service's clock, in milliseconds. */
  arrivedAt: number;
  /** From its first byte to its reply. */
  milliseconds: number;
}

/** Hears of every request that was answered. There is none unless the service is extended by one. */
export interface RequestObserver {
  /** Comes after the reply is made and before its bytes are on the wire. Must not throw, and must not take long. */
  answered(request: Answered): void;
  /** Comes before the answer to a request that could not be read, of which nothing else is known. As `answered`. */
  unreadable(request: Unreadable): void;
}
