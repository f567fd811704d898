import { HOUR } from '../../kernel/time';
import { NOON, purchase } from '../../testing/card-transaction-records';
import { refusalCode } from '../../testing/refusal';
import { originalFacts } from './original';
import {
  afterReversal,
  cleared,
  givenBack,
  purged,
  refunded,
  released,
  reversed,
  type Step,
  takenByRefund,
} from './steps';
import { type CardTransaction, reversalOf, wasForced } from './transaction';

let ids = 0;
const own = {
  now: NOON + HOUR,
  refundedLocal: 0n,
  newId: () => {
    ids += 1;
    return `new-${ids}`;
  },
};

const clearing = (changes: object = {}) => ({
  amount: null,
  functionCode: 'FIRST_PRESENTMENT' as const,
  reverse: false,
  reasonCode: null,
  currentInstallment: null,
  ...changes,
});

/** Matches a refusal that says so. */
const saying = (detail: string) => expect.objectContaining({ details: [expect.objectContaining({ detail })] });

/** The past of a transaction: nothing yet, or it was presented once. */
const NOTHING = { presentments: 0, takenBack: 0n };
const ONCE = { presentments: 1, takenBack: 0n };

/** The sum of the details of an amount, a discount counting as negative. */
const sumOf = ({ details }: CardTransaction) =>
  details.reduce((sum, { type, amount }) => (type === 'DISCOUNT' ? sum - amount : sum + amount), 0n);

/** Sums up the result of a step. */
const made = ({ follower }: Step) =>
  follower === null ? null : [follower.type, follower.state, follower.localAmount, follower.originalId];

