import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type Listener, listen } from './listen';

const SETTINGS = { host: '127.0.0.1', port: 0, tlsCertFile: null, tlsKeyFile: null, keepAliveSeconds: 75 };
const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

let listener: Listener;
/** The service's side of the connection of the latest request. */
let served: Socket;

beforeEach(async () => {
  const answer = ({ socket }: IncomingMessage, response: ServerResponse) => {
    served = socket;
    response.end('answer');
  };
  listener = await listen({ callback: () => answer }, SETTINGS);
});
afterEach(() => listener.close(0));

/** A caller that keeps its connection. */
class Caller {
  text = '';
  isCut = false;
  private notify = (): void => {};

  constructor(readonly socket: Socket = connect(listener.port, '127.0.0.1')) {
    socket.setEncoding('utf8').on('data', (chunk) => {
      this.text += chunk;
      this.notify();
    });
    socket
      .on('error', () => undefined)
      .on('close', () => {
        this.isCut = true;
        this.notify();
      });
  }

  get answers(): number {
    return this.text.split('answer').length - 1;
  }

  /** Resolves once there are so many answers, or the connection is closed. */
  async until(answers: number): Promise<void> {
    while (this.answers < answers && !this.isCut) {
      await new Promise<void>((resolve) => {
        this.notify = resolve;
      });
    }
  }

  async untilCut(): Promise<void> {
    await this.until(Number.POSITIVE_INFINITY);
  }
}

async function kept(): Promise<Caller> {
  const caller = new Caller();
  caller.socket.write(REQUEST);
  await caller.until(1);
  expect(caller.text).toMatch(/^keep-alive: timeout=75\r$/im);
  return caller;
}

/** The time of an idle connection is over, as Node says it. */
const timeOver = () => served.emit('timeout');

describe('a request on a connection that is kept', () => {
  it('is answered if it comes a little after the time that its caller was given', async () => {
    const caller = await kept();
    timeOver();
    // More turns than a connection has whose end is due.
    for (let turns = 0; turns < 10; turns += 1) await new Promise(setImmediate);
    caller.socket.write(REQUEST);
    await caller.until(2);
    expect([caller.answers, caller.isCut]).toEqual([2, false]);
  });

  it('is answered where it has come before the end, and the process was too busy to read it', async () => {
    const caller = await kept();
    timeOver();
    // Nothing is read before this turn is over.
    caller.socket.write(REQUEST);
    timeOver();
    await caller.until(2);
    expect([caller.answers, caller.isCut]).toEqual([2, false]);
    // It has all its time anew.
    timeOver();
    caller.socket.write(REQUEST);
    await caller.until(3);
    expect(caller.answers).toBe(3);
  });

  it('ends where nothing comes in all that time', async () => {
    const caller = await kept();
    timeOver();
    timeOver();
    await caller.untilCut();
    expect(caller.answers).toBe(1);
  });

  it('is answered where it has come before a stop, with the end of the connection', async () => {
    const caller = await kept();
    caller.socket.write(REQUEST);
    expect(await listener.close(1_000)).toBe(true);
    await caller.untilCut();
    expect([caller.answers, /^connection: close\r$/im.test(caller.text)]).toEqual([2, true]);
  });

  it('is answered where its connection had not been accepted yet when a stop began', async () => {
    const caller = new Caller();
    await new Promise((resolve) => caller.socket.once('connect', resolve));
    caller.socket.write(REQUEST);
    const closed = listener.close(1_000);
    await caller.untilCut();
    expect([await closed, caller.answers]).toEqual([true, 1]);
  });
});
