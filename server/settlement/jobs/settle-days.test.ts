import { existsSync } from 'node:fs';
import { CardDays } from '../../../mocks/testing/card-days';
import { CONTROLS } from '../../../mocks/testing/controls';
import { worldExtension } from '../../../mocks/world';
import { insertClientKey } from '../../clients/store/client-keys';
import { recurring } from '../../job-handlers';
import { newId } from '../../platform/ids';
import { runDueJobs } from '../../platform/jobs/run-job';
import { enqueueRecurring } from '../../platform/jobs/worker';
import { TEST_NOW, useServer } from '../../testing/server';
import { insertSettlementRun } from '../store/settlement';
import { enqueueSettleDay } from './settle-days';

const server = useServer({ extension: worldExtension, environment: { TOKEN_SECONDS: '31536000' } });
const services = () => server().app.services;

async function client(): Promise<CardDays> {
  return new CardDays(server(), await server().client());
}

async function runs(d: CardDays): Promise<string[]> {
  const listed = await d.ask('GET', `${CONTROLS}/settlement-runs?page[size]=100`);
  return listed.map(({ date }: { date: string }) => date).sort();
}

async function at(moment: string): Promise<void> {
  server().clock.set(Date.parse(`${moment}Z`));
  await runDueJobs(services());
}

/** Lets a client fetch files. */
async function giveKey(d: CardDays): Promise<void> {
  const { id } = d.client.client;
  const key = {
    id,
    clientId: id,
    purpose: 'SSH',
    fingerprint: 'x',
    publicKey: 'x',
    createdAt: 0,
    expiresAt: null,
  } as const;
  await services().db.transaction((tx) => insertClientKey(tx, key));
}

it('are settled every morning at six: clients that moved something, and clients that can fetch files', async () => {
  await services().db.transaction((tx) => enqueueRecurring(tx, recurring, TEST_NOW));
  await runDueJobs(services());
  const [mover, fetcher, quiet, early] = [await client(), await client(), await client(), await client()];
  await giveKey(fetcher);
  const { card } = await mover.fundedCard();
  await mover.use(card.id);
  const { card: other } = await early.fundedCard();
  await early.use(other.id);
  await at('2026-03-16T05:59:59');
  expect([await runs(mover), await runs(fetcher)]).toEqual([[], []]);
  await early.settle('2026-03-15');
  await at('2026-03-16T06:00:00');
  expect([await runs(mover), await runs(fetcher), await runs(quiet)]).toEqual([['2026-03-15'], ['2026-03-15'], []]);
  expect(existsSync(mover.pathOf('transactions', '2026-03-15'))).toBe(true);
  expect(existsSync(fetcher.pathOf('presentations', '2026-03-15'))).toBe(true);
  // What somebody asked for is not done again.
  expect(await runs(early)).toEqual(['2026-03-15']);
  await at('2026-03-16T23:00:00');
  expect(await runs(mover)).toEqual(['2026-03-15']);
});

it('are settled after a jump of time, the quiet ones for clients that can fetch files', async () => {
  const [mover, fetcher] = [await client(), await client()];
  await giveKey(fetcher);
  const { card } = await mover.fundedCard();
  const bought = await mover.use(card.id);
  await mover.step(bought.id, 'clear');
  const late = await mover.use(card.id);
  await mover.mistake('LATE_CLEARING', late.id);
  // Without jobs in between, as when the service was away.
  server().clock.set(Date.parse('2026-03-20T12:00:00Z'));
  const refund = await mover.step(bought.id, 'refund');
  await at('2026-04-02T12:00:00');
  expect(await runs(mover)).toEqual(['2026-03-16', '2026-03-17', '2026-03-20']);
  const days = await runs(fetcher);
  expect([days.length, days[0], days.at(-1)]).toEqual([17, '2026-03-16', '2026-04-01']);
  expect((await mover.rows('transactions', '2026-03-17')).map((row) => row.TRANSACTION_ID)).toEqual([late.id]);
  await at('2026-04-03T06:00:00');
  expect(await runs(mover)).toEqual(['2026-03-16', '2026-03-17', '2026-03-20', '2026-04-02']);
  const rows = await mover.rows('transactions', '2026-04-02');
  const summary = rows.map(({ TRANSACTION_ID, TRANSACTION_TYPE, STATUS, SOURCE }) => [
    TRANSACTION_ID,
    TRANSACTION_TYPE,
    STATUS,
    SOURCE,
  ]);
  // The refund was released by the run for its day; what was never presented was purged at the same time.
  expect(summary).toContainEqual([refund.id, 'REFUND', 'APPROVED', 'CLEARING']);
  expect(summary).toContainEqual([expect.any(String), 'REVERSAL_PURCHASE', 'APPROVED', 'PURGE']);
  await at('2026-06-01T12:00:00');
  const later = (await runs(fetcher)).slice(18);
  expect([later.length, later[0], later.at(-1)]).toEqual([31, '2026-05-01', '2026-05-31']);
});

it('releases the refunds of a day whose files are there already, as after a stop between the two', async () => {
  server().clock.set(TEST_NOW);
  const d = await client();
  const { card, account } = await d.fundedCard();
  const bought = await d.use(card.id);
  await d.step(bought.id, 'clear');
  await d.step(bought.id, 'refund');
  const balance = async () => (await d.ask('GET', `/core/accounts/v1/${account.id}`)).balance;
  expect(await balance()).toBe('99000.00');
  const own = { clientId: d.client.client.id, day: '2026-03-15' };
  await services().db.transaction(async (tx) => {
    await insertSettlementRun(tx, { ...own, id: newId(), files: [], createdAt: TEST_NOW });
    await enqueueSettleDay(tx, own, TEST_NOW);
  });
  await runDueJobs(services());
  expect(await balance()).toBe('100000.00');
});
