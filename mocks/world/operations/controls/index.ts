import type { Faults } from '../../faults';
import { advanceClock, getClock, setClock } from './clock';
import { deliveryFaultOperations } from './delivery-faults';
import { faultOperations } from './faults';
import { getSandboxIndex } from './sandbox-index';
import { searchUpcoming } from './upcoming';

/** The records that exist, time, answers that fail and calls that go wrong. */
export function controlOperations(faults: Faults) {
  const clock = { getClock, setClock, advanceClock, searchUpcoming };
  return { getSandboxIndex, ...clock, ...faultOperations(faults), ...deliveryFaultOperations(faults) };
}
