import { read } from '../../platform/http/operation';

export const getMetrics = read<'getMetrics'>(async (_call, _db, services) => ({
  status: 200,
  body: await services.metrics.registry.metrics(),
}));
