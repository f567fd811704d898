import path from 'node:path';
import { watchFiles } from '../../codegen/watch';
import { GENERATED, generatedDocuments, type LoadDocuments } from './documents';
import type { Documents } from './mocked-documents';
import { type Operations, parseOperations, type Side, serveSide } from './side';

export interface MockOptions {
  /** A named revision or `axis=value` pairs; `current` when absent. */
  revision?: string;
  /** Port of the service-hosted side; any free one when absent. */
  port?: number;
  /** Port of the client-hosted side; any free one when absent. */
  clientPort?: number;
  host?: string;
  /** Reload when the generated documents change. */
  watch?: boolean;
  /** The folder where codegen wrote its output. */
  generated?: string;
  /** The loader of the documents, if they don't come from the generated files. */
  load?: LoadDocuments;
  /** Receives what a person should know: reloads, broken documents, refused requests. */
  log?: (line: string) => void;
}

export interface Mocks {
  url: string;
  clientUrl: string;
  /** Serves the documents as they are now. False, and the last good contract goes on, when they are broken. */
  reload(): Promise<boolean>;
  close(): Promise<void>;
}

interface Contract {
  service: Operations;
  client: Operations;
}

/**
 * Starts Prism twice over the generated documents: once as the service, once as the client's own endpoints.
 *
 * @throws when the documents are broken at the start, since there is nothing good to serve yet
 */
export async function startMocks(options: MockOptions = {}): Promise<Mocks> {
  const { port = 0, clientPort = 0, host = '127.0.0.1', log = console.log, generated = GENERATED } = options;
  const load = options.load ?? generatedDocuments(options.revision ?? 'current', generated);
  const read = contractReader(load);
  const contract = await read();
  const service = await serveSide(contract.service, port, host, (line) => log(`mock: ${line}`));
  const client = await serveSide(contract.client, clientPort, host, (line) => log(`client mock: ${line}`)).catch(
    async (error: unknown) => {
      await service.close();
      throw error;
    },
  );
  const reload = inTurn(() => exchange(read, service, client, log));
  const stop = options.watch ? await watchDocuments(generated, () => void reload()) : async () => {};
  return {
    url: service.url,
    clientUrl: client.url,
    reload,
    close: async () => {
      await Promise.all([stop(), service.close(), client.close()]);
    },
  };
}

/** Reads and parses both documents; one that is as it was last time is not parsed again. */
function contractReader(load: LoadDocuments): () => Promise<Contract> {
  const service = rememberingParser();
  const client = rememberingParser();
  return async () => {
    const documents: Documents = await load();
    return { service: await service(documents.openapi), client: await client(documents.clientApi) };
  };
}

function rememberingParser(): (document: object) => Promise<Operations> {
  let last: { text: string; operations: Operations } | null = null;
  return async (document) => {
    const text = JSON.stringify(document);
    if (last?.text !== text) last = { text, operations: await parseOperations(document) };
    return last.operations;
  };
}

/** Both sides change together or not at all, so that they never speak two versions of one contract. */
async function exchange(
  read: () => Promise<Contract>,
  service: Side,
  client: Side,
  log: (line: string) => void,
): Promise<boolean> {
  try {
    const contract = await read();
    service.replace(contract.service);
    client.replace(contract.client);
    log(
      `mocks reloaded: ${contract.service.length} operations of the service, ${contract.client.length} of the client`,
    );
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
  return watchFiles([generated], (files) => {
    if (files.some((file) => SERVED.test(path.relative(generated, file)))) changed();
  });
}
