import { setTimeout as pause } from 'node:timers/promises';
import { createWorld } from '../../mocks/world';
import { dialect } from '../../server/testing/database';
import { startTestServer } from '../../server/testing/server';
import { examine } from '../chaos/examine';
import { kill, start } from '../chaos/process';
import { type Acknowledged, ask, lostOf, someMovement, type Target, targetAt } from '../chaos/traffic';
import { openFixture } from './fixture';
import { silentWay } from './silence';

const CLIENTS = 24;

/** Clients that ask for the same until they are told that it was done, and how long each answer took. */
class Patient {
  readonly acknowledged: Acknowledged[] = [];
  readonly answers: { status: number; milliseconds: number }[] = [];
  private going = true;
  private readonly ended: Promise<unknown>;

  constructor(
    private readonly target: Target,
    private readonly accounts: readonly string[],
  ) {
    this.ended = Promise.all(Array.from({ length: CLIENTS }, () => this.work()));
  }

  count(status: number): number {
    return this.answers.filter((answer) => answer.status === status).length;
  }

  async stop(): Promise<void> {
    this.going = false;
    await this.ended;
  }

  private async work(): Promise<void> {
    while (this.going) {
      const request = someMovement(this.accounts);
      for (let status = 0; status !== 201; ) {
        const asked = performance.now();
        const reply = await ask(this.target, request);
        status = reply.status;
        this.answers.push({ status, milliseconds: performance.now() - asked });
        if (status === 201) this.acknowledged.push({ ...request, text: reply.text });
      }
    }
  }
}

async function until(holds: () => boolean, milliseconds: number): Promise<void> {
  for (const over = performance.now() + milliseconds; !holds(); await pause(20)) {
    if (performance.now() > over) throw new Error(`it takes longer than ${milliseconds} ms`);
  }
}

/** Asks how the service is. */
async function health(url: string, of: string): Promise<{ status: number; quick: boolean }> {
  const asked = performance.now();
  const { status } = await fetch(`${url}/health/${of}`);
  return { status, quick: performance.now() - asked < 2_000 };
}

if (dialect === 'postgres') {
  it.each<{ which: 'all' | 'present'; what: string }>([
    { which: 'all', what: 'PostgreSQL stops answering on every connection' },
    { which: 'present', what: 'connections fall silent while new ones work' },
  ])(
    '$what: 503 within 10 s, nothing lost or doubled, and serving again',
    async ({ which }) => {
      const fixture = await openFixture();
      const way = await silentWay(fixture.environment.DATABASE_URL as string);
      const served = await start({ ...fixture.environment, DATABASE_URL: way.url });
      const target = await targetAt(served.url, fixture.config.audience);
      const clients = new Patient(target, fixture.accounts);
      await until(() => clients.count(201) >= 50, 20_000);

      way.silence(which);
      const silent = way.held();
      expect(silent).toBeGreaterThan(1);
      if (which === 'all') {
        await pause(500);
        expect(await health(served.url, 'live')).toEqual({ status: 200, quick: true });
        expect(await health(served.url, 'ready')).toEqual({ status: 503, quick: true });
        await until(() => clients.count(503) >= CLIENTS, 15_000);
        expect(await health(served.url, 'live')).toEqual({ status: 200, quick: true });
        expect(await health(served.url, 'ready')).toEqual({ status: 503, quick: true });
        way.heal();
      }
      const before = clients.count(201);
      await until(() => clients.count(201) >= before + 200 && way.held() === 0, 25_000);
      await clients.stop();
      expect(await health(served.url, 'ready')).toEqual({ status: 200, quick: true });

      expect(new Set(clients.answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
      expect(Math.max(...clients.answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(10_000);
      expect(await lostOf(target, clients.acknowledged)).toBe(0);
      const [counted] = await fixture.db.knex('transactions').count({ movements: '*' });
      const legs = clients.acknowledged.reduce((sum, { path }) => sum + (path.endsWith('/p2p') ? 2 : 1), 0);
      expect(Number(counted?.movements)).toBe(legs);
      expect(await examine(fixture.db)).toEqual([]);
      await kill(served);
      await way.close();
      await fixture.close();
    },
    120_000,
  );
}

describe('a store that does not answer at all', () => {
  it('leaves the process alive and makes it not ready, within 2 s', async () => {
    const server = await startTestServer({ extension: createWorld });
    const { token } = await server.client();
    const { db } = server.database;
    const asked: string[] = [];
    const silent = (name: string) => () => {
      asked.push(name);
      return new Promise<never>(() => undefined);
    };
    jest.spyOn(db, 'ping').mockImplementation(silent('ping'));
    jest.spyOn(db, 'transaction').mockImplementation(silent('transaction'));
    Object.defineProperty(db, 'knex', {
      configurable: true,
      get: () => {
        asked.push('knex');
        throw new Error('the store is asked');
      },
    });
    expect(await health(server.url, 'live')).toEqual({ status: 200, quick: true });
    expect((await server.send('GET', '/health/live', { token })).status).toBe(200);
    expect(asked).toEqual([]);
    expect(await health(server.url, 'ready')).toEqual({ status: 503, quick: true });
    jest.restoreAllMocks();
    Reflect.deleteProperty(db, 'knex');
    await server.close();
  });
});
