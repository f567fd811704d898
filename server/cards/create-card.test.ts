import { CONTROLS } from '../../mocks/testing/controls';
import { worldExtension } from '../../mocks/world';
import { newId } from '../platform/ids';
import { ADDRESS, CardBench } from '../testing/cards';
import { useServer } from '../testing/server';
import { isLuhnValid } from './rules/pan';

const server = useServer({ extension: worldExtension });
const bench = () => CardBench.open(server());

describe('a virtual card', () => {
  it('is ACTIVE at once', async () => {
    const b = await bench();
    const [user, group] = [await b.user(), await b.group()];
    const card = await b.card({ user_id: user.id, affinity_group_id: group.id });
    expect(card).toEqual({
      id: expect.any(String),
      user_id: user.id,
      affinity_group_id: group.id,
      affinity_group_name: 'Prepaid Argentina',
      card_type: 'VIRTUAL',
      product_type: 'PREPAID',
      product_brand: 'CARD_NETWORK_1',
      provider: 'CARD_NETWORK_1',
      status: 'ACTIVE',
      status_detail: null,
      country_code: 'ARG',
      innominate: false,
      last_four: expect.stringMatching(/^[0-9]{4}$/),
      pin_locked: false,
      shipment_id: null,
      previous_card_id: null,
      start_date: '2026-03-15',
      activated_at: '2026-03-15T12:00:00.000Z',
      created_at: '2026-03-15T12:00:00.000Z',
      updated_at: '2026-03-15T12:00:00.000Z',
    });
  });

  it('has a number of its group’s range that passes the Luhn check', async () => {
    const b = await bench();
    const group = await b.group({ productType: 'CREDIT' });
    const card = await b.card({ affinity_group_id: group.id });
    const { pan, cvv, pin } = await b.secrets(card.id);
    expect(pan.startsWith(group.bin)).toBe(true);
    expect(isLuhnValid(pan)).toBe(true);
    expect(card.last_four).toBe(pan.slice(-4));
    expect(cvv).toMatch(/^[0-9]{3}$/);
    expect(pin).toBeNull();
  });
});

describe('a physical card', () => {
  it('is CREATED and comes with a shipment to its user', async () => {
    const b = await bench();
    const user = await b.user({ phone: '+5491155550100' });
    const card = await b.card({ card_type: 'PHYSICAL', user_id: user.id });
    expect(card).toMatchObject({ status: 'CREATED', activated_at: null, shipment_id: expect.any(String) });
    expect(await b.ask('GET', `/shipping/v1/${card.shipment_id}`)).toEqual({
      id: card.shipment_id,
      external_tracking_id: null,
      status: 'CREATED',
      status_detail: 'CREATED',
      shipment_type: 'SINGLE_CARD',
      affinity_group_id: card.affinity_group_id,
      created_at: '2026-03-15 12:00:00.000',
      batch: null,
      address: { ...ADDRESS, floor: null, apartment: null, neighborhood: null },
      receiver: {
        full_name: 'Ana Suárez',
        document_type: 'DNI',
        document_number: user.identification_value,
        telephone_number: '+5491155550100',
        tax_identification_number: user.tax_identification_value,
      },
    });
  });

  it('needs an address', async () => {
    const b = await bench();
    const body = { ...(await b.cardInput()), card_type: 'PHYSICAL' };
    const answer = await b.client.send('POST', '/cards/v1/', { body });
    expect([answer.status, answer.body.error.details[0].pointer]).toEqual([400, '/address']);
  });
});

