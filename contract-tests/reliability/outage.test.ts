import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { documentation } from '../../docs/render';
import type { Ports } from '../../server/networks/ports';
import { systemClock } from '../../server/platform/clock';
import { readConfig } from '../../server/platform/config';
import type { Db } from '../../server/platform/store/db';
import { run } from '../../server/run';
import { dialect } from '../../server/testing/database';
import { examine } from '../chaos/examine';
import { lostOf, type Target, Traffic, targetAt } from '../chaos/traffic';
import { type Fixture, openFixture } from './fixture';
import { startOwnPostgres } from './own-postgres';

const SERVING_AGAIN_MILLISECONDS = 10_000;
const SOME = 50;

/** A failure that lasts for a while. */
interface Outage {
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** Load before, during and after an outage: 503 while it lasts, service soon after it, and everything told stays true. */
async function survive(target: Target, accounts: readonly string[], outage: Outage): Promise<void> {
  const traffic = new Traffic([target], accounts, 8);
  await traffic.until(() => traffic.acknowledged.length >= SOME);
  await outage.begin();
  await traffic.until(() => traffic.refused.length >= SOME);
  await outage.end();
  const over = performance.now();
  const before = traffic.acknowledged.length;
  await traffic.until(() => traffic.acknowledged.length >= before + SOME);
  expect(performance.now() - over).toBeLessThan(SERVING_AGAIN_MILLISECONDS);
  await traffic.stop();
  expect({ statuses: [...new Set(traffic.refused.map(({ status }) => status))], cut: traffic.cut }).toEqual({
    statuses: [503],
    cut: 0,
  });
  expect(await lostOf(target, traffic.acknowledged)).toBe(0);
}

if (dialect === 'sqlite') {
  describe('the service on SQLite answers 503, loses nothing and goes on', () => {
    let fixture: Fixture;
    beforeEach(async () => {
      fixture = await openFixture();
    }, 60_000);
    afterEach(() => fixture.close());

    const limitPages = (db: Db, most: (pages: number) => number) =>
      db.transaction(async ({ knex }) => {
        const [{ page_count }] = await knex.raw('PRAGMA page_count');
        await knex.raw(`PRAGMA max_page_count = ${most(Number(page_count))}`);
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
    }, 60_000);

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
    }, 60_000);
  });
}

if (dialect === 'postgres') {
  it('the service answers 503 while PostgreSQL restarts, loses nothing and goes on', async () => {
    const postgres = await startOwnPostgres();
    const fixture = await openFixture(postgres.url);
    const served = await fixture.serve();
    await survive(served.target, fixture.accounts, { begin: postgres.goDown, end: postgres.comeUp });
    expect(await examine(fixture.db)).toEqual([]);
    await fixture.close();
    await postgres.close();
  }, 90_000);
}
