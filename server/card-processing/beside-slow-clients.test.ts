import type { Socket } from 'node:net';
import { CardNetwork } from '../../mocks/testing/card-network';
import { CONTROLS } from '../../mocks/testing/controls';
import { worldExtension } from '../../mocks/world';
import { openHost } from '../testing/local-server';
import { NameServer } from '../testing/name-server';
import { Receiver, type ReceiverAnswer } from '../testing/receiver';
import { startTestServer, type TestServer } from '../testing/server';

/**
 * Purchases at once of each client that keeps the service waiting: more than the look-ups that one may have under way.
 */
const SLOW_PURCHASES = 40;
const PURCHASES = 20;

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function receiver(answer: ReceiverAnswer): Promise<string> {
  const started = await Receiver.start();
  started.answer = answer;
  ends.push(() => started.close());
  return started.url('');
}

/** Accepts connections, and says nothing or hangs up where a TLS handshake is to come. */
async function withoutTls(onSocket: (socket: Socket) => void): Promise<string> {
  const { port, close } = await openHost(onSocket);
  ends.push(close);
  return `https://127.0.0.1:${port}`;
}

const drip: ReceiverAnswer = (response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write('.'), 50);
  response.on('close', () => clearInterval(timer));
};

/** A client with a card. @param address where it is asked; its own endpoint, under a name, when absent */
async function open(server: TestServer, address?: string): Promise<CardNetwork> {
  const network = await CardNetwork.open(server, { configuration: {} });
  ends.push(() => network.close());
  const transactions = address ?? `http://well.example:${new URL(network.url).port}`;
  await network.bench.ask('PATCH', `${CONTROLS}/client`, { callback_addresses: { transactions } });
  return network;
}

it('purchases of a client are decided in time while names or endpoints of other clients keep the service waiting', async () => {
  const names = await NameServer.start((name) => (name === 'slow.example' ? null : { addresses: ['127.0.0.1'] }));
  ends.push(() => names.close());
  const server = await startTestServer({ extension: worldExtension, environment: { DNS_SERVERS: names.address } });
  ends.push(() => server.close());
  const details = {
    CLIENT_TIMEOUT: [await receiver(() => undefined), await receiver(drip)],
    CLIENT_UNAVAILABLE: [
      'http://slow.example:1',
      await withoutTls(() => undefined),
      await withoutTls((socket) => void socket.end('no')),
    ],
  };
  const bad = await Promise.all(
    Object.entries(details).flatMap(([detail, addresses]) =>
      addresses.map(async (address) => ({ detail, network: await open(server, address) })),
    ),
  );
  const well = await open(server);
  const purchases = bad.flatMap(({ detail, network }) =>
    Array.from({ length: SLOW_PURCHASES }, async () => [detail, (await network.use()).status_detail]),
  );
  const decided = await Promise.all(Array.from({ length: PURCHASES }, () => well.use()));
  expect(decided.map(({ status_detail }) => status_detail)).toEqual(Array(PURCHASES).fill('APPROVED'));
  for (const [expected, detail] of await Promise.all(purchases)) expect(detail).toBe(expected);
});