describe('the idempotency key of a card', () => {
  it('gives one card to a hundred requests at once, and nothing secret is kept with it', async () => {
    const b = await bench();
    const body = await b.cardInput();
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => b.client.send('POST', '/cards/v1/', { body, idempotencyKey: key })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const list = await b.client.send('GET', '/cards/v1/');
    expect(list.body.meta.pagination.total_items).toBe(1);
    const { pan, cvv } = await b.secrets(list.body.data[0].id);
    const stored = await server().database.db.knex('idempotency').where({ key }).first('body');
    expect(stored.body).not.toContain(pan);
    expect(JSON.parse(stored.body).data).not.toHaveProperty('cvv');
    expect(stored.body).not.toContain(`"${cvv}"`);
  });

  it('belongs to one body', async () => {
    const b = await bench();
    const key = newId();
    await b.client.send('POST', '/cards/v1/', { body: await b.cardInput(), idempotencyKey: key });
    const again = await b.client.send('POST', '/cards/v1/', { body: await b.cardInput(), idempotencyKey: key });
    expect([again.status, again.body.error_code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

describe('creating a card is refused', () => {
  const refused = async (b: CardBench, body: unknown) => {
    const answer = await b.client.send('POST', '/cards/v1/', { body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    return answer;
  };

  it.each([
    ['user_id', 'USER_NOT_FOUND'],
    ['affinity_group_id', 'AFFINITY_GROUP_NOT_FOUND'],
    ['previous_card_id', 'CARD_NOT_FOUND'],
  ])('with 404 when there is no such %s', async (field, code) => {
    const b = await bench();
    const answer = await refused(b, { ...(await b.cardInput()), [field]: newId() });
    expect([answer.status, answer.body.error_code]).toEqual([404, code]);
  });

  it('when the user is BLOCKED', async () => {
    const b = await bench();
    const user = await b.user();
    const block = { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' };
    await b.ask('PATCH', `/users/v1/${user.id}`, block);
    const answer = await refused(b, await b.cardInput({ user_id: user.id }));
    expect([answer.status, answer.body.error_code]).toEqual([409, 'USER_NOT_ACTIVE']);
    expect(answer.body.error.details).toEqual([
      { code: 'state', detail: 'the user is BLOCKED', location: 'body', pointer: '/user_id' },
    ]);
  });

  it('when the user lacks data, naming each field', async () => {
    const b = await bench();
    const user = await b.user({
      birthdate: undefined,
      gender: undefined,
      legal_address: { city: 'Rosario', region: 'Santa Fe' },
    });
    const answer = await refused(b, await b.cardInput({ user_id: user.id }));
    expect([answer.status, answer.body.error_code]).toEqual([422, 'USER_DATA_INCOMPLETE']);
    expect(answer.body.error.details.map(({ detail }: { detail: string }) => detail)).toEqual([
      'user.birthdate is missing',
      'user.gender is missing',
      'user.legal_address.street_name is missing',
      'user.legal_address.zip_code is missing',
      'user.legal_address.country is missing',
    ]);
  });

  it.each([
    [{ status: 'INACTIVE' }, 'VIRTUAL', 409, 'AFFINITY_GROUP_NOT_ACTIVE'],
    [{ cardTypes: ['VIRTUAL'] }, 'PHYSICAL', 422, 'CARD_TYPE_NOT_SUPPORTED'],
    [{ innominate: true }, 'PHYSICAL', 422, 'AFFINITY_GROUP_MISMATCH'],
    [{ country: 'BRA' }, 'VIRTUAL', 422, 'AFFINITY_GROUP_MISMATCH'],
  ] as const)('when the group is %j', async (changes, card_type, status, code) => {
    const b = await bench();
    const group = await b.group(changes as never);
    const answer = await refused(b, await b.cardInput({ affinity_group_id: group.id, card_type }));
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  });

  it('when user, group or replaced card are another client’s', async () => {
    const [b, other] = [await bench(), await bench()];
    const input = await b.cardInput();
    const foreign = await other.card();
    const cases: [string, string, string][] = [
      ['user_id', foreign.user_id, 'USER_NOT_FOUND'],
      ['affinity_group_id', foreign.affinity_group_id, 'AFFINITY_GROUP_NOT_FOUND'],
      ['previous_card_id', foreign.id, 'CARD_NOT_FOUND'],
    ];
    for (const [field, id, code] of cases) {
      const answer = await refused(b, { ...input, [field]: id });
      expect([answer.status, answer.body.error_code]).toEqual([404, code]);
      expect(answer.body.error.details).toMatchObject([{ code: 'unknown', location: 'body', pointer: `/${field}` }]);
    }
  });

  it('and leaves nothing behind', async () => {
    const b = await bench();
    const input = await b.cardInput({ card_type: 'PHYSICAL', previous_card_id: newId() });
    await refused(b, input);
    expect((await b.client.send('GET', '/cards/v1/')).body.data).toEqual([]);
    expect((await b.client.send('GET', '/shipping/v1/')).body.data).toEqual([]);
  });
});

const GIVE_UP = { status: 'DISABLED', status_reason: 'BROKEN' };

/** The embosser makes a card, and then it is reported missing. */
async function report(b: CardBench, id: string, as: 'lost' | 'stolen'): Promise<void> {
  await b.ask('POST', `${CONTROLS}/cards/${id}/emboss`);
  await b.ask('POST', `${CONTROLS}/cards/${id}/report-${as}`);
}

describe('a card that replaces another', () => {
  it('disables the other one at once when it is virtual', async () => {
    const b = await bench();
    const old = await b.card();
    const card = await b.card({ user_id: old.user_id, previous_card_id: old.id });
    expect(card).toMatchObject({ status: 'ACTIVE', previous_card_id: old.id });
    expect(await b.ask('GET', `/cards/v1/${old.id}`)).toMatchObject({ status: 'DISABLED', status_detail: 'UPGRADE' });
  });

  it('leaves the other one alone until it is ACTIVE when it is physical', async () => {
    const b = await bench();
    const old = await b.card();
    const card = await b.card({ user_id: old.user_id, previous_card_id: old.id, card_type: 'PHYSICAL' });
    expect(await b.ask('GET', `/cards/v1/${old.id}`)).toMatchObject({ status: 'ACTIVE' });
    await b.ask('PATCH', `/cards/v1/${card.id}`, { status: 'ACTIVE' });
    expect(await b.ask('GET', `/cards/v1/${old.id}`)).toMatchObject({ status: 'DISABLED', status_detail: 'UPGRADE' });
  });

  it('is refused for a card of another user, and for one that was replaced', async () => {
    const b = await bench();
    const old = await b.card();
    const body = await b.cardInput({ previous_card_id: old.id });
    const other = await b.client.send('POST', '/cards/v1/', { body });
    expect([other.status, other.body.error_code]).toEqual([422, 'INVALID_PREVIOUS_CARD']);
    await b.card({ user_id: old.user_id, previous_card_id: old.id });
    const again = await b.client.send('POST', '/cards/v1/', { body: { ...body, user_id: old.user_id } });
    expect([again.status, again.body.error_code]).toEqual([422, 'INVALID_PREVIOUS_CARD']);
  });

  const givenUp: [string, string, (b: CardBench, id: string) => Promise<unknown>][] = [
    ['was disabled', 'DISABLED', (b, id) => b.ask('PATCH', `/cards/v1/${id}`, GIVE_UP)],
    ['was lost on its way', 'LOST', (b, id) => report(b, id, 'lost')],
    ['was stolen on its way', 'STOLEN', (b, id) => report(b, id, 'stolen')],
    ['expired before it came', 'EXPIRED', (b, id) => b.ask('POST', `${CONTROLS}/cards/${id}/expire`)],
  ];
  it.each(givenUp)('makes room for another one if it %s', async (_, status, giveUp) => {
    const b = await bench();
    const old = await b.card();
    const replacing = { user_id: old.user_id, previous_card_id: old.id };
    const given = await b.card({ ...replacing, card_type: 'PHYSICAL' });
    await giveUp(b, given.id);
    expect(await b.ask('GET', `/cards/v1/${given.id}`)).toMatchObject({ status, previous_card_id: old.id });
    const next = await b.embossedCard(replacing);
    expect(next.previous_card_id).toBe(old.id);
    expect(await b.ask('GET', `/cards/v1/${given.id}`)).toMatchObject({ status, previous_card_id: null });
    expect((await b.ask('GET', `/cards/v1/${old.id}`)).status).toBe('ACTIVE');
    // It replaces nothing any more, whatever becomes of it.
    await b.ask('PATCH', `/cards/v1/${given.id}`, { status: 'ACTIVE' });
    expect((await b.ask('GET', `/cards/v1/${old.id}`)).status).toBe('ACTIVE');
    expect((await b.activate((await b.secrets(next.id)).pan, old.user_id)).status).toBe(200);
    expect(await b.ask('GET', `/cards/v1/${old.id}`)).toMatchObject({ status: 'DISABLED', status_detail: 'UPGRADE' });
  });

  it('keeps its place while it is BLOCKED, and after it was activated', async () => {
    const b = await bench();
    const old = await b.card();
    const replacing = { user_id: old.user_id, previous_card_id: old.id };
    const card = await b.card({ ...replacing, card_type: 'PHYSICAL' });
    const again = async () => {
      const body = await b.cardInput({ ...replacing, affinity_group_id: old.affinity_group_id });
      const answer = await b.client.send('POST', '/cards/v1/', { body });
      return [answer.status, answer.body.error_code];
    };
    await b.ask('PATCH', `/cards/v1/${card.id}`, { status: 'BLOCKED', status_reason: 'USER_INTERNAL_REASON' });
    expect(await again()).toEqual([422, 'INVALID_PREVIOUS_CARD']);
    await b.ask('PATCH', `/cards/v1/${card.id}`, { status: 'ACTIVE' });
    await b.ask('PATCH', `/cards/v1/${card.id}`, GIVE_UP);
    expect(await again()).toEqual([422, 'INVALID_PREVIOUS_CARD']);
  });

  it('makes room for one alone, however many ask at once', async () => {
    const b = await bench();
    const old = await b.card();
    const replacing = { user_id: old.user_id, previous_card_id: old.id };
    const given = await b.card({ ...replacing, card_type: 'PHYSICAL' });
    await b.ask('PATCH', `/cards/v1/${given.id}`, GIVE_UP);
    const body = { ...replacing, affinity_group_id: old.affinity_group_id, card_type: 'VIRTUAL' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => b.client.send('POST', '/cards/v1/', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 422)]);
  });

  it('is one alone, however many ask at once', async () => {
    const b = await bench();
    const old = await b.card();
    const input = { user_id: old.user_id, affinity_group_id: old.affinity_group_id, card_type: 'VIRTUAL' };
    const body = { ...input, previous_card_id: old.id };
    const answers = await Promise.all(Array.from({ length: 10 }, () => b.client.send('POST', '/cards/v1/', { body })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 422)]);
  });
});
