import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY } from '../../server/kernel/time';
import type { TransferOrder } from '../../server/networks/bank/port';
import { newId } from '../../server/platform/ids';
import { BankApart } from '../world/apart/bank';
import { dropOldRows, ROWS_AT_ONCE } from '../world/apart/old-rows';
import { WorldStore } from '../world/apart/store';
import { type Edge, NoAnswer } from './report';

const ORDER: Omit<TransferOrder, 'id'> = {
  ...{ clientId: newId(), amount: 12_345n, currency: 'ARS', concept: 'VAR', description: null, createdAt: 0 },
  payer: { name: 'Ana', taxId: null, key: null },
  to: {
    rail: 'ARG',
    destination: {
      ...{ cbu: null, cvu: '0000123400000000012345', alias: null, active: true },
      bank: { code: '0000123', name: 'Contrato' },
      holder: { name: 'Bruno Díaz', taxType: 'CUIL', taxValue: '20276543211' },
    },
  },
};
const FAILURE = { status: 'FAILED', reason: 'DESTINATION_REJECTED' } as const;

/** A service that counts each arrival once, and whose answers are lost for a while. */
class Service {
  readonly arrived = new Set<string>();
  reports = 0;
  lost = 0;

  readonly edge = {
    report: async (_operation: string, { body }: { body: { reference: string } }) => {
      this.reports += 1;
      this.arrived.add(body.reference);
      if (this.lost > 0) {
        this.lost -= 1;
        throw new NoAnswer('lost');
      }
      return { done: true, status: 200, body: { data: { result: 'APPROVED', rejection_reason: null } } };
    },
  } as unknown as Edge;
}

const folder = mkdtempSync(path.join(tmpdir(), 'contrato-bank-'));
const service = new Service();
let store: WorldStore;
let bank: BankApart;

async function open(): Promise<void> {
  store = await WorldStore.open(path.join(folder, 'world.sqlite'));
  bank = new BankApart(store, { argentina: service.edge, brazil: service.edge });
}
beforeAll(open);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ordered(): Promise<TransferOrder> {
  const order = { ...ORDER, id: newId() };
  await store.isSame('sendArgentineTransfer', order.id, 'x');
  await store.keep('sendArgentineTransfer', order.id, { ...order, amount: String(order.amount) });
  return order;
}

it('a transfer that may have arrived can not fail any more, whatever was cut off', async () => {
  const order = await ordered();
  service.lost = 1;
  await expect(bank.arrive(order)).rejects.toThrow(NoAnswer);
  await store.close();
  await open();
  expect(await bank.fail(order, FAILURE.reason)).toMatchObject({ status: 'SUCCESS' });
  expect(await bank.arrive(order)).toMatchObject({ status: 'SUCCESS' });
  expect(service.arrived).toEqual(new Set([order.id]));
});

it('of an arrival and a failure at the same moment one is decided, and the money follows it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const order = await ordered();
    const steps = [() => bank.arrive(order), () => bank.fail(order, FAILURE.reason)];
    if (round % 2 === 1) steps.reverse();
    const [one, other] = await Promise.all(steps.map((step) => step()));
    expect(one?.status).toBe(other?.status);
    expect(service.arrived.has(order.id)).toBe(one?.status === 'SUCCESS');
  }
});

it('a decision is made once, however often it is asked for', async () => {
  const order = await ordered();
  service.reports = 0;
  const decisions = await Promise.all(Array.from({ length: 5 }, () => bank.arrive(order)));
  expect(new Set(decisions.map(({ status }) => status))).toEqual(new Set(['SUCCESS']));
  expect(service.reports).toBe(1);
});

describe('what is older than the days of the settings', () => {
  const DAYS = 90;
  const drop = (now: number, rest = async () => undefined) =>
    dropOldRows(store, { now, days: DAYS }, new AbortController().signal, rest);
  const later = () => Date.now() + DAYS * DAY + 1_000;

  it('goes, with its decision, and nothing younger does', async () => {
    const order = await ordered();
    await bank.arrive(order);
    await store.referenceOf('key', { reference: 'one', now: Date.now() });
    await store.report('one', { a: 1 });
    await store.sent({ transactionId: 'transaction', reference: 'one', operation: 'authorization', content: {} });
    const kept = async () => [
      await store.order('sendArgentineTransfer', order.id),
      await store.decisionOf(order.id),
      await store.message('transaction'),
      (await store.report('one', { a: 2 })) as object,
      (await store.referenceOf('key', { reference: 'two', now: 1 })).isRepeated,
    ];
    const before = await kept();
    await drop(later() - 10 * DAY);
    expect(await kept()).toEqual(before);
    await drop(later());
    expect(await kept()).toEqual([null, null, null, { a: 2 }, false]);
  });

  it('stays as long as it can matter: a transfer that may have arrived, and a boleto that can still be paid', async () => {
    const order = await ordered();
    service.lost = 1;
    await expect(bank.arrive(order)).rejects.toThrow(NoAnswer);
    const boleto = newId();
    await store.isSame('registerBoleto', boleto, 'x');
    await store.keep('registerBoleto', boleto, { expires_at: new Date(later() + DAY).toISOString() });
    const kept = async () => [
      (await store.order('sendArgentineTransfer', order.id)) !== null,
      (await store.order('registerBoleto', boleto)) !== null,
    ];
    await drop(later());
    expect(await kept()).toEqual([true, true]);
    await bank.arrive(order);
    await drop(later() + 2 * DAY);
    expect(await kept()).toEqual([false, false]);
  });

  it('goes some rows at a time', async () => {
    const rows = Array.from({ length: ROWS_AT_ONCE + 1 }, () => ({ reference: newId(), content: '{}', created_at: 0 }));
    await store.db.transaction(({ knex }) => knex.batchInsert('reports', rows, 100));
    const left: number[] = [];
    await drop(Date.now(), async () => {
      left.push(Number((await store.db.knex('reports').where({ created_at: 0 }).count({ n: '*' }))[0]?.n));
    });
    expect(left).toContain(1);
    expect(left.at(-1)).toBe(0);
  });
});
