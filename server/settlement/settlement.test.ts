import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CardDays, type FileRow } from '../../mocks/testing/card-days';
import { CONTROLS } from '../../mocks/testing/controls';
import { worldExtension } from '../../mocks/world';
import { DAY } from '../kernel/time';
import { runDueJobs } from '../platform/jobs/run-job';
import { enqueueRecurring } from '../platform/jobs/worker';
import { TEST_NOW, useServer } from '../testing/server';
import { partialFolder } from './folders';

const TODAY = '2026-03-15';
const TOMORROW = '2026-03-16';
const AFTER = '2026-03-17';

const server = useServer({ extension: worldExtension, environment: { TOKEN_SECONDS: '31536000' } });

async function days(configuration: object = {}, changes: object = {}): Promise<CardDays> {
  server().clock.set(TEST_NOW);
  return new CardDays(server(), await server().client(changes, configuration));
}

/** Returns the noon of a day after the first one. */
const later = (count: number) => server().clock.set(TEST_NOW + count * DAY);
const summary = (rows: FileRow[]) =>
  rows.map((row) => [row.TRANSACTION_ID, row.TRANSACTION_TYPE, row.LOCAL_AMOUNT, row.STATUS, row.SOURCE]);

/** Sums what an account lost and got on a day, in minor units: its entries, with what it was funded with left aside. */
async function movedOn(accountId: string, day: string): Promise<bigint> {
  const from = Date.parse(`${day}T00:00:00Z`);
  const { knex } = server().database.db;
  const rows = await knex('ledger_entries')
    .join('transactions', {
      'transactions.client_id': 'ledger_entries.client_id',
      'transactions.id': 'ledger_entries.movement_id',
    })
    .where('ledger_entries.account_id', accountId)
    .whereNot('transactions.type', 'MANUAL_MOVEMENT')
    .where('ledger_entries.created_at', '>=', from)
    .where('ledger_entries.created_at', '<', from + DAY)
    .select('ledger_entries.amount');
  return rows.reduce((sum: bigint, row: { amount: number }) => sum + BigInt(row.amount), 0n);
}

const minor = (text: string | undefined) => BigInt((text ?? '0.00').replace('.', ''));

