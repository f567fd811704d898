import { type CallOutcome, conclusionOf } from './call-outcome';
import { detailOfLedger, ledgerType, processTypeOf } from './ledger-terms';
import { chargesOn, settlementCurrency } from './message';

const reply = (status: number, changes: object = {}): CallOutcome => ({
  kind: 'reply',
  status,
  signed: true,
  decision: { status: 'APPROVED', status_detail: 'APPROVED' },
  problem: null,
  ...changes,
});

describe('the answer of a client', () => {
  it('approves only when it is signed, in time and says so', () => {
    for (const status of [200, 201, 299]) {
      expect(conclusionOf(reply(status))).toEqual({ detail: 'APPROVED', mayBeApproved: false });
    }
  });

  it.each(['INSUFFICIENT_FUNDS', 'INVALID_MERCHANT', 'INVALID_AMOUNT', 'SYSTEM_ERROR', 'OTHER'] as const)(
    'rejects in its own words: %s',
    (status_detail) => {
      const decision = { status: 'REJECTED', status_detail };
      expect(conclusionOf(reply(200, { decision }))).toEqual({ detail: status_detail, mayBeApproved: false });
    },
  );

  it('is requested again while the client still decides', () => {
    expect(conclusionOf(reply(425))).toBeNull();
  });

  it.each<[string, CallOutcome, string, boolean]>([
    ['late', { kind: 'late' }, 'CLIENT_TIMEOUT', true],
    ['not reached', { kind: 'unreached' }, 'CLIENT_UNAVAILABLE', false],
    ['cut off', { kind: 'broken' }, 'CLIENT_UNAVAILABLE', true],
    ['500', reply(500), 'CLIENT_UNAVAILABLE', true],
    ['503', reply(503), 'CLIENT_UNAVAILABLE', true],
    ['unsigned', reply(200, { signed: false }), 'CLIENT_SIGNATURE_ERROR', true],
    ['401', reply(401), 'CLIENT_SIGNATURE_ERROR', false],
    ['403', reply(403), 'CLIENT_SIGNATURE_ERROR', false],
    ['not to be called', { kind: 'forbidden' }, 'CLIENT_UNAVAILABLE', false],
    ['without end', { kind: 'endless' }, 'SYSTEM_ERROR', true],
    ['unreadable', reply(200, { decision: null }), 'SYSTEM_ERROR', true],
    ['contradictory', reply(200, { decision: { status: 'APPROVED', status_detail: 'OTHER' } }), 'SYSTEM_ERROR', true],
    ['another success without a decision', reply(202, { decision: null }), 'SYSTEM_ERROR', true],
    ['another success without a signature', reply(202, { signed: false }), 'CLIENT_SIGNATURE_ERROR', true],
    ['a redirect', reply(300), 'SYSTEM_ERROR', false],
    ['400', reply(400), 'SYSTEM_ERROR', false],
    [
      'rejected as APPROVED',
      reply(200, { decision: { status: 'REJECTED', status_detail: 'APPROVED' } }),
      'OTHER',
      false,
    ],
  ])('that is %s rejects', (_name, callOutcome, detail, mayBeApproved) => {
    expect(conclusionOf(callOutcome)).toEqual({ detail, mayBeApproved });
  });
});

describe('the answer of a client that has received it before', () => {
  const no = { status: 'REJECTED', status_detail: 'OTHER' };

  it.each<[string, CallOutcome, string, boolean]>([
    ['does not reach it', { kind: 'unreached' }, 'CLIENT_UNAVAILABLE', true],
    ['is not believed', reply(401, { signed: false }), 'CLIENT_SIGNATURE_ERROR', true],
    ['is not understood', reply(400, { signed: false }), 'SYSTEM_ERROR', true],
    ['is rejected', reply(200, { decision: no }), 'OTHER', false],
    ['is approved', reply(200), 'APPROVED', false],
    ['has no end', { kind: 'endless' }, 'SYSTEM_ERROR', true],
  ])('where the last call %s', (_name, callOutcome, detail, mayBeApproved) => {
    expect(conclusionOf(callOutcome, true)).toEqual({ detail, mayBeApproved });
  });

  it('is requested again where it still decides', () => {
    expect(conclusionOf(reply(425), true)).toBeNull();
  });
});

describe('the words of the ledger', () => {
  it.each([
    ['PURCHASE', 'POS', 'CARD_PURCHASE'],
    ['REFUND', 'POS', 'CARD_PURCHASE'],
    ['REVERSAL_REFUND', 'POS', 'CARD_PURCHASE'],
    ['WITHDRAWAL', 'ATM', 'CASHOUT_ATM'],
    ['WITHDRAWAL', 'POS', 'CASHOUT_STORE'],
    ['REVERSAL_WITHDRAWAL', 'ATM', 'CASHOUT_ATM'],
    ['EXTRACASH', 'POS', 'EXTRACASH'],
    ['PAYMENT', 'POS', 'PAYMENT_IN'],
  ] as const)('call a %s at a %s %s', (type, pointType, wanted) => {
    expect(ledgerType({ type, pointType })).toBe(wanted);
  });

  it('say how a transaction relates to its original', () => {
    expect(processTypeOf({ type: 'PURCHASE', originalId: null })).toBe('ORIGINAL');
    expect(processTypeOf({ type: 'PURCHASE', originalId: 't' })).toBe('ADJUSTMENT');
    expect(processTypeOf({ type: 'REFUND', originalId: 't' })).toBe('REFUND');
    expect(processTypeOf({ type: 'REFUND', originalId: 't' }, { entryType: 'DEBIT' })).toBe('REFUND');
    expect(processTypeOf({ type: 'REFUND', originalId: 't' }, { entryType: 'CREDIT' })).toBe('ADJUSTMENT');
    expect(processTypeOf({ type: 'REVERSAL_REFUND', originalId: 't' })).toBe('REVERSAL');
  });

  it('become the fewer words of the network', () => {
    expect(detailOfLedger(null)).toBe('APPROVED');
    expect(detailOfLedger('INSUFFICIENT_FUNDS')).toBe('INSUFFICIENT_FUNDS');
    expect(detailOfLedger('DAILY_AMOUNT_LIMIT_REACHED')).toBe('INVALID_AMOUNT');
    expect(detailOfLedger('FRAUD_SCORING_REJECTED')).toBe('REJECTED_FRAUD');
    expect(detailOfLedger('ACCOUNT_FROZEN')).toBe('OTHER');
  });
});

describe('what is agreed with a client', () => {
  it('charges by origin and by the country of the card', () => {
    const tax = { name: 'TAX', type: 'TAX', percentage: '30', origin: 'INTERNATIONAL' } as const;
    const rules = [{ ...tax, country: 'ARG' }, { ...tax, name: 'FEE', type: 'FEE' } as const];
    expect(chargesOn(rules, 'INTERNATIONAL', 'ARG').map(({ name }) => name)).toEqual(['TAX', 'FEE']);
    expect(chargesOn(rules, 'INTERNATIONAL', 'BRA').map(({ name }) => name)).toEqual(['FEE']);
    expect(chargesOn(rules, 'DOMESTIC', 'ARG')).toEqual([]);
  });

  it.each([
    ['newer', 'ARS', 'USD'],
    ['newer', 'BRL', 'BRL'],
    ['older', 'ARS', 'USD'],
    ['older', 'BRL', 'USD'],
  ] as const)('settles by the %s rule a card in %s in %s', (rule, local, currency) => {
    expect(settlementCurrency(rule, local)).toBe(currency);
  });
});
