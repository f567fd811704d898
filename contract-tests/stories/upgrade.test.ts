import { reportOnClient } from '../../mocks/upgrade/main';
import type { Report } from '../../mocks/upgrade/report';
import { sideOf } from '../../mocks/upgrade/side';
import { listClients } from '../../server/clients/store/clients';
import { CardPartner } from './partner';
import { type Sandbox, startSandbox } from './sandbox';

const NAME = 'Mover';

let sandbox: Sandbox;
let purchase: { id: string };
let unanswered: { id: string };

/** A day of the current revision: a purchase that was presented, and one that the client was not there to decide. */
beforeAll(async () => {
  sandbox = await startSandbox();
  const client = await CardPartner.open(sandbox, NAME);
  purchase = await client.buy('1000.00');
  await client.step(purchase.id, 'clear');
  await client.close();
  unanswered = await client.buy('50.00');
  // Reading the log makes sure that it is written.
  await client.ask('GET', '/sandbox/v1/requests?page[size]=1');
});
afterAll(() => sandbox?.stop());

async function heldAgainst(revision: string): Promise<Report> {
  const { db, app } = sandbox.running;
  const client = (await listClients(db)).find(({ name }) => name === NAME);
  if (client === undefined) throw new Error('the client is there');
  return reportOnClient(db, client, app.services.config.revision, await sideOf(revision));
}

const rowsOf = ({ rows }: Report) =>
  rows.flatMap(({ folder, transaction_id: id, changes }) =>
    changes.map(({ where, what }) => [folder, id, where, what].join(' ')),
  );

it('says nothing of the revision in which it was done', async () => {
  const { from, to, affected, rows, calls } = await heldAgainst('current');
  expect({ from, to, affected, rows }).toEqual({ from: ['current'], to: 'current', affected: [], rows: [] });
  expect(calls).toBeGreaterThanOrEqual(2);
});

it('settlement-status-detail: names the row of the file that would say OTHER', async () => {
  const report = await heldAgainst('settlement-status-detail=reduced');
  expect(report.affected).toEqual([]);
  expect(rowsOf(report)).toEqual([
    `transactions ${unanswered.id} row STATUS_DETAIL says OTHER instead of CLIENT_UNAVAILABLE`,
  ]);
});

it('settlement-currency: names the presentation at home in Argentina, and no transaction', async () => {
  const report = await heldAgainst('settlement-currency=older');
  expect(report.affected).toEqual([]);
  const changed = rowsOf(report);
  expect(changed.every((row) => row.startsWith(`presentations ${purchase.id} `))).toBe(true);
  expect(changed.filter((row) => row.includes('CURRENCY'))).toEqual([
    expect.stringMatching(/SETTLEMENT_CURRENCY says ARS instead of USD$/),
  ]);
});

it('signature-order: names every call that was made, and no request', async () => {
  const { calls, affected, rows } = await heldAgainst('signature-order=body-timestamp-endpoint');
  expect(rows).toEqual([]);
  expect(affected).toHaveLength(calls);
  for (const { direction, axes, changes } of affected) {
    expect({ direction, axes, where: changes.map(({ where }) => where) }).toEqual({
      direction: 'CALL',
      axes: ['signature-order'],
      where: ['signature'],
    });
  }
});

it('token-path: names every request for a token, and no call', async () => {
  const { affected, rows } = await heldAgainst('token-path=oauth-v1');
  expect(rows).toEqual([]);
  expect(new Set(affected.map(({ operation }) => operation))).toEqual(new Set(['createToken']));
});
