import type { Rule } from '../contract';
import type { Prepared } from '../scenario';

/** Observes all requests, those that prepare data and those of the rows. */
export interface RequestObserver {
  /** Before a request goes out. */
  before(rule: Rule): Promise<void>;
  /**
   * Called after an answer.
   *
   * @param body the answer's body, JSON parsed; absent where nobody had read it yet
   */
  after(rule: Rule, prepared: Prepared, status: number, body?: unknown): void;
}
