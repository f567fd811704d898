import { DAY } from '../../kernel/time';
import { apply } from './apply';
import { decide } from './decide';
import { type AccountState, LedgerState, type ParentState } from './ledger-state';
import { type Limits, limitsClient, readLimits } from './limits';
import type { Movement, P2PMovement, SingleMovement } from './movement';
import { takesBack } from './parents';
import { addUsage, CEILING, dayOf, firstOfMonth, monthOf, noUsage } from './periods';
import { LedgerRefusal } from './refusal';

const NOON = Date.UTC(2026, 0, 16, 12);
const none: Limits = readLimits({
  account: { daily: null, monthly: null },
  client: { daily: null, monthly: null },
  bridge: { daily: null, monthly: null, movement: null, balance: null },
});

let state: LedgerState;
beforeEach(() => {
  state = new LedgerState();
  state.setLimits('c', none);
});

function account(id: string, changes: Partial<AccountState> = {}): AccountState {
  const made: AccountState = {
    id,
    clientId: 'c',
    kind: 'USER',
    country: 'ARG',
    currency: 'ARS',
    status: 'ACTIVE',
    limits: null,
    balance: 1000n,
    usage: noUsage(dayOf(NOON)),
    eventSequence: 0,
    ...changes,
  };
  state.accounts.set(id, made);
  return made;
}

function parent(id: string, changes: Partial<ParentState> = {}): ParentState {
  const made: ParentState = {
    id,
    clientId: 'c',
    accountId: 'a',
    type: 'CARD_PURCHASE',
    processType: 'ORIGINAL',
    entryType: 'DEBIT',
    amount: 100n,
    result: 'APPROVED',
    parentId: null,
    createdAt: NOON,
    returned: 0n,
    added: 0n,
    ...changes,
  };
  state.parents.set(id, made);
  return made;
}

function single(changes: Partial<SingleMovement> = {}): SingleMovement {
  return {
    kind: 'single',
    id: 't',
    clientId: 'c',
    accountId: 'a',
    type: 'CARD_PURCHASE',
    processType: 'ORIGINAL',
    entryType: 'DEBIT',
    amount: 100n,
    parentId: null,
    forced: false,
    processBefore: null,
    fraud: false,
    now: NOON,
    ...changes,
  };
}

function p2p(changes: Partial<P2PMovement> = {}): P2PMovement {
  return {
    kind: 'p2p',
    sourceId: 's',
    destinationId: 'd',
    clientId: 'c',
    sourceAccountId: 'a',
    destinationAccountId: 'b',
    amount: 100n,
    processBefore: null,
    fraud: false,
    now: NOON,
    ...changes,
  };
}

/** The rejection reasons of the legs, or the reason of the refusal; what is approved is applied. */
function tried(movement: Movement): (string | null)[] | string {
  try {
    const decision = decide(state, movement);
    apply(state, decision, 0);
    return decision.legs.map(({ rejectionReason }) => rejectionReason);
  } catch (error) {
    if (error instanceof LedgerRefusal) return [error.reason, ...error.roles].join(' ');
    throw error;
  }
}

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
    const idOf = (changes: Partial<SingleMovement>) => decide(state, single(changes)).legs[0]?.transactionId;
    expect([idOf({ refusedId: 'r' }), idOf({ amount: 1001n, refusedId: 'r' }), idOf({ amount: 1001n })]).toEqual([
      't',
      'r',
      't',
    ]);
  });

  it('is refused for the first of several reasons: time, status, fraud, limits, funds', () => {
    account('a', { status: 'FROZEN', balance: 0n });
    state.setLimits('c', { ...none, account: { daily: 0n, monthly: null } });
    const everything = { fraud: true, processBefore: NOON - 1 };
    expect(tried(single(everything))).toEqual(['PROCESS_TIME_EXPIRED']);
    expect(tried(single({ ...everything, processBefore: NOON }))).toEqual(['ACCOUNT_FROZEN']);
    account('a', { balance: 0n });
    expect(tried(single({ fraud: true }))).toEqual(['FRAUD_SCORING_REJECTED']);
    expect(tried(single())).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    state.setLimits('c', none);
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
      decide(state, single({ amount })).legs.map(({ result, processType, eventSequence }) => [
        result,
        processType,
        eventSequence,
      ]);
    expect(decided(1000n)).toEqual([['APPROVED', 'ORIGINAL', 7]]);
    expect(decided(1001n)).toEqual([['REJECTED', 'ORIGINAL', 7]]);
  });

  it.each([0n, -1n])('of %s is a mistake of the caller', (amount) => {
    account('a');
    expect(() => decide(state, single({ amount }))).toThrow(/more than zero/);
  });

  it('is not decided before the limits of the client are known', () => {
    account('a', { clientId: 'new' });
    expect(() => decide(state, single({ clientId: 'new' }))).toThrow(/limits of a client must be set/);
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

  it('is told as it is after the movement, or without it', () => {
    account('a');
    account('b');
    const decided = (movement: Movement) =>
      decide(state, movement).legs.map(({ balance, forced }) => [balance, forced]);
    expect(decided(single())).toEqual([[900n, false]]);
    expect(decided(single({ amount: 1001n }))).toEqual([[1000n, false]]);
    expect(decided(single({ forced: true }))).toEqual([[900n, true]]);
    expect(decided(p2p())).toEqual([
      [900n, false],
      [1100n, false],
    ]);
  });
});

