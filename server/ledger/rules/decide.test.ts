import { DomainError } from '../errors';
import { apply } from './apply';
import { type BookAccount, type BookParent, Books } from './books';
import { decide } from './decide';
import type { Limits } from './limits';
import { readLimits } from './limits';
import type { Movement, P2PMovement, SingleMovement } from './movement';
import { noUsage } from './periods';

const NOON = Date.UTC(2026, 0, 16, 12);
const DAY = 86_400_000;
const none: Limits = readLimits({
  account: { daily: null, monthly: null },
  client: { daily: null, monthly: null },
  bridge: { daily: null, monthly: null, movement: null, balance: null },
});

let books: Books;
beforeEach(() => {
  books = new Books();
  books.setLimits('c', none);
});

function account(id: string, changes: Partial<BookAccount> = {}): BookAccount {
  const made: BookAccount = {
    id,
    clientId: 'c',
    kind: 'USER',
    country: 'ARG',
    currency: 'ARS',
    status: 'ACTIVE',
    limits: null,
    balance: 1000n,
    usage: noUsage(NOON),
    ...changes,
  };
  books.accounts.set(id, made);
  return made;
}

function parent(id: string, changes: Partial<BookParent> = {}): BookParent {
  const made: BookParent = {
    id,
    clientId: 'c',
    accountId: 'a',
    type: 'CARD_PURCHASE',
    processType: 'ORIGINAL',
    entryType: 'DEBIT',
    amount: 100n,
    result: 'APPROVED',
    returned: 0n,
    added: 0n,
    ...changes,
  };
  books.parents.set(id, made);
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

/** The rejection reasons of the legs, or the code of the refusal; what is approved is applied. */
function tried(movement: Movement): (string | null)[] | string {
  try {
    const decision = decide(books, movement);
    apply(books, decision);
    return decision.legs.map(({ rejectionReason }) => rejectionReason);
  } catch (error) {
    if (error instanceof DomainError) return `${error.code} ${error.details.map(({ code }) => code).join()}`.trim();
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

  it('is refused for the first of several reasons: time, status, fraud, limits, funds', () => {
    account('a', { status: 'FROZEN', balance: 0n });
    books.setLimits('c', { ...none, account: { daily: 0n, monthly: null } });
    const everything = { fraud: true, processBefore: NOON - 1 };
    expect(tried(single(everything))).toEqual(['PROCESS_TIME_EXPIRED']);
    expect(tried(single({ ...everything, processBefore: NOON }))).toEqual(['ACCOUNT_FROZEN']);
    account('a', { balance: 0n });
    expect(tried(single({ fraud: true }))).toEqual(['FRAUD_SCORING_REJECTED']);
    expect(tried(single())).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    books.setLimits('c', none);
    expect(tried(single())).toEqual(['INSUFFICIENT_FUNDS']);
  });

  it('that the outside has decided is applied whatever the account says', () => {
    const a = account('a', { status: 'DISABLED', balance: 0n });
    expect(tried(single({ forced: true, fraud: true, processBefore: 0 }))).toEqual([null]);
    expect(a.balance).toBe(-100n);
  });

  it('needs an account of the client', () => {
    account('a', { clientId: 'another' });
    expect(tried(single())).toBe('ACCOUNT_NOT_FOUND');
    expect(tried(single({ accountId: 'nowhere' }))).toBe('ACCOUNT_NOT_FOUND');
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

describe('a credit', () => {
  it('is refused when the contract could not write the balance', () => {
    account('a', { balance: 10n ** 17n - 10n });
    expect(tried(single({ entryType: 'CREDIT', amount: 10n }))).toBe('INVALID_AUTHORIZATION_REQUEST maximum');
    expect(tried(single({ entryType: 'CREDIT', amount: 9n }))).toEqual([null]);
  });
});

describe('limits of a user account', () => {
  const limits: Limits = { ...none, account: { daily: 300n, monthly: 500n } };

  it('count each way by itself, to the cent, anew each day and month', () => {
    books.setLimits('c', limits);
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
    books.setLimits('c', limits);
    account('a', { limits: { daily: 100n, monthly: null } });
    expect(tried(single({ amount: 101n }))).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    account('a', { limits: { daily: null, monthly: null } });
    expect(tried(single({ amount: 1000n }))).toEqual([null]);
  });

  it('leave out what was refused and what follows an earlier transaction', () => {
    books.setLimits('c', limits);
    account('a', { balance: 300n });
    parent('p', { entryType: 'CREDIT', amount: 10_000n });
    expect(tried(single({ amount: 301n }))).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    expect(tried(single({ processType: 'REVERSAL', parentId: 'p', amount: 300n }))).toEqual([null]);
    account('a', { balance: 300n });
    expect(tried(single({ amount: 300n }))).toEqual([null]);
  });
});

describe('limits of a client', () => {
  it('count all its accounts together, per currency', () => {
    books.setLimits('c', { ...none, client: { daily: 150n, monthly: 400n } });
    account('a');
    account('b');
    account('r', { currency: 'BRL' });
    expect(tried(single({ amount: 100n }))).toEqual([null]);
    expect(tried(single({ accountId: 'b', amount: 51n }))).toEqual(['CLIENT_DAILY_AMOUNT_LIMIT_REACHED']);
    expect(tried(single({ accountId: 'r', amount: 150n }))).toEqual([null]);
    books.addUsage('c', 'ARS', { ...noUsage(NOON), monthDebit: 250n }, NOON);
    expect(tried(single({ accountId: 'b', amount: 50n }))).toEqual([null]);
    expect(tried(single({ accountId: 'b', amount: 1n, now: NOON + DAY }))).toEqual([
      'CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED',
    ]);
  });

  it('keep apart what was loaded from what these books add', () => {
    account('a');
    books.addUsage('c', 'ARS', { ...noUsage(NOON), dayDebit: 70n }, NOON);
    expect(tried(single({ amount: 30n }))).toEqual([null]);
    expect(books.usageOf('c', 'ARS', NOON).dayDebit).toBe(100n);
    expect(books.movedHere().map(({ usage }) => usage.dayDebit)).toEqual([30n]);
  });
});

describe('limits of a bridge account', () => {
  it('bound the movement, the balance, the day and the month', () => {
    const bridge = { daily: 500n, monthly: 600n, movement: 400n, balance: 1200n };
    books.setLimits('c', { ...none, bridge, account: { daily: 0n, monthly: 0n } });
    account('a', { kind: 'BRIDGE' });
    expect(tried(single({ amount: 401n }))).toEqual(['BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED']);
    expect(tried(single({ entryType: 'CREDIT', amount: 201n }))).toEqual(['MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED']);
    expect(tried(single({ entryType: 'CREDIT', amount: 200n }))).toEqual([null]);
    expect(tried(single({ amount: 400n }))).toEqual([null]);
    expect(tried(single({ amount: 101n }))).toEqual(['BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED']);
    expect(tried(single({ amount: 201n, now: NOON + DAY }))).toEqual(['BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED']);
  });
});

describe('what follows a transaction', () => {
  const child = (processType: SingleMovement['processType'], changes: Partial<SingleMovement> = {}) =>
    tried(single({ processType, parentId: 'p', entryType: 'CREDIT', ...changes }));

  it('never sums to more than it, in either direction', () => {
    account('a');
    const p = parent('p');
    expect(child('REFUND', { amount: 60n })).toEqual([null]);
    expect(child('REVERSAL', { amount: 41n })).toBe('INVALID_PARENT_TX_ID exceeded');
    expect(child('ADJUSTMENT', { amount: 40n })).toEqual([null]);
    expect(child('REFUND', { amount: 1n })).toBe('INVALID_PARENT_TX_ID exceeded');
    expect(child('ADJUSTMENT', { amount: 100n, entryType: 'DEBIT' })).toEqual([null]);
    expect(child('ADJUSTMENT', { amount: 1n, entryType: 'DEBIT' })).toBe('INVALID_PARENT_TX_ID exceeded');
    expect([p.returned, p.added]).toEqual([100n, 100n]);
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
    expect(child('REFUND', { entryType: 'DEBIT' })).toBe('INVALID_PARENT_TX_ID entry_type');
    expect(child('REVERSAL', { entryType: 'DEBIT' })).toBe('INVALID_PARENT_TX_ID entry_type');
  });

  it('needs an approved transaction of the same account, client and type', () => {
    account('a');
    const cases: [Partial<BookParent>, string][] = [
      [{ clientId: 'another' }, 'unknown'],
      [{ accountId: 'b' }, 'unknown'],
      [{ result: 'REJECTED' }, 'state'],
      [{ type: 'CASHIN' }, 'type'],
      [{ processType: 'REVERSAL' }, 'process_type'],
    ];
    for (const [changes, reason] of cases) {
      parent('p', changes);
      expect(child('REVERSAL')).toBe(`INVALID_PARENT_TX_ID ${reason}`);
    }
    expect(child('REFUND', { parentId: 'nowhere' })).toBe('INVALID_PARENT_TX_ID unknown');
    expect(child('REFUND', { parentId: null })).toBe('INVALID_PARENT_TX_ID required');
    expect(child('ORIGINAL')).toBe('INVALID_PARENT_TX_ID unexpected');
  });

  it('takes back a refund by a reversal only', () => {
    account('a');
    parent('p', { processType: 'REFUND', entryType: 'CREDIT' });
    expect(child('REFUND', { entryType: 'DEBIT' })).toBe('INVALID_PARENT_TX_ID process_type');
    expect(child('ADJUSTMENT', { entryType: 'DEBIT' })).toBe('INVALID_PARENT_TX_ID process_type');
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
    expect(tried(p2p())).toBe('INVALID_AUTHORIZATION_REQUEST currency');
    expect(tried(p2p({ destinationAccountId: 'a' }))).toBe('INVALID_AUTHORIZATION_REQUEST same_account');
    account('b', { clientId: 'another' });
    expect(tried(p2p())).toBe('ACCOUNT_NOT_FOUND');
  });

  it('links its legs to each other', () => {
    account('a');
    account('b', { kind: 'BRIDGE' });
    const { legs } = decide(books, p2p());
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
    const posting = apply(books, decide(books, single({ type: 'BANK_TRANSFER_OUT' })));
    expect(posting.entries.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      ['a', -100n],
      ['c:BANK_RAIL:ARS', 100n],
    ]);
    expect(posting.counter).toMatchObject({ id: 'c:BANK_RAIL:ARS', change: 100n });
    const between = apply(books, decide(books, p2p()));
    expect(between.entries.map(({ movementId, leg, amount }) => [movementId, leg, amount])).toEqual([
      ['s', 0, -100n],
      ['s', 1, 100n],
    ]);
    expect(between.counter).toBeNull();
  });

  it('are none for what was refused', () => {
    account('a', { balance: 0n });
    expect(apply(books, decide(books, single()))).toEqual({ entries: [], counter: null });
  });

  it('are never made for another state than the decision was', () => {
    account('a');
    const decision = decide(books, single());
    apply(books, decision);
    expect(() => apply(books, decision)).toThrow(/another state/);
  });
});
