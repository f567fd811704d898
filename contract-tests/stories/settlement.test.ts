import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reconcileFiles } from '../../mocks/client/reconcile/reconcile-files';
import { fetchFile, ledgerFile, settleDay } from '../../mocks/client/settlement';
import { rowsOf } from '../../mocks/testing/card-days';
import { verifyLedger } from '../../server/ledger/verification';
import { CardPartner } from './partner';
import { type Sandbox, startSandbox } from './sandbox';

const NOTHING_LEFT = { adjustments: [], impossible: [], amounts_differ: [], debts: [], collected: [] };

let sandbox: Sandbox;
const partners: CardPartner[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.stop());
afterEach(async () => {
  await Promise.all(partners.splice(0).map((partner) => partner.close()));
  expect((await verifyLedger(sandbox.running.db)).mismatches).toEqual([]);
});

async function partner(name: string): Promise<CardPartner> {
  const opened = await CardPartner.open(sandbox, name);
  partners.push(opened);
  return opened;
}

/** Fetches the files of a day as the client, and writes what its ledger lacks. */
const settle = (client: CardPartner, date: string) =>
  settleDay(client.ledger, { files: client.files, date, folder: sandbox.folder });

/** Returns the change of the user's balance, as the client's ledger has it. */
const spent = (client: CardPartner) => 1_000_000n - client.balance();

describe('a purchase that the client approved', () => {
  it('is cleared with another amount, adjusted, settled, fetched and reconciled with nothing left over', async () => {
    const client = await partner('Story');
    const purchase = await client.buy('1000.00');
    expect(purchase).toMatchObject({ status: 'APPROVED', decided_by: 'CLIENT' });
    expect(spent(client)).toBe(100_000n);

    expect((await client.step(purchase.id, 'clear', { amount: '1200.00' })).state).toBe('CLEARED');
    expect(spent(client)).toBe(120_000n);
    const refused = await client.buy('9000.00');
    expect(refused).toMatchObject({ status: 'REJECTED', status_detail: 'INSUFFICIENT_FUNDS', decided_by: 'CLIENT' });
    const cancelled = await client.buy('50.00');
    await client.step(cancelled.id, 'reverse');
    expect(spent(client)).toBe(120_000n);

    const day = client.today();
    await client.nextMorning();
    const report = await settle(client, day);
    expect(report).toMatchObject({ service_rows: 5, client_rows: 5, matching: 5, ...NOTHING_LEFT });
    expect(spent(client)).toBe(120_000n);

    const rows = rowsOf(await readFile(path.join(sandbox.folder, `transactions-${day}.csv`), 'utf8'));
    const adjustment = rows.find(({ ORIGINAL_TRANSACTION_ID: original }) => original === purchase.id);
    expect(adjustment).toMatchObject({ TRANSACTION_TYPE: 'PURCHASE', LOCAL_AMOUNT: '200.00', SOURCE: 'CLEARING' });
    const presented = path.join(sandbox.folder, 'presentations.csv');
    await fetchFile(client.files, `/presentations/presentations${day.replaceAll('-', '_')}.csv`, presented);
    expect(rowsOf(await readFile(presented, 'utf8'))).toMatchObject([
      { TRANSACTION_ID: purchase.id, FUNCTION_CODE: 'FIRST_PRESENTMENT' },
    ]);
  });

  it('is held to its refund: held on its day, settled in the next file, and nothing left over in either', async () => {
    const client = await partner('Refunds');
    const purchase = await client.buy('1000.00');
    await client.step(purchase.id, 'clear');
    expect(await client.step(purchase.id, 'refund', { amount: '400.00' })).toMatchObject({ status: 'HELD' });
    for (const [status, balance] of [
      ['HELD', 60_000n],
      ['APPROVED', 60_000n],
    ] as const) {
      const day = client.today();
      await client.nextMorning();
      expect(await settle(client, day)).toMatchObject(NOTHING_LEFT);
      const rows = rowsOf(await readFile(path.join(sandbox.folder, `transactions-${day}.csv`), 'utf8'));
      expect(rows.find(({ TRANSACTION_TYPE: type }) => type === 'REFUND')).toMatchObject({ STATUS: status });
      expect(spent(client)).toBe(balance);
    }
  });
});

describe('a client that missed something', () => {
  it('learns of it from the file, charges what it can, and the rest once its user has the money', async () => {
    const client = await partner('Missed');
    const [heard, missed] = [await client.buy('7000.00'), await client.buy('2500.00')];
    const mismatch = (kind: string, transaction_id: string) =>
      client.ask('POST', '/sandbox/v1/settlement-mismatches', { kind, transaction_id });
    // A purchase that the client never heard of, and one that the file tells otherwise.
    await mismatch('MISSING_AT_CLIENT', heard.id);
    await mismatch('OTHER_STATUS', missed.id);
    const days = [client.today()];
    await client.nextMorning();

    const first = await settle(client, days[0] as string);
    expect(first.adjustments.map(({ entry_type, amount, outcome }) => [entry_type, amount, outcome])).toEqual([
      ['DEBIT', '7000.00', 'DEBT'],
      ['CREDIT', '2500.00', 'REGISTERED'],
    ]);
    expect(first.debts).toMatchObject([{ amount: '7000.00', tries: 1 }]);
    expect(client.balance()).toBe(300_000n);
    expect(await settle(client, days[0] as string)).toMatchObject({ adjustments: [], debts: [{ tries: 2 }] });

    client.ledger.setBalance(client.userId, 'ARS', 800_000n);
    days.push(client.today());
    await client.nextMorning();
    const third = await settle(client, days[1] as string);
    expect(third).toMatchObject({ adjustments: [], debts: [], collected: [{ amount: '7000.00', tries: 3 }] });
    expect(client.balance()).toBe(100_000n);
    // With the corrections in its ledger, a client that remembers nothing finds nothing either.
    const corrected = path.join(sandbox.folder, 'corrected.csv');
    await writeFile(corrected, ledgerFile(client.ledger));
    const again = await reconcileFiles({
      service: path.join(sandbox.folder, `transactions-${days[0]}.csv`),
      client: corrected,
      funds: null,
      state: null,
      now: '2026-01-01T00:00:00.000Z',
    });
    expect(again).toMatchObject(NOTHING_LEFT);
  });
});
