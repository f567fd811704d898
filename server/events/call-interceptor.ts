import type { Tx } from '../platform/store/db';
import type { Resign } from './client-calls';
import type { NextAttempt, Outcome } from './rules/outcome';
import type { OutboxEvent } from './store/outbox';

/** A question to a client that decides, before it is asked as usual. */
export interface Question {
  clientId: string;
  /**
   * Asks once, whatever the answer.
   * @param resign null signs as usual
   */
  ask(resign: Resign | null): Promise<unknown>;
  /** Waits for this time, until something happens, or until the client's time is over, whichever is first. */
  wait(milliseconds: number, until?: (wake: () => void) => () => void): Promise<void>;
  /** Milliseconds between one attempt and the next. */
  pauseMilliseconds: number;
  /** Milliseconds that the client has left. */
  leftMilliseconds: number;
}

/** A changed first attempt at a call to a client. The next attempt is a normal one. */
export interface Interception {
  /** False where an event is not sent at all. */
  readonly isSent: boolean;
  /**
   * Null signs as usual. A call that is signed otherwise counts as a failure of the service, whatever the client
   * answers.
   */
  readonly resign: Resign | null;
  /** Returns when an event is attempted again, by the outcome; null goes by the schedule. */
  next(outcome: Outcome): NextAttempt | null;
  /** Comes before a question. */
  before(question: Question): Promise<void>;
}

/** Intercepts the calls of the service to clients. There is none unless an extension of the service adds one. */
export interface CallInterceptor {
  /**
   * Decides how the first attempt at a call is made.
   * @param kind a kind of event, or CARD_AUTHORIZATION
   * @returns null to make it as usual
   */
  intercept(tx: Tx, clientId: string, kind: string): Promise<Interception | null>;
  /** Called before a client is called to decide. */
  asking(clientId: string): void;
  /**
   * Is called with events whose attempt has ended, in the unit of work that records it.
   * @param now by the service's clock
   */
  attempted(tx: Tx, events: readonly OutboxEvent[], now: number): Promise<void>;
}
