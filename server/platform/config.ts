import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { ValidateFunction } from 'ajv/dist/2020';
import { chosenRevision } from '../../generated/revisions';
import { environmentSchema } from './environment';
import type { TrustProxy } from './http/trusted-proxies';
import { isIpNetwork } from './ip-networks';
import { refusalOfOwnNetwork } from './own-networks';
import { samePorts } from './same-port';
import { withItsFile, withSecretFiles } from './secret-files';
import { readPostgresUrl } from './store/postgres-url';

/** A page that production does not serve unless it is configured to. */
export type PublicPage = 'docs' | 'metrics';

type Properties = typeof environmentSchema.properties;

type ValueOf<S> = S extends { enum: readonly (infer Value)[] } ? Value : S extends { type: 'string' } ? string : number;

/** The values of the variables by field, as the schema has them: null where a variable without a default is absent. */
type Variables = {
  -readonly [Name in keyof Properties as Properties[Name]['x-field']]: Properties[Name] extends { default: unknown }
    ? ValueOf<Properties[Name]>
    : ValueOf<Properties[Name]> | null;
};

/** The values that are made of the text of their variables, or of other ones. */
interface DerivedSettings {
  trustProxy: TrustProxy;
  dnsServers: readonly string[] | null;
  callbackNetworks: readonly string[];
  acceptedKeyFiles: readonly string[];
  publicPages: readonly PublicPage[];
  drainSeconds: number;
}

/**
 * Everything that can be set from outside. environment.ts says what each variable means; docs/configuration.md shows
 * it.
 */
export interface Config extends Omit<Variables, keyof DerivedSettings>, DerivedSettings {}

/** Names every variable that is wrong, one line each. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    // The first line names a variable: it is all that some places show.
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

/**
 * Uses the value of a variable.
 * @throws ConfigError naming the variable when that fails
 */
export function using<T>(variable: string, value: string, use: (value: string) => T): T {
  try {
    return use(value);
  } catch (error) {
    throw new ConfigError([`${variable} can not be used: ${value}: ${(error as Error).message}`]);
  }
}

/** Returns every problem of some settings: each is used, also if another one can't be. */
export function problemsIn(...uses: readonly (() => unknown)[]): string[] {
  return uses.flatMap((use) => {
    try {
      use();
      return [];
    } catch (error) {
      if (error instanceof ConfigError) return error.problems;
      throw error;
    }
  });
}

/** Compiled beforehand: server/testing/setting-checks.ts. */
const checkEnvironment: ValidateFunction = require('./generated/environment.cjs');

interface Setting {
  'x-field': string;
  default?: unknown;
}

/**
 * Returns the settings of the environment, with the defaults of those that are absent; an empty one counts as absent.
 */
