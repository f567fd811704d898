import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { FROM_SOURCE } from '../../../cli/own-code';
import { CARDS_PER_STEP } from '../../cards/jobs/make-batch';
import { BATCH_HOLD_MILLISECONDS } from '../../cards/rules/batch';
import { isLuhnValid } from '../../cards/rules/pan';
import { HOUR } from '../../kernel/time';
import type { CardBench } from '../../testing/cards';
import { upTo, useJobs } from '../../testing/jobs';
import { TEST_NOW } from '../../testing/server';
import type { Services } from '../services';
import { runDueJobs, runNextJob } from './run-job';
import { startJobWorker } from './worker';

const { outside, server, services, bench, db, later, made, endLeases } = useJobs();

describe('a batch', () => {
  it.each([1, 250, 1000])('of %i cards is made and goes to the embosser when its minute is over', async (quantity) => {
    const b = await bench();
    const batch = await b.batch({ quantity });
    expect(batch).toMatchObject({ quantity, status: 'CREATED' });
    await runDueJobs(services());
    const after = await made(batch.id);
    expect(after).toMatchObject({ status: 'CREATED', slots: upTo(quantity) });
    expect(after.hashes.size).toBe(quantity);
    expect(outside.orders).toEqual([]);
    await later(BATCH_HOLD_MILLISECONDS, () => runDueJobs(services()));
    expect((await made(batch.id)).status).toBe('PROCESSING');
    const [order] = outside.orders;
    expect(order).toMatchObject({ id: batch.id, kind: 'BATCH', clientId: b.client.client.id });
    expect(order?.plastics).toHaveLength(quantity);
    for (const { pan, cvv, name, expirationDate } of order?.plastics ?? []) {
      expect([isLuhnValid(pan), cvv.length, name, expirationDate]).toEqual([true, 3, null, '03/31']);
    }
  });

  it('that was made and cannot be ordered comes again after longer and longer pauses', async () => {
    const b = await bench();
    const batch = await b.batch({ quantity: 2 * CARDS_PER_STEP });
    await runDueJobs(services());
    outside.fail = 4;
    server().clock.advance(BATCH_HOLD_MILLISECONDS);
    const pauses: number[] = [];
    for (let failure = 0; failure < 4; failure += 1) {
      await runDueJobs(services());
      const { run_at } = await db().knex('jobs').where({ key: batch.id }).first('run_at');
      pauses.push((Number(run_at) - server().clock.now()) / 1_000);
      server().clock.set(Number(run_at));
    }
    expect(pauses).toEqual([1, 2, 4, 8]);
    await runDueJobs(services());
    expect(outside.orders.map(({ id }) => id)).toEqual([batch.id]);
    server().clock.set(TEST_NOW);
    server().logged.splice(0);
  });

  it('is ordered once, with the job gone', async () => {
    const b = await bench();
    const batch = await b.batch({ quantity: 1 });
    for (let i = 0; i < 3; i += 1) await later(BATCH_HOLD_MILLISECONDS, () => runDueJobs(services()));
    expect(outside.orders.map(({ id }) => id)).toEqual([batch.id]);
    expect(await db().knex('jobs').where({ kind: 'make-batch' })).toEqual([]);
  });

  it.each([
    ['after', 1, 0, 'CREATED'],
    ['during', 4, 2, 'CREATED'],
    ['after', 4, 3, 'CREATED'],
    ['during', 6, 3, 'CREATED'],
    ['after', 6, 3, 'PROCESSING'],
  ])(
    'of three steps is completed after the process was killed %s transaction %i',
    async (when, transaction, steps, status) => {
      const b = await bench();
      const batch = await b.batch({ quantity: 3 * CARDS_PER_STEP });
      await db().transaction(async (tx) => tx.knex('jobs').whereNot({ kind: 'make-batch' }).delete());
      const now = TEST_NOW + BATCH_HOLD_MILLISECONDS;
      const child = spawn(process.execPath, [
        ...FROM_SOURCE,
        join(__dirname, '../../testing/crash-job.ts'),
        JSON.stringify(server().database.config),
        server().config.dataDir,
        String(now),
        when,
        String(transaction),
      ]);
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
      expect(await made(batch.id)).toMatchObject({ slots: upTo(steps * CARDS_PER_STEP), status });
      await later(BATCH_HOLD_MILLISECONDS, async () => {
        expect(await runNextJob(services())).toBe(false);
        await endLeases();
        await runDueJobs(services());
      });
      const whole = await made(batch.id);
      expect(whole).toMatchObject({ status: 'PROCESSING', slots: upTo(3 * CARDS_PER_STEP) });
      expect(whole.hashes.size).toBe(3 * CARDS_PER_STEP);
    },
  );

  it('is made by one worker when several share the list', async () => {
    const b = await bench();
    const group = await b.unnamedGroup();
    const batches = await Promise.all(
      Array.from({ length: 6 }, () => b.batch({ quantity: 2 * CARDS_PER_STEP + 1, affinity_group_id: group.id })),
    );
    const handles = [server().database.openAgain(), server().database.openAgain()];
    try {
      const workers: Services[] = [services(), ...handles.map((handle) => ({ ...services(), db: handle }))];
      await Promise.all(workers.map(runDueJobs));
    } finally {
      for (const handle of handles) await handle.close();
    }
    for (const { id } of batches) expect((await made(id)).slots).toEqual(upTo(2 * CARDS_PER_STEP + 1));
  });

  it('is left alone by a worker that was thought dead and comes back', async () => {
    const b = await bench();
    const batch = await b.batch({ quantity: 1 });
    let overtaken = 0;
    outside.onOrder = async () => {
      if (overtaken > 0) return;
      overtaken += 1;
      await endLeases();
      await runDueJobs(services());
    };
    try {
      await later(BATCH_HOLD_MILLISECONDS, () => runDueJobs(services()));
    } finally {
      outside.onOrder = () => undefined;
    }
    expect(overtaken).toBe(1);
    expect(outside.orders.filter(({ id }) => id === batch.id)).toHaveLength(2);
    expect(await made(batch.id)).toMatchObject({ status: 'PROCESSING', slots: [1] });
    expect(server().logged.filter(({ msg }) => msg === 'job failed')).toEqual([]);
  });
});

