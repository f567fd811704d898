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

/** The fault that the sandbox injects into an attempt, as the contract names it. */
export type DeliveryFault =
  | 'DUPLICATE'
  | 'REORDER'
  | 'DELAY'
  | 'DROP'
  | 'BAD_SIGNATURE'
  | 'STALE_TIMESTAMP'
  | 'OLD_SECRET';

/** Faults that make the call a wrong one, whatever the client thinks of it. */
export const WRONG: ReadonlySet<string> = new Set<DeliveryFault>(['BAD_SIGNATURE', 'STALE_TIMESTAMP', 'OLD_SECRET']);

export interface InjectedFault {
  fault: DeliveryFault;
  /** Of DELAY only. */
  delaySeconds: number;
}

/** An attempt that is over. */
export interface FinishedAttempt {
  outcome: Outcome;
  /** Milliseconds that the receiver asked to be left alone. */
  retryAfter: number | null;
  injectedFault: InjectedFault | null;
}

/** The state of an event after an attempt. */
export interface StateAfterAttempt {
  state: 'PENDING' | 'DELIVERED' | 'DEAD';
  failures: number;
  held: boolean;
  nextAttemptAt: number | null;
}

/** The longest that an event waits for the next one of its kind, when it is to come after it. */
export const MAX_HOLD = 10 * 60_000;

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
  const { outcome, injectedFault, retryAfter: wish } = attempted;
  const plain = { failures, held: false };
  if (outcome === 'DELIVERED') {
    const again = injectedFault?.fault === 'DUPLICATE';
    return { ...plain, state: again ? 'PENDING' : 'DELIVERED', nextAttemptAt: again ? now : null };
  }
  if (outcome === 'GONE') return { ...plain, state: 'DEAD', nextAttemptAt: null };
  const failed = { failures: failures + 1, held: injectedFault?.fault === 'REORDER' };
  if (injectedFault?.fault === 'REORDER') return { ...failed, state: 'PENDING', nextAttemptAt: now + MAX_HOLD };
  if (injectedFault?.fault === 'DELAY') {
    return { ...failed, state: 'PENDING', nextAttemptAt: now + injectedFault.delaySeconds * 1000 };
  }
  const next = nextAttemptAt(failed.failures, now, random, wish);
  return { ...failed, state: next === null ? 'DEAD' : 'PENDING', nextAttemptAt: next };
}