describe('limits of a user account', () => {
  const limits: Limits = { ...none, account: { daily: 300n, monthly: 500n } };

  it('count each way by itself, to the cent, anew each day and month', () => {
    state.setLimits('c', limits);
    account('a', { balance: 10_000n });
    const debit = (amount: bigint, days = 0) => tried(single({ amount, now: NOON + days * DAY }));
    expect(debit(200n)).toEqual([null]);
    expect(debit(101n)).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    expect(debit(100n)).toEqual([null]);
    expect(tried(single({ entryType: 'CREDIT', amount: 300n }))).toEqual([null]);
    expect(debit(200n, 1)).toEqual([null]);
    expect(debit(1n, 2)).toEqual(['MONTHLY_AMOUNT_LIMIT_REACHED']);
    expect(debit(300n, 31)).toEqual([null]);
  });

  it('give way to limits of its own', () => {
    state.setLimits('c', limits);
    account('a', { limits: { daily: 100n, monthly: null } });
    expect(tried(single({ amount: 101n }))).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    account('a', { limits: { daily: null, monthly: null } });
    expect(tried(single({ amount: 1000n }))).toEqual([null]);
  });

  it('leave out what was refused and what follows an earlier transaction', () => {
    state.setLimits('c', limits);
    account('a', { balance: 601n });
    parent('p', { entryType: 'CREDIT', amount: 10_000n });
    expect(tried(single({ amount: 301n }))).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    expect(tried(single({ processType: 'REVERSAL', parentId: 'p', amount: 301n }))).toEqual([null]);
    expect(tried(single({ amount: 300n }))).toEqual([null]);
  });
});

