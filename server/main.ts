import path from 'node:path';
import { documentation, productionDocumentation } from '../docs/render';
import type { Network } from './networks/configuration/network';
import { configuredNetworks } from './networks/configured';
import type { Ports } from './networks/ports';
import { systemClock } from './platform/clock';
import { type Config, ConfigError, problemsIn } from './platform/config';
import { assertHost } from './platform/listen';
import { readCheckedConfig } from './platform/misspelt-settings';
import { stopOnSignal } from './platform/stop';
import { problemsOfTracing } from './platform/telemetry/start';
import { problemsOfFiles, run, stateOfDatabase } from './run';
import { warnAtStart } from './system/start-warnings';

/** Everything that the environment says, with the files that it names. @throws ConfigError naming all problems */
function readSettings(): { config: Config; networks: Network[] } {
  let networks: Network[] = [];
  const config = readCheckedConfig(process.env, { CONTRATO_MODE: 'production' }, (read) => [
    ...problemsOfTracing(process.env),
    ...problemsOfFiles(read),
    // Last, because such a problem may quote a whole file.
    ...problemsIn(() => {
      networks = configuredNetworks(read, process.env);
    }),
  ]);
  return { config, networks };
}

/** Checks each address to listen on. @throws ConfigError naming every one that this machine does not have */
async function checkHosts({ host, systemPort, systemHost, sftpPort, sftpHost }: Config): Promise<void> {
  const hosts: [variable: string, host: string | null][] = [
    ['HOST', host],
    ['SYSTEM_HOST', systemPort === null ? null : systemHost],
    ['SFTP_HOST', sftpPort === null ? null : sftpHost],
  ];
  const checks = hosts.map(([variable, name]) => (name === null ? undefined : assertHost(name, variable)));
  const settled = await Promise.allSettled(checks);
  const problems = settled.flatMap((one) => (one.status === 'rejected' ? one.reason.problems : []));
  if (problems.length > 0) throw new ConfigError(problems);
}

/**
 * Reads what a start would read, prints what it would find, and starts nothing.
 * @throws ConfigError when a start would be refused
 */
export async function checkStart(): Promise<void> {
  const { config } = readSettings();
  await checkHosts(config);
  process.stdout.write('The settings, and the files that they name, can be used.\n');
  process.stdout.write(`The database ${await stateOfDatabase(config)}.\n`);
}

/** The service on its own, without any extension. */
export async function serve(): Promise<void> {
  const { config, networks } = readSettings();
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
