import { DAY } from '../../../../server/kernel/time';
import { TEST_NOW, useServer } from '../../../../server/testing/server';
import { CardDays, type FileRow } from '../../../testing/card-days';
import { CONTROLS } from '../../../testing/controls';
import { worldExtension } from '../..';

const TODAY = '2026-03-15';
const TOMORROW = '2026-03-16';
const MISMATCHES = `${CONTROLS}/settlement-mismatches`;

const server = useServer({ extension: worldExtension, environment: { TOKEN_SECONDS: '31536000' } });

async function days(): Promise<CardDays> {
  server().clock.set(TEST_NOW);
  return new CardDays(server(), await server().client());
}

/** Moves to the noon of a day after the first one. */
const later = (count: number) => server().clock.set(TEST_NOW + count * DAY);
const summary = (rows: FileRow[]) =>
  rows.map((row) => [row.TRANSACTION_ID, row.TRANSACTION_TYPE, row.LOCAL_AMOUNT, row.STATUS, row.SOURCE]);

describe('mistakes on purpose', () => {
  it('are made of transactions of one client alone', async () => {
    const [a, b] = [await days(), await days()];
    const { card } = await a.fundedCard();
    const body = { kind: 'PURGE', transaction_id: (await a.use(card.id)).id };
    const answer = await b.client.send('POST', MISMATCHES, { body });
    expect([answer.status, answer.body.error_code]).toEqual([404, 'CARD_TRANSACTION_NOT_FOUND']);
  });

  it('stand in the file of the day, in every run of it, and cannot be removed from then on', async () => {
    const d = await days();
    const { card } = await d.fundedCard();
    const [copied, rejected, purged, late] = [
      await d.use(card.id),
      await d.use(card.id),
      await d.use(card.id),
      await d.use(card.id),
    ];
    const missing = await d.mistake('MISSING_AT_CLIENT', copied.id);
    await d.mistake('OTHER_STATUS', rejected.id);
    await d.mistake('PURGE', purged.id);
    await d.mistake('LATE_CLEARING', late.id);
    const removed = await d.mistake('PURGE', copied.id);
    const remove = (id: string) => d.client.send('DELETE', `${MISMATCHES}/${id}`);
    expect((await remove(removed.id)).status).toBe(204);
    expect((await remove(removed.id)).body.error_code).toBe('SETTLEMENT_MISMATCH_NOT_FOUND');
    later(1);
    for (let i = 0; i < 2; i += 1) {
      const run = await d.settle(TODAY);
      expect(summary(await d.rows('transactions', TODAY))).toEqual([
        [copied.id, 'PURCHASE', '1000.00', 'APPROVED', 'ONLINE'],
        [missing.id, 'PURCHASE', '1000.00', 'APPROVED', 'ONLINE'],
        [rejected.id, 'PURCHASE', '1000.00', 'REJECTED', 'ONLINE'],
        [purged.id, 'PURCHASE', '1000.00', 'APPROVED', 'PURGE'],
      ]);
      expect(run.files[0].totals).toEqual([{ currency: 'ARS', total: '3000.00' }]);
    }
    later(2);
    await d.settle(TOMORROW);
    expect(summary(await d.rows('transactions', TOMORROW))).toEqual([
      [late.id, 'PURCHASE', '1000.00', 'APPROVED', 'CLEARING'],
    ]);
    const listed = await d.ask('GET', MISMATCHES);
    expect(listed.map((mismatch: { used: boolean }) => mismatch.used)).toEqual([true, true, true, true]);
    const used = await remove(missing.id);
    expect([used.status, used.body.error_code]).toEqual([409, 'SETTLEMENT_MISMATCH_USED']);
  });
});
