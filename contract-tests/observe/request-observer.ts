import type { Rule } from '../contract';
import type { Prepared } from '../scenario';

/** Looks on while requests are made, those that arrange something and those of the rows alike. */
export interface RequestObserver {
  /** Before a request goes out. */
  before(rule: Rule): Promise<void>;
  /**
   * After an answer came.
   *
   * @param body the answer's body, JSON parsed; absent where nobody had read it yet
   */
  after(rule: Rule, prepared: Prepared, status: number, body?: unknown): void;
}
