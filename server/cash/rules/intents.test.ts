import { refusalCode } from '../../testing/refusal';
import {
  answered,
  assertPayable,
  CASH_IN_LIFETIME,
  type CashInIntent,
  cancelledByClient,
  cancelledByProvider,
  cancelledWithAccount,
  cashInAt,
  newCashInIntent,
  paid,
} from './cash-in-intent';
import {
  amountOfWithdrawal,
  CASH_OUT_LIFETIME,
  cashOutAt,
  newCashOutIntent,
  newToken,
  replaced,
  used,
} from './cash-out-intent';

const NOW = Date.parse('2026-03-15T12:00:00Z');

describe('a boleto', () => {
  const input = { accountId: 'a', network: 'BOLETO', amount: 10_000n };
  const reserved = newCashInIntent(input, { id: 'i', clientId: 'c', now: NOW, freeField: '0'.repeat(25) });
  const active = answered(reserved, true);
  const at = (intent: CashInIntent, status: CashInIntent['status']): CashInIntent => ({ ...intent, status });

  it('is what the network makes of it', () => {
    expect(active.status).toBe('ACTIVE');
    expect(answered(reserved, false).status).toBe('REJECTED');
  });

  it('is paid in parts until the sum is reached', () => {
    const part = paid(active, 4_000n, NOW);
    expect([part.status, part.paidAmount]).toEqual(['PARTIALLY_PAID', 4_000n]);
    const more = paid(part, 1n, NOW);
    expect([more.status, more.paidAmount]).toEqual(['PARTIALLY_PAID', 4_001n]);
    const whole = paid(more, 5_999n, NOW + 1);
    expect([whole.status, whole.paidAmount, whole.updatedAt]).toEqual(['PAID', 10_000n, NOW + 1]);
  });

  it('takes no payment above the rest, after its time, or in a final status', () => {
    const expiry = NOW + CASH_IN_LIFETIME;
    expect(refusalCode(() => assertPayable(active, 10_000n, expiry - 1))).toBeNull();
    expect(refusalCode(() => assertPayable(active, 10_001n, NOW))).toBe('AMOUNT_EXCEEDS_REMAINDER');
    expect(refusalCode(() => assertPayable(active, 1n, expiry))).toBe('CASH_IN_INTENT_EXPIRED');
    for (const status of ['REJECTED', 'PAID', 'CANCELLED', 'RESERVED'] as const) {
      expect([status, refusalCode(() => assertPayable(at(active, status), 1n, NOW))]).toEqual([status, 'ILLEGAL_STEP']);
    }
  });

  it('goes with its account while it can be paid', () => {
    for (const status of ['ACTIVE', 'PARTIALLY_PAID'] as const) {
      expect(cancelledWithAccount(at(active, status), NOW).status).toBe('CANCELLED');
    }
    for (const status of ['REJECTED', 'PAID', 'CANCELLED', 'RESERVED'] as const) {
      expect(cancelledWithAccount(at(active, status), NOW).status).toBe(status);
    }
    expect(cancelledWithAccount(active, NOW + CASH_IN_LIFETIME)).toBe(active);
  });

  it('is EXPIRED from the moment on that its time is over', () => {
    const expiry = NOW + CASH_IN_LIFETIME;
    expect(cashInAt(active, expiry - 1)).toBe(active);
    expect(cashInAt(active, expiry)).toEqual({ ...active, status: 'EXPIRED', updatedAt: expiry });
    expect(cashInAt(at(active, 'PAID'), expiry).status).toBe('PAID');
  });

  it('can be cancelled while nothing is paid', () => {
    expect(cancelledByClient(active, NOW + 1)).toEqual({ ...active, status: 'CANCELLED', updatedAt: NOW + 1 });
    expect(cancelledByProvider(active, NOW + 1)).toEqual({ ...active, status: 'CANCELLED', updatedAt: NOW + 1 });
    for (const status of ['REJECTED', 'PAID', 'PARTIALLY_PAID', 'CANCELLED'] as const) {
      expect(refusalCode(() => cancelledByClient(at(active, status), NOW))).toBe('CASH_IN_INTENT_NOT_CANCELLABLE');
      expect(refusalCode(() => cancelledByProvider(at(active, status), NOW))).toBe('ILLEGAL_STEP');
    }
  });
});

describe('a permission to withdraw', () => {
  const own = { id: 'o', clientId: 'c', now: NOW };
  const intent = newCashOutIntent({ accountId: 'a', network: 'n', amount: null }, own);
  const expiry = NOW + CASH_OUT_LIFETIME;

  it('is EXPIRED when its day is over, and then neither used nor replaced', () => {
    expect(cashOutAt(intent, expiry - 1).status).toBe('ACTIVE');
    expect(cashOutAt(intent, expiry).status).toBe('EXPIRED');
    expect(refusalCode(() => used(intent, expiry))).toBe('ILLEGAL_STEP');
    expect(replaced(intent, NOW + 1)).toEqual({ ...intent, status: 'REPLACED', updatedAt: NOW + 1 });
    expect(replaced(intent, expiry)).toMatchObject({ status: 'EXPIRED', updatedAt: expiry });
  });

  it('is used once', () => {
    const after = used(intent, NOW + 1);
    expect([after.status, after.updatedAt]).toEqual(['USED', NOW + 1]);
    expect(refusalCode(() => used(after, NOW + 2))).toBe('ILLEGAL_STEP');
    expect(refusalCode(() => used(replaced(intent, NOW), NOW))).toBe('ILLEGAL_STEP');
  });

  it('decides how much is withdrawn, and leaves it open otherwise', () => {
    expect(amountOfWithdrawal({ ...intent, amount: 500n }, null)).toBe(500n);
    expect(amountOfWithdrawal({ ...intent, amount: 500n }, 500n)).toBe(500n);
    for (const other of [499n, 501n]) {
      expect(refusalCode(() => amountOfWithdrawal({ ...intent, amount: 500n }, other))).toBe('INVALID_REQUEST');
    }
    expect(amountOfWithdrawal(intent, 700n)).toBe(700n);
    expect(refusalCode(() => amountOfWithdrawal(intent, null))).toBe('AMOUNT_REQUIRED');
  });
});

it.each([null, '0000', '0042', '9999'])(
  'draws any token but %s, the one of the intent that it replaces',
  (previous) => {
    const count = previous === null ? 10_000 : 9_999;
    const bounds = new Set<number>();
    const drawn = Array.from({ length: count }, (_, at) =>
      newToken(previous, (below) => {
        bounds.add(below);
        return at;
      }),
    );
    expect([...bounds]).toEqual([count]);
    expect(new Set(drawn).size).toBe(count);
    expect(drawn.every((token) => /^\d{4}$/.test(token) && token !== previous)).toBe(true);
  },
);
