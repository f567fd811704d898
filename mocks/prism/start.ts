import type { Server } from 'node:net';
import path from 'node:path';
import { GENERATED, generatedDocuments, type LoadDocuments, networkDocuments } from './documents';
import type { Documents } from './mocked-documents';
import type { ParsedDocument } from './reparse';
import { type Operations, parseOperations, type Side, serveSide } from './side';

interface PairOptions {
  /** Port of the service-hosted side, or what listens there already; any free one when absent. */
  port?: number | Server;
  host?: string;
  /** The address of the sandbox that the roots lead to; that of `npm start` when absent. */
  sandbox?: string;
  /** Reload when the generated documents change. */
  watch?: boolean;
  /** The folder where codegen wrote its output. */
  generated?: string;
  /** The loader of the documents, if they don't come from the generated files. */
  load?: LoadDocuments;
  /** Receives messages for people: reloads, broken documents, refused requests. */
  log?: (line: string) => void;
}

export interface MockOptions extends PairOptions {
  /** A named revision or `axis=value` pairs; `current` when absent. */
  revision?: string;
  /** Port of the client-hosted side, or what listens there already; any free one when absent. */
  clientPort?: number | Server;
}

interface NetworkMockOptions extends PairOptions {
  /** Port of the side that networks host; any free one when absent. */
  networkPort?: number;
}

interface Pair {
  url: string;
  counterpartUrl: string;
  /** Serves the documents as they are now. False, and the last good contract goes on, when they are broken. */
  reload(): Promise<boolean>;
  /** @returns whether all requests that had begun were answered */
  close(): Promise<boolean>;
}

/** The mock of the service and that of a client. */
export type Mocks = Omit<Pair, 'counterpartUrl'> & { clientUrl: string };
/** The mock of the service as networks call it and that of networks as the service calls them. */
export type NetworkMocks = Omit<Pair, 'counterpartUrl'> & { networkUrl: string };

interface Contract {
  service: Operations;
  counterpart: Operations;
}

/**
 * Starts Prism twice over the generated documents: once as the service, once as the client's own endpoints.
 *
 * @throws when the documents are broken at the start, since there is nothing good to serve yet
 */
export async function startMocks(options: MockOptions = {}): Promise<Mocks> {
  const { revision = 'current', clientPort = 0 } = options;
  const load = options.load ?? generatedDocuments(revision, options.generated);
  const { counterpartUrl, ...mocks } = await startPair(load, {
    ...options,
    name: 'client',
    counterpartPort: clientPort,
  });
  return { ...mocks, clientUrl: counterpartUrl };
}

/**
 * Starts Prism twice for the interface between the service and networks: once as the service that receives reports,
 * once as the networks that receive orders.
 *
 * @throws as startMocks
 */
export async function startNetworkMocks(options: NetworkMockOptions = {}): Promise<NetworkMocks> {
  const { networkPort = 0 } = options;
  const load = options.load ?? networkDocuments(options.generated);
  const pair = await startPair(load, { ...options, name: 'network', counterpartPort: networkPort });
  const { counterpartUrl, ...mocks } = pair;
  return { ...mocks, networkUrl: counterpartUrl };
}

/** @param options `name` of who hosts the other side */
async function startPair(
  load: LoadDocuments,
  options: PairOptions & { name: string; counterpartPort: number | Server },
): Promise<Pair> {
  const { port = 0, counterpartPort, name, host = '127.0.0.1', sandbox } = options;
  const { log = console.log, generated = GENERATED } = options;
  const read = contractReader(load);
  const contract = await read();
  const service = await serveSide(contract.service, port, host, (line) => log(`mock: ${line}`), sandbox);
  const logCounterpart = (line: string) => log(`${name} mock: ${line}`);
  const counterpart = await serveSide(contract.counterpart, counterpartPort, host, logCounterpart, sandbox).catch(
    async (error: unknown) => {
      await service.close();
      throw error;
    },
  );
  const sides = { service, counterpart, name };
  const reload = inTurn(() => exchange(read, sides, log));
  const stop = options.watch ? await watchDocuments(generated, () => void reload()) : async () => {};
  return {
    url: service.url,
    counterpartUrl: counterpart.url,
    reload,
    close: async () => {
      const [, ...whole] = await Promise.all([stop(), service.close(), counterpart.close()]);
      return whole.every(Boolean);
    },
  };
}

/** Reads and parses both documents; operations that are as they were last time are not parsed again. */
function contractReader(load: LoadDocuments): () => Promise<Contract> {
  const service = rememberingParser();
  const counterpart = rememberingParser();
  return async () => {
    const documents: Documents = await load();
    return { service: await service(documents.service), counterpart: await counterpart(documents.counterpart) };
  };
}

// What compares documents is only needed where they change: a start does not wait for it.
const reparse = (): typeof import('./reparse') => require('./reparse');

function rememberingParser(): (document: object) => Promise<Operations> {
  let last: ParsedDocument | null = null;
  return async (document) => {
    last =
      last === null
        ? { root: document as ParsedDocument['root'], operations: await parseOperations(document) }
        : await reparse().parseChanged(last, document);
    return last.operations;
  };
}

/** Both sides change together or not at all, so that they never speak two versions of one contract. */
async function exchange(
  read: () => Promise<Contract>,
  { service, counterpart, name }: { service: Side; counterpart: Side; name: string },
  log: (line: string) => void,
): Promise<boolean> {
  try {
    const contract = await read();
    service.replace(contract.service);
    counterpart.replace(contract.counterpart);
    const counts = `${contract.service.length} operations of the service, ${contract.counterpart.length} of the ${name}`;
    log(`mocks reloaded: ${counts}`);
    return true;
  } catch (error) {
    log(`mocks keep the last good contract: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** Runs an action after the one before has ended, so that an older document never overtakes a newer one. */
function inTurn<T>(action: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(action);
    last = next.catch(() => {});
    return next;
  };
}

/** The mocks serve what lies in these folders of `generated/`. */
const SERVED = /^(documents|revisions)\b.*\.json$/;

function watchDocuments(generated: string, changed: () => void): Promise<() => Promise<void>> {
  // The watcher is a tool of the checkout: a package's documents never change.
  const { watchFiles } = require('../../codegen/watch') as typeof import('../../codegen/watch');
  return watchFiles([generated], (files) => {
    if (files.some((file) => SERVED.test(path.relative(generated, file)))) changed();
  });
}
