import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Edge } from './report';

const REFERENCE = /"reference":"(\w+)"/;

/** Answers a cash-in over a connection: its own reference, after all answers that the connection has had before. */
function answer(socket: Socket): void {
  let earlier = '';
  socket.on('data', (bytes) => {
    const [, reference] = REFERENCE.exec(bytes.toString('utf8')) ?? [];
    const text = JSON.stringify({ data: { reference, result: 'APPROVED', rejection_reason: null } });
    const own = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
    socket.write(earlier + own);
    earlier += own;
  });
}

it('a report gets its own answer where something sends answers twice', async () => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const proof = { certificate: '', key: '' };
  const edge = new Edge({ url: `http://127.0.0.1:${port}`, audience: 'https://api.example.com', name: 'cash', proof });
  try {
    for (const reference of ['first', 'second', 'third']) {
      const network_name = 'ARG_CASH_NETWORK' as const;
      const body = { reference, network_name, alias: 'sol.mar', amount: '1.00', currency: 'ARS' as const };
      const { status, body: answered } = await edge.report('receiveCashIn', { body });
      expect([status, answered]).toMatchObject([200, { data: { reference } }]);
    }
  } finally {
    await edge.close();
    server.close();
  }
});
