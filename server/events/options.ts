import { SECOND } from '../kernel/time';
import type { SlotLimits } from './slots';

export interface DeliveryOptions {
  /** Milliseconds that one attempt may take. */
  timeoutMilliseconds: number;
  /**
   * Milliseconds for which an event belongs to a worker that says nothing more: longer than an attempt and the note of it take, and
   * short enough that whoever takes over tells within half a minute.
   */
  leaseMilliseconds: number;
  /** Milliseconds between looks at the outbox when no commit calls for one: other processes write to it as well. */
  lookMilliseconds: number;
  /** Calls under way at once to whom; receivers that do not answer have slots of their own. */
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
  lookMilliseconds: 5_000,
  slots: { perReceiver: 16, altogether: 512, perUnproven: 1, unproven: 4_096 },
  graceMilliseconds: 2_000,
  machineNow: Date.now,
  random: Math.random,
};
