import type { AllServices } from '../../server/all-services';
import type { Extension } from '../../server/app';
import { catchUp, clockOf } from './clock';
import { Faults } from './faults';
import { worldOperations } from './operations';
import { simulatedPorts } from './ports';

export { openSandboxClock } from './clock';

/** Milliseconds between comparisons of the clock with that of other processes. */
const CATCH_UP_MILLISECONDS = 1_000;

/**
 * The simulated networks and providers of a sandbox: what stands behind the service's ports, and the controls that make
 * it act.
 * @throws when the services run on a clock that can't be moved
 */
export function createWorld(services: AllServices): Extension {
  clockOf(services);
  const faults = new Faults(services);
  // What fails here is tried again in a second.
  const keepTime = setInterval(() => void catchUp(services).catch(() => undefined), CATCH_UP_MILLISECONDS);
  keepTime.unref();
  return {
    operations: worldOperations({ faults }),
    interceptors: [faults.interceptor],
    ports: simulatedPorts(services),
    faultInjector: faults,
    close: async () => clearInterval(keepTime),
  };
}