describe('a reversal', () => {
  it('takes all of it back and ends the transaction', () => {
    const step = reversed(purchase(), null, own);
    expect(step.original).toMatchObject({ state: 'REVERSED', charged: 0n, chargedAmount: 0n, updatedAt: own.now });
    expect(made(step)).toEqual(['REVERSAL_PURCHASE', 'AUTHORIZED', 10_000n, 't-1']);
    expect(step.follower).toMatchObject({
      statusDetail: 'APPROVED',
      decidedBy: 'NETWORK',
      cardUse: null,
      forced: false,
      duplicate: false,
    });
  });

  it('is of the same use of the same card, at the same merchant', () => {
    const original = purchase({ origin: 'INTERNATIONAL', countryCode: 'URY' });
    const { follower: reversal } = reversed(original, null, own);
    const { merchant, countryCode, pointType, entryMode, origin, accountId, clientId } = original;
    expect(reversal).toMatchObject({ merchant, countryCode, pointType, entryMode, origin, accountId, clientId });
    const { cardId, userId, affinityGroupId, cardType, productType, provider, bin, lastFour } = original;
    expect(reversal).toMatchObject({ cardId, userId, affinityGroupId, cardType, productType, provider, bin, lastFour });
  });

  it('has no decimals where its currency has none', () => {
    const yen = purchase({ pricing: { ...purchase().pricing, transactionCurrency: 'JPY' } });
    expect(() => reversed(yen, 150n, own)).toThrow(saying('JPY has no decimals'));
    expect(() => cleared(yen, clearing({ amount: 150n }), NOTHING, own)).toThrow(saying('JPY has no decimals'));
    expect(made(reversed(yen, 200n, own))?.[2]).toBe(200n);
    expect(refusalCode(() => reversed(purchase(), 150n, own))).toBeNull();
  });

  it('is none of a reversal', () => {
    expect(reversalOf('PURCHASE')).toBe('REVERSAL_PURCHASE');
    expect(() => reversalOf('REVERSAL_PURCHASE')).toThrow('a REVERSAL_PURCHASE cannot be reversed');
  });

  it('has no installments, and neither has an adjustment: those are of what was authorized', () => {
    const inSix = purchase({ installments: { quantity: 6, creditType: 'NO_PROMOTION', gracePeriod: 0 } });
    expect(reversed(inSix, null, own).follower?.installments).toBeNull();
    expect(cleared(inSix, clearing({ amount: 10_350n }), NOTHING, own).follower?.installments).toBeNull();
  });

  it('happens an hour later by the clock of the place', () => {
    expect(reversed(purchase(), null, own).follower).toMatchObject({
      localDateTime: '2026-03-15T10:00:00',
      createdAt: own.now,
    });
  });

  it.each([
    ['CHL', '2026-04-04T12:00:00Z', '2026-04-05T12:00:00Z', '2026-04-05T08:00:00'],
    ['CHL', '2026-09-05T12:00:00Z', '2026-09-06T12:00:00Z', '2026-09-06T10:00:00'],
    ['USA', '2026-03-07T12:00:00Z', '2026-03-08T12:00:00Z', '2026-03-08T10:00:00'],
    ['BRA', '2026-04-04T12:00:00Z', '2026-04-05T12:00:00Z', '2026-04-05T09:00:00'],
  ])('follows the clocks of %s where they are changed in between', (countryCode, before, after, local) => {
    const createdAt = Date.parse(before);
    const original = purchase({ countryCode, createdAt, localDateTime: `${before.slice(0, 11)}09:00:00` });
    const step = reversed(original, null, { ...own, now: Date.parse(after) });
    expect(step.follower).toMatchObject({ localDateTime: local });
  });

  it('takes parts back until nothing is left', () => {
    const first = reversed(purchase(), 3000n, own);
    expect([first.original.state, first.original.charged, made(first)?.[2]]).toEqual(['AUTHORIZED', 7000n, 3000n]);
    expect(refusalCode(() => reversed(first.original, 7001n, own))).toBe('AMOUNT_EXCEEDS_ORIGINAL');
    expect(refusalCode(() => reversed(first.original, 0n, own))).toBe('INVALID_REQUEST');
    const last = reversed(first.original, 7000n, own);
    expect([last.original.state, last.original.charged, made(last)?.[2]]).toEqual(['REVERSED', 0n, 7000n]);
    expect(() => reversed(first.original, 7001n, own)).toThrow(saying('the remaining amount of the original is 70.00'));
  });

  it('ends a mere check of the card', () => {
    const step = reversed(purchase({ transactionAmount: 0n }), null, own);
    expect([step.original.state, made(step)?.[2]]).toEqual(['REVERSED', 0n]);
  });

  it('takes back a refund that is held, as a whole', () => {
    const refund = purchase({ type: 'REFUND', state: 'HELD', originalId: 't-0', charged: 0n, chargedAmount: 0n });
    expect(refusalCode(() => reversed(refund, 1n, own))).toBe('ILLEGAL_STEP');
    const step = reversed(refund, null, own);
    expect([step.original.state, made(step)]).toEqual(['REVERSED', ['REVERSAL_REFUND', 'AUTHORIZED', 10_000n, 't-1']]);
    expect([step.original.chargedAmount, step.original.charged]).toEqual([0n, 0n]);
  });

  it('is not a step from any other state, nor of what takes back or adjusts', () => {
    for (const state of ['PENDING', 'REJECTED', 'CLEARED', 'REVERSED', 'PURGED'] as const) {
      for (const amount of [null, 0n, 10_001n]) {
        expect(refusalCode(() => reversed(purchase({ state }), amount, own))).toBe('ILLEGAL_STEP');
      }
    }
    for (const run of [
      (t: CardTransaction) => reversed(t, null, own),
      (t: CardTransaction) => cleared(t, clearing(), NOTHING, own),
      (t: CardTransaction) => purged(t, own),
      (t: CardTransaction) => refunded({ ...t, state: 'CLEARED' }, null, own),
    ]) {
      expect(refusalCode(() => run(purchase({ type: 'REVERSAL_PURCHASE', originalId: 't-0' })))).toBe('ILLEGAL_STEP');
      expect(refusalCode(() => run(purchase({ originalId: 't-0' })))).toBe('ILLEGAL_STEP');
    }
    const reversal = purchase({ type: 'REVERSAL_PURCHASE', originalId: 't-0' });
    expect(() => reversed(reversal, null, own)).toThrow(saying('a REVERSAL_PURCHASE is a reversal and is final'));
  });
});

