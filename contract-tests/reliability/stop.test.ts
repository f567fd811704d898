import { request } from 'node:http';
import { connect } from 'node:net';
import { examine } from '../chaos/examine';
import { end } from '../chaos/process';
import {
  headersOf,
  lostOf,
  type MovementRequest,
  type Reply,
  someMovement,
  type Target,
  Traffic,
} from '../chaos/traffic';
import { type Fixture, openFixture } from './fixture';

let fixture: Fixture;

beforeEach(async () => {
  fixture = await openFixture();
}, 60_000);
afterEach(() => fixture.close());

/** A request whose head the server has read for certain: it has told the client to go on with the body. */
async function inFlight({ url, token }: Target, requests: MovementRequest): Promise<{ reply: Promise<Reply> }> {
  const sent = request(url + requests.path, {
    method: 'POST',
    headers: {
      ...headersOf(token, requests),
      expect: '100-continue',
      'content-length': Buffer.byteLength(requests.body),
    },
  });
  const reply = new Promise<Reply>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') }),
      );
    });
  });
  sent.flushHeaders();
  await new Promise<void>((resolve) => sent.once('continue', resolve));
  sent.end(requests.body);
  return { reply };
}

/** Holds what every movement needs, so that nothing is answered, until the function that it gives back is called. */
async function holdAccounts(): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((held) => {
    // On SQLite the transaction itself is the lock.
    holding = fixture.db.transaction(async ({ knex }) => {
      await knex('ledger_accounts').whereIn('id', fixture.accounts).forUpdate().select('id');
      held();
      await released;
    });
  });
  return async () => {
    release();
    await holding;
  };
}

async function refusesConnections(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  for (let refused = false; !refused; ) {
    refused = await new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
      socket.once('connect', () => socket.destroy());
    });
  }
}

it('SIGTERM under load: what is in flight is answered, and the process ends with 0 within 10 seconds', async () => {
  const served = await fixture.serve();
  const traffic = new Traffic([served.target], fixture.accounts, 8);
  const letGo = await holdAccounts();
  const requests = Array.from({ length: 20 }, () => someMovement(fixture.accounts));
  const flying = await Promise.all(requests.map((one) => inFlight(served.target, one)));

  const begun = performance.now();
  const ended = end(served, 'SIGTERM');
  await refusesConnections(served.url);
  await letGo();
  const replies = await Promise.all(flying.map(({ reply }) => reply));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(await ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(10_000);

  await traffic.ended;
  expect(traffic.refused).toEqual([]);
  const acknowledged = [
    ...traffic.acknowledged,
    ...requests.map((one, at) => ({ ...one, text: replies[at]?.text ?? '' })),
  ];
  expect(await lostOf((await fixture.serve()).target, acknowledged)).toBe(0);
  expect(await examine(fixture.db)).toEqual([]);
}, 60_000);
