import type { ErrorDetail } from '../kernel/errors';
import { newId } from '../platform/ids';
import { CardBench, strangePan } from '../testing/cards';
import { useServer } from '../testing/server';

const server = useServer();
const bench = (cardDataEntitled?: boolean) => CardBench.open(server(), cardDataEntitled);

/** An unnamed card whose plastic is made, with its number. */
async function unnamed(b: CardBench, changes: Record<string, unknown> = {}): Promise<{ id: string; pan: string }> {
  const batch = await b.batch({ quantity: 1, ...changes });
  await b.makeReady(batch.id);
  const [card] = await b.ask('GET', `/cards/v1/?filter[shipment_id]=${batch.shipment_id}`);
  return { id: card.id, pan: (await b.secrets(card.id)).pan };
}

describe('activating a card', () => {
  it('makes a named card ACTIVE with its PIN', async () => {
    const b = await bench();
    const card = await b.embossedCard();
    const { pan } = await b.secrets(card.id);
    server().clock.advance(5_000);
    const answer = await b.activate(pan, card.user_id);
    server().clock.advance(-5_000);
    expect([answer.status, answer.body.data]).toEqual([
      200,
      {
        ...card,
        status: 'ACTIVE',
        activated_at: '2026-03-15T12:00:05.000Z',
        updated_at: '2026-03-15T12:00:05.000Z',
      },
    ]);
    expect((await b.secrets(card.id)).pin).toBe('2580');
    expect(answer.text).not.toContain(pan);
  });

  it('makes an unnamed card the user’s', async () => {
    const b = await bench();
    const [user, card] = [await b.user(), await unnamed(b)];
    const answer = await b.activate(card.pan, user.id);
    expect(answer.body.data).toMatchObject({ id: card.id, user_id: user.id, innominate: true, status: 'ACTIVE' });
    const shown = await b.ask('GET', `/cards/v1/${card.id}?extend=name`);
    expect(shown.name).toBeNull();
  });

  it('replaces a card whose replacement was given up', async () => {
    const b = await bench();
    const old = await b.card();
    const given = await b.card({ user_id: old.user_id, previous_card_id: old.id, card_type: 'PHYSICAL' });
    const card = await b.embossedCard({ user_id: old.user_id });
    const { pan } = await b.secrets(card.id);
    const activate = () => b.activate(pan, old.user_id, { previous_card_id: old.id });
    expect((await activate()).status).toBe(422);
    await b.ask('PATCH', `/cards/v1/${given.id}`, { status: 'DISABLED', status_reason: 'BROKEN' });
    expect((await activate()).body.data).toMatchObject({ status: 'ACTIVE', previous_card_id: old.id });
    expect(await b.ask('GET', `/cards/v1/${old.id}`)).toMatchObject({ status: 'DISABLED', status_detail: 'UPGRADE' });
    expect((await b.ask('GET', `/cards/v1/${given.id}`)).previous_card_id).toBeNull();
  });

  it('disables the card that is replaced, be it said at creation or now', async () => {
    const b = await bench();
    const [first, second] = [await b.card(), await b.card()];
    const made = await b.embossedCard({ user_id: first.user_id, previous_card_id: first.id });
    await b.activate((await b.secrets(made.id)).pan, first.user_id);
    const { pan } = await unnamed(b);
    const answer = await b.activate(pan, second.user_id, { previous_card_id: second.id });
    expect(answer.body.data.previous_card_id).toBe(second.id);
    for (const { id } of [first, second]) {
      expect(await b.ask('GET', `/cards/v1/${id}`)).toMatchObject({ status: 'DISABLED', status_detail: 'UPGRADE' });
    }
  });

  it('happens once, however many ask at once', async () => {
    const b = await bench();
    const { pan, id } = await unnamed(b);
    const users = await Promise.all(Array.from({ length: 5 }, () => b.user()));
    const answers = await Promise.all(users.map((user) => b.activate(pan, user.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    const winner = answers.find(({ status }) => status === 200)?.body.data.user_id;
    expect((await b.ask('GET', `/cards/v1/${id}`)).user_id).toBe(winner);
  });
});

describe('activation is refused', () => {
  const code = async (b: CardBench, pan: string, userId: string, changes = {}) => {
    const answer = await b.activate(pan, userId, changes);
    return [answer.status, answer.body.error_code];
  };

  it('to a client that is not entitled to card data', async () => {
    const b = await bench(false);
    expect(await code(b, strangePan(), newId())).toEqual([403, 'PCI_ENTITLEMENT_REQUIRED']);
  });

  it('for a user or a card that is not there', async () => {
    const [b, other] = [await bench(), await bench()];
    const card = await b.embossedCard();
    const { pan } = await b.secrets(card.id);
    const foreign = await other.embossedCard();
    const foreignPan = (await other.secrets(foreign.id)).pan;
    const virtual = await b.card();
    const virtualPan = (await b.secrets(virtual.id)).pan;
    const unknown = async (number: string, userId: string) => {
      const { body } = await b.activate(number, userId);
      return [body.error_code, body.error.details.map((one: ErrorDetail) => `${one.code} ${one.pointer}`)];
    };
    expect(await unknown(pan, newId())).toEqual(['USER_NOT_FOUND', ['unknown /user_id']]);
    expect(await unknown(pan, foreign.user_id)).toEqual(['USER_NOT_FOUND', ['unknown /user_id']]);
    expect(await unknown(strangePan(), card.user_id)).toEqual(['CARD_NOT_FOUND', ['unknown /pan']]);
    expect(await unknown(foreignPan, card.user_id)).toEqual(['CARD_NOT_FOUND', ['unknown /pan']]);
    expect(await unknown(virtualPan, card.user_id)).toEqual(['CARD_NOT_FOUND', ['unknown /pan']]);
    expect(await unknown(pan, virtual.user_id)).toEqual(['CARD_NOT_FOUND', ['unknown /pan']]);
  });

  it('while the card is not EMBOSSED', async () => {
    const b = await bench();
    const virtual = await b.card();
    const { pan: virtualPan } = await b.secrets(virtual.id);
    expect(await code(b, virtualPan, virtual.user_id)).toEqual([409, 'CARD_NOT_EMBOSSED']);
    const card = await b.card({ card_type: 'PHYSICAL' });
    const { pan } = await b.secrets(card.id);
    const answer = await b.activate(pan, card.user_id);
    expect([answer.status, answer.body.error_code]).toEqual([409, 'CARD_NOT_EMBOSSED']);
    expect(answer.body.error.details[0]).toMatchObject({ pointer: '/pan', detail: 'the card is CREATED' });
    await b.emboss(card.id);
    expect((await b.activate(pan, card.user_id)).status).toBe(200);
    expect(await code(b, pan, card.user_id)).toEqual([409, 'CARD_NOT_EMBOSSED']);
  });

  it('that would close a circle of replacements, however long', async () => {
    const b = await bench();
    const first = await b.embossedCard();
    const { pan } = await b.secrets(first.id);
    const made: string[] = [first.id];
    for (const previous_card_id of [0, 1, 2].map((at) => () => made[at])) {
      const next = await b.embossedCard({ user_id: first.user_id, previous_card_id: previous_card_id() });
      made.push(next.id);
    }
    for (const previous_card_id of made.slice(1)) {
      const answer = await b.activate(pan, first.user_id, { previous_card_id });
      expect([answer.status, answer.body.error_code]).toEqual([422, 'INVALID_PREVIOUS_CARD']);
      expect(answer.body.error.details).toMatchObject([{ code: 'circle', pointer: '/previous_card_id' }]);
    }
    expect((await b.activate(pan, first.user_id)).body.data).toMatchObject({
      status: 'ACTIVE',
      previous_card_id: null,
    });
  });

  it('for a user who is BLOCKED, lacks data or is of another country', async () => {
    const b = await bench();
    const { pan } = await unnamed(b);
    const blocked = await b.user();
    await b.ask('PATCH', `/users/v1/${blocked.id}`, { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' });
    for (const number of [pan, strangePan()]) {
      expect(await code(b, number, blocked.id)).toEqual([409, 'USER_NOT_ACTIVE']);
    }
    expect(await code(b, pan, (await b.user({ gender: undefined })).id)).toEqual([422, 'USER_DATA_INCOMPLETE']);
    const brazilian = await unnamed(b, { affinity_group_id: (await b.unnamedGroup({ country: 'BRA' })).id });
    const abroad = await b.activate(brazilian.pan, (await b.user()).id);
    expect([abroad.status, abroad.body.error_code]).toEqual([422, 'AFFINITY_GROUP_MISMATCH']);
    expect(abroad.body.error.details[0]).toMatchObject({ location: 'body', pointer: '/user_id' });
  });

  it.each(['1234', '9876', '5555', '123', '12345', 'abcd'])('with the PIN %s', async (pin) => {
    const b = await bench();
    const card = await b.embossedCard();
    const answer = await b.activate((await b.secrets(card.id)).pan, card.user_id, { pin });
    expect([answer.status, answer.body.error_code]).toEqual([422, 'INVALID_PIN']);
    expect(answer.text).not.toContain(`"${pin}"`);
  });

  it('with a card to replace that is not one of the user, was replaced, or is the card itself', async () => {
    const b = await bench();
    const card = await b.embossedCard();
    const { pan } = await b.secrets(card.id);
    const other = await b.card();
    const old = await b.card({ user_id: card.user_id });
    await b.card({ user_id: card.user_id, previous_card_id: old.id });
    const activate = (previous_card_id: string) => code(b, pan, card.user_id, { previous_card_id });
    expect(await activate(newId())).toEqual([404, 'CARD_NOT_FOUND']);
    const { body } = await b.activate(pan, card.user_id, { previous_card_id: newId() });
    expect(body.error.details).toMatchObject([{ code: 'unknown', pointer: '/previous_card_id' }]);
    for (const id of [other.id, old.id, card.id]) expect(await activate(id)).toEqual([422, 'INVALID_PREVIOUS_CARD']);
    expect((await b.ask('GET', `/cards/v1/${card.id}`)).status).toBe('EMBOSSED');
    expect((await b.secrets(card.id)).pin).toBeNull();
  });
});
