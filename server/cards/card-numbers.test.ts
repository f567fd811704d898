import { CONTROLS } from '../../mocks/testing/controls';
import { worldExtension } from '../../mocks/world';
import { DomainError } from '../kernel/errors';
import { HOUR } from '../kernel/time';
import type { Vault } from '../platform/crypto/vault';
import { newId } from '../platform/ids';
import { runDueJobs } from '../platform/jobs/run-job';
import { enqueueRecurring } from '../platform/jobs/worker';
import type { Tx } from '../platform/store/db';

import { card } from '../testing/card-records';
import { CardBench } from '../testing/cards';
import { dialect } from '../testing/database';
import { useServer } from '../testing/server';
import { makeBatch } from './jobs/make-batch';
import type { AffinityGroup, ProductType } from './rules/affinity-group';
import { measureUsedPans, PAN_LOOKUP, readUsedPans, saveUsedPans } from './store/card-numbers';
import { insertCards } from './store/cards';
import { secretPlace } from './store/cards-secrets';

const server = useServer({ extension: worldExtension });
const onPostgres = dialect === 'postgres' ? describe : describe.skip;
const bench = () => CardBench.open(server());
const USED_UP = [{ code: 'numbers', detail: expect.any(String), location: 'body', pointer: '/affinity_group_id' }];

/** The hash that a number has in place of its own; undefined if it has its own. */
let hashInstead: (pan: string) => string | undefined = () => undefined;

/** Lets numbers that differ only after their tenth digit count as one, so that each range has a hundred. */
beforeAll(() => {
  const { vault } = server().app.services;
  const lookup = vault.lookup.bind(vault);
  jest.spyOn(vault, 'lookup').mockImplementation((text, purpose) => {
    if (purpose !== PAN_LOOKUP) return lookup(text, purpose);
    return hashInstead(text) ?? lookup(text.slice(0, 10), purpose);
  });
});

afterAll(() => jest.restoreAllMocks());

/** Makes so many cards, each with a number of its own. */
async function fill(b: CardBench, group: AffinityGroup, count: number): Promise<void> {
  const { clientId, bin, id: affinityGroupId } = group;
  const vault: Vault = server().app.services.vault;
  for (let made = 0; made < count; made += 10) {
    const size = Math.min(10, count - made);
    const cards = Array.from({ length: size }, () =>
      card({ id: newId(), clientId, bin, affinityGroupId, userId: null, shipmentId: null }),
    );
    await b.server.database.db.transaction((tx) => insertCards(tx, vault, cards));
  }
}

/** A range of its own for each test, since all clients share the ranges. */
const filled = async (b: CardBench, productType: ProductType, count: number, unnamed = false) => {
  const group = await (unnamed ? b.unnamedGroup({ productType }) : b.group({ productType }));
  await fill(b, group, count);
  return group;
};