describe('the files of a day', () => {
  it('are refused until the day is over', async () => {
    const d = await days();
    const answer = await d.run(TODAY);
    expect([answer.status, answer.body.error_code]).toEqual([422, 'SETTLEMENT_DAY_NOT_OVER']);
    expect((await d.run('2026-02-30')).status).toBe(400);
  });

  it('have a header and no rows when it was quiet', async () => {
    const d = await days();
    later(1);
    const run = await d.settle(TODAY);
    expect(run.files).toEqual([
      { folder: 'transactions', name: 'presentations2026_03_15.csv', rows: 0, totals: [] },
      { folder: 'presentations', name: 'presentations2026_03_15.csv', rows: 0, totals: [] },
    ]);
    for (const folder of ['transactions', 'presentations'] as const) {
      expect(await d.text(folder, TODAY)).toMatch(/^[A-Z_,]+\r\n$/);
    }
  });

  it('tell of what was approved and rejected, and of its details', async () => {
    const d = await days();
    const { card } = await d.fundedCard();
    const bought = await d.use(card.id, { merchant: { id: '=1+1', mcc: '5411', name: '@Kiosco, "El 9"' } });
    const refused = await d.use(card.id, { amount: '900000.00' });
    const abroad = await d.use(card.id, {
      amount: '10.00',
      currency: 'USD',
      country_code: 'USA',
      point_type: 'ECOMMERCE',
    });
    later(1);
    const run = await d.settle(TODAY);
    const rows = await d.rows('transactions', TODAY);
    expect(summary(rows)).toEqual([
      [bought.id, 'PURCHASE', '1000.00', 'APPROVED', 'ONLINE'],
      [refused.id, 'PURCHASE', '900000.00', 'REJECTED', 'ONLINE'],
      [abroad.id, 'PURCHASE', '14500.00', 'APPROVED', 'ONLINE'],
    ]);
    expect(rows[0]).toMatchObject({ MERCHANT_ID: "'=1+1", MERCHANT_NAME: `'@Kiosco, "El 9"`, CARD_ID: card.id });
    expect(rows[1]).toMatchObject({ STATUS_DETAIL: 'INSUFFICIENT_FUNDS' });
    expect(rows[2]).toMatchObject({ ORIGIN: 'INTERNATIONAL', SETTLEMENT_AMOUNT: '10.00', SETTLEMENT_CURRENCY: 'USD' });
    expect(run.files[0]).toMatchObject({ rows: 3, totals: [{ currency: 'ARS', total: '15500.00' }] });
  });

  it('tell of it as it was when the day ended, however late they are made, and are the same every time', async () => {
    const d = await days();
    const { card } = await d.fundedCard();
    const [presented, purged, reversed] = [await d.use(card.id), await d.use(card.id), await d.use(card.id)];
    later(1);
    const first = await d.settle(TODAY);
    const text = await d.text('transactions', TODAY);
    await d.step(presented.id, 'clear', { amount: '1200.00' });
    await d.step(purged.id, 'expire');
    await d.step(reversed.id, 'reverse');
    expect(await d.settle(TODAY)).toMatchObject({ files: first.files });
    expect(await d.text('transactions', TODAY)).toBe(text);
    later(3);
    await d.settle(TODAY);
    expect(await d.text('transactions', TODAY)).toBe(text);
    await d.settle(TOMORROW);
    const rows = await d.rows('transactions', TOMORROW);
    expect(rows.map((row) => [row.ORIGINAL_TRANSACTION_ID, ...summary([row])[0]!.slice(1)])).toEqual([
      [presented.id, 'PURCHASE', '200.00', 'APPROVED', 'CLEARING'],
      [purged.id, 'REVERSAL_PURCHASE', '1000.00', 'APPROVED', 'PURGE'],
      [reversed.id, 'REVERSAL_PURCHASE', '1000.00', 'APPROVED', 'ONLINE'],
    ]);
  });

  it('tell of a use that was reversed in part as authorized, though it is presented before they are made', async () => {
    const d = await days();
    const { card } = await d.fundedCard();
    const bought = await d.use(card.id);
    const reversal = await d.step(bought.id, 'reverse', { amount: '300.00' });
    later(1);
    await d.step(bought.id, 'clear', { amount: '700.00' });
    await d.settle(TODAY);
    expect(summary(await d.rows('transactions', TODAY))).toEqual([
      [bought.id, 'PURCHASE', '1000.00', 'APPROVED', 'ONLINE'],
      [reversal.id, 'REVERSAL_PURCHASE', '300.00', 'APPROVED', 'ONLINE'],
    ]);
  });

  it('tell of a use as presented on the day of its first presentment, though another one follows later', async () => {
    const d = await days();
    const { card } = await d.fundedCard();
    const bought = await d.use(card.id);
    await d.step(bought.id, 'clear', { amount: '400.00' });
    later(1);
    await d.step(bought.id, 'clear', { amount: '600.00' });
    await d.settle(TODAY);
    const presented = [bought.id, 'PURCHASE', '1000.00', 'APPROVED', 'CLEARING'];
    expect(summary(await d.rows('transactions', TODAY))).toContainEqual(presented);
  });

  it('tell where it ended on the same day', async () => {
    const d = await days();
    const { card } = await d.fundedCard();
    const [presented, purged] = [await d.use(card.id), await d.use(card.id)];
    await d.step(presented.id, 'clear');
    await d.step(purged.id, 'expire');
    later(1);
    await d.settle(TODAY);
    expect((await d.rows('transactions', TODAY)).map(({ SOURCE }) => SOURCE)).toEqual(['CLEARING', 'PURGE', 'PURGE']);
  });

  it('are written in the revision of the client', async () => {
    const d = await days({ products: ['CREDIT'] }, { revision: 'earliest', countries: ['BRA', 'ARG'], name: '-Acme' });
    const { card } = await d.fundedCard();
    await d.use(card.id, { condition: 'FRAUD_ENGINE' });
    later(1);
    await d.settle(TODAY);
    const [row] = await d.rows('transactions', TODAY);
    expect(row).toMatchObject({
      STATUS_DETAIL: 'OTHER',
      SETTLEMENT_CURRENCY: 'USD',
      CLIENT_NAME: "'-Acme",
      CLIENT_COUNTRY_CODE: 'BRA',
      INSTALLMENTS_QUANTITY: '',
    });
  });

  it('are made client by client in the order of their ids, however their rows lie in the store', async () => {
    const [d, other] = [await days(), await days()];
    for (const one of [d, other]) await one.use((await one.fundedCard()).card.id);
    const ids = [d, other].map(({ client }) => client.client.id);
    // PostgreSQL writes a changed row anew, behind the others.
    const { db } = server().database;
    await db.transaction(({ knex }) => knex('clients').where({ id: ids[0] }).update({ name: 'Moved' }));
    later(1);
    await db.transaction((tx) => enqueueRecurring(tx, { 'settle-days': 86_400_000 }, server().clock.now()));
    await runDueJobs(server().app.services);
    expect(await db.knex('settlement_runs').whereIn('client_id', ids).orderBy('id').pluck('client_id')).toEqual(ids);
  });

  it('belong to one client each', async () => {
    const [a, b] = [await days(), await days()];
    const { card } = await a.fundedCard();
    await a.use(card.id);
    later(1);
    await b.settle(TODAY);
    expect(await b.rows('transactions', TODAY)).toEqual([]);
    expect((await a.ask('GET', `${CONTROLS}/settlement-runs`)).length).toBe(0);
    const [run] = await b.ask('GET', `${CONTROLS}/settlement-runs`);
    for (const { folder, name } of run.files) {
      const path = `${CONTROLS}/settlement-files/${folder}/${name}`;
      const own = await b.client.send('GET', path);
      expect([own.status, own.text]).toEqual([200, await b.text(folder, TODAY)]);
      const foreign = await a.client.send('GET', path);
      expect([foreign.status, foreign.body.error_code]).toEqual([404, 'SETTLEMENT_FILE_NOT_FOUND']);
    }
    expect(run.files).toHaveLength(2);
  });
});

