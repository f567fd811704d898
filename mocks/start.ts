import path from 'node:path';
import { type Config, ConfigError, readConfig } from '../server/config';
import type { Ports } from '../server/ports';
import { type Running, run, stopOnSignal } from '../server/run';
import { ensureDemoClient } from './demo';
import { startMocksApart } from './prism/apart';
import type { Mocks } from './prism/start';
import { welcome } from './welcome';
import { createWorld, openSandboxClock } from './world';

/** What `npm start` reads besides the configuration of the server. */
interface MockPorts {
  port: number;
  clientPort: number;
}

const DEFAULT_PORT = '4010';
const MOCK_PORT = '4020';
const MOCK_CLIENT_PORT = '4021';

/** A port is taken, or something else that a person can set right. */
class StartError extends Error {}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`${name}: '${text}' is not a port.`);
}

function readEnvironment(environment: NodeJS.ProcessEnv): { config: Config; mocks: MockPorts } {
  const port = environment.PORT || DEFAULT_PORT;
  const config = readConfig({ PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: 'warn', ...environment });
  if (config.mode === 'production') {
    throw new StartError('npm start serves the sandbox. For production run npm run serve.');
  }
  return {
    config,
    mocks: {
      port: readPort('MOCK_PORT', environment.MOCK_PORT || MOCK_PORT),
      clientPort: readPort('MOCK_CLIENT_PORT', environment.MOCK_CLIENT_PORT || MOCK_CLIENT_PORT),
    },
  };
}

/** Says which variable to set when a port is taken. */
async function named<T>(starting: Promise<T>, ports: Record<string, number>): Promise<T> {
  try {
    return await starting;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!message.includes('EADDRINUSE')) throw error;
    const [name, port] = Object.entries(ports).find(([, candidate]) => message.includes(`:${candidate}`)) ?? [];
    throw new StartError(
      `Port ${port} is taken. Stop what listens there, or set ${name} to another port: ${name}=${Number(port) + 100} npm start`,
    );
  }
}

async function startBoth(
  config: Config,
  ports: MockPorts,
): Promise<{ sandbox: Running; mocks: Pick<Mocks, 'url' | 'clientUrl' | 'close'> }> {
  const world = { clock: openSandboxClock, ports: {} as Ports, extension: createWorld };
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
