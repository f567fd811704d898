import { createServer, type Socket } from 'node:net';
import { listenLocally } from '../../testing/local-server';
import { until } from '../../testing/until';
import { openDb } from './open';

/** One message of PostgreSQL to its client (postgresql.org/docs/current/protocol-message-formats.html). */
function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}

const AUTHENTICATED = message('R', '\0\0\0\0');
const READY = message('Z', 'I');
const REFUSAL = message('E', 'SERROR\0C57014\0Mcanceled\0\0');

/** A PostgreSQL that lets everybody in and does not run one statement. */
function refuseStatements(socket: Socket): void {
  socket.once('data', () => {
    socket.write(Buffer.concat([AUTHENTICATED, READY]));
    socket.on('data', (sent) => {
      if (sent.toString('latin1').startsWith('X')) socket.end();
      else socket.write(Buffer.concat([REFUSAL, READY]));
    });
  });
}

it('closes a connection whose first statement fails', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket) && refuseStatements(socket));
  const url = `postgres://contrato@127.0.0.1:${await listenLocally(server)}/contrato`;
  const db = openDb({ dialect: 'postgres', url });
  try {
    await expect(db.ping()).rejects.toThrow('57014');
    const isClosed = () => sockets.length > 0 && sockets.every(({ closed }) => closed);
    await until('the connection is closed', isClosed, { timeoutMilliseconds: 5_000 });
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
    await db.close();
  }
});

it('says of each of several hosts why it does not serve', async () => {
  const db = openDb({ dialect: 'postgres', url: 'postgres://u@127.0.0.1:1,[::1]:1/db' });
  await expect(db.ping()).rejects.toMatchObject({
    name: 'StoreUnavailable',
    cause: { message: expect.stringMatching(/^127\.0\.0\.1:1: .+; \[?::1\]?:1: .+$/) },
  });
  await db.close();
});
