import { createServer } from 'node:net';
import { asTyped } from '../cli/own-code';
import { type Config, readConfig } from '../server/platform/config';
import { misspeltSettings } from '../server/platform/misspelt-settings';
import { type PortSetting, samePorts } from '../server/platform/same-port';
import { localAddress } from './local-address';

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
  const config = readConfig({ PUBLIC_URL: localAddress(port), LOG_LEVEL: 'warn', ...environment });
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
 * The port of the file server: the configured one; otherwise 4022, so that guides can name it, where that is free and
 * no other setting names it, or any free one. A sandbox on a port of the system's choice leaves this one to the system,
 * too.
 * @param ofGuides the port that guides name
 */
export async function sftpPortFor(config: Config, mocks: MockPorts, ofGuides = SFTP_PORT): Promise<number> {
  const { sftpPort, sftpHost, host, port } = config;
  if (sftpPort !== null) return sftpPort;
  const isWanted = samePorts(portSettings({ ...config, sftpPort: ofGuides }, mocks)).length > 0;
  return port === 0 || isWanted || (await isTaken(ofGuides, sftpHost ?? host)) ? 0 : ofGuides;
}

/** Tells whether something listens on a port. A port or host that can't be used at all fails where it is used. */
function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}

/** A variable that names a port. */
interface PortVariable extends PortSetting {
  /** The port without the variable. */
  byDefault: string | null;
}

/** The ports of a sandbox and its mocks. */
function portSettings(config: Config, mocks: MockPorts): PortVariable[] {
  const { host } = config;
  return [
    { name: 'PORT', port: config.port, host, byDefault: DEFAULT_PORT },
    { name: 'SYSTEM_PORT', port: config.systemPort, host: config.systemHost ?? host, byDefault: null },
    { name: 'SFTP_PORT', port: config.sftpPort, host: config.sftpHost ?? host, byDefault: null },
    { name: 'MOCK_PORT', port: mocks.port, host, byDefault: MOCK_PORT },
    { name: 'MOCK_CLIENT_PORT', port: mocks.clientPort, host, byDefault: MOCK_CLIENT_PORT },
  ];
}

/** The settings whose ports are in use. */
async function takenPorts(settings: readonly PortVariable[]): Promise<Set<PortVariable>> {
  const taken = new Set<PortVariable>();
  for (const setting of settings) {
    const { port, host } = setting;
    if (port !== null && port !== 0 && (await isTaken(port, host))) taken.add(setting);
  }
  return taken;
}

/** A free port for each of the given settings. */
async function othersFor(
  changed: readonly PortVariable[],
  settings: readonly PortVariable[],
): Promise<Map<PortVariable, number>> {
  const used = new Set(settings.map(({ port }) => port));
  const others = new Map<PortVariable, number>();
  for (const setting of changed) {
    const other = await portBeside(setting.port ?? 0, setting.host, used);
    used.add(other);
    others.set(setting, other);
  }
  return others;
}

/**
 * Looks at all ports before any server starts, so that one answer names all that are taken, or that two settings name.
 * @param command the command that is to serve there
 * @throws StartError with the variables to set, in a command that can be pasted
 */
export async function assertPortsFree(config: Config, mocks: MockPorts, command: 'start' | 'dev'): Promise<void> {
  const settings = portSettings(config, mocks);
  const same = samePorts(settings);
  const taken = await takenPorts(settings);
  const isLater = (setting: PortVariable) => same.some(([, later]) => later === setting);
  const changed = settings.filter((setting) => taken.has(setting) || isLater(setting));
  if (changed.length === 0) return;
  const others = await othersFor(changed, settings);
  const isGiven = ({ port, byDefault }: PortVariable) => port !== null && String(port) !== byDefault;
  const variables = settings
    .filter((setting) => changed.includes(setting) || isGiven(setting))
    .map((setting) => `${setting.name}=${others.get(setting) ?? setting.port}`);
  const sentences = same.map(
    ([earlier, later]) => `${earlier.name} and ${later.name} name the same port, ${later.port}.`,
  );
  const ports = [...new Set([...taken].map(({ port }) => String(port)))];
  if (ports.length > 0)
    sentences.push(
      `${ports.length === 1 ? 'Port' : 'Ports'} ${listed(ports)} ${ports.length === 1 ? 'is' : 'are'} taken.`,
    );
  const names = listed(changed.map(({ name }) => name));
  const remedy = `et ${names} to ${changed.length === 1 ? 'another port' : 'other ports'}`;
  sentences.push(ports.length > 0 ? `Stop what listens there, or s${remedy}` : `S${remedy}`);
  throw new StartError(`${sentences.join(' ')}: ${variables.join(' ')} ${asTyped(command)}`);
}

const OF_LISTS = new Intl.ListFormat('en');
const listed = (words: string[]) => OF_LISTS.format(words);

/** A free port that a person recognizes: 4110 beside 4010. 0, any free one, where there is none. */
async function portBeside(port: number, host: string, used: ReadonlySet<number | null>): Promise<number> {
  for (let other = port + 100; other <= 65_535; other += 100) {
    if (!used.has(other) && !(await isTaken(other, host))) return other;
  }
  return 0;
}
