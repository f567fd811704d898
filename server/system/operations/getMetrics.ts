import { read } from '../../platform/http/operation';
import { measureBacklog } from '../backlog';

export const getMetrics = read<'getMetrics'>(async (_call, db, services) => {
  await measureBacklog(db, services);
  return { status: 200, body: await services.metrics.registry.metrics() };
});
