import { systemClock } from './clock';
import { ConfigError, readConfig } from './config';
import type { Ports } from './ports';
import { run, stopOnSignal } from './run';

/** The service on its own, for production. The sandbox starts through `mocks/`, which adds the simulated world. */
async function main(): Promise<void> {
  const config = readConfig({ CONTRATO_MODE: 'production', ...process.env });
  const running = await run(config, { clock: systemClock, ports: {} as Ports });
  stopOnSignal(running);
  running.log.info({ url: running.listener.url, revision: config.revision }, 'serving');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
