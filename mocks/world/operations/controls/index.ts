import type { Faults } from '../../faults';
import { advanceClock, getClock, setClock } from './clock';
import { deliveryFaultOperations } from './delivery-faults';
import { faultOperations } from './faults';

/** Time, answers that fail and calls that go wrong. */
export function controlOperations(faults: Faults) {
  return { getClock, setClock, advanceClock, ...faultOperations(faults), ...deliveryFaultOperations(faults) };
}