describe('presentations', () => {
  it('have the tax number of the merchant where the network sent one', async () => {
    const d = await days();
    const { card } = await d.fundedCard();
    const merchant = { id: '920011223', mcc: '5411', name: 'Almacén Palermo' };
    for (const tax_id of ['30-71234567-1', '=30712345671', undefined]) {
      const bought = await d.use(card.id, { merchant: { ...merchant, tax_id } });
      await d.step(bought.id, 'clear');
    }
    later(1);
    await d.settle(TODAY);
    const rows = await d.rows('presentations', TODAY);
    expect(rows.map(({ TAX_ID }) => TAX_ID).sort()).toEqual(['', "'=30712345671", '30-71234567-1']);
  });

  it('are reported with what the client owes, first and second ones and those that take back', async () => {
    const d = await days();
    const { card } = await d.fundedCard();
    const bought = await d.use(card.id);
    await d.step(bought.id, 'clear');
    await d.step(bought.id, 'clear', { reverse: true });
    await d.step(bought.id, 'clear', {
      function_code: 'SECOND_PRESENTMENT_PARTIAL',
      reason_code: '4853',
      amount: '400.00',
    });
    later(1);
    const run = await d.settle(TODAY);
    const rows = await d.rows('presentations', TODAY);
    const columns = [
      'FUNCTION_CODE',
      'REVERSE_PRESENTMENT',
      'REASON_CODE',
      'SETTLEMENT_AMOUNT',
      'DEBT_AMOUNT',
      'INTERCHANGE_FEE',
      'TAX',
    ];
    expect(rows.map((row) => columns.map((name) => row[name]))).toEqual([
      ['FIRST_PRESENTMENT', 'FALSE', '', '0.69', '990.32', '8.00', '1.68'],
      ['FIRST_PRESENTMENT', 'TRUE', '', '0.69', '-990.32', '-8.00', '-1.68'],
      ['SECOND_PRESENTMENT_PARTIAL', 'FALSE', '4853', '0.28', '396.13', '3.20', '0.67'],
    ]);
    expect(rows[0]).toMatchObject({ TRANSACTION_ID: bought.id, RECONCILIATION_DATE: TODAY, DEBT_CURRENCY: 'ARS' });
    expect(run.files[1]).toMatchObject({ rows: 3, totals: [{ currency: 'ARS', total: '396.13' }] });
  });

  it('of credit show the installment that is presented', async () => {
    const d = await days({ products: ['CREDIT'] });
    const group = await d.group({ productType: 'CREDIT' });
    const { card } = await d.fundedCard({ affinity_group_id: group.id });
    const installments = { quantity: 6, credit_type: 'WITH_INTEREST' };
    const bought = await d.use(card.id, { installments });
    await d.step(bought.id, 'clear', { amount: '20.00' });
    await d.step(bought.id, 'clear', { amount: '20.00', current_installment: 2 });
    later(1);
    await d.settle(TODAY);
    const wanted = {
      INSTALLMENTS_GRACE_PERIOD: '0',
      INSTALLMENTS_QUANTITY: '6',
      INSTALLMENTS_CREDIT_TYPE: 'WITH_INTEREST',
    };
    expect((await d.rows('transactions', TODAY))[0]).toMatchObject(wanted);
    expect(await d.rows('presentations', TODAY)).toMatchObject([
      { ...wanted, CURRENT_INSTALLMENT: '1' },
      { ...wanted, CURRENT_INSTALLMENT: '2' },
    ]);
  });
});

