import { NOON, purchase, soundFacts } from '../../testing/card-transaction-records';
import { decideMessage, type Facts } from './decision';

const group = soundFacts().group as NonNullable<Facts['group']>;
const card = soundFacts().card as NonNullable<Facts['card']>;
const limits = (changes: object): Facts['group'] => ({
  ...group,
  limits: { ...group.limits, purchases: { ...group.limits.purchases, ...changes } },
});
const none = { purchases: false, ecommerce: false, withdrawal: false, extracash: false };

/** Facts that reject, in the order that the contract states, each alone. */
const WRONGS: readonly [string, Partial<Facts>][] = [
  ['CARD_NOT_FOUND', { card: null }],
  ['CARD_NOT_CONFIGURED', { userStatus: null }],
  ['RESTRICTED_USER', { userStatus: 'BLOCKED' }],
  ['CARD_NOT_CONFIGURED', { group: { ...group, status: 'INACTIVE' } }],
  ['TRANSACTION_NOT_PERMITTED', { group: { ...group, allowed: { ...group.allowed, local: none } } }],
  ['INVALID_PIN', { given: { pin: true, cvv: false, expirationDate: null }, answers: { pin: 'MISMATCH' } }],
  ['INVALID_CVV', { given: { pin: false, cvv: true, expirationDate: null }, answers: { cvv: 'MISMATCH' } }],
  ['INVALID_EXPIRATION_DATE', { given: { pin: false, cvv: false, expirationDate: '04/26' } }],
  ['DUPLICATE_TRANSMISSION_DETECTED', { repeated: true }],
  ['ORIGINAL_NOT_FOUND', { original: { found: false, left: 'NOTHING' } }],
  ['INVALID_AMOUNT', { group: limits({ perTransaction: '9999' }) }],
  ['SECURITY_VIOLATION', { fraudEngine: true, answers: { fraud: 'OVER_THRESHOLD' } }],
  ['REJECTED_FRAUD', { fraudEngine: true, answers: { fraud: 'REFUSE' } }],
];

/** Everything wrong at once. */
function together(wrongs: readonly Partial<Facts>[]): Partial<Facts> {
  const all: Partial<Facts> = { finding: 'INVALID_MERCHANT' };
  for (const wrong of [...wrongs].reverse()) {
    const given = { pin: false, cvv: false, expirationDate: null, ...all.given };
    Object.assign(all, wrong, {
      answers: { ...all.answers, ...wrong.answers },
      given: {
        pin: given.pin || wrong.given?.pin === true,
        cvv: given.cvv || wrong.given?.cvv === true,
        expirationDate: given.expirationDate ?? wrong.given?.expirationDate ?? null,
      },
    });
  }
  return all;
}

const rejection = (facts: Facts) => {
  const verdict = decideMessage(facts);
  return 'reject' in verdict ? verdict.reject : verdict;
};