describe('a range of card numbers', () => {
  it('is used to its last number, and then refuses', async () => {
    const b = await bench();
    const group = await filled(b, 'CREDIT', 99);
    const input = await b.cardInput({ affinity_group_id: group.id });
    const create = (body: object) => b.client.send('POST', '/cards/v1/', { body });
    expect((await create(input)).status).toBe(201);
    const refused = await create(await b.cardInput({ affinity_group_id: group.id }));
    expect([refused.status, refused.body.error_code]).toEqual([409, 'AFFINITY_GROUP_NOT_ACTIVE']);
    expect(refused.body.error.details).toEqual(USED_UP);
    await expect(fill(b, group, 1)).rejects.toThrow(DomainError);
    const { body } = await b.client.send('GET', `/cards/v1/?filter[affinity_group_id]=${group.id}`);
    expect(body.meta.pagination.total_items).toBe(100);
    const { vault } = server().app.services;
    const rows: { id: string; last_four: string; pan_sealed: string }[] = await server()
      .database.db.knex('cards')
      .join('card_secrets', { 'card_secrets.card_id': 'cards.id', 'card_secrets.client_id': 'cards.client_id' })
      .where({ affinity_group_id: group.id })
      .select('cards.id', 'last_four', 'pan_sealed');
    expect(rows).toHaveLength(100);
    for (const { id, last_four, pan_sealed } of rows) {
      expect(vault.open(pan_sealed, secretPlace('pan', id)).slice(-4)).toBe(last_four);
    }
  });

  it('gives another number to a card whose number somebody else takes at this very moment', async () => {
    const b = await bench();
    const group = await filled(b, 'CREDIT', 0);
    await server().database.db.transaction(({ knex }) =>
      knex('affinity_groups').where({ id: group.id }).update({ bin: '99992402' }),
    );
    const range = { ...group, bin: '99992402' };
    await fill(b, range, 90);
    const { knex } = server().database.db;
    const hashes = () =>
      knex('card_secrets')
        .join('cards', { 'cards.id': 'card_secrets.card_id', 'cards.client_id': 'card_secrets.client_id' })
        .where({ affinity_group_id: group.id })
        .pluck('pan_hash');
    const [taken] = await hashes();
    const seen = new Set<string>();
    let lost = 0;
    // A free number is looked up a second time when it is given to the card.
    hashInstead = (pan) => {
      const isGiven = seen.has(pan) && lost < 2;
      seen.add(pan);
      if (isGiven) lost += 1;
      return isGiven ? taken : undefined;
    };
    try {
      await fill(b, range, 10);
    } finally {
      hashInstead = () => undefined;
    }
    expect([lost, new Set(await hashes()).size]).toEqual([2, 100]);
  });

  it('refuses a batch when it is used up; a batch takes the last numbers and waits for the next range', async () => {
    const b = await bench();
    const group = await filled(b, 'DEBIT', 95, true);
    const order = () => {
      const body = { affinity_group_id: group.id, quantity: 8, distribution_type: 'WAREHOUSE' };
      return b.client.send('POST', '/cards/v1/batches', { body });
    };
    const { status, body } = await order();
    expect(status).toBe(202);
    const { db } = server().database;
    const count = async () =>
      Number((await db.knex('cards').where({ batch_id: body.data.id }).count({ n: '*' }))[0]?.n);
    const run = () => runDueJobs(server().app.services);
    await run();
    const job = await db.knex('jobs').where({ kind: 'make-batch', key: body.data.id }).first();
    expect([await count(), job.attempts > 0]).toEqual([5, true]);
    const refused = await order();
    expect([refused.status, refused.body.error_code]).toEqual([409, 'AFFINITY_GROUP_NOT_ACTIVE']);
    expect(refused.body.error.details).toEqual(USED_UP);
    await db.transaction((tx) => tx.knex('affinity_groups').where({ id: group.id }).update({ bin: '99992301' }));
    server().clock.advance(HOUR);
    await run();
    expect(await count()).toBe(8);
  });

  it('keeps a batch CREATED that is to be made ready when it is used up, and the refusal says so', async () => {
    const b = await bench();
    const group = await filled(b, 'DEBIT', 0, true);
    const { db } = server().database;
    await db.transaction(({ knex }) => knex('affinity_groups').where({ id: group.id }).update({ bin: '99992501' }));
    await fill(b, { ...group, bin: '99992501' }, 95);
    const body = { affinity_group_id: group.id, quantity: 8, distribution_type: 'WAREHOUSE' };
    const { id } = (await b.client.send('POST', '/cards/v1/batches', { body })).body.data;
    const refused = await b.client.send('POST', `${CONTROLS}/batches/${id}/make-ready`);
    expect([refused.status, refused.body.error_code]).toEqual([409, 'ILLEGAL_STEP']);
    expect(refused.body.error.details).toEqual([
      { code: 'numbers', detail: expect.any(String), location: 'path', pointer: 'batch_id' },
    ]);
    expect(await db.knex('card_batches').where({ id }).first('status')).toEqual({ status: 'CREATED' });
  });

  it('is left behind by a batch that got the next range, which then makes as many cards at a time as before', async () => {
    const b = await bench();
    const group = await b.unnamedGroup({ productType: 'DEBIT' });
    const move = (bin: string) =>
      server().database.db.transaction(({ knex }) => knex('affinity_groups').where({ id: group.id }).update({ bin }));
    await move('99992303');
    await fill(b, { ...group, bin: '99992303' }, 95);
    const body = { affinity_group_id: group.id, quantity: 40, distribution_type: 'WAREHOUSE' };
    const { status, body: made } = await b.client.send('POST', '/cards/v1/batches', { body });
    expect(status).toBe(202);
    const sizes: number[] = [];
    const job = {
      payload: { clientId: group.clientId, batchId: made.data.id },
      readStep: (work: (tx: Tx) => Promise<unknown>) => server().database.db.transaction(work),
      step: async (work: (tx: Tx) => Promise<unknown>) => {
        const missing = (await server().database.db.transaction(work)) as number;
        sizes.push(missing);
        // The range is used up at this moment, and the operator gives another one.
        if (missing === 37) await move('99992304');
        return missing;
      },
    };
    await makeBatch(job as never, server().app.services as never);
    expect(sizes).toEqual([39, 37, 33, 25, 15, 5, 0]);
  });

  it('is used to its last number by batches that need more than it has, at the same time', async () => {
    const b = await bench();
    const group = await b.unnamedGroup({ productType: 'PREPAID' });
    await server().database.db.transaction(({ knex }) =>
      knex('affinity_groups').where({ id: group.id }).update({ bin: '99992404' }),
    );
    await fill(b, { ...group, bin: '99992404' }, 83);
    const body = { affinity_group_id: group.id, quantity: 12, distribution_type: 'WAREHOUSE' };
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await b.client.send('POST', '/cards/v1/batches', { body })).body.data.id);
    const { db } = server().database;
    const handles = [server().database.openAgain(), server().database.openAgain()];
    try {
      const { services } = server().app;
      await Promise.all([services, ...handles.map((handle) => ({ ...services, db: handle }))].map(runDueJobs));
    } finally {
      for (const handle of handles) await handle.close();
    }
    const [row] = await db.knex('cards').whereIn('batch_id', ids).count({ n: '*' });
    expect(Number(row?.n)).toBe(17);
    const failed = server().logged.filter(({ msg }) => msg === 'job failed');
    expect(failed.map(({ err }) => (err as { code?: string }).code)).toEqual(
      failed.map(() => 'AFFINITY_GROUP_NOT_ACTIVE'),
    );
  });

  it('shows the share of it that is in use, measured every hour', async () => {
    const b = await bench();
    const group = await filled(b, 'PREPAID', 85);
    const { 'measure-numbers': every } = server().app.services.jobs.recurring;
    expect(every).toBe(HOUR);
    const kinds = { 'measure-numbers': HOUR };
    await server().database.db.transaction((tx) => enqueueRecurring(tx, kinds, server().clock.now()));
    const used = async () => {
      server().clock.advance(HOUR);
      await runDueJobs(server().app.services);
      const { text } = await server().send('GET', '/metrics');
      return Number(
        new RegExp(`^contrato_card_numbers_used_ratio\\{bin="${group.bin}"\\} (\\S+)$`, 'm').exec(text)?.[1],
      );
    };
    expect(Math.abs((await used()) - 0.85)).toBeLessThan(0.06);
    await fill(b, group, 15);
    expect(await used()).toBe(1);
    await server().database.db.transaction(({ knex }) =>
      knex('affinity_groups').where({ bin: group.bin }).update({ bin: '99992302' }),
    );
    expect(await used()).toBeNaN();
  });
});