describe('a refund', () => {
  async function refund(d: CardDays) {
    const { card, account } = await d.fundedCard();
    const bought = await d.use(card.id);
    await d.step(bought.id, 'clear');
    return { account, card, refund: await d.step(bought.id, 'refund', { amount: '300.00' }) };
  }

  it('is HELD in the file of its day, and APPROVED in the file of the day on which it is settled', async () => {
    const d = await days();
    const { refund: given, account } = await refund(d);
    later(1);
    await d.settle(TODAY);
    const held = [given.id, 'REFUND', '300.00', 'HELD', 'ONLINE'];
    expect(summary(await d.rows('transactions', TODAY))).toContainEqual(held);
    const state = await d.ask('GET', `${CONTROLS}/card-transactions/${given.id}`);
    expect(state).toMatchObject({ state: 'CLEARED', presentments: [{ function_code: 'FIRST_PRESENTMENT' }] });
    await d.settle(TODAY);
    expect(summary(await d.rows('transactions', TODAY))).toContainEqual(held);
    later(2);
    await d.settle(TOMORROW);
    expect(summary(await d.rows('transactions', TOMORROW))).toEqual([
      [given.id, 'REFUND', '300.00', 'APPROVED', 'CLEARING'],
    ]);
    expect(await d.rows('presentations', TOMORROW)).toEqual([
      expect.objectContaining({ TRANSACTION_ID: given.id, TRANSACTION_TYPE: 'REFUND', DEBT_AMOUNT: '-297.10' }),
    ]);
    expect(await movedOn(account.id, TOMORROW)).toBe(30_000n);
    later(3);
    await d.settle(AFTER);
    expect(await d.rows('transactions', AFTER)).toEqual([]);
  });

  it('that the network made by itself, and was never held, stands in the file of its own day only', async () => {
    const d = await days();
    const { card } = await d.fundedCard();
    const bought = await d.use(card.id);
    await d.step(bought.id, 'clear');
    const given = await d.force(card.id, { type: 'REFUND', amount: '300.00', original_transaction_id: bought.id });
    later(1);
    await d.step(given.id, 'clear', { amount: '300.00' });
    later(2);
    await d.settle(TODAY);
    await d.settle(TOMORROW);
    expect(summary(await d.rows('transactions', TODAY))).toContainEqual([
      given.id,
      'REFUND',
      '300.00',
      'APPROVED',
      'ONLINE',
    ]);
    expect(summary(await d.rows('transactions', TOMORROW))).toEqual([]);
  });

  it('that is taken back on a later day stands beside its reversal there, so that nothing is left', async () => {
    const d = await days();
    const { refund: given, account } = await refund(d);
    later(1);
    const reversal = await d.step(given.id, 'reverse');
    await d.settle(TODAY);
    expect(summary(await d.rows('transactions', TODAY))).toContainEqual([
      given.id,
      'REFUND',
      '300.00',
      'HELD',
      'ONLINE',
    ]);
    later(2);
    const run = await d.settle(TOMORROW);
    expect(summary(await d.rows('transactions', TOMORROW))).toEqual([
      [given.id, 'REFUND', '300.00', 'APPROVED', 'ONLINE'],
      [reversal.id, 'REVERSAL_REFUND', '300.00', 'APPROVED', 'ONLINE'],
    ]);
    expect(run.files[0].totals).toEqual([{ currency: 'ARS', total: '0.00' }]);
    expect(await movedOn(account.id, TOMORROW)).toBe(0n);
  });

  it('stays HELD after a reversal that was rejected, on the day of the refund and on a later one', async () => {
    const d = await days();
    const { refund: given, card } = await refund(d);
    const takeBackTooLittle = () =>
      d.force(card.id, { type: 'REVERSAL_REFUND', amount: '1.00', original_transaction_id: given.id });
    await takeBackTooLittle();
    later(1);
    const { id, state } = await takeBackTooLittle();
    expect(state).toBe('REJECTED');
    later(2);
    for (let run = 0; run < 2; run += 1) {
      await d.settle(TODAY);
      expect(summary(await d.rows('transactions', TODAY))).toContainEqual([
        given.id,
        'REFUND',
        '300.00',
        'HELD',
        'ONLINE',
      ]);
      await d.settle(TOMORROW);
      expect(summary(await d.rows('transactions', TOMORROW))).toEqual([
        [id, 'REVERSAL_REFUND', '1.00', 'REJECTED', 'ONLINE'],
      ]);
    }
    later(3);
    await d.settle(AFTER);
    expect(summary(await d.rows('transactions', AFTER))).toEqual([
      [given.id, 'REFUND', '300.00', 'APPROVED', 'CLEARING'],
    ]);
  });
});