describe('a presentation', () => {
  it('as authorized adjusts nothing', () => {
    const step = cleared(purchase(), clearing(), NOTHING, own);
    expect(step.original).toMatchObject({
      state: 'CLEARED',
      presented: 10_000n,
      charged: 10_000n,
      updatedAt: own.now,
    });
    expect(step.follower).toBeNull();
    expect(step.presentment).toMatchObject({
      transactionId: 't-1',
      amount: 10_000n,
      baseAmount: 10_000n,
      usdAmount: 7n,
    });
  });

  it('of more debits the difference, and of less credits it', () => {
    expect(made(cleared(purchase(), clearing({ amount: 10_350n }), NOTHING, own))).toEqual([
      'PURCHASE',
      'CLEARED',
      350n,
      't-1',
    ]);
    expect(made(cleared(purchase(), clearing({ amount: 9000n }), NOTHING, own))).toEqual([
      'REVERSAL_PURCHASE',
      'CLEARED',
      1000n,
      't-1',
    ]);
    expect(made(cleared(purchase(), clearing({ amount: 0n }), NOTHING, own))?.[2]).toBe(10_000n);
  });

  it('of more than can be written is refused, however many presentments it takes', () => {
    const most = 10n ** 15n - 1n;
    const step = cleared(purchase(), clearing({ amount: most }), NOTHING, own);
    expect(step.follower?.localAmount).toBe(most - 10_000n);
    const refused = {
      code: 'INVALID_REQUEST',
      details: [expect.objectContaining({ pointer: '/amount', code: 'maximum' })],
    };
    const second = clearing({ amount: 1n, functionCode: 'SECOND_PRESENTMENT_PARTIAL' });
    const past = { presentments: 1, takenBack: 0n };
    expect(() => cleared(step.original, second, past, own)).toThrow(expect.objectContaining(refused));
    expect(() => cleared(purchase(), clearing({ amount: most + 1n }), NOTHING, own)).toThrow(
      expect.objectContaining(refused),
    );
  });

  it('presents what a partial reversal left', () => {
    const { original } = reversed(purchase(), 4000n, own);
    const step = cleared(original, clearing(), { ...NOTHING, takenBack: 4000n }, own);
    expect([step.presentment?.amount, step.follower]).toEqual([6000n, null]);
  });

  it('can be taken back and come again', () => {
    const first = cleared(purchase(), clearing(), NOTHING, own);
    expect(refusalCode(() => cleared(first.original, clearing({ reverse: true, amount: 10_001n }), ONCE, own))).toBe(
      'ILLEGAL_STEP',
    );
    const back = cleared(first.original, clearing({ reverse: true }), ONCE, own);
    expect([back.original.presented, made(back)]).toEqual([0n, ['REVERSAL_PURCHASE', 'CLEARED', 10_000n, 't-1']]);
    const again = cleared(
      back.original,
      clearing({ functionCode: 'SECOND_PRESENTMENT_FULL', reasonCode: '4853' }),
      { ...NOTHING, presentments: 2 },
      own,
    );
    expect([again.original.presented, made(again)?.[2]]).toEqual([10_000n, 10_000n]);
    expect(again.presentment).toMatchObject({ functionCode: 'SECOND_PRESENTMENT_FULL', reasonCode: '4853' });
  });

  it('takes nothing again that was taken back since', () => {
    const first = cleared(purchase(), clearing({ amount: 6000n }), NOTHING, own).original;
    const back = afterReversal(first, { transactionAmount: 6000n, localAmount: 6000n });
    expect([back.presented, back.chargedAmount]).toEqual([6000n, 0n]);
    const other = cleared(back, clearing({ amount: 4000n }), ONCE, own);
    expect([other.original.presented, other.original.charged, made(other)?.[2]]).toEqual([10_000n, 4000n, 4000n]);
    const none = cleared(back, clearing({ reverse: true }), ONCE, own);
    expect([none.original.presented, none.original.charged, none.follower]).toEqual([0n, 0n, null]);
    const less = cleared(back, clearing({ reverse: true, amount: 2000n }), ONCE, own);
    expect([less.original.presented, less.original.charged, less.follower]).toEqual([4000n, 0n, null]);
  });

  it('is not taken back, nor a second one, before there was a first', () => {
    expect(refusalCode(() => cleared(purchase(), clearing({ reverse: true }), NOTHING, own))).toBe('ILLEGAL_STEP');
    expect(
      refusalCode(() => cleared(purchase(), clearing({ functionCode: 'SECOND_PRESENTMENT_PARTIAL' }), NOTHING, own)),
    ).toBe('ILLEGAL_STEP');
  });

  it('says which installment it is, of those that there are', () => {
    const inSix = purchase({ installments: { quantity: 6, creditType: 'NO_PROMOTION', gracePeriod: 0 } });
    const of = (current: number | null, before = inSix) =>
      cleared(before, clearing({ currentInstallment: current }), NOTHING, own).presentment?.currentInstallment;
    expect([of(null), of(1), of(6), of(null, purchase())]).toEqual([1, 1, 6, null]);
    expect(refusalCode(() => of(7))).toBe('ILLEGAL_STEP');
    expect(refusalCode(() => of(1, purchase()))).toBe('ILLEGAL_STEP');
    expect(() => of(7)).toThrow(saying('it has 6'));
  });

  it('that comes late debits all of it again', () => {
    const late = cleared(purged(purchase(), own).original, clearing(), NOTHING, own);
    expect([late.original.state, made(late)]).toEqual(['CLEARED', ['PURCHASE', 'CLEARED', 10_000n, 't-1']]);
  });

  it('that comes late debits what a partial reversal left', () => {
    const before = purged(reversed(purchase(), 4000n, own).original, own).original;
    const late = cleared(before, clearing(), { ...NOTHING, takenBack: 4000n }, own);
    expect([late.presentment?.amount, made(late)?.[2]]).toEqual([6000n, 6000n]);
  });

  it('without an amount is of nothing where more was taken back than was authorized, such as a tip', () => {
    const past = { presentments: 1, takenBack: 10_350n };
    expect(cleared(purchase(), clearing(), past, own).presentment?.amount).toBe(0n);
  });

  it('of a payment goes the other way', () => {
    const step = cleared(purchase({ type: 'PAYMENT' }), clearing({ amount: 9000n }), NOTHING, own);
    expect(made(step)).toEqual(['REVERSAL_PAYMENT', 'CLEARED', 1000n, 't-1']);
  });
});

