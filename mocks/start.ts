import path from 'node:path';
import { takeNoOptions } from '../cli/command-line';
import { documentation } from '../docs/render';
import type { Ports } from '../server/networks/ports';
import { type Config, ConfigError } from '../server/platform/config';
import { type Running, run, stopOnSignal } from '../server/run';
import { ensureDemoClient } from './demo';
import { type MockPorts, named, readEnvironment, StartError } from './environment';
import { startMocksApart } from './prism/apart';
import type { Mocks } from './prism/start';
import { welcome } from './welcome';
import { createWorld, openSandboxClock } from './world';

const USAGE = `npm start

Starts the sandbox with its simulated world, and the mocks of both sides. It takes no options: PORT, MOCK_PORT,
MOCK_CLIENT_PORT, DATA_DIR, SFTP_PORT and the other variables of docs/configuration.md say where and how.`;

async function startBoth(
  config: Config,
  ports: MockPorts,
): Promise<{ sandbox: Running; mocks: Pick<Mocks, 'url' | 'clientUrl' | 'close'> }> {
  const world = { clock: openSandboxClock, ports: {} as Ports, documentation, extension: createWorld };
  const [sandbox, mocks] = await Promise.allSettled([
    named(run(config, world), { PORT: config.port }),
    named(startMocksApart({ ...ports, host: config.host, revision: config.revision, watch: true }), {
      MOCK_PORT: ports.port,
      MOCK_CLIENT_PORT: ports.clientPort,
    }),
  ]);
  if (sandbox.status === 'fulfilled' && mocks.status === 'fulfilled') {
    return { sandbox: sandbox.value, mocks: mocks.value };
  }
  if (sandbox.status === 'fulfilled') await sandbox.value.stop();
  if (mocks.status === 'fulfilled') await mocks.value.close();
  throw sandbox.status === 'rejected' ? sandbox.reason : (mocks as PromiseRejectedResult).reason;
}

/** The sandbox with its simulated world, and the mocks beside it. What is made there is kept in the data folder. */
async function main(): Promise<void> {
  takeNoOptions(USAGE);
  const { config, mocks: ports } = readEnvironment(process.env);
  const { sandbox, mocks } = await startBoth(config, ports);
  const stop = async () => {
    await mocks.close();
    await sandbox.stop();
  };
  stopOnSignal({ stop, log: sandbox.log });
  const key = await ensureDemoClient(sandbox.app.services);
  const { audience } = config;
  const dataDir = config.databaseUrl === null ? path.resolve(config.dataDir) : 'the database of DATABASE_URL';
  process.stdout.write(welcome({ url: sandbox.listener.url, mocks, audience, dataDir, key }));
}

main().catch((error: unknown) => {
  const expected = error instanceof StartError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
