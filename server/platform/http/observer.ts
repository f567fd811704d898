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

/** Is called for every answered request. Without an extension there is no observer. */
export interface RequestObserver {
  /** Is called when the reply is ready, before its bytes are sent. Must not throw, and must be fast. */
  answered(request: Answered): void;
  /** Is called before the answer to a request that could not be read. The same rules as for `answered` apply. */
  unreadable(request: Unreadable): void;
}
