import { NOON, none, p2p, single, useLedgerState } from '../../testing/ledger-rules';
import { apply } from './apply';
import { decide } from './decide';
import type { ParentState } from './ledger-state';
import type { Movement, SingleMovement } from './movement';
import { takesBack } from './parents';

const { state, account, parent, tried } = useLedgerState();

describe('a debit', () => {
  it('is approved up to the balance and not beyond', () => {
    const a = account('a');
    expect(tried(single({ amount: 1001n }))).toEqual(['INSUFFICIENT_FUNDS']);
    expect(tried(single({ amount: 1000n }))).toEqual([null]);
    expect(a.balance).toBe(0n);
    expect(tried(single({ amount: 1n }))).toEqual(['INSUFFICIENT_FUNDS']);
  });

  it('has another id where the account refuses it, if the movement names one', () => {
    account('a');
    const idOf = (changes: Partial<SingleMovement>) => decide(state(), single(changes)).legs[0]?.transactionId;
    expect([idOf({ refusedId: 'r' }), idOf({ amount: 1001n, refusedId: 'r' }), idOf({ amount: 1001n })]).toEqual([
      't',
      'r',
      't',
    ]);
  });

  it('is refused for the first of several reasons: time, status, fraud, limits, funds', () => {
    account('a', { status: 'FROZEN', balance: 0n });
    state().setLimits('c', { ...none, account: { daily: 0n, monthly: null } });
    const everything = { fraud: true, processBefore: NOON - 1 };
    expect(tried(single(everything))).toEqual(['PROCESS_TIME_EXPIRED']);
    expect(tried(single({ ...everything, processBefore: NOON }))).toEqual(['ACCOUNT_FROZEN']);
    account('a', { balance: 0n });
    expect(tried(single({ fraud: true }))).toEqual(['FRAUD_SCORING_REJECTED']);
    expect(tried(single())).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    state().setLimits('c', none);
    expect(tried(single())).toEqual(['INSUFFICIENT_FUNDS']);
  });

  it('that a network has decided is applied whatever the account says', () => {
    const a = account('a', { status: 'DISABLED', balance: 0n });
    expect(tried(single({ forced: true, fraud: true, processBefore: 0 }))).toEqual([null]);
    expect(a.balance).toBe(-100n);
  });

  it('needs an account of the client', () => {
    account('a', { clientId: 'another' });
    expect(tried(single())).toBe('ACCOUNT_NOT_FOUND account');
    expect(tried(single({ accountId: 'nowhere' }))).toBe('ACCOUNT_NOT_FOUND account');
  });

  it('has a result, and the next event of the account, approved or not', () => {
    account('a', { eventSequence: 6 });
    const decided = (amount: bigint) =>
      decide(state(), single({ amount })).legs.map(({ result, processType, eventSequence }) => [
        result,
        processType,
        eventSequence,
      ]);
    expect(decided(1000n)).toEqual([['APPROVED', 'ORIGINAL', 7]]);
    expect(decided(1001n)).toEqual([['REJECTED', 'ORIGINAL', 7]]);
  });

  it.each([0n, -1n])('of %s is a mistake of the caller', (amount) => {
    account('a');
    expect(() => decide(state(), single({ amount }))).toThrow(/more than zero/);
  });

  it('is not decided before the limits of the client are known', () => {
    account('a', { clientId: 'new' });
    expect(() => decide(state(), single({ clientId: 'new' }))).toThrow(/limits of a client must be set/);
  });
});

describe('the status of an account', () => {
  it.each([
    ['ACTIVE', null, null],
    ['FROZEN', 'ACCOUNT_FROZEN', null],
    ['DISABLED', 'ACCOUNT_DISABLED', 'ACCOUNT_DISABLED'],
    ['DELETED', 'ACCOUNT_DISABLED', 'ACCOUNT_DISABLED'],
  ] as const)('%s answers a debit with %s and a credit with %s', (status, debit, credit) => {
    account('a', { status });
    expect(tried(single())).toEqual([debit]);
    expect(tried(single({ entryType: 'CREDIT' }))).toEqual([credit]);
  });
});

