/** Microseconds of a processor that a movement of money takes, by where it takes them. */
export interface Costs {
  /** In processes of the service. */
  service: number;
  /** On the server that the service is connected to: the only one, or the coordinator. */
  coordinator: number;
  /** On all other servers together. */
  workers: number;
}

/** The movements per second that machines take, and what they are made up of. */
interface Capacity {
  workers: number;
  perSecond: number;
  /** The part that is busy all the time then. */
  limit: 'coordinator' | 'workers';
  /** Cores that processes of the service need for it. */
  serviceCores: number;
}

/** A share of a machine that is left free, so that what waits does not pile up. */
const HEADROOM = 0.3;

/**
 * Says how many movements per second the databases take, where each client's rows lie on one of them and clients are
 * spread evenly.
 * @param cores those of each machine
 */
export function capacityOf(
  { service, coordinator, workers: onWorkers }: Costs,
  workers: number,
  cores: number,
): Capacity {
  const available = cores * 1_000_000 * (1 - HEADROOM);
  const limits = {
    coordinator: available / coordinator,
    workers: workers === 0 ? Number.POSITIVE_INFINITY : (workers * available) / onWorkers,
  };
  const limit = limits.coordinator <= limits.workers ? 'coordinator' : 'workers';
  const perSecond = Math.floor(limits[limit]);
  return { workers, perSecond, limit, serviceCores: Math.ceil((perSecond * service) / 1_000_000 / (1 - HEADROOM)) };
}
