import type { Metric, Registry } from 'prom-client';
import { ByStatus } from './by-status';

/** The requests of one operation and status, by how long they took. */
interface Tally {
  operation: string;
  status: number;
  /** By the first bound that they do not exceed, those beyond all bounds last. */
  counts: number[];
  seconds: number;
}

/** Bounds in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const NAME = 'contrato_request_duration_seconds';

/**
 * The histogram of all requests. The one of prom-client builds a key from the labels, and one from the bound, for each
 * value, which takes a fiftieth of the time of a request. This one only counts, and is registered as a metric of
 * prom-client.
 */
export class RequestDurations {
  readonly name = NAME;
  readonly help = 'Time from the first byte of a request to its reply.';
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  private readonly tallies: Tally[] = [];
  private readonly found = new ByStatus<string, Tally>((operation, status) => {
    const tally = { operation, status, counts: [...BOUNDS.map(() => 0), 0], seconds: 0 };
    this.tallies.push(tally);
    return tally;
  });

  constructor(registry: Registry) {
    // Its type allows only classes of prom-client, but at run time it treats every metric in the same way.
    registry.registerMetric(this as unknown as Metric);
  }

  observe(operation: string, status: number, seconds: number): void {
    const tally = this.found.get(operation, status);
    let at = 0;
    while (at < BOUNDS.length && seconds > (BOUNDS[at] as number)) at += 1;
    (tally.counts[at] as number) += 1;
    tally.seconds += seconds;
  }

  /** The samples of a Prometheus histogram: a bucket includes the counts of the smaller ones. */
  async get(): Promise<object> {
    const { name, help, type, aggregator } = this;
    return { name, help, type, aggregator, values: this.tallies.flatMap(samplesOf) };
  }

  reset(): void {
    for (const tally of this.tallies) Object.assign(tally, { counts: tally.counts.map(() => 0), seconds: 0 });
  }
}

function samplesOf({ operation, status, counts, seconds }: Tally): object[] {
  const labels = { operation, status: String(status) };
  let sum = 0;
  const buckets = counts.map((count, at) => {
    sum += count;
    return { metricName: `${NAME}_bucket`, labels: { le: BOUNDS[at] ?? '+Inf', ...labels }, value: sum };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: seconds },
    { metricName: `${NAME}_count`, labels, value: sum },
  ];
}