describe('a balance', () => {
  it('that the contract could not write never comes about', () => {
    account('a', { balance: 10n ** 17n - 10n });
    expect(tried(single({ entryType: 'CREDIT', amount: 10n }))).toBe('BALANCE_OUT_OF_RANGE');
    expect(tried(single({ entryType: 'CREDIT', amount: 9n }))).toEqual([null]);
    account('a', { balance: 10n - 10n ** 17n });
    expect(tried(single({ forced: true, amount: 10n }))).toBe('BALANCE_OUT_OF_RANGE');
    expect(tried(single({ forced: true, amount: 9n }))).toEqual([null]);
  });

  it('is reported as it is after the movement, or without it', () => {
    account('a');
    account('b');
    const decided = (movement: Movement) =>
      decide(state(), movement).legs.map(({ balance, forced }) => [balance, forced]);
    expect(decided(single())).toEqual([[900n, false]]);
    expect(decided(single({ amount: 1001n }))).toEqual([[1000n, false]]);
    expect(decided(single({ forced: true }))).toEqual([[900n, true]]);
    expect(decided(p2p())).toEqual([
      [900n, false],
      [1100n, false],
    ]);
  });
});

describe('what follows a transaction', () => {
  const child = (processType: SingleMovement['processType'], changes: Partial<SingleMovement> = {}) =>
    tried(single({ processType, parentId: 'p', entryType: 'CREDIT', ...changes }));

  it('never sums to more than it, in either direction', () => {
    account('a');
    const p = parent('p');
    expect(child('REFUND', { amount: 60n })).toEqual([null]);
    expect(child('REVERSAL', { amount: 41n })).toBe('PARENT_EXCEEDED');
    expect(child('ADJUSTMENT', { amount: 40n })).toEqual([null]);
    expect(child('REFUND', { amount: 1n })).toBe('PARENT_EXCEEDED');
    expect(child('ADJUSTMENT', { amount: 100n, entryType: 'DEBIT' })).toEqual([null]);
    expect(child('ADJUSTMENT', { amount: 1n, entryType: 'DEBIT' })).toBe('PARENT_EXCEEDED');
    expect([p.returned, p.added]).toEqual([100n, 100n]);
  });

  it('is added to by force as much as a network presents', () => {
    account('a');
    const p = parent('p');
    expect(child('ADJUSTMENT', { amount: 400n, entryType: 'DEBIT' })).toBe('PARENT_EXCEEDED');
    expect(child('ADJUSTMENT', { amount: 400n, entryType: 'DEBIT', forced: true })).toEqual([null]);
    expect(child('REFUND', { amount: 101n })).toBe('PARENT_EXCEEDED');
    expect(child('REFUND', { amount: 500n, forced: true })).toEqual([null]);
    expect([p.returned, p.added]).toEqual([500n, 400n]);
  });

  it('takes back by force what was added, too, and nothing of that once more', () => {
    account('a');
    const p = parent('p', { added: 20n });
    const added = parent('added', { processType: 'ADJUSTMENT', amount: 20n, parentId: 'p' });
    expect(child('REVERSAL', { parentId: 'added', amount: 21n })).toBe('PARENT_EXCEEDED');
    expect(child('REVERSAL', { amount: 101n })).toBe('PARENT_EXCEEDED');
    expect(child('REVERSAL', { amount: 121n, forced: true })).toBe('PARENT_EXCEEDED');
    expect(child('REVERSAL', { amount: 115n, forced: true })).toEqual([null]);
    expect(child('REVERSAL', { parentId: 'added', amount: 6n })).toBe('PARENT_EXCEEDED');
    expect(child('REVERSAL', { parentId: 'added', amount: 5n })).toEqual([null]);
    expect([p.returned, p.added, added.returned]).toEqual([115n, 15n, 5n]);
  });

  it.each([
    ['REFUND', 'CREDIT', null, true],
    ['ADJUSTMENT', 'CREDIT', null, false],
    ['ADJUSTMENT', 'CREDIT', 'DEBIT', true],
    ['ADJUSTMENT', 'DEBIT', 'DEBIT', false],
    ['REFUND', 'DEBIT', 'DEBIT', false],
  ] as const)('as a %s by %s of a %s takes back: %s', (processType, entryType, ofParent, expected) => {
    expect(takesBack({ processType, entryType }, ofParent && { entryType: ofParent })).toBe(expected);
  });

  it('uses nothing up when it is refused', () => {
    account('a', { status: 'DISABLED' });
    const p = parent('p');
    expect(child('REFUND')).toEqual(['ACCOUNT_DISABLED']);
    expect(p.returned).toBe(0n);
  });

  it('goes the other way, unless it adjusts', () => {
    account('a');
    parent('p');
    expect(child('REFUND', { entryType: 'DEBIT' })).toBe('PARENT_SAME_DIRECTION');
    expect(child('REVERSAL', { entryType: 'DEBIT' })).toBe('PARENT_SAME_DIRECTION');
  });

  it('needs an approved transaction of the same account, client and type', () => {
    account('a');
    const cases: [Partial<ParentState>, string][] = [
      [{ clientId: 'another' }, 'PARENT_UNKNOWN'],
      [{ accountId: 'b' }, 'PARENT_UNKNOWN'],
      [{ result: 'REJECTED' }, 'PARENT_NOT_APPROVED'],
      [{ type: 'CASHIN' }, 'PARENT_OF_OTHER_TYPE'],
      [{ processType: 'REVERSAL' }, 'PARENT_NOT_FOLLOWED'],
    ];
    for (const [changes, reason] of cases) {
      parent('p', changes);
      expect(child('REVERSAL')).toBe(reason);
    }
    expect(child('REFUND', { parentId: 'nowhere' })).toBe('PARENT_UNKNOWN');
    expect(child('REFUND', { parentId: null })).toBe('PARENT_REQUIRED');
    expect(child('ORIGINAL')).toBe('PARENT_UNEXPECTED');
  });

  it.each([
    ['refund', 'REFUND', 'CREDIT', 'returned'],
    ['adjustment the other way', 'ADJUSTMENT', 'CREDIT', 'returned'],
    ['adjustment the same way', 'ADJUSTMENT', 'DEBIT', 'added'],
  ] as const)('leaves again what a reversed %s had used up', (_, processType, entryType, used) => {
    account('a');
    const p = parent('p', { [used]: 60n });
    const refund = parent('r', { processType, entryType, amount: 60n, parentId: 'p' });
    const back = entryType === 'CREDIT' ? 'DEBIT' : 'CREDIT';
    expect(child('REVERSAL', { parentId: 'r', entryType: back, amount: 50n })).toEqual([null]);
    expect([p[used], refund.returned]).toEqual([10n, 50n]);
    expect(child(processType, { entryType, amount: 91n })).toBe('PARENT_EXCEEDED');
    expect(child(processType, { entryType, amount: 90n })).toEqual([null]);
  });

  it('takes back a refund by a reversal only', () => {
    account('a');
    parent('p', { processType: 'REFUND', entryType: 'CREDIT' });
    expect(child('REFUND', { entryType: 'DEBIT' })).toBe('PARENT_NOT_FOLLOWED');
    expect(child('ADJUSTMENT', { entryType: 'DEBIT' })).toBe('PARENT_NOT_FOLLOWED');
    expect(child('REVERSAL', { entryType: 'DEBIT' })).toEqual([null]);
  });
});

