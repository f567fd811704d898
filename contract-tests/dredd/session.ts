import type { TargetAnswer } from '../judge';
import type { Prepared } from '../scenario';

/** The part of the hooks for one row. */
export interface DreddExchange {
  /** Makes the request. A rejection fails the row, and nothing is sent. */
  request(): Promise<Prepared>;
  /** Checks the answer; returns its mistakes. */
  judge(answer: TargetAnswer): string[];
  /** Notes that nothing could be sent, with the reason. */
  unsent(reason: string): void;
}

/** The exchanges of a run of Dredd, by transaction key. */
export type Session = ReadonlyMap<string, DreddExchange>;

// Dredd loads hook files itself, so the hooks find their session here. One run per process at a time.
let current: Session | null = null;

export function openSession(session: Session): void {
  if (current) throw new Error('Dredd is already running in this process');
  current = session;
}

export function closeSession(): void {
  current = null;
}

export function exchangeOf(key: string): DreddExchange | null {
  return current?.get(key) ?? null;
}