describe('limits of a client', () => {
  it('count all its accounts together, per currency', () => {
    state.setLimits('c', { ...none, client: { daily: 150n, monthly: 400n } });
    account('a');
    account('b');
    account('r', { currency: 'BRL' });
    state.addClientDay({ clientId: 'c', currency: 'ARS', day: dayOf(NOON) - 1, debit: 250n, credit: 0n });
    expect(tried(single({ amount: 100n }))).toEqual([null]);
    expect(tried(single({ accountId: 'b', amount: 51n }))).toEqual(['CLIENT_DAILY_AMOUNT_LIMIT_REACHED']);
    expect(tried(single({ accountId: 'r', amount: 150n }))).toEqual([null]);
    expect(tried(single({ accountId: 'b', amount: 50n }))).toEqual([null]);
    expect(tried(single({ accountId: 'b', amount: 1n, now: NOON + DAY }))).toEqual([
      'CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED',
    ]);
  });

  it('keep apart what was loaded from what this state adds', () => {
    account('a');
    state.addClientDay({ clientId: 'c', currency: 'ARS', day: dayOf(NOON), debit: 70n, credit: 0n });
    expect(tried(single({ amount: 30n }))).toEqual([null]);
    expect(state.usageOf('c', 'ARS', NOON).dayDebit).toBe(100n);
    expect(state.movedHere().map(({ debit }) => debit)).toEqual([30n]);
  });

  it('count credits apart from debits', () => {
    account('a');
    for (const amount of [30n, 5n]) expect(tried(single({ entryType: 'CREDIT', amount }))).toEqual([null]);
    expect(tried(single({ amount: 7n }))).toEqual([null]);
    expect(state.movedHere()).toEqual([{ clientId: 'c', currency: 'ARS', day: dayOf(NOON), debit: 7n, credit: 35n }]);
  });

  it.each([
    ['day alone', { daily: 100n, monthly: null }, 'CLIENT_DAILY_AMOUNT_LIMIT_REACHED'],
    ['month alone', { daily: null, monthly: 100n }, 'CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED'],
  ])('can bound the %s', (_, client, reason) => {
    state.setLimits('c', { ...none, client });
    account('a');
    expect(limitsClient({ ...none, client })).toBe(true);
    expect(tried(single({ amount: 101n }))).toEqual([reason]);
    expect(tried(single({ amount: 100n }))).toEqual([null]);
  });

  it('are none where no total is set', () => {
    expect(limitsClient({ ...none, account: { daily: 1n, monthly: 1n } })).toBe(false);
  });
});

describe('what limits have counted', () => {
  const limits: Limits = { ...none, account: { daily: 300n, monthly: 500n }, client: { daily: 400n, monthly: 600n } };
  const spend = (amount: bigint, days = 0) => tried(single({ amount, now: NOON + days * DAY }));
  const giveBack = (processType: 'REVERSAL' | 'REFUND', amount: bigint, days = 0) =>
    tried(single({ processType, entryType: 'CREDIT', parentId: 'p', amount, now: NOON + days * DAY }));

  beforeEach(() => {
    state.setLimits('c', limits);
    account('a', { balance: 10_000n });
    parent('p', { amount: 300n });
    expect(spend(300n)).toEqual([null]);
  });

  it('is released by a reversal, as much as it takes back, of account and client', () => {
    expect(giveBack('REVERSAL', 120n)).toEqual([null]);
    expect(spend(121n)).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    expect(spend(120n)).toEqual([null]);
    account('b', { balance: 10_000n });
    expect(tried(single({ accountId: 'b', amount: 101n }))).toEqual(['CLIENT_DAILY_AMOUNT_LIMIT_REACHED']);
    expect(tried(single({ accountId: 'b', amount: 100n }))).toEqual([null]);
    expect(state.movedHere()).toEqual([{ clientId: 'c', currency: 'ARS', day: dayOf(NOON), debit: 400n, credit: 0n }]);
  });

  it('is released once, whatever was added to it and comes back by force', () => {
    parent('p', { amount: 300n, added: 100n });
    const back = { processType: 'REVERSAL', entryType: 'CREDIT', parentId: 'p', forced: true } as const;
    expect(tried(single({ ...back, amount: 350n }))).toEqual([null]);
    expect(tried(single({ ...back, amount: 50n }))).toEqual([null]);
    expect(spend(301n)).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    expect(spend(300n)).toEqual([null]);
    expect(state.movedHere()).toEqual([{ clientId: 'c', currency: 'ARS', day: dayOf(NOON), debit: 300n, credit: 0n }]);
  });

  it('stays counted when it is refunded', () => {
    expect(giveBack('REFUND', 300n)).toEqual([null]);
    expect(spend(1n)).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
  });

  it('is released in the month of a day that is over, and not in the present day', () => {
    expect(spend(200n, 1)).toEqual([null]);
    expect(giveBack('REVERSAL', 300n, 1)).toEqual([null]);
    expect(spend(101n, 1)).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    expect(spend(300n, 2)).toEqual([null]);
    expect(state.movedHere().map(({ day, debit }) => [day - dayOf(NOON), debit])).toEqual([
      [0, 0n],
      [1, 200n],
      [2, 300n],
    ]);
  });

  it('is not released in a later month', () => {
    expect(spend(300n, 31)).toEqual([null]);
    expect(giveBack('REVERSAL', 300n, 31)).toEqual([null]);
    expect(spend(1n, 31)).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    expect(spend(201n, 32)).toEqual(['MONTHLY_AMOUNT_LIMIT_REACHED']);
    expect(state.movedHere().map(({ debit }) => debit)).toEqual([300n, 300n]);
  });

  it('is none of a reversal that takes back what was not counted', () => {
    parent('r', { processType: 'ADJUSTMENT', amount: 300n, parentId: 'p' });
    expect(tried(single({ processType: 'REVERSAL', entryType: 'CREDIT', parentId: 'r', amount: 300n }))).toEqual([
      null,
    ]);
    expect(spend(1n)).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
  });
});

