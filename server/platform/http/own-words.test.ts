import { CardBench } from '../../testing/cards';
import { useServer } from '../../testing/server';

const server = useServer();

const REASONS = ['CLIENT_INTERNAL_REASON', 'USER_INTERNAL_REASON', 'FRAUDULENT', 'LOST', 'STOLEN', 'BROKEN', 'UPGRADE'];

describe('a list of allowed values in a refusal', () => {
  it.each([
    ['current', REASONS],
    ['card-reasons=without-fraudulent', REASONS.filter((reason) => reason !== 'FRAUDULENT')],
  ])('is that of the client’s own revision: %s', async (revision, reasons) => {
    const bench = new CardBench(server(), await server().client({ revision }));
    const card = await bench.card();
    const disable = async (status_reason: string) => {
      const body = { status: 'DISABLED', status_reason };
      const { status, body: answer } = await bench.client.send('PATCH', `/cards/v1/${card.id}`, { body });
      return [status, answer.error_code, answer.error.details];
    };
    const detail = `status_reason must be one of ${reasons.join(', ')} here`;
    expect(await disable('SERVICE_INTERNAL_REASON')).toEqual([
      422,
      'INVALID_CARD_STATUS_REASON',
      [{ code: 'enum', detail, location: 'body', pointer: '/status_reason' }],
    ]);
    const [status, code, [unknown]] = await disable('WHY_NOT');
    expect([status, code, unknown.detail.includes('FRAUDULENT')]).toEqual([
      400,
      'INVALID_REQUEST',
      reasons.includes('FRAUDULENT'),
    ]);
  });
});