describe('a network', () => {
  it('gets an order for each physical card and an announcement for each shipment', async () => {
    const b = await bench();
    const group = await b.group({ embossingCompany: 'E1', courierCompany: 'C1' });
    const card = await b.card({ card_type: 'PHYSICAL', affinity_group_id: group.id });
    await b.card({ affinity_group_id: group.id });
    await runDueJobs(services());
    const { pan, cvv } = await b.secrets(card.id);
    const plastic = { cardId: card.id, pan, cvv, name: 'ANA SUAREZ', expirationDate: '03/31' };
    expect(outside.orders).toEqual([
      {
        id: card.id,
        kind: 'CARD',
        clientId: b.client.client.id,
        country: 'ARG',
        company: 'E1',
        shipmentId: card.shipment_id,
        plastics: [plastic],
      },
    ]);
    expect(outside.announced).toEqual([
      expect.objectContaining({ id: card.shipment_id, company: 'C1', shipmentType: 'SINGLE_CARD', country: 'ARG' }),
    ]);
    const address = { street_name: 'Florida', city: 'Rosario', region: 'Santa Fe', country: 'ARG', zip_code: '2000' };
    await b.ask('PUT', `/cards/v1/${card.id}/shipment`, { address });
    await runDueJobs(services());
    expect(outside.announced.at(-1)).toMatchObject({ id: card.shipment_id, address: { city: 'Rosario' } });
  });

  it('that does not answer gets the same order again, whatever has become of the card', async () => {
    const b = await bench();
    const [one, other] = [await b.group({ embossingCompany: 'E1' }), await b.group({ embossingCompany: 'E2' })];
    const card = await b.card({ card_type: 'PHYSICAL', affinity_group_id: one.id });
    await b.ask('PATCH', `/cards/v1/${card.id}`, { affinity_group_id: other.id });
    await runDueJobs(services());
    expect(outside.orders.map(({ id, company }) => [id, company])).toEqual([[card.id, 'E1']]);
  });

  it.each([
    [1, 'BLOCKED'],
    [1, 'ACTIVE'],
    [0, 'DISABLED'],
  ])('that does not answer gets %i calls about a card that is %s meanwhile', async (times, status) => {
    const b = await bench();
    const card = await b.card({ card_type: 'PHYSICAL' });
    await b.ask('PATCH', `/cards/v1/${card.id}`, { status, status_reason: 'USER_INTERNAL_REASON' });
    await runDueJobs(services());
    expect(outside.orders.map(({ id }) => id)).toEqual(Array(times).fill(card.id));
    await runDueJobs(services());
    expect(outside.orders).toHaveLength(times);
  });

  it('that does not answer is called again, after longer and longer pauses', async () => {
    const b = await bench();
    const card = await b.card({ card_type: 'PHYSICAL' });
    await db().transaction(async (tx) => tx.knex('jobs').where({ kind: 'announce-shipment' }).delete());
    outside.fail = 3;
    expect(await runDueJobs(services())).toBe(1);
    expect(await runDueJobs(services())).toBe(0);
    expect(await later(1_000, () => runDueJobs(services()))).toBe(1);
    expect(await later(2_999, () => runDueJobs(services()))).toBe(0);
    expect(await later(3_000, () => runDueJobs(services()))).toBe(1);
    expect(outside.orders).toEqual([]);
    expect(await later(7_000, () => runDueJobs(services()))).toBe(1);
    expect(outside.orders.map(({ id }) => id)).toEqual([card.id]);
    const failures = server()
      .logged.splice(0)
      .filter(({ msg }) => msg === 'job failed');
    expect(failures.map(({ kind, attempts }) => [kind, attempts])).toEqual([
      ['order-card', 1],
      ['order-card', 2],
      ['order-card', 3],
    ]);
    const { pan } = await b.secrets(card.id);
    expect(JSON.stringify(failures)).not.toContain(pan);
  });
});

