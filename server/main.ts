import path from 'node:path';
import { documentation, productionDocumentation } from '../docs/render';
import type { Network } from './networks/configuration/network';
import { configuredNetworks } from './networks/configured';
import type { Ports } from './networks/ports';
import { systemClock } from './platform/clock';
import { problemsIn } from './platform/config';
import { readCheckedConfig } from './platform/misspelt-settings';
import { stopOnSignal } from './platform/stop';
import { problemsOfTracing } from './platform/telemetry/start';
import { problemsOfFiles, run } from './run';
import { warnAtStart } from './system/start-warnings';

/** The service on its own, without any extension. */
export async function serve(): Promise<void> {
  let networks: Network[] = [];
  const config = readCheckedConfig(process.env, { CONTRATO_MODE: 'production' }, (read) => [
    ...problemsOfTracing(process.env),
    ...problemsOfFiles(read),
    // Last, because such a problem may quote a whole file.
    ...problemsIn(() => {
      networks = configuredNetworks(read, process.env);
    }),
  ]);
  const running = await run(config, {
    clock: systemClock,
    ports: {} as Ports,
    networks,
    documentation: config.mode === 'production' ? productionDocumentation : documentation,
  });
  stopOnSignal(running, config.shutdownSeconds);
  if (config.mode === 'production') await warnAtStart(running, networks);
  if (config.databaseUrl === null) {
    const folder = path.resolve(config.dataDir);
    running.log.warn(
      { folder },
      'DATABASE_URL is not set: data is stored in an SQLite file, which only processes on this machine can use',
    );
  }
  running.log.info({ url: running.listener.url, system: running.system?.url, revision: config.revision }, 'serving');
}