describe('a part of a transaction that is a part itself', () => {
  const charges = [
    { name: 'VAT', type: 'TAX' as const, percentage: '21' },
    { name: 'Promotion', type: 'DISCOUNT' as const, percentage: '3.5' },
  ];
  const pricing = { ...purchase().pricing, transactionCurrency: 'UYU', rate: '1/7', usdRate: '1/40', charges };

  it.each([3n, 8n, 11n, 50n, 77n])('costs nothing less than nothing, and all parts of %d cost the whole', (amount) => {
    const odd: CardTransaction[] = [];
    for (let part = 1n; part <= amount; part += 1n) {
      const whole = purchase({ pricing, transactionAmount: amount, state: 'CLEARED' });
      const refund = refunded(whole, part, own).follower as CardTransaction;
      let rest: CardTransaction = { ...refund, state: 'AUTHORIZED', chargedAmount: part, charged: refund.localAmount };
      const total = { localAmount: 0n, baseAmount: 0n, usdAmount: 0n };
      for (let taken = 0n; taken < part; taken += 1n) {
        const step = reversed(rest, 1n, own);
        const back = step.follower as CardTransaction;
        // Thousands of parts: asserting each of them by itself would take seconds.
        if (sumOf(back) !== back.localAmount) odd.push(back);
        for (const field of ['localAmount', 'baseAmount', 'usdAmount'] as const) {
          if (back[field] < 0n) odd.push(back);
          total[field] += back[field];
        }
        rest = step.original;
      }
      const { localAmount, baseAmount, usdAmount } = refund;
      expect([total, rest.charged]).toEqual([{ localAmount, baseAmount, usdAmount }, 0n]);
    }
    expect(odd).toEqual([]);
  });

  it('and more of it than there was costs no less', () => {
    for (let more = 1n; more < 60n; more += 1n) {
      const whole = purchase({ pricing, transactionAmount: 77n, state: 'CLEARED' });
      const refund = refunded(whole, 13n, own).follower as CardTransaction;
      const held = { ...refund, state: 'AUTHORIZED' as const, chargedAmount: 13n, charged: refund.localAmount };
      const { original, follower: added } = cleared(held, clearing({ amount: 13n + more }), NOTHING, own);
      expect(original.charged).toBeGreaterThanOrEqual(refund.localAmount);
      if (added === null) continue;
      expect([added.type, sumOf(added)]).toEqual(['REFUND', added.localAmount]);
      for (const cost of [added.localAmount, added.baseAmount, added.usdAmount])
        expect(cost).toBeGreaterThanOrEqual(0n);
    }
  });
});

