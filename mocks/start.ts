import path from 'node:path';
import { takeNoOptions } from '../cli/command-line';
import { documentation } from '../docs/render';
import type { Ports } from '../server/networks/ports';
import { ConfigError } from '../server/platform/config';
import { createLogs } from '../server/platform/log';
import { stopOnSignal } from '../server/platform/stop';
import { type Running, run } from '../server/run';
import { ensureDemoClient } from './demo';
import { ensureFileAccess } from './demo-files';
import { named, readEnvironment, StartError, sftpPortFor } from './environment';
import { printExchanges } from './exchange-lines';
import { type MocksProcess, MocksStopped, startMocksProcess } from './prism/child-process';
import { welcome } from './welcome';
import { createWorld, openSandboxClock } from './world';

const USAGE = `npm start

Starts the sandbox with its simulated world, and the mocks of both sides. It takes no options: PORT, MOCK_PORT,
MOCK_CLIENT_PORT, DATA_DIR, SFTP_PORT and the other variables of docs/configuration.md say where and how.`;

/** Waits for both. @throws why one could not start, once the other one has ended again */
async function bothOrNone(starting: Promise<Running>, startingMocks: Promise<MocksProcess>) {
  const [sandbox, mocks] = await Promise.allSettled([starting, startingMocks]);
  if (sandbox.status === 'fulfilled' && mocks.status === 'fulfilled') {
    return { sandbox: sandbox.value, mocks: mocks.value };
  }
  if (mocks.status === 'rejected' && mocks.reason instanceof MocksStopped) throw mocks.reason;
  if (sandbox.status === 'fulfilled') await sandbox.value.stop();
  if (mocks.status === 'fulfilled') await mocks.value.close();
  throw sandbox.status === 'rejected' ? sandbox.reason : (mocks as PromiseRejectedResult).reason;
}

/** The sandbox with its simulated world, and the mocks beside it. What is made there is kept in the data folder. */
async function main(): Promise<void> {
  takeNoOptions(USAGE);
  const { config: read, mocks: ports } = readEnvironment(process.env);
  const config = { ...read, sftpPort: await sftpPortFor(read) };
  const logs = createLogs(config.logLevel);
  const world = { clock: openSandboxClock, ports: {} as Ports, documentation, extension: createWorld, logs };
  const stopping = new AbortController();
  const starting = named(run(config, world), { PORT: config.port, SFTP_PORT: config.sftpPort });
  const mockOptions = { ...ports, host: config.host, revision: config.revision, watch: true };
  const startingMocks = named(startMocksProcess(mockOptions, stopping.signal), {
    MOCK_PORT: ports.port,
    MOCK_CLIENT_PORT: ports.clientPort,
  });
  const both = bothOrNone(starting, startingMocks);
  // The sandbox serves before the mocks do, and can be stopped as early.
  const stop = async () => {
    stopping.abort();
    return (await starting).stop();
  };
  stopOnSignal({ stop, log: logs.log }, config.shutdownSeconds);
  const { sandbox, mocks } = await both;
  const key = await ensureDemoClient(sandbox.app.services);
  const access = await ensureFileAccess(sandbox.app.services);
  const files = { ...access, host: config.sftpHost ?? config.host, port: sandbox.files?.port ?? 0 };
  const { audience } = config;
  const dataDir = config.databaseUrl === null ? path.resolve(config.dataDir) : 'the database of DATABASE_URL';
  process.stdout.write(welcome({ url: sandbox.listener.url, mocks, audience, dataDir, key, files }));
  printExchanges();
}

main().catch((error: unknown) => {
  if (error instanceof MocksStopped) return;
  const expected = error instanceof StartError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
