import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { Journey } from './journey';

interface Refusal {
  status: number;
  code: string;
  headers: Headers;
}

function refusal(status: number, headers: Headers, text: string): Refusal {
  const body = JSON.parse(text) as { error_code: string; request_id: string };
  assert.equal(headers.get('x-request-id'), body.request_id);
  return { status, code: body.error_code, headers };
}

/** Asks for what no operation has. */
async function ask(url: string, method: string, path: string): Promise<Refusal> {
  const response = await fetch(url + path, { method });
  return refusal(response.status, response.headers, await response.text());
}

/** Sends an incomplete request and reads until the server closes the connection. */
async function sendBytes(url: string, bytes: string): Promise<Refusal> {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === 'https:';
  const to = { host: hostname, port: Number(port || (secure ? 443 : 80)) };
  const socket = secure ? connectSecurely({ ...to, servername: hostname }) : connect(to);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  // Bytes that the server has not read when it closes the connection are lost; the answer has arrived by then.
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [status = '', ...fields] = head.split('\r\n');
  const pairs = fields.map((field) => field.split(': ', 2) as [string, string]);
  return refusal(Number(status.split(' ')[1]), new Headers(pairs), body);
}

const TOO_LONG = 200_000;

/** Shows the answers where no operation is: their codes belong to none, so no row asks for them. */
export const edges: Journey = {
  name: 'addresses, methods and bytes that no operation has',
  run: async ({ world: { url }, saw }) => {
    const expectRefusal = ({ status, code }: Refusal, wanted: readonly [number, string]) => {
      assert.deepEqual([status, code], wanted);
      saw('codes', code);
    };
    // The server waits ten seconds; the others run meanwhile.
    const unfinished = sendBytes(url, 'GET /users/v1/ HTTP/1.1\r\nhost: a\r\nx-slow: ');
    expectRefusal(await ask(url, 'GET', '/no/such/address'), [404, 'NOT_FOUND']);
    const otherwise = await ask(url, 'PUT', '/users/v1/');
    expectRefusal(otherwise, [405, 'METHOD_NOT_ALLOWED']);
    assert.match(otherwise.headers.get('allow') ?? '', /POST/);
    const long = `GET /users/v1/?a=${'a'.repeat(TOO_LONG)} HTTP/1.1\r\nhost: a\r\n\r\n`;
    expectRefusal(await sendBytes(url, long), [431, 'HEADERS_TOO_LARGE']);
    expectRefusal(await sendBytes(url, 'EHLO example.com\r\n\r\n'), [400, 'MALFORMED_REQUEST']);
    expectRefusal(await unfinished, [408, 'REQUEST_TIMEOUT']);
  },
};
