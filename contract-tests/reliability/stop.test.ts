import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { DAY, fillDay } from '../../bench/settlement/fixture';
import { enqueueJob } from '../../server/platform/jobs/store/jobs';
import { clientFolder, partialFolder } from '../../server/settlement/folders';
import { examine } from '../chaos/examine';
import { CREDENTIALS } from '../chaos/fixture';
import { end, start } from '../chaos/process';
import {
  headersOf,
  lostOf,
  type MovementReply,
  type MovementRequest,
  someMovement,
  type Target,
  Traffic,
} from '../chaos/traffic';
import { type Fixture, openFixture } from './fixture';
import { TEST_TIMEOUT_MILLISECONDS, until } from './retrying-clients';

let fixture: Fixture;

beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

/** A request whose head the server has read for certain: it has answered 100 Continue. */
async function inFlight({ url, token }: Target, requests: MovementRequest): Promise<{ reply: Promise<MovementReply> }> {
  const sent = request(url + requests.path, {
    method: 'POST',
    headers: {
      ...headersOf(token, requests),
      expect: '100-continue',
      'content-length': Buffer.byteLength(requests.body),
    },
  });
  const reply = new Promise<MovementReply>((resolve, reject) => {
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

  const ended = end(served, 'SIGTERM');
  await refusesConnections(served.url);
  await letGo();
  const replies = await Promise.all(flying.map(({ reply }) => reply));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201));
  // A stop that takes longer than its time, 10 s, ends with 1.
  expect(await ended).toBe(0);

  await traffic.ended;
  expect(traffic.refused).toEqual([]);
  const acknowledged = [
    ...traffic.acknowledged,
    ...requests.map((one, at) => ({ ...one, text: replies[at]?.text ?? '' })),
  ];
  expect(await lostOf((await fixture.serve()).target, acknowledged)).toBe(0);
  expect(await examine(fixture.db)).toEqual([]);
});

/** Rows of the day that is settled. The figure of a large client: SETTLEMENT_ROWS=600000. */
const ROWS = Number(process.env.SETTLEMENT_ROWS ?? 8_000);

const namesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true }) : []) as string[];

it(
  'SIGTERM during a settlement run: it stops, nothing of it is served, and it is done later',
  async () => {
    const { db, config } = fixture;
    const { client_id: clientId } = CREDENTIALS;
    await fillDay(db, clientId, ROWS);
    const payload = { clientId, day: DAY };
    const job = { kind: 'settle-day', key: `${clientId}/${DAY}`, payload, runAt: 1 };
    await db.transaction((tx) => enqueueJob(tx, job));
    const growing = () => namesIn(partialFolder(config));
    const served = () => namesIn(clientFolder(config, clientId)).filter((name) => name.endsWith('.csv'));
    const row = () => db.knex('jobs').where({ key: job.key }).first('claimed_until', 'run_at', 'attempts');

    const first = await start(fixture.environment);
    await until('a file of the day is begun', () => growing().length > 0);
    expect(await end(first, 'SIGTERM')).toBe(0);
    expect({ served: served(), growing: growing() }).toEqual({ served: [], growing: [] });
    expect(await db.knex('settlement_runs')).toEqual([]);
    // The next process that looks takes it up at once.
    expect(await row()).toEqual({ claimed_until: null, run_at: 1, attempts: 0 });

    const second = await start(fixture.environment);
    await until('the day is settled', async () => (await row()) === undefined);
    expect(await end(second, 'SIGTERM')).toBe(0);
    const [run] = await db.knex('settlement_runs').select('files');
    const files: { name: string; rows: number }[] = JSON.parse(run.files);
    expect(served()).toHaveLength(files.length);
    expect(files[0]?.rows).toBe(ROWS);
    expect(growing()).toEqual([]);
  },
  TEST_TIMEOUT_MILLISECONDS + ROWS,
);
