import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { withHeaderLines } from './header-lines';
import { send } from './http';
import { boundedAgent, MAX_ANSWER_BYTES } from './limits';

const JSON_TYPE = { 'content-type': 'application/json' };
const REQUEST = { method: 'GET', target: '/', headers: {}, body: '' };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Serves one answer to everything. @returns the origin */
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const withBody =
  (body: string): RequestListener =>
  (_, response) =>
    void response.writeHead(200, JSON_TYPE).end(body);

/** Sends as much as is taken, without an end. */
const endless: RequestListener = (_, response) => {
  response.writeHead(200, JSON_TYPE);
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
};

const LIMIT = 100;

describe('an answer that a run can not use ends it, with the reason', () => {
  it.each<[string, RequestListener, string]>([
    ['that never begins', () => undefined, 'there was no complete answer within 0.1 s'],
    [
      'that never ends',
      (_, response) => void response.writeHead(200, JSON_TYPE).write(' '),
      'there was no complete answer within 0.1 s',
    ],
  ])('%s', async (_, answer, reason) => {
    await expect(send(await serving(answer), REQUEST, LIMIT)).rejects.toThrow(reason);
  });

  it.each<[string, RequestListener, string | RegExp]>([
    ['that is larger than any', endless, 'the answer is larger than 64 MiB'],
    ['that is no JSON', withBody('{{'), /^the body of the answer is not JSON: /],
    [
      'that would steer the terminal',
      withBody('\u001b[2J\u009b'),
      /not JSON: Unexpected token '\\u001b', "\\u001b\[2J\\u009b"/,
    ],
    [
      'that nests too deep',
      withBody('['.repeat(100_000) + ']'.repeat(100_000)),
      'the answer nests deeper than 256 levels',
    ],
    [
      'that breaks off',
      (_, response) =>
        void response.writeHead(200, { ...JSON_TYPE, 'content-length': 9 }).write('{', () => response.destroy()),
      'aborted',
    ],
  ])('%s', async (_, answer, reason) => {
    await expect(send(await serving(answer), REQUEST)).rejects.toThrow(reason);
  });

  it('also where a library asks, that has no limits itself', async () => {
    const url = await serving(endless);
    const asked = new Promise((resolve, reject) => {
      const drained = (message: IncomingMessage) => void message.on('error', reject).on('end', resolve).resume();
      httpRequest(url, { agent: boundedAgent(url) }, drained)
        .on('error', reject)
        .end();
    });
    await expect(asked).rejects.toThrow('the answer is larger than 64 MiB');
  });
});

it('an answer within the limits is read as it is', async () => {
  const text = JSON.stringify({ text: 'x'.repeat(MAX_ANSWER_BYTES / 8), list: [[[1]]] });
  const { status, body } = await send(await serving(withBody(text)), REQUEST);
  expect([status, JSON.stringify(body) === text]).toEqual([200, true]);
});

it('an answer has all lines of a header that may come once only', async () => {
  const lines: [string, string[]][] = [
    ['retry-after', ['1', '2']],
    ['location', ['/a', '/b']],
    ['x-list', ['a', 'b']],
    ['etag', ['"a"']],
  ];
  const url = await serving((_, response) => {
    for (const [name, values] of lines) response.setHeader(name, values);
    response.writeHead(200).end();
  });
  const { headers } = await send(url, REQUEST, 5_000);
  expect(headers).toMatchObject({ 'retry-after': ['1', '2'], location: ['/a', '/b'], 'x-list': 'a, b', etag: '"a"' });
});

it('a library that sends requests itself gets all lines of a header as long as it works, and not after', async () => {
  const url = await serving((_, response) => void response.setHeader('location', ['/a', '/b']).writeHead(200).end());
  const location = async () => {
    const request = httpRequest(url).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.headers.location;
  };
  expect(await withHeaderLines(location)).toEqual(['/a', '/b']);
  const broken = withHeaderLines(() => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await location()).toBe('/a');
});
