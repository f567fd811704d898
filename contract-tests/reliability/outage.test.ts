import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { documentation } from '../../docs/render';
import type { Ports } from '../../server/networks/ports';
import { systemClock } from '../../server/platform/clock';
import { readConfig } from '../../server/platform/config';
import type { Db } from '../../server/platform/store/db';
import { run } from '../../server/run';
import { dialect } from '../../server/testing/database';
import { examine } from '../chaos/examine';
import { kill } from '../chaos/process';
import { headersOf, lostOf, type Target, Traffic, targetAt } from '../chaos/traffic';
import { documentedCommand, productionSettings, type Started, startCommand } from '../testing/documented-command';
import { type Fixture, openFixture } from './fixture';
import { type OwnPostgres, startOwnPostgres } from './own-postgres';
import {
  ANSWER_LIMIT_MILLISECONDS,
  health,
  movementsOf,
  PAUSE_MILLISECONDS,
  RetryingClients,
  until,
} from './retrying-clients';

/** By the limits of the service, and a good deal longer than it takes: a second at most. */
const SERVING_AGAIN_MILLISECONDS = 10_000;
const SOME = 50;

/** A failure that lasts for a while. */
interface Outage {
  begin(): Promise<void>;
  end(): Promise<void>;
}

/**
 * Load before, during and after an outage: 503 while it lasts, also from the probe, service soon after it, and
 * everything that was acknowledged stays true.
 */
async function survive(target: Target, accounts: readonly string[], outage: Outage): Promise<void> {
  const traffic = new Traffic([target], accounts, 8);
  await traffic.until(() => traffic.acknowledged.length >= SOME);
  await outage.begin();
  await traffic.until(() => traffic.refused.length >= SOME);
  expect(await health(target.url, 'ready')).toBe(503);
  await outage.end();
  const over = performance.now();
  const before = traffic.acknowledged.length;
  await traffic.until(() => traffic.acknowledged.length >= before + SOME);
  await until('it is ready', async () => (await health(target.url, 'ready')) === 200);
  expect(performance.now() - over).toBeLessThan(SERVING_AGAIN_MILLISECONDS);
  await traffic.stop();
  expect({ statuses: [...new Set(traffic.refused.map(({ status }) => status))], cut: traffic.cut }).toEqual({
    statuses: [503],
    cut: 0,
  });
  expect(await lostOf(target, traffic.acknowledged)).toBe(0);
}

/** The requests that are sent in addition to movements of money: a read, a list and a search. */
const OTHERS = [
  (account: string) => `/core/accounts/v1/${account}`,
  () => '/core/activities/v1?page[size]=1',
  () => '/users/v1/',
];

/** Reads from a server. @returns the status and whether it came in time */
async function timed({ url, token }: Target, path: string): Promise<{ status: number; inTime: boolean }> {
  const startedAt = performance.now();
  const { status } = await fetch(url + path, { headers: headersOf(token, { path, key: '', body: '' }) });
  return { status, inTime: performance.now() - startedAt < ANSWER_LIMIT_MILLISECONDS };
}

if (dialect === 'sqlite') {
  describe('the service on SQLite answers 503, loses nothing and goes on', () => {
    let fixture: Fixture;
    beforeEach(async () => {
      fixture = await openFixture();
    });
    afterEach(() => fixture.close());

    const limitPages = (db: Db, maxPages: (pages: number) => number) =>
      db.transaction(async ({ knex }) => {
        const [{ page_count }] = await knex.raw('PRAGMA page_count');
        await knex.raw(`PRAGMA max_page_count = ${maxPages(Number(page_count))}`);
      });

    it('when the disk is full until there is room again', async () => {
      const settings = { PORT: '0', RATE_LIMIT_PER_SECOND: '0', LOG_LEVEL: 'silent' };
      const config = readConfig({ ...fixture.environment, ...settings });
      const { db, listener, stop } = await run(config, { clock: systemClock, ports: {} as Ports, documentation });
      await survive(await targetAt(listener.url, config.audience), fixture.accounts, {
        begin: () => limitPages(db, (pages) => pages),
        end: () => limitPages(db, (pages) => pages + 1_000_000),
      });
      await stop();
      expect(await examine(fixture.db)).toEqual([]);
    });

    it('when the system refuses its writes until it takes them again', async () => {
      const served = await fixture.serve();
      const file = join(fixture.config.dataDir, 'contrato.sqlite');
      const limit = (bytes: number | 'unlimited') =>
        promisify(execFile)('prlimit', ['--pid', String(served.child.pid), `--fsize=${bytes}:unlimited`]);
      await survive(served.target, fixture.accounts, {
        // Writing beyond this size is an error of the system call.
        begin: () => limit(Math.floor(statSync(file).size / 2)).then(() => undefined),
        end: () => limit('unlimited').then(() => undefined),
      });
      expect(await examine(fixture.db)).toEqual([]);
    });
  });
}

