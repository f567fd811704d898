import type { Socket } from 'node:net';
import { openHost } from '../testing/local-server';
import { NameServer } from '../testing/name-server';
import { Receiver, type ReceiverAnswer } from '../testing/receiver';
import type { Lane } from './connections';
import { NameResolver } from './name-resolver';
import { type SendError, Sender, type SendFailure } from './send';

const CALLS = 40;
/** Ten clients whose endpoint keeps them waiting; all of their calls are under way at once. */
const BAD_CLIENTS = 10;
const BAD_CALLS = 128;
/** Milliseconds that a call waits which must not wait for those that hang: they hang for twice as long. */
const TIMEOUT_MILLISECONDS = 30_000;

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function receiver(answer: ReceiverAnswer = 200): Promise<Receiver> {
  const started = await Receiver.start();
  started.answer = answer;
  ends.push(() => started.close());
  return started;
}

/** Accepts connections and says nothing, not even in a TLS handshake, or drops them. */
async function tcp(onSocket: (socket: Socket) => void): Promise<number> {
  const { port, close } = await openHost(onSocket);
  ends.push(close);
  return port;
}

/** How calls to an endpoint end by themselves; null where all are under way until they are given up. */
type Ending = SendFailure | null;

/** Endpoints that keep their callers waiting, or fail at once; each gives the address of one path there. */
const hostile: [string, Ending, () => Promise<string>][] = [
  ['resolves slowly', 'connection', async () => 'http://slow.example:1/x'],
  ['never answers', null, async () => (await receiver(() => undefined)).url('/x')],
  ['drips', null, async () => (await receiver((response) => void drip(response))).url('/x')],
  ['answers without end', 'too-large', async () => (await receiver((response) => void endless(response))).url('/x')],
  ['hangs in the TLS handshake', null, async () => `https://127.0.0.1:${await tcp(() => undefined)}/x`],
  [
    'fails the TLS handshake',
    'connection',
    async () => `https://127.0.0.1:${await tcp((socket) => void socket.end('no'))}/x`,
  ],
];

function drip(response: import('node:http').ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write('.'), 50);
  response.on('close', () => clearInterval(timer));
}

function endless(response: import('node:http').ServerResponse): void {
  const chunk = Buffer.alloc(16 * 1024, '.');
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
}

/** Calls that ten clients make to one endpoint. @returns what became of each, once it is over */
function callBadly(sender: Sender, url: string): Promise<Ending | number>[] {
  return Array.from({ length: BAD_CALLS }, (_, i) => {
    const to = { client: `bad-${i % BAD_CLIENTS}`, lane: i % 3 === 0 ? 'AUTHORIZATIONS' : 'EVENTS' } as const;
    return sender.post({ ...to, url, headers: {}, body: '{}', timeoutMilliseconds: 2 * TIMEOUT_MILLISECONDS }).then(
      ({ status }) => status,
      ({ reason }: SendError) => reason,
    );
  });
}

describe('a client whose endpoint', () => {
  it.each(hostile)('%s holds up no call of another client', async (_what, ending, address) => {
    const names = await NameServer.start((name) => (name === 'slow.example' ? null : { addresses: ['127.0.0.1'] }));
    ends.push(() => names.close());
    const sender = new Sender({ resolver: new NameResolver({ servers: [names.address], hosts: '' }) });
    ends.push(() => sender.close());
    const well = await receiver();
    const call = (lane: Lane, i: number) =>
      sender.post({
        ...{ client: 'well', lane, url: `http://well-${i}.example:${well.port}/x`, headers: {}, body: '{}' },
        timeoutMilliseconds: TIMEOUT_MILLISECONDS,
      });
    const bad = callBadly(sender, await address());
    const ended: (Ending | number)[] = [];
    for (const one of bad) void one.then((how) => ended.push(how));
    const holdsUpNothing = async () => {
      for (const lane of ['AUTHORIZATIONS', 'EVENTS'] as const) {
        for (let i = 0; i < CALLS; i += 1) expect((await call(lane, i)).status).toBe(200);
      }
    };
    // While they are under way, where they are, and when they have ended by themselves, with nothing left behind.
    await holdsUpNothing();
    if (ending === null) expect(ended).toEqual([]);
    else await Promise.all(bad);
    if (ending !== null) await holdsUpNothing();
    sender.close();
    expect(await Promise.all(bad)).toEqual(Array(BAD_CALLS).fill(ending ?? 'connection'));
  });
});

describe('connections to a host', () => {
  it('are as many as a client that takes 500 ms to decide needs: 200 at once, which is 400 a second', async () => {
    const held: (() => void)[] = [];
    // No answer goes out before all calls have come: with fewer connections than calls, none would.
    const host = await receiver((response) => {
      held.push(() => response.writeHead(200).end());
      if (held.length >= 200) for (const answer of held) answer();
    });
    const sender = new Sender();
    ends.push(() => sender.close());
    const to = { client: 'a', lane: 'AUTHORIZATIONS' as const, url: host.url('/x'), headers: {}, body: '{}' };
    const asked = Array.from({ length: 200 }, () => sender.post({ ...to, timeoutMilliseconds: 20_000 }));
    expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true);
  });

  it('are not kept from another lane’s 20 authorizations from the same host, though events of ten clients hang there', async () => {
    const host = await receiver((response, { path }) => {
      if (path === '/well') response.writeHead(200).end();
    });
    const sender = new Sender();
    ends.push(() => sender.close());
    const rest = { headers: {}, body: '{}' };
    const hanging = Array.from({ length: 200 }, (_, i) =>
      sender
        .post({
          ...rest,
          client: `${i % 10}`,
          lane: 'EVENTS',
          url: host.url('/hang'),
          timeoutMilliseconds: 2 * TIMEOUT_MILLISECONDS,
        })
        .catch(() => null),
    );
    await host.got(200);
    const url = host.url('/well');
    for (const client of ['another', '3']) {
      const to = { ...rest, client, lane: 'AUTHORIZATIONS' as const, url, timeoutMilliseconds: TIMEOUT_MILLISECONDS };
      const answers = await Promise.all(Array.from({ length: 20 }, () => sender.post(to)));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    }
    sender.close();
    await Promise.all(hanging);
  });

  it('carry no call any more whose time went by while it waited for a connection', async () => {
    const host = await receiver(() => undefined);
    const sender = new Sender();
    ends.push(() => sender.close());
    const post = (path: string, timeoutMilliseconds: number) =>
      sender.post({
        ...{ client: 'a', lane: 'EVENTS' as const, headers: {}, body: '{}' },
        ...{ url: host.url(path), timeoutMilliseconds },
      });
    let over = 0;
    const hanging = Array.from({ length: 64 }, () =>
      post('/hang', TIMEOUT_MILLISECONDS)
        .catch(() => null)
        .finally(() => {
          over += 1;
        }),
    );
    await host.got(64);
    await expect(post('/late', 300)).rejects.toMatchObject({ reason: 'timeout' });
    expect(over).toBe(0);
    host.answer = 200;
    sender.close();
    await Promise.all(hanging);
    expect(host.received.some(({ path }) => path === '/late')).toBe(false);
  });
});
