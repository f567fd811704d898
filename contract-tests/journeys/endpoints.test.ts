import { REVISIONS } from '../../generated/revisions';
import { ClientEndpoints } from './endpoints';

describe('endpoints of a client', () => {
  it('keep an answer for the next call, and give none to one that is sent again', async () => {
    const endpoints = await ClientEndpoints.open(REVISIONS.current, {});
    try {
      const send = async (id: string) => {
        const target = `${endpoints.addresses.transactions}/transactions/adjustments/debit`;
        return (await fetch(target, { method: 'POST', body: JSON.stringify({ transaction: { id } }) })).status;
      };
      const reply = { operation: 'adjustCardTransaction', example: 'empty', body: '' } as const;
      endpoints.answer({ ...reply, status: 425 });
      expect(await send('first')).toBe(425);
      endpoints.answer({ ...reply, status: 500 });
      expect(await send('first')).toBe(200);
      expect(await send('second')).toBe(500);
    } finally {
      await endpoints.close();
    }
  });
});
