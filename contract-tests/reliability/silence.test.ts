import { setTimeout as pause } from 'node:timers/promises';
import { worldExtension } from '../../mocks/world';
import type { Db } from '../../server/platform/store/db';
import { dialect } from '../../server/testing/database';
import { startTestServer } from '../../server/testing/server';
import { until as come } from '../../server/testing/until';
import { examine } from '../chaos/examine';
import { kill, start } from '../chaos/process';
import { ask, lostOf, someMovement, targetAt } from '../chaos/traffic';
import { openFixture } from './fixture';
import {
  ANSWER_LIMIT_MILLISECONDS,
  health,
  movementsOf,
  PAUSE_MILLISECONDS,
  RetryingClients,
  until,
} from './retrying-clients';
import { silentWay } from './silence';

const CLIENTS = 24;

if (dialect === 'postgres') {
  it.each<{ which: 'all' | 'present'; what: string }>([
    { which: 'all', what: 'PostgreSQL stops answering on every connection' },
    { which: 'present', what: 'connections fall silent while new ones work' },
  ])('$what: 503 within 10 s, nothing lost or doubled, and serving again', async ({ which }) => {
    const fixture = await openFixture();
    const way = await silentWay(fixture.environment.DATABASE_URL as string);
    const served = await start({ ...fixture.environment, DATABASE_URL: way.url });
    const target = await targetAt(served.url, fixture.config.audience);
    const clients = new RetryingClients(target, fixture.accounts, CLIENTS, PAUSE_MILLISECONDS);
    await until('50 movements are acknowledged', () => clients.count(201) >= 50);

    way.silence(which);
    const silent = way.held();
    expect(silent).toBeGreaterThan(1);
    if (which === 'all') {
      await pause(500);
      expect(await health(served.url, 'live')).toBe(200);
      expect(await health(served.url, 'ready')).toBe(503);
      // Probes are answered before requests that wait for the store.
      expect(clients.count(503)).toBe(0);
      await until('every client is refused', () => clients.count(503) >= CLIENTS);
      expect(await health(served.url, 'live')).toBe(200);
      expect(await health(served.url, 'ready')).toBe(503);
      way.heal();
    }
    const before = clients.count(201);
    await until('200 more are acknowledged', () => clients.count(201) >= before + 200 && way.held() === 0);
    await clients.stop();
    expect(await health(served.url, 'ready')).toBe(200);

    expect(new Set(clients.answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
    expect(clients.longest()).toBeLessThan(ANSWER_LIMIT_MILLISECONDS);
    expect(await lostOf(target, clients.acknowledged)).toBe(0);
    const { stored, expected } = await movementsOf(fixture.db, clients.acknowledged);
    expect(stored).toBe(expected);
    expect(await examine(fixture.db)).toEqual([]);
    await kill(served);
    await way.close();
    await fixture.close();
  });

  it('an answer to COMMIT that never comes is 503 within 10 s, and a repeat with the key finds what was done', async () => {
    const fixture = await openFixture();
    const way = await silentWay(fixture.environment.DATABASE_URL as string);
    const served = await start({ ...fixture.environment, DATABASE_URL: way.url });
    const target = await targetAt(served.url, fixture.config.audience);
    const request = someMovement(fixture.accounts);
    way.swallowCommitOf(request.key);
    const startedAt = performance.now();
    expect((await ask(target, request)).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(ANSWER_LIMIT_MILLISECONDS);
    // It was committed: only its caller does not know.
    const committed = await movementsOf(fixture.db, [request]);
    expect(committed.stored).toBe(committed.expected);
    expect((await ask(target, request)).status).toBe(201);
    expect(await movementsOf(fixture.db, [request])).toEqual(committed);
    expect(await examine(fixture.db)).toEqual([]);
    expect(way.held()).toBe(0);
    await kill(served);
    await way.close();
    await fixture.close();
  });
}

/** It never answers a query. */
function silentStore(): unknown {
  const never = new Promise<never>(() => undefined);
  const store: unknown = new Proxy(() => store, {
    get: (_, name) => (name === 'then' ? never.then.bind(never) : store),
  });
  return store;
}

/** Lets a store answer nothing any more. @returns the calls that it got, and a function that ends it */
function silence(db: Db): { calls: string[]; end(): void } {
  const calls: string[] = [];
  const silent = (name: string) => () => {
    calls.push(name);
    return new Promise<never>(() => undefined);
  };
  jest.spyOn(db, 'ping').mockImplementation(silent('ping'));
  jest.spyOn(db, 'transaction').mockImplementation(silent('transaction'));
  Object.defineProperty(db, 'knex', {
    configurable: true,
    get: () => {
      calls.push('knex');
      return silentStore();
    },
  });
  return {
    calls,
    end: () => {
      jest.restoreAllMocks();
      Reflect.deleteProperty(db, 'knex');
    },
  };
}

/**
 * Asks a server of this process whether it is ready, and lets two seconds go by once it waits for its store.
 * @returns the status
 */
async function readyAfterTwoSeconds(url: string, calls: readonly string[]): Promise<number> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  try {
    const answer = health(url, 'ready');
    await come('the server asks its store', () => calls.includes('ping'));
    jest.advanceTimersByTime(2_000);
    return await answer;
  } finally {
    jest.useRealTimers();
  }
}

describe('a store that does not answer at all', () => {
  it('leaves the process alive and makes it not ready, within 2 s', async () => {
    // A sandbox looks by itself every second whether its clock was moved: here nobody asks but the requests.
    const server = await startTestServer();
    const { token } = await server.client();
    const { calls, end } = silence(server.database.db);
    expect(await health(server.url, 'live')).toBe(200);
    expect((await server.send('GET', '/health/live', { token })).status).toBe(200);
    expect(calls).toEqual([]);
    expect(await readyAfterTwoSeconds(server.url, calls)).toBe(503);
    end();
    await server.close();
  });

  it('leaves a sandbox alive as well, for every caller', async () => {
    const server = await startTestServer({ extension: worldExtension });
    const { token } = await server.client();
    const { calls, end } = silence(server.database.db);
    const headers = { authorization: `Bearer ${token}` };
    expect(await health(server.url, 'live')).toBe(200);
    expect(await health(server.url, 'live', headers)).toBe(200);
    expect(await readyAfterTwoSeconds(server.url, calls)).toBe(503);
    end();
    await server.close();
  });
});
