import path from 'node:path';
import reporterLogger from 'dredd/build/reporters/reporterOutputLogger';
import { ownCode } from '../../cli/own-code';
import { withHeaderLines } from '../world/header-lines';
import { boundedAgent } from '../world/limits';
import { CachingDredd } from './caching';
import { type Description, dreddInputs, type InputRow, inputKey } from './input';
import { closeSession, type DreddExchange, openSession, type Session } from './session';

/** Dredd's own report of a run, in addition to the recorded exchanges. */
interface DreddReport {
  executed: number;
  skipped: number;
  /** The transactions that Dredd passed, by key of `inputKey`. */
  passed: ReadonlySet<string>;
  /** Dredd's warnings and errors: each means that something was not tested as intended. */
  warnings: string[];
}

const HOOKS = ownCode(path.join(__dirname, 'hooks')).file;

/**
 * Has Dredd execute rows against a server, one after the other.
 *
 * @param endpoint the server's origin
 * @throws when Dredd can't read its input at all
 */
export async function runDredd(
  rows: readonly { input: InputRow; exchange: DreddExchange }[],
  endpoint: string,
): Promise<DreddReport> {
  const session: Session = new Map(rows.map(({ input, exchange }) => [inputKey(input), exchange]));
  if (session.size !== rows.length) throw new Error('two rows have the same method, path, status and example');
  openSession(session);
  try {
    const inputs = dreddInputs(rows.map(({ input }) => input));
    return await withHeaderLines(() => execute(inputs, endpoint));
  } finally {
    closeSession();
  }
}

async function execute(apiDescriptions: readonly Description[], endpoint: string): Promise<DreddReport> {
  const dredd = new CachingDredd({
    endpoint,
    path: [],
    apiDescriptions,
    hookfiles: [HOOKS],
    http: { agent: boundedAgent(endpoint) },
    color: false,
    loglevel: 'warning',
  });
  const warnings: string[] = [];
  const listen = (_transport: unknown, level: string, message: string) => void warnings.push(`${level}: ${message}`);
  // The console stays ours; a silent transport still tells its listeners.
  dredd.logger.transports.console.silent = true;
  reporterLogger.transports.console.silent = true;
  dredd.logger.on('logging', listen);
  const passed = new Set<string>();
  const { emitter } = dredd.configuration;
  emitter.on('test pass', (test: { request: { method: string; uri: string } }) => {
    passed.add(`${test.request.method} ${test.request.uri}`);
  });
  emitter.on('test error', (error: Error) => void warnings.push(`error: ${error.message}`));
  emitter.on('start', (_descriptions: unknown, ready: () => void) => {
    // Dredd copies its whole configuration for the hooks, which don't need the descriptions.
    dredd.configuration.apiDescriptions = [];
    ready();
  });
  try {
    const stats = await new Promise<{ tests: number; skipped: number }>((resolve, reject) => {
      dredd.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    return { executed: stats.tests, skipped: stats.skipped, passed, warnings };
  } finally {
    dredd.logger.off('logging', listen);
  }
}
