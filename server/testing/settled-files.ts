import { mkdtempSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SftpClient from 'ssh2-sftp-client';
import { CardDays } from '../../mocks/testing/card-days';
import { worldExtension } from '../../mocks/world';
import { DAY } from '../kernel/time';
import { FileServerBench, type TestKey } from './file-server';
import { TEST_NOW, type TestServer, useServer } from './server';

export const TODAY = '2026-03-15';
export const NAME = 'presentations2026_03_15.csv';

/** The folder that all processes share. */
export const SHARED = mkdtempSync(join(tmpdir(), 'contrato-settlement-'));

let served: () => TestServer;
export const server = () => served();
export let bench: FileServerBench;
export let key: TestKey;

/** Starts a service and a server of its files. */
export function useSettledFiles(): void {
  afterAll(() => rm(SHARED, { recursive: true, force: true }));
  served = useServer({
    extension: worldExtension,
    environment: { TOKEN_SECONDS: '31536000', SETTLEMENT_DIR: SHARED },
  });
  beforeAll(async () => {
    bench = await FileServerBench.start(server());
    key = await bench.key('ed25519');
  });
  afterAll(() => bench.stop());
}

/** A client with files of one day, known to the file server by a key. */
export async function settled(own: TestKey = key): Promise<{ d: CardDays; username: string }> {
  server().clock.set(TEST_NOW);
  const d = new CardDays(server(), await server().client());
  const { card } = await d.fundedCard();
  await d.use(card.id);
  server().clock.set(TEST_NOW + DAY);
  await d.settle(TODAY);
  return { d, username: await bench.user(d.client.client.id, own) };
}

const quiet = () => undefined;
export const newClient = () => new SftpClient('test', { error: quiet, end: quiet, close: quiet });

export async function connect(username: string, own: TestKey = key, port = bench.files.port): Promise<SftpClient> {
  const client = newClient();
  await client.connect({ host: '127.0.0.1', port, username, privateKey: own.privateKey });
  return client;
}

/** Does something over a connection of its own. */
export async function connected(username: string, use: (client: SftpClient) => Promise<void>): Promise<void> {
  const client = await connect(username);
  await use(client).finally(() => client.end());
}

/** Puts another file in the place of one, as a run does. */
export async function replace(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
