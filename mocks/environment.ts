import { createServer } from 'node:net';
import { asTyped } from '../cli/own-code';
import { type Config, readConfig } from '../server/platform/config';
import { misspeltSettings } from '../server/platform/misspelt-settings';

/** The settings that `npm start` and `npm run dev` read besides the configuration of the server. */
export interface MockPorts {
  port: number;
  clientPort: number;
}

const DEFAULT_PORT = '4010';
const MOCK_PORT = '4020';
const MOCK_CLIENT_PORT = '4021';

const SFTP_PORT = 4022;

/** The variables of a sandbox besides those of the service: docs/configuration.md. */
const OF_SANDBOX = [
  'MOCK_PORT',
  'MOCK_CLIENT_PORT',
  'REQUEST_LOG_ENTRIES',
  'REQUEST_LOG_HOURS',
  'SNAPSHOTS',
  'SNAPSHOT_BYTES',
];

/** A port is taken, or something else that a person can set right. */
class StartError extends Error {}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`${name}: '${text}' is not a port.`);
}

/**
 * The configuration of a sandbox and its mocks. Variables that may be misspelt are named and no obstacle: on the
 * machine of a developer they may belong to anything.
 * @throws StartError, ConfigError
 */
export function readEnvironment(environment: NodeJS.ProcessEnv): { config: Config; mocks: MockPorts } {
  for (const problem of misspeltSettings(environment, OF_SANDBOX)) console.warn(problem);
  const port = environment.PORT || DEFAULT_PORT;
  const config = readConfig({ PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: 'warn', ...environment });
  if (config.mode === 'production') {
    throw new StartError(`This serves the sandbox. For production run ${asTyped('serve')}.`);
  }
  return {
    config,
    mocks: {
      port: readPort('MOCK_PORT', environment.MOCK_PORT || MOCK_PORT),
      clientPort: readPort('MOCK_CLIENT_PORT', environment.MOCK_CLIENT_PORT || MOCK_CLIENT_PORT),
    },
  };
}

/**
 * The port of the file server: the configured one; otherwise 4022 where that is free, so that guides can name it, or
 * any free one. A sandbox on a port of the system's choice leaves this one to the system, too.
 */
export async function sftpPortFor({ sftpPort, sftpHost, host, port }: Config): Promise<number> {
  if (sftpPort !== null) return sftpPort;
  return port !== 0 && (await isFree(SFTP_PORT, sftpHost ?? host)) ? SFTP_PORT : 0;
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Says which variable to set when a port is taken. */
export async function named<T>(starting: Promise<T>, ports: Record<string, number | null>): Promise<T> {
  try {
    return await starting;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!message.includes('EADDRINUSE')) throw error;
    const [name, port] = Object.entries(ports).find(([, candidate]) => message.includes(`:${candidate}`)) ?? [];
    throw new StartError(
      `Port ${port} is taken. Stop what listens there, or set ${name} to another port: ${name}=${Number(port) + 100} ${asTyped('start')}`,
    );
  }
}
