import { CardNetwork } from '../../mocks/testing/card-network';
import { worldExtension } from '../../mocks/world';
import { findClient } from '../clients/store/clients';
import { DAY, SECOND } from '../kernel/time';
import { newId } from '../platform/ids';
import { runDueJobs } from '../platform/jobs/run-job';
import { enqueueJob } from '../platform/jobs/store/jobs';
import { Bulk } from '../platform/store/bulk';
import { outside, somebodyWaits } from '../testing/outside';
import { TEST_NOW, useServer } from '../testing/server';
import { sweepCardTransactions } from './jobs/sweep-card-transactions';
import { reverse } from './steps';
import { cardMessages, earlyReversals } from './store/tables';

const server = useServer({ extension: worldExtension });
const services = () => server().app.services;
let n: CardNetwork;

beforeEach(async () => {
  n = await CardNetwork.open(server());
});

afterEach(async () => {
  server().clock.set(TEST_NOW);
  await n.close();
});

type Changes = Readonly<Record<string, unknown>>;

/** Puts copies of a transaction there. @returns their ids, in the order in which they are found */
async function copies(id: string, changes: readonly Changes[]): Promise<string[]> {
  const made: string[] = [];
  await server().database.db.transaction(async ({ knex }) => {
    const row = await knex('card_transactions').where({ id }).first();
    const rows = changes.map((own) => {
      const copy = newId();
      made.push(copy);
      return { ...row, id: copy, network_reference: copy, ...own };
    });
    for (let at = 0; at < rows.length; at += 20) await knex('card_transactions').insert(rows.slice(at, at + 20));
  });
  return made;
}

/**
 * Has a reversal wait for each of these transactions, as if the process that took them in had stopped before applying
 * it.
 */
async function takenBackEarly(transactions: readonly string[], reference: (id: string) => string): Promise<void> {
  const clientId = n.bench.client.client.id;
  const named = (id: string) => ({ network: 'visiting', reference: reference(id) });
  const message = { kind: 'AUTHORIZATION' as const, fingerprint: 'f', createdAt: 0 };
  const received = transactions.map((transactionId) => ({
    ...named(transactionId),
    ...message,
    clientId,
    transactionId,
  }));
  const waiting = received.map(({ network, reference: originalReference }) => {
    return { id: newId(), network, originalReference, amount: null, createdAt: 0 };
  });
  await server().database.db.transaction(async (tx) => {
    await new Bulk(cardMessages).insert(tx, received);
    await new Bulk(earlyReversals).insert(tx, waiting);
  });
}

const states = async (ids: readonly string[]): Promise<string[]> => {
  const { knex } = server().database.db;
  const rows: { id: string; state: string }[] = await knex('card_transactions')
    .whereIn('id', ids)
    .select('id', 'state');
  const found = new Map(rows.map(({ id, state }) => [id, state]));
  return ids.map((id) => found.get(id) as string);
};

const PENDING = { state: 'PENDING', status_detail: null, decided_by: null };
/** No contract has it, so that no call to the client can have it. */
const NOT_IN_CONTRACT = { point_type: 'KIOSK' };
const hundred = (change: (at: number) => Changes) => Array.from({ length: 100 }, (_, at) => change(at));

async function sweep(stopSignal: AbortSignal = services().stopSignal): Promise<unknown> {
  return sweepCardTransactions({} as never, { ...services(), stopSignal }).then(
    () => 'ended',
    (error) => error,
  );
}