it('measures some ranges at a time, each of them in turn, and keeps the results of the others', async () => {
  const b = await bench();
  const { db } = server().database;
  const { vault } = server().app.services;
  const ids = await Promise.all(
    ['PREPAID', 'CREDIT', 'DEBIT'].map(
      async (productType) => (await b.group({ productType: productType as ProductType })).id,
    ),
  );
  await db.transaction(async ({ knex }) => {
    for (const [at, id] of ids.entries())
      await knex('affinity_groups')
        .where({ id })
        .update({ bin: `0000000${at}` });
  });
  const measured = async () => {
    const found = await db.read((reader) => measureUsedPans(reader, vault, 2));
    await db.transaction((tx) => saveUsedPans(tx, found));
    return Object.keys(await db.read(readUsedPans));
  };
  await db.transaction((tx) => saveUsedPans(tx, { used: { '00000009': 1 }, last: '' }));
  expect(await measured()).toEqual(['00000000', '00000001']);
  expect(await measured()).toEqual(expect.arrayContaining(['00000000', '00000001', '00000002']));
  // Ranges of other tests come after these three, and then the first one again.
  const bins: string[] = await db.knex('affinity_groups').distinct('bin').orderBy('bin').pluck('bin');
  const last = async () => (await db.read((reader) => measureUsedPans(reader, vault, 1))).last;
  expect(await last()).toBe(bins[4 % bins.length]);
  await db.transaction((tx) => saveUsedPans(tx, { used: {}, last: '99999999' }));
  expect(await last()).toBe('00000000');
});

onPostgres('a range of card numbers on several connections', () => {
  it('is shared by transactions that wait for numbers of each other: the database ends one, which is tried again', async () => {
    const b = await bench();
    const { clientId, id: affinityGroupId } = await filled(b, 'CREDIT', 0);
    const { db } = server().database;
    const { vault } = server().app.services;
    const draft = () =>
      card({ id: newId(), clientId, bin: '99992405', affinityGroupId, userId: null, shipmentId: null });
    const [one, other] = ['first of two', 'second of two'];
    let forced: string | undefined;
    hashInstead = () => forced;
    const insertAs = (tx: Tx, hash: string) => {
      forced = hash;
      const inserting = insertCards(tx, vault, [draft()]);
      forced = undefined;
      return inserting;
    };
    let holders = 0;
    let release: () => void = () => undefined;
    const bothHold = new Promise<void>((resolve) => {
      release = resolve;
    });
    let attempts = 0;
    const both = (mine: string, its: string) =>
      db.transaction(async (tx) => {
        attempts += 1;
        await insertAs(tx, mine);
        holders += 1;
        if (holders === 2) release();
        await bothHold;
        await insertAs(tx, its);
      });
    try {
      await Promise.all([both(one, other), both(other, one)]);
    } finally {
      hashInstead = () => undefined;
    }
    expect(attempts).toBe(3);
    const [row] = await db.knex('cards').where({ affinity_group_id: affinityGroupId }).count({ n: '*' });
    expect(Number(row?.n)).toBe(4);
  });
});