describe('requests that are decided out of order', () => {
  const december = Date.UTC(2026, 11, 1);
  const late = (changes: Partial<SingleMovement>) => single({ now: december - 1, ...changes });
  const next = (changes: Partial<SingleMovement>) => single({ now: december, ...changes });

  it.each(['account', 'client'] as const)('set no period of the %s back', (group) => {
    account('a');
    state.setLimits('c', { ...none, [group]: { daily: 100n, monthly: null } });
    const refused = [`${group === 'client' ? 'CLIENT_' : ''}DAILY_AMOUNT_LIMIT_REACHED`];
    expect(tried(late({ amount: 100n }))).toEqual([null]);
    expect(tried(next({ amount: 60n }))).toEqual([null]);
    // By now the 30th of November is over, whatever the request's own moment says.
    expect(tried(late({ amount: 41n }))).toEqual(refused);
    expect(tried(late({ amount: 40n }))).toEqual([null]);
    expect(tried(next({ amount: 1n }))).toEqual(refused);
  });

  it('let no more through than the limit of each day, however often clocks disagree', () => {
    account('a', { balance: 100_000n });
    state.setLimits('c', { ...none, account: { daily: 100n, monthly: 150n } });
    const sums = new Map([
      ['late', 0n],
      ['next', 0n],
    ]);
    for (let at = 0; at < 40; at++) {
      const [word, movement] =
        at % 2 ? (['late', late({ amount: 50n })] as const) : (['next', next({ amount: 50n })] as const);
      const [reason] = tried(movement) as (string | null)[];
      if (reason === null) sums.set(word, (sums.get(word) ?? 0n) + 50n);
    }
    expect([...sums.values()].reduce((a, b) => a + b)).toBe(100n);
  });
});

describe('periods', () => {
  it.each([
    ['2026-01-01', '2026-01-01', 24_312],
    ['2026-12-31', '2026-12-01', 24_323],
    ['2028-02-29', '2028-02-01', 24_337],
    ['1970-01-02', '1970-01-01', 23_640],
  ])('%s lies in the month that begins on %s', (day, first, month) => {
    const of = dayOf(Date.parse(day));
    expect([firstOfMonth(of), monthOf(of)]).toEqual([dayOf(Date.parse(first)), month]);
  });

  it('count up to the ceiling, from which nothing is released', () => {
    const totals = (debit: bigint) => {
      const { dayDebit, monthDebit } = addUsage(usage, { day: 0, debit, credit: 0n });
      return [dayDebit, monthDebit];
    };
    let usage = { ...noUsage(0), dayDebit: CEILING - 2n, monthDebit: CEILING - 1n };
    expect(totals(1n)).toEqual([CEILING - 1n, CEILING]);
    expect(totals(3n)).toEqual([CEILING, CEILING]);
    expect(totals(-1n)).toEqual([CEILING - 3n, CEILING - 2n]);
    usage = { ...usage, monthDebit: CEILING };
    expect(totals(-1n)).toEqual([CEILING - 3n, CEILING]);
  });
});

