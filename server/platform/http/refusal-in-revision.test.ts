import { ADDRESS, CardBench, RECEIVER } from '../../testing/cards';
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
      422,
      'INVALID_CARD_STATUS_REASON',
      reasons.includes('FRAUDULENT'),
    ]);
  });
});

describe('a field that a refusal names', () => {
  it.each([
    ['current', 'tax_identification_number'],
    ['receiver-tax-field=camel', 'taxIdentificationNumber'],
    ['earliest', 'taxIdentificationNumber'],
  ])('has the name that the client’s own revision has for it: %s', async (revision, name) => {
    const client = await server().client({ revision });
    const bench = new CardBench(server(), client);
    const group = await bench.unnamedGroup({ country: 'BRA' });
    const brazil = { ...ADDRESS, region: 'SP', country: 'BRA', zip_code: '01310200' };
    const order = {
      shipment_type: 'CARD_FROM_WAREHOUSE',
      affinity_group_id: group.id,
      country: 'BRA',
      address: brazil,
    };
    const path = revision === 'earliest' ? '/shipments/v1/' : '/shipping/v1/';
    const receiver = { full_name: 'João Pereira', [name]: '00000000000' };
    const refused = await client.send('POST', path, { body: { ...order, receiver } });
    expect([refused.status, refused.body.error.details[0].pointer]).toEqual([400, `/receiver/${name}`]);
    const box = { affinity_group_id: group.id, quantity: 1, distribution_type: 'CLIENT', address: brazil };
    const zeros = { ...RECEIVER, [name]: '00000000000' };
    const batch = await client.send('POST', '/cards/v1/batches', { body: { ...box, receiver: zeros } });
    expect([batch.status, batch.body.error.details[0].pointer]).toEqual([400, `/receiver/${name}`]);
    const ordered = await client.send('POST', '/cards/v1/batches', {
      body: { ...box, receiver: { ...RECEIVER, [name]: '52998224725' } },
    });
    const shipment = `/shipping/v1/${ordered.body.data.shipment_id}`;
    const { receiver: shown } = (await client.send('GET', shipment)).body.data;
    expect(shown).toEqual({ ...RECEIVER, [name]: '52998224725' });
    const change = `/cards/v1/batches/shipments/${ordered.body.data.shipment_id}`;
    const again = await client.send('PUT', change, { body: { address: brazil, receiver: shown } });
    expect([again.status, again.body.data.receiver]).toEqual([200, shown]);
  });
});

describe('an order by the reasons of cards', () => {
  it.each([
    ['without-fraudulent', 'FRAUDULENT', 'CLIENT_INTERNAL_REASON'],
    ['without-provider-internal', 'PROVIDER_INTERNAL_REASON', 'SERVICE_INTERNAL_REASON'],
  ])('goes by those that the client sees: %s', async (value, hidden, shown) => {
    const bench = new CardBench(server(), await server().client({ revision: `card-reasons=${value}` }));
    // Of equal reasons the card of the user with the smaller id comes first, whichever reason lies behind.
    const users = [await bench.user(), await bench.user(), await bench.user()];
    const cards: { id: string }[] = [];
    for (const { id: user_id } of users) cards.push(await bench.card({ user_id }));
    await server().database.db.transaction(async ({ knex }) => {
      for (const [at, status_detail] of [hidden, shown, hidden].entries()) {
        await knex('cards').where({ id: cards[at]?.id }).update({ status: 'DISABLED', status_detail });
      }
    });
    for (const [sort, wanted] of [
      ['status_detail,user_id', users],
      ['-status_detail,-user_id', users.toReversed()],
    ] as const) {
      const found = await bench.ask('GET', `/cards/v1/?sort=${sort}`);
      expect(found.map(({ user_id }: { user_id: string }) => user_id)).toEqual(wanted.map(({ id }) => id));
      expect(new Set(found.map((card: { status_detail: string }) => card.status_detail))).toEqual(new Set([shown]));
    }
  });
});
