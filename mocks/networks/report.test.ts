import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Edge } from './report';

const REFERENCE = /"reference":"(\w+)"/;

/** Answers a cash-in over a connection: its own reference, after all answers that the connection has had before. */
function answer(socket: Socket): void {
  let earlier = '';
  socket.on('data', (bytes) => {
    const [, reference] = REFERENCE.exec(bytes.toString('utf8')) ?? [];
    const body = JSON.stringify({ data: { reference, result: 'APPROVED', rejection_reason: null } });
    const own = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    socket.write(earlier + own);
    earlier += own;
  });
}

/** Opens a network in front of a server that is not TLS. */
const networkOf = (port: number) => {
  const proof = { certificate: '', key: '' };
  return new Edge({ url: `http://127.0.0.1:${port}`, audience: 'https://api.example.com', name: 'cash', proof });
};
const cashIn = (reference: string) => ({
  ...{
    reference,
    network_name: 'ARG_CASH_NETWORK' as const,
    alias: 'sol.mar',
    amount: '1.00',
    currency: 'ARS' as const,
  },
});

it.each([408, 429, 500, 503])('a report is sent again as it was after %i', async (status) => {
  const bodies: string[] = [];
  const server = http.createServer(async (request, response) => {
    bodies.push(await text(request));
    const [code, body] = bodies.length === 1 ? [status, '{"error_code":"X"}'] : [200, '{"data":{}}'];
    response.writeHead(code, { 'content-type': 'application/json' }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const edge = networkOf((server.address() as AddressInfo).port);
  try {
    const { status: answered } = await edge.report('receiveCashIn', { body: cashIn('first') });
    expect([answered, bodies]).toEqual([200, [bodies[0], bodies[0]]]);
    expect(JSON.parse(bodies[0] as string)).toEqual(cashIn('first'));
  } finally {
    await edge.close();
    server.close();
  }
});

it('a report gets its own answer where something sends answers twice', async () => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const edge = networkOf((server.address() as AddressInfo).port);
  try {
    for (const reference of ['first', 'second', 'third']) {
      const { status, body: answered } = await edge.report('receiveCashIn', { body: cashIn(reference) });
      expect([status, answered]).toMatchObject([200, { data: { reference } }]);
    }
  } finally {
    await edge.close();
    server.close();
  }
});