describe('the totals', () => {
  it('equal the ledger, day by day, whatever the network did', async () => {
    const d = await days({ cardCharges: [{ name: 'PAIS', type: 'TAX', percentage: '30', origin: 'INTERNATIONAL' }] });
    const { card, account } = await d.fundedCard({}, '5000000.00');
    const made: string[] = [];
    for (let day = 0; day < 4; day += 1) {
      later(day);
      for (const id of made.splice(0, 2)) await d.step(id, 'clear', { amount: `${900 + day * 77}.33` });
      for (const id of made.splice(0, 1)) await d.step(id, 'reverse', { amount: '333.33' });
      for (const id of made.splice(0, 1)) await d.step(id, 'expire');
      for (let i = 0; i < 5; i += 1) made.push((await d.use(card.id, { amount: `${1000 + i}.01` })).id);
      const abroad = await d.use(card.id, { amount: '1.37', currency: 'EUR', country_code: 'FRA' });
      await d.use(card.id, { amount: '99999999.00' });
      await d.step(abroad.id, 'clear');
      const refund = await d.step(abroad.id, 'refund', { amount: '0.37' });
      if (day === 1) await d.step(refund.id, 'reverse');
      await d.force(card.id, { amount: '50000.00' });
      await d.use(card.id, { amount: '0.00' });
    }
    later(5);
    for (const day of [TODAY, TOMORROW, AFTER, '2026-03-18']) await d.settle(day);
    later(6);
    for (const day of ['2026-03-18', '2026-03-20']) await d.settle(day);
    let sum = 0n;
    for (const day of [TODAY, TOMORROW, AFTER, '2026-03-18', '2026-03-20']) {
      const { files } = await d.settle(day);
      const moved = await movedOn(account.id, day);
      expect([day, minor(files[0].totals[0]?.total)]).toEqual([day, -moved]);
      expect(moved).not.toBe(0n);
      sum += moved;
    }
    const { balance } = await d.ask('GET', `/core/accounts/v1/${account.id}`);
    expect(minor(balance)).toBe(500_000_000n + sum);
  });
});

