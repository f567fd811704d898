import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectSecured } from 'node:tls';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { tlsIn } from '../testing/tls';
import { ConfigError } from './config';
import type { Unreadable } from './http/unreadable';
import { type Listener, listen, listenAt } from './listen';

const SETTINGS = { host: '127.0.0.1', port: 0, tlsCertFile: null, tlsKeyFile: null, keepAliveSeconds: 75 };
const ANSWER = 'x'.repeat(64 * 1024);
const ANSWER_MILLISECONDS = 1;

let listener: Listener;
let started = 0;
let answered = 0;
const unreadable: Unreadable[] = [];

/** Keeps the process busy for as long as an answer of the service takes. */
function work(): void {
  for (const until = performance.now() + ANSWER_MILLISECONDS; performance.now() < until; );
}

async function start(own: { tlsCertFile?: string; tlsKeyFile?: string } = {}): Promise<void> {
  started = 0;
  answered = 0;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/refused') return void response.writeHead(413).end('no');
    if (request.url === '/closed') return void response.writeHead(413, { connection: 'close' }).end('no');
    // An operation with a body answers once it has read all of it.
    if (request.method === 'POST') return void request.resume().once('end', () => response.end(ANSWER));
    if (request.url === '/late') {
      // The caller has said by then that nothing more comes.
      return void request.socket.once('end', () => setImmediate(() => response.end(ANSWER)));
    }
    started += 1;
    response.once('finish', () => {
      answered += 1;
    });
    setImmediate(() => {
      work();
      response.end(ANSWER);
    });
  };
  const emit = (_event: string, request: Unreadable) => unreadable.push(request);
  listener = await listen({ callback: () => answer, emit }, { ...SETTINGS, ...own });
}

/** The answer that a connection got before it ended, and when that was, in milliseconds. */
interface Ended {
  after: number;
  text: string;
}

/** @param allowHalfOpen whether it may go on sending after the server has ended its direction */
async function open(allowHalfOpen = false): Promise<Socket> {
  const socket = connect({ port: listener.port, host: '127.0.0.1', allowHalfOpen });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

async function openSecured(): Promise<Socket> {
  const socket = connectSecured({ port: listener.port, host: '127.0.0.1', rejectUnauthorized: false });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('secureConnect', resolve));
  return socket;
}