describe('prices of parts, which are rounded', () => {
  const pricing = {
    ...purchase().pricing,
    charges: [
      { name: 'IVA', type: 'TAX', percentage: '21' },
      { name: 'LOYALTY', type: 'DISCOUNT', percentage: '5.5' },
    ] as const,
  };
  /** 10.00, of which 1.00 was refunded: it costs 11.55, and 1.16 came back. The price of 1.00 alone is 1.15. */
  const partly = purchase({ pricing, transactionAmount: 1000n, refunded: 100n });
  const after = { ...own, refundedLocal: 116n };

  it('leave what came back, to the cent, of what is over', () => {
    const step = purged(partly, after);
    expect([step.original.charged, made(step)?.[2]]).toEqual([116n, 1039n]);
    const takenBack = givenBack({ ...step.original, refunded: 0n }, own);
    expect([takenBack.original.charged, made(takenBack)?.[2]]).toEqual([0n, 116n]);
    expect(sumOf(takenBack.follower as CardTransaction)).toBe(116n);
  });

  it('leave it where so much is presented as was refunded', () => {
    const step = cleared(partly, clearing({ amount: 100n }), NOTHING, after);
    expect([step.original.charged, made(step)?.[2]]).toEqual([116n, 1039n]);
    expect(sumOf(step.follower as CardTransaction)).toBe(1039n);
  });

  it('take back no more than is left', () => {
    const { original, follower: reversal } = reversed({ ...partly, charged: 117n }, 899n, after);
    expect([reversal?.localAmount, original.charged]).toEqual([1n, 116n]);
    expect(reversed({ ...partly, charged: 115n }, 899n, after).follower?.localAmount).toBe(0n);
  });

  it('move nothing against the way in which a presentment moves the amount', () => {
    const more = cleared({ ...partly, charged: 1200n }, clearing({ amount: 1001n }), NOTHING, after);
    expect([more.original.charged, more.follower]).toEqual([1200n, null]);
    const less = cleared({ ...partly, charged: 1100n }, clearing({ amount: 999n }), NOTHING, after);
    expect([less.original.charged, less.follower]).toEqual([1100n, null]);
    const same = cleared({ ...partly, charged: 1154n }, clearing(), NOTHING, after);
    expect([same.original.charged, same.follower]).toEqual([1154n, null]);
  });
});

