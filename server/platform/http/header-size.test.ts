import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import openapi from '../../../generated/documents/openapi.json';
import { controlsDocument } from '../../../mocks/testing/controls';
import { worldExtension } from '../../../mocks/world';
import { useServer } from '../../testing/server';
import { MAX_HEADER_BYTES } from '../listen';

const server = useServer({ extension: worldExtension });

type Node = Record<string, unknown>;

/** Bytes of the headers other than the address: a token, and what proxies add. */
const OTHER_HEADERS = 8 * 1024;

function follow(document: object, node: unknown): Node {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node as Node;
  let found: unknown = document;
  for (const part of $ref.slice(2).split('/'))
    found = (found as Node)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  return follow(document, found);
}

/** The longest text that a schema of a parameter allows, every character of free text escaped. */
function fullest(document: object, given: unknown): string {
  const schema = follow(document, given);
  const longest = (texts: string[]) => texts.sort((a, b) => b.length - a.length)[0] as string;
  const { oneOf, allOf, type, items, maxItems, maxLength, pattern, format } = schema as Record<string, never>;
  if (schema.enum !== undefined) return longest((schema.enum as unknown[]).map(String));
  if (oneOf !== undefined) return longest((oneOf as unknown[]).map((one) => fullest(document, one)));
  if (allOf !== undefined) return longest((allOf as unknown[]).map((one) => fullest(document, one)));
  if (type === 'array') {
    const { enum: all } = follow(document, items) as { enum?: string[] };
    // A list that names nothing twice ends with the values that there are.
    if (schema.uniqueItems === true && all !== undefined) return all.join(',');
    return Array(bound(maxItems, schema)).fill(fullest(document, items)).join(',');
  }
  if (type === 'integer') return '1'.repeat(16);
  if (type === 'boolean') return 'false';
  const fixed = /\{(\d+)\}\$$/.exec(pattern ?? '')?.[1] ?? (format === 'date' ? 10 : undefined);
  return '%7E'.repeat(bound(maxLength ?? fixed, schema));
}

function bound(limit: unknown, schema: Node): number {
  if (limit === undefined) throw new Error(`the contract sets no bound: ${JSON.stringify(schema)}`);
  return Number(limit);
}

/** The longest address of every operation that takes a query. */
const addresses = [openapi, controlsDocument].flatMap((document) =>
  Object.entries(document.paths as Record<string, Node>).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]): [string, string, string][] => {
      const { operationId, parameters = [] } = operation as { operationId?: string; parameters?: unknown[] };
      if (operationId === undefined) return [];
      const all = [...((item.parameters as unknown[]) ?? []), ...parameters].map((one) => follow(document, one));
      const query = all
        .filter((one) => one.in === 'query')
        .map(({ name, schema }) => `${encodeURIComponent(String(name))}=${fullest(document, schema)}`);
      const whole = path.replaceAll(/\{[^}]+\}/g, '%7E'.repeat(256));
      return query.length === 0 ? [] : [[operationId, method.toUpperCase(), `${whole}?${query.join('&')}`]];
    }),
  ),
);

describe('the longest address that the contract allows', () => {
  it.each(addresses)('of %s fits', (_operation, _method, address) => {
    expect(address.length).toBeLessThan(MAX_HEADER_BYTES - OTHER_HEADERS);
  });

  it('is read, for the operation that has the longest one of all', async () => {
    const [longest] = addresses.sort(([, , a], [, , b]) => b.length - a.length);
    const [operation, method, address] = longest as [string, string, string];
    const answer = await (await server().client()).send(method, address);
    expect([operation, address.length > 100_000, answer.status]).toEqual([operation, true, 400]);
    expect(answer.body.error.details.length).toBeGreaterThan(0);
  });
});