describe('a movement between two accounts', () => {
  it('changes both or none', () => {
    const [a, b] = [account('a'), account('b')];
    expect(tried(p2p())).toEqual([null, null]);
    expect([a.balance, b.balance]).toEqual([900n, 1100n]);
    expect(tried(p2p({ amount: 901n }))).toEqual(['INSUFFICIENT_FUNDS', 'SOURCE_ACCOUNT_TX_REJECTED']);
    account('b', { status: 'DISABLED' });
    expect(tried(p2p())).toEqual(['DESTINATION_ACCOUNT_TX_REJECTED', 'ACCOUNT_DISABLED']);
    expect([a.balance, b.balance]).toEqual([900n, 1100n]);
  });

  it('names the reason on the leg that has it', () => {
    account('a');
    account('b', { status: 'FROZEN' });
    expect(tried(p2p())).toEqual([null, null]);
    expect(tried(p2p({ fraud: true }))).toEqual(['FRAUD_SCORING_REJECTED', 'SOURCE_ACCOUNT_TX_REJECTED']);
    expect(tried(p2p({ processBefore: NOON - 1 }))).toEqual(['PROCESS_TIME_EXPIRED', 'PROCESS_TIME_EXPIRED']);
    account('a', { status: 'FROZEN' });
    expect(tried(p2p())).toEqual(['ACCOUNT_FROZEN', 'SOURCE_ACCOUNT_TX_REJECTED']);
  });

  it('needs two accounts of the client in one currency', () => {
    account('a');
    account('b', { currency: 'BRL' });
    expect(tried(p2p())).toBe('OTHER_CURRENCY destination');
    expect(tried(p2p({ destinationAccountId: 'a' }))).toBe('SAME_ACCOUNT destination');
    account('b', { clientId: 'another' });
    expect(tried(p2p())).toBe('ACCOUNT_NOT_FOUND destination');
    account('a', { clientId: 'another' });
    expect(tried(p2p())).toBe('ACCOUNT_NOT_FOUND source destination');
    account('b');
    expect(tried(p2p())).toBe('ACCOUNT_NOT_FOUND source');
  });

  it('links its legs to each other', () => {
    account('a');
    account('b', { kind: 'BRIDGE' });
    const { legs } = decide(state(), p2p());
    expect(legs.map(({ transactionId, linkedId, type }) => [transactionId, linkedId, type])).toEqual([
      ['s', 'd', 'P2P_OUT'],
      ['d', 's', 'P2P_IN'],
    ]);
  });
});

