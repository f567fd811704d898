import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Listener, listen } from './listen';

const SETTINGS = { host: '127.0.0.1', port: 0, tlsCertFile: null, tlsKeyFile: null, keepAliveSeconds: 75 };
const ANSWER = 'x'.repeat(64 * 1024);

let listener: Listener;
let started = 0;
let answered = 0;

beforeEach(async () => {
  started = 0;
  answered = 0;
  const answer = (_request: unknown, response: ServerResponse) => {
    started += 1;
    response.once('finish', () => {
      answered += 1;
    });
    setImmediate(() => response.end(ANSWER));
  };
  listener = await listen({ callback: () => answer }, SETTINGS);
});
afterEach(() => listener.close(100));

async function open(): Promise<Socket> {
  const socket = connect(listener.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** Milliseconds until a connection is ended by the server. */
function untilEnd(socket: Socket): Promise<number> {
  const since = performance.now();
  return new Promise((resolve) => socket.resume().once('close', () => resolve(performance.now() - since)));
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Returns the bytes that are in use, without what is only waiting to be collected. */
function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** While the system's buffers fill with 64 times some megabytes of answers, in milliseconds. */
const MAX_DELAY = 10_000;

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

describe('a client that does not come to the point', () => {
  it('has 10 s for its headers and 30 s for its body', async () => {
    const [headers, body] = [await open(), await open()];
    headers.write('GET / HTTP/1.1\r\nhost: a\r\nx-slow: ');
    body.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{');
    const dripping = setInterval(() => {
      headers.write('a');
      body.write(' ');
    }, 500);
    const ends = [untilEnd(headers), untilEnd(body)] as const;
    const afterHeaders = await ends[0];
    const afterBody = await ends[1];
    clearInterval(dripping);
    expect(afterHeaders).toBeGreaterThan(9_500);
    expect(afterHeaders).toBeLessThan(13_000);
    expect(afterBody).toBeLessThan(34_000);
  }, 60_000);
});

describe('clients that pipeline requests and never read', () => {
  it('get few answers made, cost the others nothing, and are cut off after 30 s', async () => {
    const deaf = await Promise.all(Array.from({ length: 64 }, open));
    const since = performance.now();
    const cut = deaf.map((socket) => new Promise((resolve) => socket.pause().once('close', resolve)));
    for (const socket of deaf) for (let i = 0; i < 8; i += 1) socket.write(REQUEST.repeat(50));
    const memory = held();
    const durations: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const asked = performance.now();
      expect(await (await fetch(listener.url)).text()).toBe(ANSWER);
      durations.push(performance.now() - asked);
    }
    expect(Math.max(...durations)).toBeLessThan(MAX_DELAY);
    // What the system's own buffers take counts as read.
    expect(started - answered).toBeLessThanOrEqual(64 * 4);
    expect(held() - memory).toBeLessThan(200 * 1024 * 1024);
    // A socket that is not read learns of its end when it writes.
    const knock = setInterval(() => {
      for (const socket of deaf) if (!socket.destroyed) socket.write(REQUEST);
    }, 1_000);
    await Promise.all(cut);
    clearInterval(knock);
    expect(performance.now() - since).toBeLessThan(60_000);
    expect(started).toBeLessThan(64 * 200);
  }, 90_000);
});

it('a client that pipelines and reads gets all answers in order', async () => {
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

it('a client that sends more in one piece than anybody needs is cut off', async () => {
  const socket = await open();
  const end = untilEnd(socket);
  socket.write(REQUEST.repeat(2_000));
  await end;
  expect(started).toBeLessThan(600);
});
