import { purchase } from '../../testing/card-transaction-records';
import { stoodIn } from './stand-in';

const LATE = { detail: 'CLIENT_TIMEOUT', mayBeApproved: true } as const;
const use = purchase({ transactionAmount: 10_000n });
const upTo = (limit: bigint, currency = 'ARS') => new Map([[currency, limit]]);

describe('in the stead of a client that could not be reached in time', () => {
  it.each(['CLIENT_TIMEOUT', 'CLIENT_UNAVAILABLE'] as const)('approves up to its limit, after a %s', (detail) => {
    const approved = { detail: 'APPROVED', mayBeApproved: false, stoodIn: true };
    expect(stoodIn({ detail, mayBeApproved: true }, use, upTo(10_000n))).toEqual(approved);
  });

  it('rejects what is more, and what has no limit in its currency', () => {
    expect(stoodIn(LATE, use, upTo(9999n))).toEqual({ ...LATE, stoodIn: true });
    expect(stoodIn(LATE, use, upTo(10_000n, 'BRL'))).toEqual({ ...LATE, stoodIn: true });
  });

  it('counts what the user pays, charges included', () => {
    const taxed = { ...use, localAmount: 10_001n };
    expect(stoodIn(LATE, taxed, upTo(10_000n)).detail).toBe('CLIENT_TIMEOUT');
  });
});

it.each(['APPROVED', 'INSUFFICIENT_FUNDS', 'CLIENT_SIGNATURE_ERROR'] as const)(
  'what is decided as %s stays as it is',
  (detail) => {
    const conclusion = { detail, mayBeApproved: false };
    expect(stoodIn(conclusion, use, upTo(10_000n))).toBe(conclusion);
  },
);