describe('the sweep', () => {
  it('looks once at originals that are still being decided, however many, and comes to those behind them', async () => {
    const { id } = await n.use();
    const waiting = await copies(
      id,
      hundred(() => ({ ...PENDING, pending_until: Date.now() + 25 * SECOND })),
    );
    await takenBackEarly(waiting, (one) => one);
    await takenBackEarly([id], (one) => `z${one}`);
    const stop = new AbortController();
    const { db } = server().database;
    const begin = db.transaction.bind(db);
    let begun = 0;
    const counting = jest.spyOn(db, 'transaction').mockImplementation((work) => {
      begun += 1;
      if (begun > 300) stop.abort(new Error('it goes round and round'));
      return begin(work);
    });
    const outcome = await sweep(stop.signal);
    counting.mockRestore();
    expect(outcome).toBe('ended');
    expect(new Set(await states(waiting))).toEqual(new Set(['PENDING']));
    expect(await states([id])).toEqual(['REVERSED']);
    await db.transaction(({ knex }) => knex('card_early_reversals').delete());
    await db.transaction(({ knex }) => knex('card_transactions').whereIn('id', waiting).update({ pending_until: 1 }));
    expect(await sweep()).toBe('ended');
  });

  it('goes past decisions that can not be concluded, names them and fails at the end', async () => {
    const { id } = await n.use();
    const bad = await copies(
      id,
      hundred((at) => ({ ...PENDING, ...NOT_IN_CONTRACT, pending_until: at })),
    );
    const [good] = await copies(id, [{ ...PENDING, pending_until: 1_000 }]);
    const old = await copies(id, [{ created_at: TEST_NOW - 8 * DAY }]);
    await takenBackEarly([id], (one) => one);
    expect(await sweep()).toMatchObject({ name: 'SweepIncomplete', message: expect.stringContaining('abandoned') });
    expect(await states([good as string, id, ...old])).toEqual(['REJECTED', 'REVERSED', 'PURGED']);
    const failed = server().logged.filter(({ msg }) => msg === 'a job continues without one of its records');
    expect(failed.map(({ transaction }) => transaction)).toEqual(bad);
    const named = { client: n.bench.client.client.id, err: expect.objectContaining({ type: 'EventViolation' }) };
    expect(failed[0]).toMatchObject(named);
    await forget(bad);
  });

  it('goes past reversals that can not be applied, and what can not be purged', async () => {
    const { id } = await n.use();
    const bad = await copies(
      id,
      hundred(() => ({ ...NOT_IN_CONTRACT, created_at: TEST_NOW - 9 * DAY })),
    );
    const [good, old] = await copies(id, [{}, { created_at: TEST_NOW - 8 * DAY }]);
    await takenBackEarly(bad, (one) => one);
    await takenBackEarly([good as string], (one) => `z${one}`);
    const message = expect.stringContaining('early reversals, unpresented');
    expect(await sweep()).toMatchObject({ name: 'SweepIncomplete', message });
    expect(await states([good as string, old as string])).toEqual(['REVERSED', 'PURGED']);
    await forget(bad);
  });

  it('comes again within ten seconds after it failed, however often that was', async () => {
    const { id } = await n.use();
    const bad = await copies(id, [{ ...PENDING, ...NOT_IN_CONTRACT, pending_until: 1 }]);
    const { db } = server().database;
    const kind = 'sweep-card-transactions';
    await db.transaction((tx) => enqueueJob(tx, { kind, key: kind, payload: {}, runAt: 0, restart: true }));
    const pauses: number[] = [];
    for (let run = 0; run < 7; run += 1) {
      await runDueJobs(services());
      const { run_at: at, error } = await db.knex('jobs').where({ kind }).first();
      expect(error).toBe('SweepIncomplete');
      pauses.push((at - services().clock.now()) / 1_000);
      server().clock.set(at);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 10, 10, 10]);
    await forget(bad);
    await runDueJobs(services());
    expect(await db.knex('jobs').where({ kind }).first('error', 'attempts')).toEqual({ error: null, attempts: 0 });
  });
});

/** Takes away what no sweep can see to. */
function forget(ids: readonly string[]): Promise<unknown> {
  return server().database.db.transaction(async ({ knex }) => {
    await knex('card_early_reversals').delete();
    await knex('card_messages').whereIn('transaction_id', ids).delete();
    await knex('card_transactions').whereIn('id', ids).delete();
  });
}

describe('a reversal whose original has not come', () => {
  it('is forgotten after 90 days, and one whose original is still being decided is not', async () => {
    const { id } = await n.use();
    const [waiting] = await copies(id, [{ ...PENDING, pending_until: Date.now() + 25 * SECOND }]);
    await takenBackEarly([waiting as string], (one) => one);
    const now = server().clock.now();
    const alone = (originalReference: string, createdAt: number) => {
      return { id: newId(), network: 'visiting', originalReference, amount: null, createdAt };
    };
    const lost = Array.from({ length: 600 }, (_, at) => alone(`lost-${at}`, now - 90 * DAY - 1));
    const young = alone('young', now - 90 * DAY + SECOND);
    // Its network has no such message; another one has.
    const elsewhere = { ...alone(waiting as string, now - 91 * DAY), network: 'elsewhere' };
    const { db } = server().database;
    await db.transaction((tx) => new Bulk(earlyReversals).insert(tx, [...lost, elsewhere, young]));
    const left = async () => (await db.knex('card_early_reversals').pluck('original_reference')).sort();
    const dropped = async () => {
      const { values } = await services().metrics.rowsDropped.get();
      return values.find(({ labels }) => labels.table === 'card_early_reversals')?.value ?? 0;
    };
    const before = await dropped();
    expect(await sweep()).toBe('ended');
    // Those that it looks at are 500, and one of them has its original.
    expect(await left()).toHaveLength(603 - 499);
    expect(await sweep()).toBe('ended');
    expect(await left()).toEqual([waiting, 'young'].sort());
    expect((await dropped()) - before).toBe(601);
    await forget([waiting as string]);
  });
});

describe('a settlement', () => {
  it('releases refunds although one of them is taken back at this very moment', async () => {
    const refunds: string[] = [];
    await n.close();
    n = await CardNetwork.open(server(), { account: true });
    await n.fund('1000.00');
    for (let at = 0; at < 3; at += 1) {
      const { id } = await n.use();
      await n.step(id, 'clear');
      refunds.push((await n.step(id, 'refund')).id);
    }
    const { db } = server().database;
    const { processor, clock } = services();
    const client = await findClient(db, n.bench.client.client.id);
    if (client === null) throw new Error('there is no client');
    let releasing: Promise<number> | undefined;
    await db.transaction(async (tx) => {
      await reverse(tx, { client, id: refunds[1] as string, now: clock.now() }, null);
      releasing = outside(() => processor.releaseRefunds(client, clock.now() + 1));
      releasing.catch(() => undefined);
      await somebodyWaits(db);
    });
    expect(await releasing).toBe(2);
    expect(await states(refunds)).toEqual(['CLEARED', 'REVERSED', 'CLEARED']);
  });
});
