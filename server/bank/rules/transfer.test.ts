import { MINUTE } from '../../kernel/time';
import { refusalCode, refusalOf as refusalOfCall } from '../../testing/refusal';
import { assertRoomForKey, deletedKey, newPixKey, registered } from './pix-key';
import { assertUsable, newPixLookup } from './pix-lookup';
import {
  answeredTransfer,
  assertMayEnd,
  endToEndId,
  refusalOf,
  type Transfer,
  type TransferStatus,
  transferAmount,
} from './transfer';

const NOW = Date.parse('2026-01-16T10:31:00Z');

function transferAt(status: TransferStatus): Transfer {
  return { id: 't', status, failureReason: null, createdAt: NOW, updatedAt: NOW } as Transfer;
}

describe('what the rail says of a transfer', () => {
  it.each([
    ['RESERVED', 'SUCCESS'],
    ['RESERVED', 'IN_PROGRESS'],
    ['IN_PROGRESS', 'SUCCESS'],
  ] as const)('makes %s %s', (from, to) => {
    expect(answeredTransfer(transferAt(from), { status: to }, NOW + 5)).toMatchObject({
      status: to,
      failureReason: null,
      updatedAt: NOW + 5,
    });
  });

  it('comes with the reason of a failure', () => {
    const outcome = { status: 'FAILED', reason: 'NETWORK_UNAVAILABLE' } as const;
    expect(answeredTransfer(transferAt('IN_PROGRESS'), outcome, NOW)).toMatchObject({
      status: 'FAILED',
      failureReason: 'NETWORK_UNAVAILABLE',
    });
  });

  it('changes nothing that is final, or that it said before', () => {
    for (const status of ['SUCCESS', 'FAILED'] as const) {
      const transfer = transferAt(status);
      expect(answeredTransfer(transfer, { status: 'FAILED', reason: 'DESTINATION_REJECTED' }, NOW + 5)).toBe(transfer);
      expect(refusalCode(() => assertMayEnd(transfer, 'transfer-settled'))).toBe('ILLEGAL_STEP');
    }
    const waiting = transferAt('IN_PROGRESS');
    expect(answeredTransfer(waiting, { status: 'IN_PROGRESS' }, NOW + 5)).toBe(waiting);
    expect(refusalCode(() => assertMayEnd(waiting, 'transfer-failed'))).toBeNull();
  });
});

describe('the amount of a transfer', () => {
  it.each([
    [1500.5, 150_050n],
    [0.01, 1n],
    [999_999_999_999.99, 99_999_999_999_999n],
    [0.8, 80n],
  ])('%d is %s minor units', (value, minor) => expect(transferAmount(value, '/value')).toBe(minor));

  it.each([0.001, 0.1 + 0.7, 0.1 + 0.2, 0, -1, 1e21, 1e-7])('is not %d', (value) => {
    expect(refusalCode(() => transferAmount(value, '/value'))).toBe('INVALID_AMOUNT');
  });
});

describe('the account that refuses to pay', () => {
  const of = (reason: string, status = 'ACTIVE') =>
    refusalOf({ reason, status, balance: 2_510n, currency: 'BRL' }, { amount: '/value', account: '/account_id' });

  it('says why', () => {
    const frozen = of('ACCOUNT_FROZEN', 'FROZEN');
    expect(frozen.code).toBe('ACCOUNT_NOT_ACTIVE');
    expect(frozen.details).toEqual([
      { code: 'state', detail: 'the account is FROZEN', location: 'body', pointer: '/account_id' },
    ]);
    expect(of('ACCOUNT_DISABLED', 'DISABLED').details[0]?.detail).toBe('the account is DISABLED');
    expect(of('ACCOUNT_DISABLED', 'DELETED').details[0]?.detail).toBe('the account is DELETED');
    expect(of('INSUFFICIENT_FUNDS').details[0]).toMatchObject({
      detail: 'the balance is 25.10 BRL',
      pointer: '/value',
    });
    const limit = of('CLIENT_DAILY_AMOUNT_LIMIT_REACHED');
    expect([limit.code, limit.details[0]?.detail]).toEqual([
      'AMOUNT_LIMIT_REACHED',
      'CLIENT_DAILY_AMOUNT_LIMIT_REACHED',
    ]);
  });
});

describe('PIX', () => {
  it('names a transfer by the bank, the minute and eleven characters', () => {
    expect(endToEndId(NOW, '1a1B2c3D4e5')).toBe('E999990102026011610311a1B2c3D4e5');
  });

  it('lets a lookup feed one transfer, for fifteen minutes', () => {
    const lookup = newPixLookup({ accountId: 'a', destination: {} as never }, { id: 'l', clientId: 'c', now: NOW });
    const end = NOW + 15 * MINUTE;
    expect(refusalCode(() => assertUsable(lookup, end - 1))).toBeNull();
    expect(refusalCode(() => assertUsable(lookup, end))).toBe('PIX_LOOKUP_EXPIRED');
    expect(refusalCode(() => assertUsable({ ...lookup, transferId: 't' }, NOW))).toBe('PIX_LOOKUP_ALREADY_USED');
    expect(refusalCode(() => assertUsable(null, NOW))).toBe('PIX_LOOKUP_NOT_FOUND');
    for (const unusable of [null, { ...lookup, transferId: 't' }]) {
      const place = { location: 'body', pointer: '/transaction_id' };
      expect(() => assertUsable(unusable, NOW)).toThrow(
        expect.objectContaining({ details: [expect.objectContaining(place)] }),
      );
    }
  });

  it('gives an account five keys, each once', () => {
    expect(refusalCode(() => assertRoomForKey(4))).toBeNull();
    expect(refusalCode(() => assertRoomForKey(5))).toBe('PIX_KEY_LIMIT_REACHED');
    const waiting = newPixKey({ key: 'k', clientId: 'c', accountId: 'a', now: NOW });
    // Clients do not see the state in which it waits for the directory.
    expect(refusalOfCall(() => deletedKey(waiting, NOW))).toMatchObject({ code: 'PIX_KEY_NOT_FOUND', details: [] });
    const gone = deletedKey(registered(waiting), NOW + 1);
    expect([gone.status, gone.updatedAt]).toEqual(['DELETED', NOW + 1]);
    expect(refusalCode(() => deletedKey(gone, NOW))).toBe('PIX_KEY_NOT_FOUND');
    expect(refusalCode(() => deletedKey(null, NOW))).toBe('PIX_KEY_NOT_FOUND');
    expect(registered(gone)).toBe(gone);
  });
});
