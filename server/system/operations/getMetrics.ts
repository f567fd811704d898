import type { WithRefusing } from '../../events/deliveries';
import { read } from '../../platform/http/operation';
import type { Services } from '../../platform/services';
import { measureBacklog } from '../backlog';

export const getMetrics = read<'getMetrics', Services & WithRefusing>(async (_call, db, services) => {
  await measureBacklog(db, services);
  return { status: 200, body: await services.metrics.registry.metrics() };
});
