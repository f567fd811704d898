import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { makeTemporaryFolder } from '../../cli/folders';
import { documentation } from '../../docs/render';
import { DEMO, ensureDemoClient } from '../../mocks/demo';
import { localAddress } from '../../mocks/local-address';
import { openSandboxClock, worldExtension } from '../../mocks/world';
import type { Ports } from '../../server/networks/ports';
import { readConfig } from '../../server/platform/config';
import { createLogs } from '../../server/platform/log';
import { run } from '../../server/run';

const { refusalOfAge } = require('../../cli/runtime.cjs') as {
  refusalOfAge(versions: NodeJS.ProcessVersions): string | null;
};

/** How a sandbox is started; everything has a default. */
export interface SandboxOptions {
  /** The port to serve on; 0, the default, lets the system choose. */
  port?: number;
  /** The address to listen at; this machine alone unless something else is given. */
  host?: string;
  /** The revision of clients that name none, as `current` or `earliest`, or `axis=value` pairs. */
  revision?: string;
  /** The folder to keep everything in. Without it the sandbox forgets everything when it stops. */
  dataDir?: string;
  /** The least severe lines that are logged to standard output: `fatal` unless something else is given. */
  logLevel?: 'debug' | 'info' | 'warn' | 'error' | 'fatal';
}

/** The client that a sandbox has from the start, with the pair that calls to it are signed with. */
export interface SandboxClient {
  client_id: string;
  client_secret: string;
  audience: string;
  api_key: string;
  api_secret: string;
}

/** A sandbox that runs in this process. */
export interface Sandbox {
  /** Its origin, as `http://127.0.0.1:40123`. */
  url: string;
  client: SandboxClient;
  /** Ends it: its port is free and its threads, timers and files are gone when this resolves. */
  stop(): Promise<void>;
}

const NAMES: Readonly<Record<keyof SandboxOptions, true>> = {
  port: true,
  host: true,
  revision: true,
  dataDir: true,
  logLevel: true,
};

/** Refuses unknown options and an empty `dataDir`. @throws TypeError */
function assertOptions(options: SandboxOptions): void {
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(NAMES, name));
  if (unknown !== undefined) {
    throw new TypeError(`startSandbox has no option ${unknown}; its options are ${Object.keys(NAMES).join(', ')}`);
  }
  if (options.dataDir === '') throw new TypeError('dataDir is empty: name a folder, or leave it out');
}

/**
 * Temporary folders of running sandboxes. The exit of the process removes what `stop` has not. A signal for which the
 * program has no handler ends a process without an exit, and the handlers of signals are the program's alone.
 */
const folders = new Set<string>();
process.on('exit', () => {
  for (const folder of folders) removeAtExit(folder);
});

/** Removes a folder as far as the system allows: an error would end the program with a stack and another code. */
function removeAtExit(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The system removes temporary folders at a time of its own.
  }
}

/** Creates a folder that is removed with its sandbox, or when the process exits. */
function makeFolder(): string {
  const folder = makeTemporaryFolder('contrato-');
  folders.add(folder);
  return folder;
}

async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/**
 * Starts a sandbox in this process, for tests.
 * @throws when the port is taken, an option is unknown, its value is not valid, or Node is too old
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  assertOptions(options);
  const refusal = refusalOfAge(process.versions);
  if (refusal !== null) throw new Error(refusal);
  const { port = 0, host = '127.0.0.1', revision, dataDir, logLevel = 'fatal' } = options;
  const folder = dataDir ?? makeFolder();
  const forget = () => (dataDir === undefined ? removeFolder(folder) : Promise.resolve());
  try {
    const address = { PORT: String(port), HOST: host, PUBLIC_URL: localAddress(port) };
    const environment = { ...address, DATA_DIR: folder, LOG_LEVEL: logLevel };
    const config = readConfig(revision === undefined ? environment : { ...environment, DEFAULT_REVISION: revision });
    const running = await run(config, {
      clock: openSandboxClock,
      ports: {} as Ports,
      documentation,
      extension: worldExtension,
      logs: createLogs(config.logLevel),
    });
    const stop = async () => {
      await running.stop();
      await forget();
    };
    const { apiKey, apiSecret } = await ensureDemoClient(running.app.services).catch(async (error: unknown) => {
      await running.stop();
      throw error;
    });
    const client = { client_id: DEMO.id, client_secret: DEMO.secret, audience: config.audience };
    return { url: running.listener.url, client: { ...client, api_key: apiKey, api_secret: apiSecret }, stop };
  } catch (error) {
    await forget();
    throw error;
  }
}