describe('a purge', () => {
  it('gives nothing back that was refunded before', () => {
    const partly = purged(purchase({ refunded: 2500n }), { ...own, refundedLocal: 2500n });
    expect([partly.original.charged, made(partly)?.[2]]).toEqual([2500n, 7500n]);
    const whole = purged(purchase({ refunded: 10_000n }), { ...own, refundedLocal: 10_000n });
    expect([whole.original.charged, whole.follower]).toEqual([10_000n, null]);
    expect(cleared(whole.original, clearing(), NOTHING, own).follower).toBeNull();
  });

  it('gives back what is charged', () => {
    const step = purged(reversed(purchase(), 4000n, own).original, own);
    expect(step.original).toMatchObject({ state: 'PURGED', charged: 0n, updatedAt: own.now });
    expect(made(step)).toEqual(['REVERSAL_PURCHASE', 'PURGED', 6000n, 't-1']);
    expect(purged(purchase({ transactionAmount: 0n }), own).follower).toBeNull();
  });
});

describe('what is left of a purchase that is over', () => {
  it.each([
    ['REVERSED', 'AUTHORIZED'],
    ['PURGED', 'PURGED'],
  ] as const)('%s is given back once its refund is taken back, by a reversal that is %s', (state, reversal) => {
    const step = givenBack(purchase({ state, chargedAmount: 2500n, charged: 2500n }), own);
    expect([step.original.charged, made(step)]).toEqual([0n, ['REVERSAL_PURCHASE', reversal, 2500n, 't-1']]);
  });

  it.each([
    ['of one that is not over', purchase({ state: 'CLEARED' })],
    ['where nothing is left', purchase({ state: 'REVERSED', chargedAmount: 0n, charged: 0n })],
    ['where more was refunded', purchase({ state: 'PURGED', chargedAmount: 100n, charged: 100n, refunded: 200n })],
  ])('is not given back %s', (_, original) => {
    expect(givenBack(original, own)).toEqual({ original, follower: null, presentment: null });
  });
});

describe('a refund', () => {
  it.each([
    ['HELD', 10_000n],
    ['CLEARED', 700n],
  ] as const)('that is %s takes %s of its purchase', (state, taken) => {
    expect(takenByRefund(purchase({ type: 'REFUND', state, chargedAmount: 700n }))).toBe(taken);
  });

  it('is of nothing where a presentment was taken back after another one', () => {
    const presented = cleared(purchase(), clearing(), NOTHING, own).original;
    const partly = refunded(presented, 2500n, own).original;
    const takenBack = cleared(partly, clearing({ reverse: true }), ONCE, own).original;
    expect(refusalCode(() => refunded(takenBack, null, own))).toBe('AMOUNT_EXCEEDS_ORIGINAL');
    expect(refusalCode(() => refunded(takenBack, 1n, own))).toBe('AMOUNT_EXCEEDS_ORIGINAL');
  });

  const presented = cleared(purchase(), clearing(), NOTHING, own).original;

  it('is held, and never more than was presented', () => {
    const first = refunded(presented, 2500n, own);
    expect([first.original.refunded, made(first)]).toEqual([2500n, ['REFUND', 'HELD', 2500n, 't-1']]);
    expect(first.original.updatedAt).toBe(own.now);
    expect(refusalCode(() => refunded(first.original, 7501n, own))).toBe('AMOUNT_EXCEEDS_ORIGINAL');
    const rest = refunded(first.original, null, { ...own, refundedLocal: 2500n });
    expect(made(rest)?.[2]).toBe(7500n);
    expect(refusalCode(() => refunded(rest.original, null, own))).toBe('AMOUNT_EXCEEDS_ORIGINAL');
    expect(() => refunded(rest.original, 1n, own)).toThrow(saying('the original has no remaining amount'));
  });

  it('follows only a CLEARED transaction', () => {
    for (const state of ['AUTHORIZED', 'REVERSED', 'PURGED', 'REJECTED'] as const) {
      expect(refusalCode(() => refunded(purchase({ state }), null, own))).toBe('ILLEGAL_STEP');
    }
    for (const type of ['PAYMENT', 'REFUND'] as const) {
      const refundOf = () => refunded(purchase({ type, state: 'CLEARED' }), null, own);
      expect(refundOf).toThrow(saying(`a ${type} cannot be refunded`));
    }
  });

  it('is presented when it is released', () => {
    const refund = refunded(presented, 2500n, own).follower as CardTransaction;
    const later = { ...own, now: own.now + HOUR };
    const after = released(refund, later);
    const moved = { state: 'CLEARED', chargedAmount: 2500n, charged: 2500n, presented: 2500n, updatedAt: later.now };
    expect(after.refund).toEqual({ ...refund, ...moved });
    expect(after.presentment).toMatchObject({ transactionId: refund.id, amount: 2500n, reverse: false });
    expect(refusalCode(() => released(after.refund, own))).toBe('ILLEGAL_STEP');
  });
});

