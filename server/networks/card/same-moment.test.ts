import { CardNetwork } from '../../../mocks/testing/card-network';
import { worldExtension } from '../../../mocks/world';
import { DomainError } from '../../kernel/errors';
import { DAY, MINUTE } from '../../kernel/time';
import { newId } from '../../platform/ids';
import { runDueJobs } from '../../platform/jobs/run-job';
import { enqueueRecurring } from '../../platform/jobs/worker';
import { StoreUnavailable } from '../../platform/store/db';
import { CardMessages, cardNetwork, purchase } from '../../testing/card-messages';
import { type Answer, useServer } from '../../testing/server';

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
 * Decides whether the unit of work that begins is one of a file: other ones go on meanwhile, of rates, deliveries and
 * logs.
 */
const isBegunBy = (file: RegExp) => file.test(new Error('here').stack as string);

/**
 * Runs something right before a unit of work of the next report that has a key.
 * @param place which of its units of work, from 1
 * @returns whether it has been run
 */
function before(place: number, run: () => Promise<void>): () => boolean {
  const { db } = server().database;
  const transaction = db.transaction.bind(db);
  let count = 0;
  const spy = jest.spyOn(db, 'transaction').mockImplementation(async (work) => {
    if (isBegunBy(/platform.idempotency/)) count += 1;
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

describe('a presentment of what its client decides at the moment', () => {
  it.each([
    ['100.00', 200, 'CLEARED'],
    ['9999999.00', 409, 'REJECTED'],
  ])('waits for the decision on %s', async (amount, status, state) => {
    const original = purchase({ card_id: n.cardId, amount });
    const { asked, decide } = undecided();
    const first = messages.ask('authorizations', original);
    await asked;
    const clearing = { reference: newId(), original_reference: original.reference };
    const presenting = messages.send('card/clearings', clearing);
    await Promise.race([awaited(), presenting]);
    decide();
    expect((await presenting).status).toBe(status);
    expect(await n.find((await first).transaction_id)).toMatchObject({ state });
  });
});

describe('a reversal', () => {
  const cards: CardNetwork[] = [];
  afterAll(() => Promise.all(cards.map((card) => card.close())));

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

  it.each([false, true])('takes a part back of what is recorded right after it, on an account: %s', async (account) => {
    const card = await CardNetwork.open(server(), { account });
    cards.push(card);
    if (account) await card.fund('1000.00');
    const original = purchase({ card_id: card.cardId });
    const { processor } = server().app.services;
    const receive = processor.receive.bind(processor);
    let reversed = null as Promise<Answer> | null;
    jest.spyOn(processor, 'receive').mockImplementationOnce(async (...received) => {
      reversed = messages.send('card/reversals', {
        ...{ reference: newId(), original_reference: original.reference, amount: '30.00' },
      });
      await reversed;
      return receive(...received);
    });
    const { transaction_id } = await messages.ask('authorizations', original);
    expect((await reversed)?.status).toBe(202);
    const followers = await card.followers(transaction_id);
    expect(followers.map((one: { type: string }) => one.type)).toEqual(['REVERSAL_PURCHASE']);
  });

  it('whose original is not decided in time is answered with 503, and leaves its reference usable', async () => {
    const original = purchase({ card_id: n.cardId });
    const { asked, decide } = undecided();
    const first = messages.ask('authorizations', original);
    await asked;
    const over = new DomainError('SERVICE_UNAVAILABLE', [], { 'retry-after': '1' });
    jest.spyOn(server().app.services.processor, 'decided').mockRejectedValueOnce(over);
    const reversal = { reference: newId(), original_reference: original.reference };
    const late = await messages.send('card/reversals', reversal);
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1']);
    decide();
    const { transaction_id } = await first;
    expect((await messages.send('card/reversals', reversal)).status).toBe(200);
    expect(await n.find(transaction_id)).toMatchObject({ state: 'REVERSED' });
  });

  it('that an earlier version has left reserved is forgotten after a day', async () => {
    const { clock, database } = server();
    const row = { client_id: 'visiting', operation_id: 'receiveCardReversal', fingerprint: '', resource_id: newId() };
    const left = () => database.db.knex('reservations').where({ operation_id: row.operation_id }).pluck('key');
    await database.db.transaction(async (tx) => {
      const moments = { old: clock.now() - DAY, young: clock.now() - DAY + MINUTE };
      const rows = Object.entries(moments).map(([key, created_at]) => ({ ...row, key, created_at }));
      await tx.knex('reservations').insert(rows);
      await enqueueRecurring(tx, { 'sweep-reservations': 86_400_000 }, clock.now());
    });
    await runDueJobs(server().app.services);
    expect(await left()).toEqual(['young']);
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

describe('what proves the holder of a card counts once where it is wrong', () => {
  let card: CardNetwork;
  let wrong: Record<'pin' | 'cvv', string>;
  beforeAll(async () => {
    card = await CardNetwork.open(server(), { account: true });
    await card.fund('100000.00');
    await card.bench.ask('PATCH', `/cards/v1/${card.cardId}`, { pin: '2580' });
    const { cvv } = await card.bench.secrets(card.cardId);
    wrong = { pin: '0918', cvv: cvv === '000' ? '001' : '000' };
  });
  beforeEach(async () => {
    const { db } = server().database;
    await db.transaction(({ knex }) =>
      knex('card_secrets').where({ card_id: card.cardId }).update({ pin_failures: 0, cvv_failures: 0 }),
    );
  });
  afterAll(() => card?.close());

  const failures = async (proof: 'pin' | 'cvv') => {
    const { knex } = server().database.db;
    const row = await knex('card_secrets').where({ card_id: card.cardId }).first();
    return row[`${proof}_failures`];
  };

  /** Runs something right behind the next check of a PIN or code, before its message is decided. */
  function behindCheck(run: () => Promise<unknown>): void {
    const { db } = server().database;
    const transaction = db.transaction.bind(db);
    const spy = jest.spyOn(db, 'transaction').mockImplementation(async (work) => {
      const isCheck = isBegunBy(/cards-secrets/);
      if (isCheck) spy.mockRestore();
      const done = await transaction(work);
      if (isCheck) await run();
      return done;
    });
  }

  /** Has messages not be recorded. @returns the way to have them recorded again */
  function unrecorded(): () => void {
    const { db } = server().database;
    const transaction = db.transaction.bind(db);
    const spy = jest.spyOn(db, 'transaction').mockImplementation(async (work) => {
      if (isBegunBy(/shared-commit|group-commit/)) throw new StoreUnavailable('disk full');
      return transaction(work);
    });
    return () => spy.mockRestore();
  }

  const CASES = [
    ['pin', 'INVALID_PIN'],
    ['cvv', 'INVALID_CVV'],
  ] as const;

  describe.each(CASES)('%s', (proof, status_detail) => {
    const message = () => purchase({ card_id: card.cardId, [proof]: wrong[proof] });

    it.each([true, false])('where its repeat overtakes the message, itself marked as one: %s', async (repeat) => {
      const body = message();
      let repeated: unknown = null;
      behindCheck(async () => {
        repeated = await messages.ask('authorizations', { ...body, repeat: true });
      });
      expect(await messages.ask('authorizations', { ...body, repeat })).toMatchObject({ status_detail });
      expect(repeated).toMatchObject({ status_detail });
      expect(await failures(proof)).toBe(1);
    });

    it('where its reversal overtakes the message', async () => {
      const body = message();
      behindCheck(() => messages.send('card/reversals', { reference: newId(), original_reference: body.reference }));
      expect(await messages.ask('authorizations', body)).toMatchObject({ status_detail });
      expect(await failures(proof)).toBe(1);
    });

    it('where the message can not be recorded and is repeated', async () => {
      const body = message();
      const recordAgain = unrecorded();
      expect((await messages.send('card/authorizations', body)).status).toBe(503);
      recordAgain();
      const repeated = await messages.ask('authorizations', { ...body, repeat: true });
      expect(repeated).toMatchObject({ status_detail });
      expect(await failures(proof)).toBe(1);
    });

    it('and as often as there are messages that carry it', async () => {
      for (const _ of [1, 2]) expect(await messages.ask('authorizations', message())).toMatchObject({ status_detail });
      expect(await failures(proof)).toBe(2);
    });
  });
});
