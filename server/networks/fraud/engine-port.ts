/** Scores movements before they are decided. */
export interface FraudEngine {
  /** True where an engine outside is called, which may not answer. Absent for an engine that always answers at once. */
  readonly isOutside?: boolean;
  /**
   * Decides whether the movement is to be refused.
   * @param amount decimal text, as the request has it @throws when it can't be reached
   */
  refuses(movement: { clientId: string; operationId: string; amount: string }): boolean | Promise<boolean>;
}

declare module '../ports' {
  interface Ports {
    /** Absent: nobody scores, nothing is refused. */
    fraudEngine?: FraudEngine;
  }
}
