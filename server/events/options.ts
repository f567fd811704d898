import { SECOND } from '../kernel/time';
import type { SlotLimits } from './slots';

export interface DeliveryOptions {
  /** Milliseconds that one attempt may take. */
  timeoutMilliseconds: number;
  /**
   * Milliseconds for which a claim on an event is valid: longer than an attempt and its recording take, and short
   * enough that another worker sends the event within half a minute.
   */
  leaseMilliseconds: number;
  /**
   * Milliseconds between reads of the outbox without a commit of this process, because other processes write to it,
   * too.
   */
  pollMilliseconds: number;
  /**
   * The number of calls that run at the same time, by kind of receiver. Receivers that do not answer have separate
   * slots.
   */
  slots: SlotLimits;
  /** Milliseconds that a stop waits for attempts under way. */
  graceMilliseconds: number;
  /** The machine's time: claims go by it, and so do the timestamps that are signed. */
  machineNow: () => number;
  /** Between 0 and 1, for the jitter of the schedule. */
  random: () => number;
}

export const deliveryDefaults: DeliveryOptions = {
  timeoutMilliseconds: 15_000,
  leaseMilliseconds: 25 * SECOND,
  pollMilliseconds: 5_000,
  slots: { perReceiver: 16, altogether: 512, perUnproven: 1, unproven: 4_096 },
  graceMilliseconds: 2_000,
  machineNow: Date.now,
  random: Math.random,
};
