import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Client, Server } from 'ssh2';
import { FileServerBench } from '../../testing/file-server';
import { useServer } from '../../testing/server';

/** Requests whose answers are more than the buffers of two sockets hold. */
const MOST_REQUESTS = 1_000_000;

const server = useServer();

interface Inside {
  _sock: Socket;
  _protocol: { ping(): void };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('the file server reads nothing more from who asks and reads no answers, and goes on once they are read', async () => {
  const { injectSocket } = Server.prototype;
  let visit = null as Socket | null;
  const visits = jest.spyOn(Server.prototype, 'injectSocket').mockImplementation(function (this: Server, socket) {
    visit = socket;
    Reflect.apply(injectSocket, this, [socket]);
  });
  // The usual limit is beyond what a test should fill.
  const bench = await FileServerBench.start(server(), { maxUnsentBytes: 100_000 });
  const client = new Client();
  try {
    const key = await bench.key('ed25519');
    const { client: owner } = await server().client();
    const username = await bench.user(owner.id, key);
    client.on('error', () => undefined);
    client.connect({ host: '127.0.0.1', port: bench.files.port, username, privateKey: key.privateKey });
    await once(client, 'ready');
    const { _sock: socket, _protocol: protocol } = client as unknown as Inside;
    socket.pause();
    // The library answers each of them, before anything of the service sees it.
    for (let sent = 0; !visit?.isPaused() && sent < MOST_REQUESTS; sent += 1_000) {
      for (let i = 0; i < 1_000; i += 1) protocol.ping();
      await turn();
    }
    expect(visit?.isPaused()).toBe(true);
    socket.resume();
    while (visit?.isPaused()) await turn();
  } finally {
    visits.mockRestore();
    client.destroy();
    await bench.stop();
  }
});
