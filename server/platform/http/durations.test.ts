import { Histogram, Registry } from 'prom-client';
import { RequestDurations } from './durations';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

describe('the durations of requests', () => {
  it('have the format of a histogram of prom-client', async () => {
    const own = new Registry();
    const durations = new RequestDurations(own);
    const theirs = new Registry();
    const histogram = new Histogram({
      name: durations.name,
      help: durations.help,
      labelNames: ['operation', 'status'],
      buckets: BUCKETS,
      registers: [theirs],
    });
    const seconds = [0, 0.0004, 0.001, 0.0011, 0.0025, 0.3, 1, 2.5, 2.6, 80];
    for (const [index, value] of seconds.entries()) {
      const [operation, status] = index % 3 === 0 ? ['getUser', 404] : ['createUser', 201];
      durations.observe(operation as string, status as number, value);
      histogram.observe({ operation: operation as string, status: String(status) }, value);
    }
    expect(await own.metrics()).toBe(await theirs.metrics());
    expect(await own.metrics()).toContain('_bucket{le="+Inf",operation="createUser",status="201"} 6');
  });

  it('begin anew with the registry', async () => {
    const registry = new Registry();
    const durations = new RequestDurations(registry);
    durations.observe('getUser', 200, 1);
    registry.resetMetrics();
    durations.observe('getUser', 200, 3);
    const text = await registry.metrics();
    expect(text).toContain(`${durations.name}_count{operation="getUser",status="200"} 1`);
    expect(text).toContain(`${durations.name}_sum{operation="getUser",status="200"} 3`);
  });
});
