import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TransferOrder } from '../../server/networks/bank/port';
import { newId } from '../../server/platform/ids';
import { BankApart } from '../world/apart/bank';
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
