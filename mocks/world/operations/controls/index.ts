import type { Faults } from '../../faults';
import { advanceClock, getClock, setClock } from './clock';
import { deliveryFaultOperations } from './delivery-faults';
import { faultOperations } from './faults';
import { getSandboxIndex } from './sandbox-index';

/** The records that exist, time, answers that fail and calls that go wrong. */
export function controlOperations(faults: Faults) {
  const clock = { getClock, setClock, advanceClock };
  return { getSandboxIndex, ...clock, ...faultOperations(faults), ...deliveryFaultOperations(faults) };
}