/** Waits until the server ends a connection. */
function untilEnd(socket: Socket): Promise<Ended> {
  const since = performance.now();
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return new Promise((resolve) => socket.once('close', () => resolve({ after: performance.now() - since, text })));
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Returns the bytes that are in use, without what is only waiting to be collected. */
function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

/** A connection that never comes to the point: it sends a byte now and then. */
function drip(socket: Socket, start: string): Promise<Ended> {
  socket.write(start);
  const dripping = setInterval(() => socket.write(' '), 500);
  return untilEnd(socket).finally(() => clearInterval(dripping));
}

/** Holds the answer to what never came to an end against the one error shape. */
function expectTimeout({ text }: Ended): void {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(head).toMatch(/^content-type: application\/json; charset=utf-8\r$/m);
  expect(head).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(head).toMatch(/^connection: close$/m);
  const request_id = /^x-request-id: (.+)\r$/m.exec(head)?.[1];
  expect(request_id).toMatch(/^[0-9a-f-]{36}$/);
  const error = { message: expect.any(String), details: [] };
  expect(JSON.parse(body)).toEqual({ error_code: 'REQUEST_TIMEOUT', error, request_id });
}

/** Asks once, as a client that reads. @returns how many requests of others were begun meanwhile */
async function ask(): Promise<number> {
  const before = started;
  expect(await (await fetch(listener.url)).text()).toBe(ANSWER);
  return started - before - 1;
}

/** Asks so many times. @returns how many requests of others were begun during each */
async function askTimes(count: number): Promise<number[]> {
  const begun: number[] = [];
  for (let i = 0; i < count; i += 1) begun.push(await ask());
  return begun;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] as number;

// All of these wait for limits of 10 to 30 s: they wait together.
describe('beside a client that behaves', () => {
  const DEAF = 64;
  let headersEnded: Ended;
  let bodyEnded: Ended;
  let deafEnded: number;
  let beside: number[];
  /**
   * The most that was begun for the others while the one that behaves waited: what they ask for is not worked off
   * first.
   */
  let flooded = 0;
  let memory: number;
  let unread: number;
  let startedInAll: number;

  beforeAll(async () => {
    await start();
    await askTimes(20);
    const slow = [
      drip(await open(), 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: '),
      drip(await open(), 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{'),
    ] as const;
    const before = { memory: held(), started };
    const since = performance.now();
    const deaf = await Promise.all(Array.from({ length: DEAF }, () => open()));
    const cut = deaf.map((socket) => new Promise((resolve) => socket.pause().once('close', resolve)));
    for (const socket of deaf) for (let i = 0; i < 8; i += 1) socket.write(REQUEST.repeat(50));
    // Until the buffers of the system are full, what it takes counts as read.
    for (let known = -1; known !== started - 1; ) {
      known = started;
      flooded = Math.max(flooded, await ask());
    }
    beside = await askTimes(50);
    unread = started - answered;
    memory = held() - before.memory;
    // A socket that is not read learns of its end when it writes.
    const knock = setInterval(() => {
      for (const socket of deaf) if (!socket.destroyed) socket.write(REQUEST);
    }, 1_000);
    await Promise.all(cut);
    clearInterval(knock);
    deafEnded = performance.now() - since;
    startedInAll = started - before.started;
    [headersEnded, bodyEnded] = await Promise.all(slow);
  });
  afterAll(() => listener.close(100));

  it('one that is slow with its headers has 10 s', () => {
    expect(headersEnded.after).toBeGreaterThan(9_500);
    // Well before the 30 s that Node lets pass between two looks by itself.
    expect(headersEnded.after).toBeLessThan(25_000);
    expectTimeout(headersEnded);
  });

  it('one that is slow with its body has 30 s', () => {
    expect(bodyEnded.after).toBeGreaterThan(29_000);
    expect(bodyEnded.after).toBeLessThan(55_000);
    expectTimeout(bodyEnded);
  });

  it('both are logged', () => {
    expect(unreadable.map(({ status }) => status)).toEqual([408, 408]);
    const ids = [headersEnded, bodyEnded].map(({ text }) => JSON.parse(text.split('\r\n\r\n')[1] as string).request_id);
    expect(unreadable.map(({ requestId }) => requestId)).toEqual(ids);
  });

  it('those that pipeline and never read get few answers made, which take little memory', () => {
    expect(unread).toBeLessThanOrEqual(DEAF * 4);
    expect(startedInAll).toBeLessThan(DEAF * 200);
    expect(memory).toBeLessThan(200 * 1024 * 1024);
  });

  it('they cost the one that behaves nothing', () => {
    expect(median(beside)).toBe(0);
    expect(flooded).toBeLessThan(DEAF * 8);
  });

  it('they are cut off after 30 s', () => {
    expect(deafEnded).toBeGreaterThan(29_000);
    // A busy machine counts the time from later on; that they are cut at all is what ends the wait above.
    expect(deafEnded).toBeLessThan(180_000);
  });
});

describe('a client that pipelines', () => {
  beforeEach(() => start());
  afterEach(() => listener.close(100));

  it('and reads gets all answers in order', async () => {
    const socket = await open();
    let size = 0;
    const all = new Promise<void>((resolve) => {
      socket.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size >= 300 * ANSWER.length) resolve();
      });
    });
    for (let i = 0; i < 10; i += 1) socket.write(REQUEST.repeat(30));
    await all;
    expect(started).toBe(300);
    socket.destroy();
  });

  it('and sends more in one piece than anybody needs is cut off', async () => {
    const socket = await open();
    const end = untilEnd(socket);
    let parsed = 0;
    const count = () => {
      parsed += 1;
    };
    subscribe('http.server.request.start', count);
    socket.write(REQUEST.repeat(2_000));
    await end;
    unsubscribe('http.server.request.start', count);
    expect(started).toBeLessThan(600);
    // What came in the same piece costs nothing any more.
    expect(parsed).toBeLessThan(600);
  });
});

it.each([
  ['HOST', 'none.invalid', 0],
  ['HOST', '192.0.2.1', 0],
])('names %s where nobody can listen: %s', async (variable, host, port) => {
  const place = { port: 'PORT', host: 'HOST' };
  const refused = listenAt(createServer(), { host, port }, place);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(`${variable} can not be used: ${host}: `);
});

/** The statuses of the answers in a text, in their order. */
const statuses = ({ text }: Ended) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

describe('a request that can not be read', () => {
  beforeEach(() => start());
  afterEach(() => listener.close(100));

  const manyLines = `GET / HTTP/1.1\r\n${Array.from({ length: 2_001 }, (_, at) => `x-${at}: 1\r\n`).join('')}\r\n`;

  it.each([
    ['what is not HTTP', 'GARBAGE\r\n\r\n', 400],
    ['too many lines', manyLines, 431],
    ['a tunnel', 'CONNECT b:1 HTTP/1.1\r\nhost: b\r\n\r\n', 400],
    ['a target with a fragment', 'GET /#a HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['a broken chunk', 'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n-1\r\n', 400],
  ])(
    'because it is %s takes the answer of no request before it, and nothing after it is done',
    async (_, text, status) => {
      unreadable.length = 0;
      const socket = await open();
      const ended = untilEnd(socket);
      socket.write(REQUEST + REQUEST + text + REQUEST);
      // Each further piece is an error, too.
      for (let at = 0; at < 3; at += 1) await new Promise((resolve) => socket.write(text, resolve));
      expect(statuses(await ended)).toEqual([200, 200, status]);
      expect(started).toBe(2);
      expect(unreadable.map((one) => one.status)).toEqual([status]);
    },
  );

  it.each([
    ['/?a#b', 400],
    ['http:///', 400],
    ['http://a/late\\..', 200],
    ['http://a', 200],
  ])('is recognised by its target: %s is answered with %i', async (target, status) => {
    const socket = await open();
    const ended = untilEnd(socket);
    socket.end(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(statuses(await ended)).toEqual([status]);
  });
});

describe('a client that still sends while it is refused', () => {
  const MUCH = 5_000_000;
  const head = (more: string) => `POST /refused HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${more}\r\n\r\n`;
  beforeEach(() => start());
  afterEach(() => listener.close(100));

  it.each([
    ['a long body', `${head(`content-length: ${MUCH}`)}${'x'.repeat(MUCH)}`, 413],
    ['a long chunk', `${head('transfer-encoding: chunked')}${MUCH.toString(16)}\r\n${'x'.repeat(MUCH)}`, 413],
    ['long headers', `GET / HTTP/1.1\r\nx-long: ${'x'.repeat(MUCH)}`, 431],
    ['what is not HTTP', '\0'.repeat(MUCH), 400],
  ])('%s has its answer, also if it reads only once it has sent everything', async (_, text, status) => {
    const socket = await open();
    const ended = untilEnd(socket);
    socket.pause().write(text, () => socket.resume());
    expect(statuses(await ended)).toEqual([status]);
  });

  it('is cut off where it goes on for 5 s, and nothing more of it is done', async () => {
    const goingOn = ['BROKEN\r\n\r\n', head('content-length: 100')].map(async (text) => drip(await open(true), text));
    for (const { after, text } of await Promise.all(goingOn)) {
      expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(after).toBeGreaterThan(4_500);
      expect(after).toBeLessThan(25_000);
    }
    const socket = await open();
    const ended = untilEnd(socket);
    socket.write(`${head('content-length: 2')}x`, () => socket.write(`x${REQUEST}`));
    expect(statuses(await ended)).toEqual([413]);
    expect(started).toBe(0);
  });

  it('has nothing more done where the server ends the connection, though the client meant to keep it', async () => {
    const socket = await open();
    const ended = untilEnd(socket);
    socket.write('POST /closed HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\nx');
    await new Promise((resolve) => socket.once('readable', resolve));
    socket.write(`x${REQUEST}`);
    expect(statuses(await ended)).toEqual([413]);
    expect(started).toBe(0);
  });
});

describe('a client that has closed its own direction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contrato-listen-'));
  const { TLS_CERT_FILE: tlsCertFile, TLS_KEY_FILE: tlsKeyFile } = tlsIn(folder);
  afterEach(() => listener.close(100));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['plain', {}, () => open()],
    ['TLS', { tlsCertFile, tlsKeyFile }, openSecured],
  ] as const)('has its answer, and then the end of the connection: %s', async (_kind, settings, connectTo) => {
    await start(settings);
    const socket = await connectTo();
    const ended = untilEnd(socket);
    socket.end('GET /late HTTP/1.1\r\nhost: a\r\n\r\n');
    expect((await ended).text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*x$/);
  });
});

it('names the variable of a port that is taken', async () => {
  const first = createServer();
  await listenAt(first, { host: '127.0.0.1', port: 0 }, { port: 'PORT', host: 'HOST' });
  const { port } = first.address() as { port: number };
  try {
    await expect(
      listenAt(createServer(), { host: '127.0.0.1', port }, { port: 'SFTP_PORT', host: 'HOST' }),
    ).rejects.toThrow(`SFTP_PORT can not be used: ${port}: listen EADDRINUSE`);
  } finally {
    first.close();
  }
});
