import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CardNetwork } from '../../mocks/testing/card-network';
import { worldExtension } from '../../mocks/world';
import type { Outcome } from '../events/rules/outcome';
import { insertEvents, newEvent } from '../events/store/outbox';
import { Metrics } from '../platform/http/metrics';
import { newId } from '../platform/ids';
import { MAX_PAUSE_MILLISECONDS, runNextJob } from '../platform/jobs/run-job';
import { enqueueJob } from '../platform/jobs/store/jobs';
import { startTestServer, useServer } from '../testing/server';

interface Alert {
  alert: string;
  expr: string;
}

const read = (file: string) => readFileSync(join(__dirname, '../../docs', file), 'utf8');
const alerts: Alert[] = parse(read('alerts.rules.yml')).groups.flatMap(({ rules }: { rules: Alert[] }) => rules);
const metricOf = ({ expr }: Alert) =>
  /(?:contrato|process|x509)_\w+/.exec(expr)?.[0].replace(/_(bucket|count)$/, '') ?? 'up';

const folder = join(__dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

const server = useServer({ extension: worldExtension });
const figures = async () => (await server().send('GET', '/metrics')).text;

describe('every alert', () => {
  it('goes by a metric that the service has', async () => {
    // Those of the process are the same for every server of it.
    const text = (await figures()) + (await new Metrics().registry.metrics());
    const missing = alerts.map(metricOf).filter((name) => name !== 'up' && !text.includes(`# TYPE ${name} `));
    expect([alerts.length > 0, missing]).toEqual([true, []]);
  });

  it('that goes by an increase has a figure before the first one: a counter that appears has none', async () => {
    const text = await figures();
    const counters = alerts.flatMap(({ expr }) => /increase\((\w+)\[/.exec(expr)?.[1] ?? []);
    const labels = (name: string) => [...text.matchAll(new RegExp(`^${name}(\\{.*\\})? 0$`, 'gm'))].length;
    const violations = 'contrato_contract_violations_total';
    expect(counters.map((name) => [name, name === violations || labels(name)])).toEqual([
      ['contrato_connections_refused_total', 1],
      [violations, true],
      ['contrato_log_lines_lost_total', 1],
    ]);
    expect(labels(violations)).toBeGreaterThan(100);
  });

  it('names outcomes that an attempt can have', () => {
    const outcomes: readonly Outcome[] = ['UNREACHABLE', 'TIMEOUT'];
    const named = alerts.flatMap(({ expr }) => /outcome=~"([^"]+)"/.exec(expr)?.[1]?.split('|') ?? []);
    expect(named).toEqual(outcomes);
  });

  it('selects by the name of the job that the page gives to the processes', () => {
    const [, name] = /job_name: (\w+)/.exec(read('alerts.md')) ?? [];
    const jobs = alerts.flatMap(({ expr }) => [...expr.matchAll(/\bjob="(\w+)"/g)].map(([, job]) => job));
    expect([jobs.length > 0, [...new Set(jobs)]]).toEqual([true, [name]]);
  });

  it('has its line in the table, with its metric', () => {
    const rows = [...read('alerts.md').matchAll(/^\| `(\w+)` \| `(\w+)`/gm)].map(([, alert, metric]) => [
      alert,
      metric,
    ]);
    expect(rows).toEqual(alerts.map((alert) => [alert.alert, metricOf(alert)]));
  });

  it('quotes lines of the log as the service writes them, as does the page on operating', () => {
    const quoted = ['alerts.md', 'operating.md'].flatMap((page) =>
      [...read(page).matchAll(/log line `([^`]+)`|`([^`]+)` in the log/g)].map(([, after, before]) => after ?? before),
    );
    expect(quoted).toContain('settlement files written');
    expect(quoted.filter((line) => !sources.some((source) => source.includes(line as string)))).toEqual([]);
  });
});

describe('what waits in the store', () => {
  it('is nothing at first', async () => {
    expect(await figures()).toMatch(/^contrato_store_up 1$/m);
    for (const name of ['events_dead', 'outbox_lag_seconds', 'card_transactions_overdue_seconds']) {
      expect(await figures()).toMatch(new RegExp(`^contrato_${name} 0$`, 'm'));
    }
  });

  it('is measured: dead events, events and jobs that are due, decisions that nobody concluded', async () => {
    const network = await CardNetwork.open(server());
    await network.send('', network.usage());
    await network.close();
    const { db } = server().database;
    const now = server().clock.now();
    const event = () => {
      const about = {
        clientId: network.bench.client.client.id,
        kind: 'ACTIVITY_CREATED',
        resourceId: 'a',
        payload: '{}',
      };
      return newEvent({ id: newId(), key: newId(), ...about }, now);
    };
    const given = event();
    await db.transaction(async (tx) => {
      await insertEvents(tx, [given, event()]);
      await tx.knex('outbox').where({ id: given.id }).update({ state: 'DEAD', next_attempt_at: null });
      await enqueueJob(tx, { kind: 'nobody-does-it', key: 'a', payload: {}, runAt: now });
      await tx.knex('card_transactions').update({ state: 'PENDING', pending_until: Date.now() - 90_000 });
    });
    server().clock.advance(120_000);
    const text = await figures();
    expect(text).toMatch(/^contrato_events_dead 1$/m);
    expect(text).toMatch(/^contrato_outbox_lag_seconds 1[2-9]\d/m);
    expect(text).toMatch(/^contrato_jobs_overdue_seconds 1[2-9]\d/m);
    expect(text).toMatch(/^contrato_card_transactions_overdue_seconds (9\d|1\d\d)/m);
  });

  it('is measured as well where a job fails, however soon it comes again', async () => {
    const { db } = server().database;
    const { services } = server().app;
    const failure = async () => {
      throw new Error('no space left on device');
    };
    await db.transaction(async (tx) => tx.knex('jobs').delete());
    await db.transaction((tx) => enqueueJob(tx, { kind: 'settle-days', key: 'a', payload: {}, runAt: 0 }));
    await runNextJob({ ...services, jobs: { ...services.jobs, handlers: { 'settle-days': failure } } });
    expect(await figures()).toMatch(/^contrato_jobs_failing\{kind="settle-days"\} 1$/m);
    expect(await figures()).toMatch(/^contrato_jobs_failing\{kind="reseal"\} 0$/m);
    server().clock.advance(MAX_PAUSE_MILLISECONDS);
    expect(await runNextJob(services)).toBe(true);
    expect(await figures()).toMatch(/^contrato_jobs_failing\{kind="settle-days"\} 0$/m);
  });

  it('can not be measured while the database is gone, and that is a figure as well', async () => {
    const own = await startTestServer();
    await own.database.db.close();
    const { status, text } = await own.send('GET', '/metrics');
    expect([status, /^contrato_store_up (\d)$/m.exec(text)?.[1]]).toEqual([200, '0']);
    await own.close().catch(() => undefined);
  });
});