describe('expiry', () => {
  const status = async (b: CardBench, id: string) => (await b.ask('GET', `/cards/v1/${id}`)).status;

  it('comes with the end of the last month, and again to a card that was made ACTIVE after it', async () => {
    const b = await bench();
    const group = await b.group({ monthsToExpiration: 1 });
    const short = await b.card({ affinity_group_id: group.id });
    const disabled = await b.card({ affinity_group_id: group.id });
    await b.ask('PATCH', `/cards/v1/${disabled.id}`, { status: 'DISABLED', status_reason: 'BROKEN' });
    const long = await b.card();
    const end = Date.parse('2026-05-01T00:00:00.000Z');
    const worker = startJobWorker(services());
    await worker.stop();
    await later(end - 1 - TEST_NOW, () => runDueJobs(services()));
    expect(await status(b, short.id)).toBe('ACTIVE');
    await later(end - TEST_NOW, () => runDueJobs(services()));
    const now = await Promise.all([short.id, disabled.id, long.id].map((id) => status(b, id)));
    expect(now).toEqual(['EXPIRED', 'DISABLED', 'ACTIVE']);
    await b.ask('PATCH', `/cards/v1/${short.id}`, { status: 'ACTIVE' });
    await later(end + HOUR - TEST_NOW, () => runDueJobs(services()));
    expect(await status(b, short.id)).toBe('EXPIRED');
  });

  it('takes any number of cards', async () => {
    const b = await bench();
    const group = await b.unnamedGroup({ monthsToExpiration: 2 });
    const [one, two] = [
      await b.batch({ quantity: 700, affinity_group_id: group.id }),
      await b.batch({ quantity: 500, affinity_group_id: group.id }),
    ];
    await runDueJobs(services());
    await later(Date.parse('2026-06-01T01:00:00.000Z') - TEST_NOW, async () => {
      await startJobWorker(services()).stop();
      await runDueJobs(services());
    });
    const rows = await db()
      .knex('cards')
      .whereIn('batch_id', [one.id, two.id])
      .groupBy('status')
      .select('status')
      .count({ total: '*' });
    expect(rows).toEqual([{ status: 'EXPIRED', total: 1200 }]);
  });
});