describe('entries', () => {
  it('sum to zero against the counter-account of the type, or between the two accounts', () => {
    account('a');
    account('b');
    const posting = apply(state(), decide(state(), single({ type: 'BANK_TRANSFER_OUT' })), 0);
    expect(posting.entries.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ['a', -100n],
      ['c:BANK_RAIL:ARS', 100n],
    ]);
    expect(posting.counter).toMatchObject({ id: 'c:BANK_RAIL:ARS', change: 100n });
    const between = apply(state(), decide(state(), p2p()), 0);
    expect(between.entries.map(({ movementId, leg, amount }) => [movementId, leg, amount])).toEqual([
      ['s', 0, -100n],
      ['s', 1, 100n],
    ]);
    expect(between.counter).toBeNull();
  });

  it('are none for what was refused', () => {
    account('a', { balance: 0n });
    expect(apply(state(), decide(state(), single()), 0)).toEqual({ entries: [], counter: null });
  });

  it('are posted to the part of the counter-account that is given', () => {
    account('a');
    const { entries, counter } = apply(state(), decide(state(), single()), 3);
    expect([entries[1]?.accountId, counter?.id]).toEqual(['c:CARD_NETWORK:ARS:3', 'c:CARD_NETWORK:ARS:3']);
  });

  it.each([
    ['sum to zero', [{ balance: 900n }, { amount: 99n, balance: 1099n }]],
    ['have one currency', [{ balance: 900n }, { currency: 'BRL', balance: 1100n }]],
  ])('are refused when they do not %s', (_, changes) => {
    account('a');
    account('b');
    const { movement, legs } = decide(state(), p2p());
    const changed = { movement, legs: legs.map((leg, at) => ({ ...leg, ...changes[at] })) };
    expect(() => apply(state(), changed, 0)).toThrow(/do not sum to zero/);
  });

  it('are never made for another state than the decision was', () => {
    account('a');
    const decision = decide(state(), single());
    apply(state(), decision, 0);
    expect(() => apply(state(), decision, 0)).toThrow(/another state/);
  });
});