if (dialect === 'postgres') {
  describe('the service on a PostgreSQL of its own', () => {
    let postgres: OwnPostgres;
    let fixture: Fixture;
    let settings: Record<string, string>;
    let command: Started | null = null;
    beforeAll(async () => {
      postgres = await startOwnPostgres();
      const folder = mkdtempSync(join(tmpdir(), 'contrato-outage-'));
      settings = { ...productionSettings(folder), RATE_LIMIT_PER_SECOND: '0' };
      fixture = await openFixture(postgres.url, settings);
    });
    afterEach(async () => {
      postgres.thaw();
      await command?.kill();
    });
    afterAll(async () => {
      await fixture.close();
      await postgres.close();
      rmSync(dirname(settings.SIGNING_KEY_FILE as string), { recursive: true });
    });

    it('answers 503 while PostgreSQL restarts, loses nothing and goes on', async () => {
      const served = await fixture.serve();
      await survive(served.target, fixture.accounts, { begin: postgres.goDown, end: postgres.comeUp });
      await kill(served);
      expect(await examine(fixture.db)).toEqual([]);
    });

    it('answers 503 within 10 s while all processes of PostgreSQL are frozen, and goes on by itself', async () => {
      const { stored: before } = await movementsOf(fixture.db, []);
      const served = await startCommand(documentedCommand(), fixture.environment);
      command = served;
      const target = await targetAt(served.url, fixture.config.audience);
      const clients = new RetryingClients(target, fixture.accounts, 24, PAUSE_MILLISECONDS);
      await until('50 movements are acknowledged', () => clients.count(201) >= 50);

      postgres.freeze();
      const frozen = performance.now();
      expect(await health(served.url, 'live')).toBe(200);
      expect(await health(served.url, 'ready')).toBe(503);
      const others = await Promise.all(OTHERS.map((path) => timed(target, path(fixture.accounts[0] as string))));
      expect(others).toEqual(OTHERS.map(() => ({ status: 503, inTime: true })));
      await until('every client is refused', () => clients.count(503) >= clients.clients);
      expect(await health(served.url, 'live')).toBe(200);
      expect(await health(served.url, 'ready')).toBe(503);
      expect(performance.now() - frozen).toBeGreaterThan(2_000);

      postgres.thaw();
      const [thawed, acknowledged] = [performance.now(), clients.count(201)];
      await until('200 more are acknowledged', () => clients.count(201) >= acknowledged + 200);
      expect(await health(served.url, 'ready')).toBe(200);
      expect(performance.now() - thawed).toBeLessThan(SERVING_AGAIN_MILLISECONDS);
      await clients.stop();
      expect(new Set(clients.answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
      expect(clients.longest()).toBeLessThan(ANSWER_LIMIT_MILLISECONDS);

      // It is the process of before, and what it had not answered has happened once.
      expect(served.child.exitCode).toBeNull();
      expect(await lostOf(target, clients.acknowledged)).toBe(0);
      const { stored, expected } = await movementsOf(fixture.db, clients.acknowledged);
      expect(stored - before).toBe(expected);
      expect(await examine(fixture.db)).toEqual([]);
    });
  });
}
