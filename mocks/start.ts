import { rmSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '../cli/folders';
import { isBuilt } from '../cli/own-code';
import { consoleFiles } from '../console/files';
import { documentation } from '../docs/render';
import type { Ports } from '../server/networks/ports';
import { hostInUrl } from '../server/platform/host-in-url';
import { createLogs } from '../server/platform/log';
import { stopOnSignal } from '../server/platform/stop';
import { type Running, run } from '../server/run';
import { ensureDemoClient } from './demo';
import { ensureFileAccess } from './demo-files';
import { assertPortsFree, readEnvironment, sftpPortFor } from './environment';
import { printExchanges } from './exchange-lines';
import { type MocksProcess, mocksOnDemand } from './prism/on-demand';
import { welcome } from './welcome';
import { openSandboxClock, worldExtension } from './world';

/** Waits for both. @throws why one could not start, once the other one has ended again */
async function bothOrNone(starting: Promise<Running>, startingMocks: Promise<MocksProcess>) {
  const [sandbox, mocks] = await Promise.allSettled([starting, startingMocks]);
  if (sandbox.status === 'fulfilled' && mocks.status === 'fulfilled') {
    return { sandbox: sandbox.value, mocks: mocks.value };
  }
  if (sandbox.status === 'fulfilled') await sandbox.value.stop();
  if (mocks.status === 'fulfilled') await mocks.value.close();
  throw sandbox.status === 'rejected' ? sandbox.reason : (mocks as PromiseRejectedResult).reason;
}

/** Makes what a person needs to begin: the demo client, with its key, and its access to files. */
async function ensureDemo({ app: { services } }: Running) {
  return { key: await ensureDemoClient(services), access: await ensureFileAccess(services) };
}

/** How the sandbox is started, besides the variables of the environment. */
export interface StartOptions {
  /** The port to serve on, instead of PORT. With 0 everything that has no port of its own gets a free one. */
  port?: number;
  /** Keeps everything in a folder that goes with the process, instead of DATA_DIR. */
  memory?: boolean;
}

/** The variables as the options change them. @param folder where everything is kept */
function environmentOf({ port }: StartOptions, folder: string | null): NodeJS.ProcessEnv {
  const data = folder === null ? {} : { DATA_DIR: folder, DATABASE_URL: '' };
  if (port === undefined) return { ...process.env, ...data };
  const free = port === 0 ? { MOCK_PORT: '0', MOCK_CLIENT_PORT: '0' } : {};
  return { ...free, ...process.env, ...data, PORT: String(port) };
}

/** A folder that goes with the process, however that ends in good order. */
function passingFolder(): string {
  const folder = makeTemporaryFolder('contrato-');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Serves the sandbox with its simulated networks, and the mocks from their first connection on. Data is kept in the
 * data folder.
 */
export async function start(options: StartOptions = {}): Promise<void> {
  const folder = options.memory ? passingFolder() : null;
  const { config: read, mocks: ports } = readEnvironment(environmentOf(options, folder));
  await assertPortsFree(read, ports, 'start');
  const config = { ...read, sftpPort: await sftpPortFor(read, ports) };
  const logs = createLogs(config.logLevel);
  const world = { clock: openSandboxClock, ports: {} as Ports, documentation, extension: worldExtension, logs };
  const starting = run(config, world);
  const address = config.port === 0 ? undefined : `http://localhost:${config.port}`;
  const mockOptions = { ...ports, host: config.host, sandbox: address, revision: config.revision, watch: !isBuilt };
  const complain = (reason: string) => logs.log.error({ reason }, 'the mocks can not be served');
  const both = bothOrNone(starting, mocksOnDemand(mockOptions, complain));
  const made = both.then(({ sandbox }) => ensureDemo(sandbox));
  // The sandbox serves before all of this is through, and can be stopped as early.
  const stop = async () => {
    const { sandbox, mocks } = await both;
    await made;
    await mocks.close();
    return sandbox.stop();
  };
  stopOnSignal({ stop, log: logs.log }, config.shutdownSeconds);
  const { sandbox, mocks } = await both;
  const { key, access } = await made;
  const files = { ...access, host: hostInUrl(config.sftpHost ?? config.host), port: sandbox.files?.port ?? 0 };
  const { audience } = config;
  const kept = config.databaseUrl === null ? path.resolve(config.dataDir) : 'the database of DATABASE_URL';
  const dataDir = folder === null ? kept : `${folder}, until it stops`;
  process.stdout.write(welcome({ url: sandbox.listener.url, mocks, audience, dataDir, key, files }));
  printExchanges();
  // In a checkout it is made when it is first asked for: somebody will, and nobody waits for it yet.
  void consoleFiles().catch(() => undefined);
}
