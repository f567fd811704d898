import { UsageError } from '../../cli/declaration';
import { isBuilt } from '../../cli/own-code';
import { chosenRevision } from '../../generated/revisions';
import { createLogs } from '../../server/platform/log';
import { stopOnSignal } from '../../server/platform/stop';
import { type MockOptions, startMocks, startNetworkMocks } from './start';

/** Where the mocks listen, and what they speak. */
interface Options {
  revision: string;
  networks: boolean;
  port: number;
  clientPort: number;
  host: string;
  noWatch: boolean;
}

/** The time, in seconds, to answer running requests after a signal. */
const SHUTDOWN_SECONDS = 10;

type Common = Pick<MockOptions, 'port' | 'host' | 'watch'>;

/**
 * Serves the mocks of both sides until it is stopped.
 * @throws UsageError if there is no such revision, or if one is given for a document without revisions
 */
export async function serveMocks({ noWatch, networks, revision, clientPort, ...where }: Options): Promise<void> {
  if (networks && revision !== 'current') throw new UsageError('--networks has no revisions');
  assertRevision(revision);
  if (where.port !== 0 && where.port === clientPort) {
    throw new UsageError(`--port and --client-port name the same port, ${clientPort}`);
  }
  const common = { ...where, watch: !noWatch && !isBuilt };
  const serving = networks ? mockNetworks(common, clientPort) : mockClients(common, revision, clientPort);
  const { close, lines } = await serving.catch((error: Error) => {
    throw inWords(error, { ...where, clientPort });
  });
  stopOnSignal({ log: createLogs('warn').log, stop: close }, SHUTDOWN_SECONDS);
  for (const line of lines) console.log(line);
}

function assertRevision(revision: string): void {
  try {
    chosenRevision(revision);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Names the option because of which the mocks can't listen. Any other error stays as it is. */
function inWords(error: Error, { port, clientPort, host }: Pick<Options, 'port' | 'clientPort' | 'host'>): Error {
  const { message } = error;
  if (!/^(listen|getaddrinfo) /.test(message)) return error;
  if (!/EADDRINUSE|EACCES/.test(message)) return new Error(`--host can not be used: ${host}: ${message}`);
  const [name, value] = message.endsWith(`:${port}`) ? ['port', port] : ['client-port', clientPort];
  return new Error(`--${name} can not be used: ${value}: ${message}`);
}

interface Serving {
  /** The addresses, and how an answer is chosen, for people. */
  lines: string[];
  close(): Promise<boolean>;
}

async function mockClients(common: Common, revision: string, clientPort: number): Promise<Serving> {
  const { url, clientUrl, close } = await startMocks({ ...common, revision, clientPort });
  const lines = [
    `mock of the service, revision ${revision}: ${url}`,
    `mock of the client's endpoints: ${clientUrl}`,
    'Choose an answer with a header such as "Prefer: code=409, example=EMAIL_ALREADY_IN_USE".',
  ];
  return { lines, close };
}

async function mockNetworks(common: Common, networkPort: number): Promise<Serving> {
  const { url, networkUrl, close } = await startNetworkMocks({ ...common, networkPort });
  const lines = [
    `mock of what networks call: ${url}`,
    `mock of the networks' endpoints: ${networkUrl}`,
    'Choose an answer with a header such as "Prefer: code=422, example=UNKNOWN_TRANSFER_KEY".',
  ];
  return { lines, close };
}