describe('what a message that takes something back finds', () => {
  const reversal = { type: 'REVERSAL_PURCHASE', originalId: 't-1', amount: 10_000n, currency: 'ARS' } as const;

  it('is nothing where it takes nothing back', () => {
    expect(originalFacts({ ...reversal, type: 'PURCHASE', originalId: null }, 'card', null)).toBeNull();
    expect(originalFacts({ ...reversal, type: 'REFUND', originalId: null }, 'card', null)).toBeNull();
  });

  it('is an approved transaction of the same card and of the type it takes back', () => {
    const found = (message: object, original: CardTransaction | null) =>
      originalFacts({ ...reversal, ...message }, 'card', original)?.found;
    expect(found({}, purchase())).toBe(true);
    expect(found({}, null)).toBe(false);
    expect(found({ originalId: null }, null)).toBe(false);
    expect(found({}, purchase({ cardId: 'another' }))).toBe(false);
    expect(found({}, purchase({ state: 'REJECTED' }))).toBe(false);
    expect(found({}, purchase({ type: 'WITHDRAWAL' }))).toBe(false);
    expect(found({ type: 'REFUND' }, purchase())).toBe(true);
    expect(found({ type: 'REFUND' }, purchase({ type: 'REFUND' }))).toBe(false);
    expect(found({ type: 'REFUND' }, purchase({ type: 'PAYMENT' }))).toBe(false);
  });

  it('has so much left', () => {
    const left = (message: object, original: CardTransaction) =>
      originalFacts({ ...reversal, ...message }, 'card', original)?.left;
    expect(left({}, purchase())).toBe('ENOUGH');
    expect(left({ amount: 10_001n }, purchase())).toBe('LESS');
    expect(left({ currency: 'USD' }, purchase())).toBe('LESS');
    expect(left({}, purchase({ refunded: 1n }))).toBe('LESS');
    expect(left({ amount: 1n }, purchase({ refunded: 10_000n }))).toBe('NOTHING');
    expect(left({}, purchase({ state: 'REVERSED', chargedAmount: 0n }))).toBe('NOTHING');
    const held = purchase({ type: 'REFUND', state: 'HELD', chargedAmount: 0n });
    expect(left({ type: 'REVERSAL_REFUND' }, held)).toBe('ENOUGH');
    expect(left({ type: 'REVERSAL_REFUND', amount: 9999n }, held)).toBe('LESS');
  });
});

it.each([
  [true, 'LEDGER', 'AUTHORIZED', true],
  [false, 'LEDGER', 'AUTHORIZED', false],
  [false, 'CLIENT', 'AUTHORIZED', false],
  [false, 'NETWORK', 'REJECTED', true],
  [false, 'STAND_IN', 'AUTHORIZED', true],
  [false, 'STAND_IN', 'REJECTED', false],
] as const)('forced: %s, decided by %s and %s: the balance was not checked: %s', (forced, decidedBy, state, wanted) => {
  expect(wasForced({ forced, decidedBy, state })).toBe(wanted);
});