describe('a file', () => {
  it('is whole whenever somebody looks, while several runs write it', async () => {
    const d = await days();
    const { card } = await d.fundedCard();
    for (let i = 0; i < 40; i += 1) await d.use(card.id, { amount: '1.00' });
    later(1);
    await d.settle(TODAY);
    const text = await d.text('transactions', TODAY);
    let running = true;
    const runs = Promise.all(Array.from({ length: 8 }, () => d.settle(TODAY))).finally(() => {
      running = false;
    });
    const seen = new Set<string>();
    while (running) seen.add(await d.text('transactions', TODAY));
    await runs;
    expect([...seen]).toEqual([text]);
  });

  it('leaves nothing half-written behind, and the one in its place is untouched by a run that fails', async () => {
    const d = await days();
    const { card } = await d.fundedCard();
    const bought = await d.use(card.id);
    later(1);
    await d.settle(TODAY);
    const text = await d.text('transactions', TODAY);
    await server().database.db.transaction(async ({ knex }) => {
      await knex('card_transactions').where({ id: bought.id }).update({ point_type: 'KIOSK' });
    });
    const failed = await d.run(TODAY);
    expect(failed.status).toBe(500);
    expect(await d.text('transactions', TODAY)).toBe(text);
    expect(await readdir(partialFolder(server().config))).toEqual([]);
    expect(await readdir(dirname(d.pathOf('transactions', TODAY)))).toEqual(['presentations2026_03_15.csv']);
    expect(await d.ask('GET', `${CONTROLS}/settlement-runs`)).toHaveLength(1);
  });

  it('leaves nothing behind either when only the other file of the day fails', async () => {
    const d = await days();
    const { card } = await d.fundedCard();
    const bought = await d.use(card.id);
    await d.step(bought.id, 'clear');
    later(1);
    await server().database.db.transaction(async ({ knex }) => {
      await knex('card_presentments').where({ transaction_id: bought.id }).update({ function_code: 'KIOSK' });
    });
    expect((await d.run(TODAY)).status).toBe(500);
    expect(await readdir(partialFolder(server().config))).toEqual([]);
    expect(await readdir(dirname(d.pathOf('transactions', TODAY)))).toEqual([]);
  });

  it('of a process that was killed halfway is removed by a later run, a day after its last row', async () => {
    const folder = partialFolder(server().config);
    await mkdir(folder, { recursive: true });
    const age = (hours: number) => Date.now() / 1_000 - hours * 3_600;
    for (const [name, hours] of [
      ['old.csv', 25],
      ['growing.csv', 23],
    ] as const) {
      await writeFile(join(folder, name), 'a row');
      await utimes(join(folder, name), age(hours), age(hours));
    }
    const d = await days();
    later(1);
    await d.settle(TODAY);
    expect(await readdir(folder)).toEqual(['growing.csv']);
    await rm(join(folder, 'growing.csv'));
  });
});