function writtenOrDefault(
  environment: Record<string, string | undefined>,
  properties: Readonly<Record<string, Setting>>,
): Record<string, unknown> {
  const values = Object.entries(properties).map(([name, schema]) => [name, environment[name] || schema.default]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Names each variable that does not match the schema. Texts of numbers and switches are converted. */
function malformed(values: Record<string, unknown>): string[] {
  if (checkEnvironment(values)) return [];
  return (checkEnvironment.errors ?? []).map((error) => {
    const allowed = error.keyword === 'enum' ? `: ${error.params.allowedValues.join(', ')}` : '';
    return `${error.instancePath.slice(1)} ${error.message}${allowed}`;
  });
}

/**
 * Reads the configuration from environment variables, and from the files that some of them name.
 * @param further finds problems of what the configuration names, such as files
 * @throws ConfigError naming each variable that is malformed or, in production, missing.
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  further: (config: Config) => readonly string[] = () => [],
): Config {
  const properties = environmentSchema.properties as Record<string, Setting>;
  const filled = withSecretFiles(environment);
  const values = writtenOrDefault(filled.environment, properties);
  const wrong = malformed(values).filter((problem) => !filled.problems.has(nameIn(problem)));
  const config = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [schema['x-field'], values[name] ?? null]),
  ) as unknown as Config;
  config.acceptedKeyFiles = (values.ACCEPTED_KEY_FILES as string | undefined)?.split(',') ?? [];
  config.publicPages = ((values.PUBLIC_PAGES as string | undefined)?.split(',') ?? []) as PublicPage[];
  config.dnsServers = (values.DNS_SERVERS as string | undefined)?.split(',') ?? null;
  config.callbackNetworks = (values.CALLBACK_NETWORKS as string | undefined)?.split(',') ?? [];
  config.drainSeconds ??= config.mode === 'production' ? config.shutdownSeconds / 2 : 0;
  const refusals = readTrust(String(values.TRUST_PROXY), config);
  refusals.push(...refusalsOf(config.callbackNetworks), ...refusalsOfNameServers(config.dnsServers ?? []));
  refusals.push(...refusalsOfDatabase(config.databaseUrl), ...contradictions(config), ...further(config));
  // Other problems that name a malformed variable may only follow from its malformed value.
  const names = [...filled.problems.keys(), ...wrong.map(nameIn)].map((name) => new RegExp(`\\b${name}\\b`));
  const others = refusals.filter((refusal) => !names.some((name) => name.test(refusal)));
  const problems = [...wrong, ...others].map((problem) => withItsFile(problem, environment));
  if (filled.problems.size + problems.length > 0) throw new ConfigError([...filled.problems.values(), ...problems]);
  return config;
}

/** Returns the variable that a problem begins with. */
const nameIn = (problem: string): string => problem.split(' ', 1)[0] as string;

/** Fills the field of TRUST_PROXY. @returns the problems of its text */
function readTrust(text: string, config: Config): string[] {
  config.trustProxy = trustIn(text);
  if (!Array.isArray(config.trustProxy)) return [];
  return config.trustProxy.flatMap((network) =>
    isIpNetwork(network)
      ? []
      : [`TRUST_PROXY names ${network}, which is not an address, a network or a number of proxies from 1 to 9`],
  );
}

function trustIn(text: string): TrustProxy {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^[1-9]$/.test(text) ? Number(text) : text.split(',');
}

function refusalsOfDatabase(databaseUrl: string | null): string[] {
  try {
    if (databaseUrl !== null) readPostgresUrl(databaseUrl);
    return [];
  } catch (error) {
    return [`DATABASE_URL ${(error as Error).message}`];
  }
}

function refusalsOf(callbackNetworks: readonly string[]): string[] {
  return callbackNetworks.flatMap((network) => {
    const refusal = refusalOfOwnNetwork(network);
    return refusal === null ? [] : [`CALLBACK_NETWORKS names ${network}, which ${refusal}`];
  });
}

function refusalsOfNameServers(servers: readonly string[]): string[] {
  const wrong = servers.filter((server) => !isNameServer(server));
  return wrong.map((server) => `DNS_SERVERS names ${server}, which is not an address as in 10.0.0.2 or 10.0.0.2:5353`);
}

/** An address of IPv6 with a port stands in brackets. */
function isNameServer(text: string): boolean {
  const [, six = '', four = '', port = '53'] = /^(?:\[(.+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const hasPort = (isIPv6(six) || isIPv4(four)) && Number(port) >= 1 && Number(port) <= 65_535;
  return hasPort || isIP(text) !== 0;
}

/** For ages, 0 means forever. */
function refusalsOfAges({ deliveredEventDays: delivered, undeliveredEventDays: undelivered }: Config): string[] {
  const isShorter = undelivered > 0 && (delivered === 0 || undelivered < delivered);
  if (!isShorter) return [];
  return [
    'UNDELIVERED_EVENT_DAYS is fewer than DELIVERED_EVENT_DAYS: undelivered events stay at least as long as delivered ones',
  ];
}

function refusalsOfPublicUrl({ publicUrl }: Config): string[] {
  if (!URL.canParse(publicUrl)) return [`PUBLIC_URL is not an address: ${publicUrl}`];
  const { username, password } = new URL(publicUrl);
  return /[?#]/.test(publicUrl) || username !== '' || password !== ''
    ? ['PUBLIC_URL must have no user, query or fragment: paths are added to it']
    : [];
}

function refusalsOfProxy({ outgoingProxy }: Config): string[] {
  if (outgoingProxy === null) return [];
  // The text may contain a password.
  if (!URL.canParse(outgoingProxy)) return ['OUTGOING_PROXY is not an address'];
  const { pathname, search, hash, username, password } = new URL(outgoingProxy);
  if (!isDecodable(username) || !isDecodable(password)) {
    return ['OUTGOING_PROXY has a user or password with a percent sign that encodes nothing: write %25 for it'];
  }
  return pathname === '/' && search === '' && hash === ''
    ? []
    : ['OUTGOING_PROXY must have no path, query or fragment'];
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function refusalsOfPorts({ host, port, systemPort, systemHost, sftpPort, sftpHost }: Config): string[] {
  const settings = [
    { name: 'PORT', port, host },
    { name: 'SYSTEM_PORT', port: systemPort, host: systemHost ?? host },
    { name: 'SFTP_PORT', port: sftpPort, host: sftpHost ?? host },
  ];
  return samePorts(settings).map(
    ([earlier, later]) =>
      `${earlier.name} and ${later.name} name the same port, ${later.port}: set one of them to another`,
  );
}

function contradictions(config: Config): string[] {
  const problems = [...refusalsOfAges(config), ...refusalsOfPublicUrl(config), ...refusalsOfProxy(config)];
  problems.push(...refusalsOfPorts(config));
  if ((config.tlsCertFile === null) !== (config.tlsKeyFile === null)) {
    problems.push('TLS_CERT_FILE and TLS_KEY_FILE go together: set both or none');
  }
  if (config.drainSeconds >= config.shutdownSeconds) {
    problems.push('DRAIN_SECONDS is a part of SHUTDOWN_SECONDS: set it lower than that');
  }
  try {
    chosenRevision(config.revision);
  } catch (error) {
    problems.push(`DEFAULT_REVISION is not a revision: ${(error as Error).message}`);
  }
  const ids = (config.dataKeys ?? 'k1:').split(',').map((key) => key.slice(0, key.indexOf(':')));
  if (new Set(ids).size < ids.length) problems.push('DATA_KEYS names a key twice');
  if (config.sealingKey !== null && !ids.includes(config.sealingKey)) {
    problems.push(`SEALING_KEY is ${config.sealingKey}, which is not a key of DATA_KEYS`);
  }
  if (config.mode !== 'production') return problems;
  if (config.tlsCertFile === null && config.trustProxy === false) {
    problems.push(
      'production refuses plain HTTP: set TLS_CERT_FILE and TLS_KEY_FILE, or TRUST_PROXY=true behind a proxy that ends TLS',
    );
  }
  if (config.signingKeyFile === null) problems.push('SIGNING_KEY_FILE is required in production');
  if (config.dataKeys === null) problems.push('DATA_KEYS is required in production');
  if (config.sftpPort !== null && config.sftpHostKeyFile === null) {
    problems.push('SFTP_HOST_KEY_FILE is required in production where SFTP_PORT is set');
  }
  if (!config.publicUrl.startsWith('https://')) problems.push('PUBLIC_URL must start with https:// in production');
  return problems;
}
