import { NOON, purchase } from '../../testing/card-transaction-records';
import { approved, pending, rejected, usable } from './outcome';
import type { CardTransaction } from './transaction';

const draft = (changes: Partial<CardTransaction> = {}) =>
  purchase({ state: 'PENDING', statusDetail: null, decidedBy: null, chargedAmount: 0n, charged: 0n, ...changes });
const NOTHING = { chargedAmount: 0n, charged: 0n, pendingUntil: null };
const ALL = { chargedAmount: 10_000n, charged: 10_000n };

describe('a use of a card', () => {
  it('counts as spent while its client decides', () => {
    expect(pending(draft(), NOON)).toEqual(draft({ ...ALL, pendingUntil: NOON }));
  });

  it('is charged once it is approved', () => {
    const done = { state: 'AUTHORIZED', statusDetail: 'APPROVED', decidedBy: 'CLIENT', ...ALL } as const;
    expect(approved(pending(draft(), NOON), 'CLIENT')).toEqual(draft(done));
    expect(approved(draft(), 'CLIENT')).toEqual(draft(done));
  });

  it('costs nothing once it is rejected', () => {
    const done = { state: 'REJECTED', statusDetail: 'OTHER', decidedBy: 'CLIENT', ...NOTHING } as const;
    expect(rejected(pending(draft(), NOON), 'OTHER', 'CLIENT')).toEqual(draft(done));
  });
});

it.each([
  ['ACTIVE', 'AUTHORIZED', 'NOT_DECLINED'],
  ['FROZEN', 'REJECTED', 'OTHER'],
  [null, 'REJECTED', 'OTHER'],
])('a mere check of a card whose account is %s is %s as %s', (status, state, statusDetail) => {
  expect(usable(draft({ transactionAmount: 0n }), status)).toMatchObject({ state, statusDetail, decidedBy: 'LEDGER' });
});
