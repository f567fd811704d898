import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { receive } from './receive';

const failed: string[] = [];
const server = createServer(
  receive([{ credentials: { token: 'abc' }, answers: {} }], {
    memory: { isSame: async () => true },
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
