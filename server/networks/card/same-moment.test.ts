import { CardNetwork } from '../../../mocks/testing/card-network';
import { worldExtension } from '../../../mocks/world';
import { newId } from '../../platform/ids';
import { CardMessages, cardNetwork, purchase } from '../../testing/card-messages';
import { useServer } from '../../testing/server';

// Messages that arrive while what they are about is on its way.

const server = useServer({ extension: worldExtension, networks: [cardNetwork('visiting')] });
let messages: CardMessages;
let n: CardNetwork;

beforeAll(async () => {
  messages = await CardMessages.of(server(), { name: 'visiting' });
  n = await CardNetwork.open(server());
});
afterEach(() => {
  jest.restoreAllMocks();
  n.slow(async () => undefined);
});
afterAll(() => n?.close());

/** Holds the client's decisions back. */
function undecided(): { asked: Promise<void>; decide: () => void } {
  let [isAsked, decide] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const held = new Promise<void>((resolve) => {
    decide = resolve;
  });
  n.slow(() => {
    isAsked();
    return held;
  });
  return { asked, decide };
}

/**
 * Runs something right before a unit of work of the next report that has a key, and no other: those of rates and deliveries must go on.
 * @param place which of its units of work, from 1
 * @returns whether it has been run
 */
function before(place: number, run: () => Promise<void>): () => boolean {
  const { db } = server().database;
  const transaction = db.transaction.bind(db);
  let count = 0;
  const spy = jest.spyOn(db, 'transaction').mockImplementation(async (work) => {
    if (/platform.idempotency/.test(new Error('here').stack as string)) count += 1;
    if (count === place) {
      spy.mockRestore();
      await run();
    }
    return transaction(work);
  });
  return () => count >= place;
}

/** Waits until the service waits for a decision. */
function awaited(): Promise<void> {
  const { processor } = server().app.services;
  const decided = processor.decided.bind(processor);
  return new Promise((resolve) => {
    jest.spyOn(processor, 'decided').mockImplementation((place) => {
      resolve();
      return decided(place);
    });
  });
}

describe('an advice that takes back what its client decides at the moment', () => {
  it.each([
    ['REVERSAL_PURCHASE', 'REVERSED'],
    ['REFUND', 'AUTHORIZED'],
  ])('waits for the decision: %s', async (type, state) => {
    const original = purchase({ card_id: n.cardId });
    const { asked, decide } = undecided();
    const first = messages.ask('authorizations', original);
    await asked;
    const body = purchase({ card_id: n.cardId, type, original_reference: original.reference });
    const advising = messages.send('card/advices', body);
    await Promise.race([awaited(), advising]);
    decide();
    const advised = await advising;
    expect([advised.status, advised.body.data?.status_detail]).toEqual([200, 'APPROVED']);
    expect(await n.find((await first).transaction_id)).toMatchObject({ state });
    expect((await messages.send('card/advices', { ...body, repeat: true })).text).toBe(advised.text);
  });

  it('finds nothing to take back where that is rejected', async () => {
    const original = purchase({ card_id: n.cardId, amount: '9999999.00' });
    const { asked, decide } = undecided();
    const first = messages.ask('authorizations', original);
    await asked;
    const type = 'REVERSAL_PURCHASE';
    const body = { ...original, reference: newId(), type, original_reference: original.reference };
    const advising = messages.ask('advices', body);
    await Promise.race([awaited(), advising]);
    decide();
    expect(await first).toMatchObject({ status: 'REJECTED' });
    expect(await advising).toMatchObject({ status_detail: 'ORIGINAL_NOT_FOUND' });
  });
});

describe('a reversal', () => {
  // However many units of work a reversal has, its original may come right before each of them.
  it.each([1, 2])('takes back what is recorded right before its unit of work %i', async (place) => {
    await n.delivered();
    const booked = n.booked();
    const original = purchase({ card_id: n.cardId });
    const { asked, decide } = undecided();
    const send = () => messages.ask('authorizations', { ...original, repeat: true });
    let first = null as ReturnType<typeof send> | null;
    const isSent = before(place, async () => {
      first = send();
      await asked;
    });
    const reversing = messages.send('card/reversals', {
      reference: newId(),
      original_reference: original.reference,
    });
    await Promise.race([awaited(), reversing]);
    decide();
    const reversed = await reversing;
    jest.restoreAllMocks();
    expect([reversed.status, reversed.body.error_code]).toEqual([isSent() ? 200 : 202, undefined]);
    const { transaction_id } = await (first ?? send());
    const { state } = await n.find(transaction_id);
    expect(state).toBe(isSent() ? 'REVERSED' : 'REJECTED');
    await n.delivered();
    expect(n.booked()).toBe(booked);
  });

  it('that is refused leaves its reference usable, and no reservation', async () => {
    const original = purchase({ card_id: n.cardId });
    await messages.ask('authorizations', original);
    const own = { reference: newId(), original_reference: original.reference };
    const send = (amount: string) => messages.send('card/reversals', { ...own, amount });
    expect((await send('100.01')).status).toBe(422);
    const reversed = await send('10.00');
    expect([reversed.status, reversed.body.data?.status]).toEqual([200, 'APPROVED']);
    expect((await send('10.00')).text).toBe(reversed.text);
    const again = await send('10.01');
    expect([again.status, again.body.error_code]).toEqual([409, 'REFERENCE_REUSED']);
    expect(await server().database.db.knex('reservations').where({ key: own.reference })).toEqual([]);
  });
});
