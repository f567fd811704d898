import { DAY, SECOND } from '../kernel/time';
import { machineTimer, type Timer } from '../platform/timer';

export interface ProcessingOptions {
  /** Milliseconds that the client may take to decide, all attempts together. */
  budgetMilliseconds: number;
  /** Milliseconds that are kept back of the time of a network's message, to record the decision and answer. */
  concludeMilliseconds: number;
  /** Milliseconds of pause before a client that still decides is called again. */
  pauseMilliseconds: number;
  /**
   * For so long, what was read of a card counts as of now. Asking for an exchange rate, or a fraud engine, can take
   * longer.
   */
  freshMilliseconds: number;
  timer: Timer;
  /** The machine's time: signatures go by it, and so does what was abandoned. */
  machineNow: () => number;
  /** The time after which a missing decision counts as abandoned: several times as long as a decision takes. */
  abandonedMilliseconds: number;
  /** Milliseconds that the network may take to present a transaction. */
  presentationMilliseconds: number;
}

export const processingDefaults: ProcessingOptions = {
  budgetMilliseconds: 3_000,
  concludeMilliseconds: 250,
  pauseMilliseconds: 50,
  freshMilliseconds: 250,
  timer: machineTimer,
  machineNow: Date.now,
  abandonedMilliseconds: 15 * SECOND,
  presentationMilliseconds: 7 * DAY,
};
