import { nextAttemptAt } from './schedule';

/** The outcome of one attempt, as the contract names it. */
export type Outcome =
  | 'DELIVERED'
  | 'REFUSED'
  | 'GONE'
  | 'TIMEOUT'
  | 'UNREACHABLE'
  | 'REDIRECTED'
  | 'TOO_LARGE'
  | 'INVALID_REPLY'
  | 'NOT_ALLOWED'
  | 'FAULT';

/** When an event is attempted again. */
export interface NextAttempt {
  afterMilliseconds: number;
  /** True when it waits only for another event to go first. */
  held: boolean;
  /** False for an attempt that is none of those that the schedule allows; it is one when absent. */
  isCounted?: boolean;
}

/** An attempt that is over. */
export interface FinishedAttempt {
  outcome: Outcome;
  /** Milliseconds that the receiver asked to be left alone. */
  retryAfter: number | null;
  /** Null goes by the schedule. */
  next: NextAttempt | null;
}

/** The state of an event after an attempt. */
interface StateAfterAttempt {
  state: 'PENDING' | 'DELIVERED' | 'DEAD';
  failures: number;
  held: boolean;
  nextAttemptAt: number | null;
}

/**
 * Returns the outcome that an HTTP status of the receiver means for an event: any 2xx ends it, 410 too, redirects are
 * not followed.
 */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'DELIVERED';
  if (status === 410) return 'GONE';
  return status >= 300 && status < 400 ? 'REDIRECTED' : 'REFUSED';
}

/**
 * Returns the state of an event after an attempt.
 * @param failures how many attempts failed before it
 * @param now milliseconds
 * @param random between 0 and 1
 */
export function stateAfterAttempt(
  attempted: FinishedAttempt,
  failures: number,
  now: number,
  random: number,
): StateAfterAttempt {
  const { outcome, next, retryAfter: wish } = attempted;
  if (outcome === 'GONE') return { failures, held: false, state: 'DEAD', nextAttemptAt: null };
  const counted = outcome === 'DELIVERED' || next?.isCounted === false ? failures : failures + 1;
  if (next !== null) {
    return { failures: counted, held: next.held, state: 'PENDING', nextAttemptAt: now + next.afterMilliseconds };
  }
  if (outcome === 'DELIVERED') return { failures, held: false, state: 'DELIVERED', nextAttemptAt: null };
  const at = nextAttemptAt(counted, now, random, wish);
  return { failures: counted, held: false, state: at === null ? 'DEAD' : 'PENDING', nextAttemptAt: at };
}
