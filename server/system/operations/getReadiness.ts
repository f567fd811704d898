import { DomainError } from '../../kernel/errors';
import { read } from '../../platform/http/operation';

type Check = { name: 'store' | 'migrations' | 'contract'; duration_ms: number };

async function timed(name: Check['name'], run: () => Promise<unknown>): Promise<Check> {
  const started = performance.now();
  await run();
  return { name, duration_ms: Math.round((performance.now() - started) * 100) / 100 };
}

/** Ready while the store answers, its schema is the one this program needs, and no stop is under way. */
export const getReadiness = read<'getReadiness'>(async (_call, _db, services) => {
  services.stopSignal.throwIfAborted();
  const checks = [
    await timed('store', () => services.db.ping()),
    await timed('migrations', async () => {
      if (!(await services.migrated())) throw new DomainError('SERVICE_UNAVAILABLE', [], { 'retry-after': '1' });
    }),
  ];
  return { status: 200, body: { status: 'ready', checks } };
});
