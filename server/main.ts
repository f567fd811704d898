import path from 'node:path';
import { takeNoOptions } from '../cli/command-line';
import { documentation, productionDocumentation } from '../docs/render';
import type { Ports } from './networks/ports';
import { systemClock } from './platform/clock';
import { ConfigError, readConfig } from './platform/config';
import { stopOnSignal } from './platform/stop';
import { run } from './run';

const USAGE = `npm run serve

Starts the service alone, in production mode, as one process that ends well on SIGTERM. It takes no options: the variables of docs/configuration.md configure it.`;

/** The service on its own, for production. The sandbox starts through `mocks/`, which adds the simulated world. */
async function main(): Promise<void> {
  takeNoOptions(USAGE);
  const config = readConfig({ CONTRATO_MODE: 'production', ...process.env });
  const running = await run(config, {
    clock: systemClock,
    ports: {} as Ports,
    documentation: config.mode === 'production' ? productionDocumentation : documentation,
  });
  stopOnSignal(running, config.shutdownSeconds);
  if (config.databaseUrl === null) {
    const folder = path.resolve(config.dataDir);
    running.log.warn(
      { folder },
      'DATABASE_URL is not set: everything is kept in an SQLite file, for this process alone',
    );
  }
  running.log.info({ url: running.listener.url, system: running.system?.url, revision: config.revision }, 'serving');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