describe('limits of a bridge account', () => {
  it('bound the movement, the balance, the day and the month', () => {
    const bridge = { daily: 500n, monthly: 600n, movement: 400n, balance: 1200n };
    state.setLimits('c', { ...none, bridge, account: { daily: 0n, monthly: 0n } });
    account('b', { limits: { daily: null, monthly: null } });
    expect(tried(single({ accountId: 'b', amount: 401n }))).toEqual([null]);
    expect(tried(single({ accountId: 'b', amount: 1000n, entryType: 'CREDIT' }))).toEqual([null]);
    account('a', { kind: 'BRIDGE' });
    expect(tried(single({ amount: 401n }))).toEqual(['BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED']);
    expect(tried(single({ entryType: 'CREDIT', amount: 201n }))).toEqual(['MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED']);
    expect(tried(single({ entryType: 'CREDIT', amount: 200n }))).toEqual([null]);
    expect(tried(single({ amount: 400n }))).toEqual([null]);
    expect(tried(single({ amount: 101n }))).toEqual(['BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED']);
    expect(tried(single({ amount: 201n, now: NOON + DAY }))).toEqual(['BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED']);
  });

  it('bound what another account sends to it', () => {
    state.setLimits('c', { ...none, bridge: { ...none.bridge, balance: 1050n } });
    account('a');
    account('b', { kind: 'BRIDGE' });
    expect(tried(p2p({ amount: 51n }))).toEqual([
      'DESTINATION_ACCOUNT_TX_REJECTED',
      'MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED',
    ]);
    expect(tried(p2p({ amount: 50n }))).toEqual([null, null]);
  });

  it('are none where none is set', () => {
    account('a', { kind: 'BRIDGE' });
    expect(tried(single({ amount: 1000n }))).toEqual([null]);
    expect(tried(single({ entryType: 'CREDIT', amount: 10n ** 16n }))).toEqual([null]);
  });
});

describe('limits of a configuration', () => {
  const written = {
    account: { daily: '1.00', monthly: '2.50' },
    client: { daily: '3.00', monthly: null },
    bridge: { daily: null, monthly: '4.00', movement: '5.00', balance: '6.01' },
  };

  it('are read into minor units, and none stays none', () => {
    expect(readLimits(written)).toEqual({
      account: { daily: 100n, monthly: 250n },
      client: { daily: 300n, monthly: null },
      bridge: { daily: null, monthly: 400n, movement: 500n, balance: 601n },
    });
  });

  it('are not taken for none where they are no amount', () => {
    expect(() => readLimits({ ...written, client: { daily: 'ten', monthly: null } })).toThrow('ten is not an amount');
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
    const { legs } = decide(state, p2p());
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
    const posting = apply(state, decide(state, single({ type: 'BANK_TRANSFER_OUT' })), 0);
    expect(posting.entries.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ['a', -100n],
      ['c:BANK_RAIL:ARS', 100n],
    ]);
    expect(posting.counter).toMatchObject({ id: 'c:BANK_RAIL:ARS', change: 100n });
    const between = apply(state, decide(state, p2p()), 0);
    expect(between.entries.map(({ movementId, leg, amount }) => [movementId, leg, amount])).toEqual([
      ['s', 0, -100n],
      ['s', 1, 100n],
    ]);
    expect(between.counter).toBeNull();
  });

  it('are none for what was refused', () => {
    account('a', { balance: 0n });
    expect(apply(state, decide(state, single()), 0)).toEqual({ entries: [], counter: null });
  });

  it('are posted to the part of the counter-account that is given', () => {
    account('a');
    const { entries, counter } = apply(state, decide(state, single()), 3);
    expect([entries[1]?.accountId, counter?.id]).toEqual(['c:CARD_NETWORK:ARS:3', 'c:CARD_NETWORK:ARS:3']);
  });

  it.each([
    ['sum to zero', [{ balance: 900n }, { amount: 99n, balance: 1099n }]],
    ['have one currency', [{ balance: 900n }, { currency: 'BRL', balance: 1100n }]],
  ])('are refused when they do not %s', (_, changes) => {
    account('a');
    account('b');
    const { movement, legs } = decide(state, p2p());
    const changed = { movement, legs: legs.map((leg, at) => ({ ...leg, ...changes[at] })) };
    expect(() => apply(state, changed, 0)).toThrow(/do not sum to zero/);
  });

  it('are never made for another state than the decision was', () => {
    account('a');
    const decision = decide(state, single());
    apply(state, decision, 0);
    expect(() => apply(state, decision, 0)).toThrow(/another state/);
  });
});
