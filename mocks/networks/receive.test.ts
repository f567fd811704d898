import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import examples from '../../generated/examples.json';
import { receive } from './receive';

/** The hashes of the orders that are known, by their ids. Those that come are noted. */
const known = new Map<string, string>();
const hashes: string[] = [];
const isSame = async (_operation: string, id: string, hash: string): Promise<boolean> => {
  hashes.push(hash);
  if (!known.has(id)) known.set(id, hash);
  return known.get(id) === hash;
};

const failed: string[] = [];
const answers = {
  orderPlastic: async () => undefined,
  sendArgentineTransfer: async () => ({ id: '', status: 'SUCCESS', failure_reason: null }) as const,
};
const server = createServer(
  receive([{ credentials: { token: 'abc' }, answers: answers as never }], {
    memory: { isSame },
    failed: (what) => void failed.push(what),
  }),
);
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => new Promise((closed) => server.close(closed)));

/** Sends the head of a request byte for byte. @returns the status of the answer */
async function statusOf(target: string): Promise<number> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}

it.each(['//', '//:1', '/%', '/%zz?%zz=%', '/?a=1?b', 'http://a:b:c/'])(
  'the receiver of orders answers a caller that nobody knows, whatever its address is, and stays: %s',
  async (target) => {
    expect(await statusOf(target)).toBe(404);
    expect(failed).toEqual([]);
  },
);

const order = async (path: string, body: object): Promise<number> => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const headers = { authorization: 'Bearer abc', 'content-type': 'application/json', 'x-client-id': 'demo' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};

it('the receiver of orders keeps nothing of card data, not even its hash', async () => {
  const card = examples.values.EmbossingOrderCard;
  const [plastic] = card.plastics;
  hashes.length = 0;
  expect(await order('/embosser/orders', card)).toBeLessThan(300);
  const other = { ...card, plastics: [{ ...plastic, pan: '4000001234567899', cvv: '999' }] };
  expect(await order('/embosser/orders', other)).toBeLessThan(300);
  expect(new Set(hashes).size).toBe(1);
  expect(await order('/embosser/orders', { ...card, plastics: [{ ...plastic, name: 'ANA' }] })).toBe(409);
});

it('the receiver of orders recognises one that a version before has noted with its time, and no other one', async () => {
  const transfer = { ...examples.values.ArgentineOrder, id: 'noted-before' };
  const text = JSON.stringify(['demo', transfer]);
  known.set(transfer.id, createHash('sha256').update(text).digest('base64url'));
  expect(await order('/bank/arg/transfers', transfer)).toBe(200);
  expect(await order('/bank/arg/transfers', { ...transfer, amount: '1.00' })).toBe(409);
});