/** A connection, and what it has heard so far. */
function speak(): { socket: Socket; received: () => string } {
  const socket = connect(Number(new URL(server().url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return { socket, received: () => text };
}

describe('a caller that waits with its body for 100 Continue', () => {
  const CREATION = 'POST /users/v1/ HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\n';
  const json = 'content-type: application/json\r\n';

  it.each([
    ['whom nobody knows', (_token: string) => `${json}content-length: 2\r\n`, 401],
    ['with too much', (token: string) => `${token}${json}content-length: 10000000\r\n`, 413],
    ['with another type', (token: string) => `${token}content-type: text/plain\r\ncontent-length: 2\r\n`, 415],
  ])('%s is refused by its head, and the connection ends', async (_what, headers, status) => {
    const { token } = await server().client();
    const { socket, received } = speak();
    const further = headers(`authorization: Bearer ${token}\r\nx-idempotency-key: a\r\n`);
    socket.write(`${CREATION}${further}\r\n`);
    await once(socket, 'close');
    expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*\\r\\nConnection: close\\r\\n`));
    expect(received()).not.toContain('100 Continue');
  });

  it('and may send it gets 100, and then its answer', async () => {
    const { token } = await server().client();
    const body = '{"email":"ana@example.com","operation_country":"ARG"}';
    const { socket, received } = speak();
    const further = `authorization: Bearer ${token}\r\nx-idempotency-key: a\r\nconnection: close\r\n`;
    socket.write(`${CREATION}${further}${json}content-length: ${body.length}\r\n\r\n`);
    await once(socket, 'data');
    expect(received()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write(body);
    await once(socket, 'close');
    expect(received()).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 Created\r\n/);
  });
});

describe('what is not a request', () => {
  const lines = () => server().logged.filter(({ msg }) => msg === 'request');

  it.each([
    [
      'an address that is too long',
      `GET /users/v1/?a=${'a'.repeat(200_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'headers that are too long',
      `GET /users/v1/ HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(200_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'more lines of headers than are read',
      `GET /users/v1/ HTTP/1.1\r\nhost: a\r\n${'x: 1\r\n'.repeat(2_000)}\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ...['a b', 'a/b', 'user@a', 'a:port', '[::1'].map((host): [string, string, number, string] => [
      `the host ${host}`,
      `GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
      400,
      'MALFORMED_REQUEST',
    ]),
    ...['', 'a', 'a.example:443', '[2001:db8::1]:8080', '192.0.2.1:80'].map(
      (host): [string, string, number, string] => [
        `an address that is not there, of the host «${host}»,`,
        `GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
        404,
        'NOT_FOUND',
      ],
    ),
    ['no HTTP', 'EHLO example.com\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na',
      400,
      'MALFORMED_REQUEST',
    ],
    ['a request without a host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ...[
      ['hosts', 'host: b'],
      ['tokens', 'authorization: Bearer a\r\nauthorization: Bearer b'],
      ['media types', 'content-type: application/json\r\ncontent-type: text/plain'],
    ].map(([what, lines]): [string, string, number, string] => [
      `a request with two ${what}`,
      `POST /users/v1/ HTTP/1.1\r\nhost: a\r\n${lines}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
      400,
      'MALFORMED_REQUEST',
    ]),
    [
      'an address that is not there, with a list of two lines,',
      'GET / HTTP/1.1\r\nhost: a\r\naccept-language: es\r\naccept-language: pt\r\nconnection: close\r\n\r\n',
      404,
      'NOT_FOUND',
    ],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    [
      'an address that is not there, whatever is expected,',
      'GET / HTTP/1.1\r\nhost: a\r\nexpect: 200-maybe\r\nconnection: close\r\n\r\n',
      404,
      'NOT_FOUND',
    ],
  ])('%s is refused in the one error shape', async (_what, bytes, status, code) => {
    const { socket, received } = speak();
    socket.write(bytes);
    await once(socket, 'close');
    const text = received();
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const requestId = /^x-request-id: (.+)$/m.exec(head)?.[1]?.trim();
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(body)).toEqual({
      error_code: code,
      error: { message: expect.any(String), details: expect.any(Array) },
      request_id: requestId,
    });
    expect(lines().at(-1)).toMatchObject({ operation: 'none', status, request_id: requestId });
  });
});