describe('the decision on a message', () => {
  it('passes what nothing is wrong with', () => {
    expect(decideMessage(soundFacts())).toEqual({ pass: true });
  });

  it.each(WRONGS)('rejects as %s', (detail, wrong) => {
    expect(rejection(soundFacts(wrong))).toBe(detail);
  });

  it.each(['CRYPTO_ERROR', 'MISSING_FIELDS', 'REJECTED_FRAUD', 'SERVICE_UNAVAILABLE', 'OTHER'] as const)(
    'rejects for what came to light on the way: %s',
    (finding) => {
      expect(rejection(soundFacts({ finding }))).toBe(finding);
      expect(rejection(soundFacts({ finding, forced: true }))).toBe(finding);
    },
  );

  it('asks no fraud engine about what is fraud already, and about anything else first', () => {
    expect(rejection(soundFacts({ fraudEngine: true, finding: 'SECURITY_VIOLATION' }))).toBe('SECURITY_VIOLATION');
    expect(decideMessage(soundFacts({ fraudEngine: true, finding: 'CRYPTO_ERROR' }))).toEqual({ ask: 'fraud' });
  });

  it.each([
    ['CREATED', 'CARD_NOT_ACTIVE'],
    ['EMBOSSED', 'CARD_NOT_ACTIVE'],
    ['BLOCKED', 'CARD_BLOCKED'],
    ['DISABLED', 'CARD_DISABLED'],
    ['LOST', 'LOST_CARD'],
    ['STOLEN', 'STOLEN_CARD'],
    ['EXPIRED', 'EXPIRED_CARD'],
  ] as const)('rejects a card that is %s as %s', (status, detail) => {
    expect(rejection(soundFacts({ card: { ...card, status } }))).toBe(detail);
  });

  it('rejects a card from the moment on that it is no longer valid', () => {
    expect(rejection(soundFacts({ card: { ...card, expiresAt: NOON } }))).toBe('EXPIRED_CARD');
  });

  it('names what comes first when several things are wrong', () => {
    // Two wrongs about one thing can't be distinguished: the later one of such a pair is left out.
    const distinct = WRONGS.filter(([detail], at) => at !== 1 && detail !== 'SECURITY_VIOLATION');
    for (const [first, [detail]] of distinct.entries()) {
      expect(rejection(soundFacts(together(distinct.slice(first).map(([, wrong]) => wrong))))).toBe(detail);
    }
  });

  it('asks for secrets and for the fraud score only when it is their turn', () => {
    const given = { pin: true, cvv: true, expirationDate: null };
    const facts = (changes: Partial<Facts>) => soundFacts({ given, fraudEngine: true, ...changes });
    expect(decideMessage(facts({}))).toEqual({ ask: 'pin' });
    expect(decideMessage(facts({ answers: { pin: 'MATCH' } }))).toEqual({ ask: 'cvv' });
    expect(decideMessage(facts({ answers: { pin: 'MATCH', cvv: 'MATCH' } }))).toEqual({ ask: 'fraud' });
    expect(decideMessage(facts({ answers: { pin: 'MATCH', cvv: 'MATCH', fraud: 'ACCEPT' } }))).toEqual({ pass: true });
    expect(rejection(facts({ userStatus: 'BLOCKED' }))).toBe('RESTRICTED_USER');
    expect(rejection(facts({ answers: { pin: 'LOCKED' } }))).toBe('INVALID_PIN');
    expect(rejection(facts({ answers: { pin: 'UNSET' } }))).toBe('INVALID_PIN');
    expect(rejection(facts({ answers: { pin: 'MATCH', cvv: 'LOCKED' } }))).toBe('INVALID_CVV');
    expect(rejection(facts({ answers: { pin: 'MATCH', cvv: 'MATCH', fraud: 'NO_ANSWER' } }))).toBe(
      'SERVICE_UNAVAILABLE',
    );
  });

  it('permits each use at home and abroad by itself', () => {
    const allowed = { local: { ...none, ecommerce: true }, international: { ...none, withdrawal: true } };
    const uses = [
      ['PURCHASE', 'ECOMMERCE', 'DOMESTIC', { pass: true }],
      ['PURCHASE', 'MOTO', 'DOMESTIC', { pass: true }],
      ['PURCHASE', 'POS', 'DOMESTIC', 'TRANSACTION_NOT_PERMITTED'],
      ['PURCHASE', 'ECOMMERCE', 'INTERNATIONAL', 'TRANSACTION_NOT_PERMITTED'],
      ['WITHDRAWAL', 'ATM', 'INTERNATIONAL', { pass: true }],
      ['WITHDRAWAL', 'ATM', 'DOMESTIC', 'TRANSACTION_NOT_PERMITTED'],
      ['EXTRACASH', 'POS', 'DOMESTIC', 'TRANSACTION_NOT_PERMITTED'],
      ['REFUND', 'POS', 'DOMESTIC', { pass: true }],
      ['PAYMENT', 'POS', 'DOMESTIC', { pass: true }],
    ] as const;
    for (const [type, pointType, origin, wanted] of uses) {
      const facts = soundFacts({ group: { ...group, allowed }, transaction: purchase({ type, pointType, origin }) });
      expect([type, pointType, origin, rejection(facts)]).toEqual([type, pointType, origin, wanted]);
    }
  });

  it('takes no use of a card from a client that is suspended, and lets what gives back pass', () => {
    expect(rejection(soundFacts({ clientActive: false }))).toBe('TRANSACTION_NOT_PERMITTED');
    const transaction = purchase({ type: 'REVERSAL_PURCHASE', cardUse: null });
    const original = { found: true, left: 'ENOUGH' } as const;
    expect(rejection(soundFacts({ clientActive: false, transaction, original }))).toEqual({ pass: true });
  });

  it('lets a limit be reached, not passed', () => {
    const of = (group: Facts['group'], day: bigint, month: bigint) =>
      rejection(soundFacts({ group, spent: { day, month } }));
    expect(of(limits({ perTransaction: '10000' }), 0n, 0n)).toEqual({ pass: true });
    expect(of(limits({ daily: '15000' }), 5000n, 5000n)).toEqual({ pass: true });
    expect(of(limits({ daily: '15000' }), 5001n, 5001n)).toBe('INVALID_AMOUNT');
    expect(of(limits({ monthly: '15000' }), 0n, 5001n)).toBe('INVALID_AMOUNT');
  });
});

describe('the decision on what the network has decided by itself', () => {
  const forced = (changes: Partial<Facts>) => rejection(soundFacts({ forced: true, ...changes }));

  it('asks neither for the states nor for secrets, permissions and limits', () => {
    const facts = {
      card: { ...card, status: 'STOLEN' as const },
      userStatus: 'BLOCKED',
      group: { ...group, status: 'INACTIVE' as const, allowed: { local: none, international: none } },
      given: { pin: true, cvv: true, expirationDate: '01/20' },
      fraudEngine: true,
    };
    expect(forced(facts)).toEqual({ pass: true });
  });

  it('needs a card with a user, a new message, and an original that suffices', () => {
    expect(forced({ card: null })).toBe('CARD_NOT_FOUND');
    expect(forced({ userStatus: null })).toBe('CARD_NOT_CONFIGURED');
    expect(forced({ repeated: true })).toBe('DUPLICATE_TRANSMISSION_DETECTED');
    expect(forced({ original: { found: false, left: 'NOTHING' } })).toBe('ORIGINAL_NOT_FOUND');
    expect(forced({ original: { found: true, left: 'LESS' } })).toBe('INVALID_AMOUNT');
    expect(forced({ original: { found: true, left: 'NOTHING' } })).toBe('INVALID_TRANSACTION');
    expect(forced({ original: { found: true, left: 'ENOUGH' } })).toEqual({ pass: true });
  });
});
