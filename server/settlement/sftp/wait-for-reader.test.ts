import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { until } from '../../testing/until';
import { waitForReader } from './wait-for-reader';

const KILOBYTES_64 = Buffer.alloc(65_536);
const REQUESTS = 1_000;

/** A peer that answers each piece that it reads with 64 KB, and a connection to it. */
async function peerAndCaller(): Promise<{ peer: Socket; caller: Socket; close(): Promise<void> }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const caller = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
  const [peer] = (await once(server, 'connection')) as [Socket];
  peer.setNoDelay().on('error', () => undefined);
  caller.setNoDelay().on('error', () => undefined);
  return {
    peer,
    caller,
    close: async () => {
      const closed = once(server, 'close');
      peer.destroy();
      caller.destroy();
      server.close();
      await closed;
    },
  };
}

it('reads no further while the other side takes no answers, and goes on once it does', async () => {
  const { peer, caller, close } = await peerAndCaller();
  caller.pause();
  waitForReader(peer, 1_000_000);
  let answered = 0;
  peer.on('data', (bytes) => {
    for (let at = 0; at < bytes.length; at += 1) {
      answered += 1;
      peer.write(KILOBYTES_64);
    }
  });
  const paused = new Promise<void>((resolve) => {
    peer.once('pause', resolve);
  });
  for (let at = 0; at < REQUESTS && !peer.isPaused(); at += 1) {
    const before = answered;
    caller.write('?');
    await until('another request is answered', () => answered > before);
  }
  await paused;
  expect(answered).toBeLessThan(REQUESTS);
  expect(peer.writableLength).toBeGreaterThan(1_000_000);
  expect(peer.writableLength).toBeLessThan(2_000_000);

  const before = answered;
  caller.write('?');
  caller.resume();
  await until('another request is answered', () => answered > before);
  expect(peer.isPaused()).toBe(false);
  await close();
});
