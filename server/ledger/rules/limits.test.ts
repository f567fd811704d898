import { DAY } from '../../kernel/time';
import { NOON, none, p2p, single, useLedgerState } from '../../testing/ledger-rules';
import { type Limits, limitsClient, readLimits } from './limits';
import type { SingleMovement } from './movement';
import { addUsage, CEILING, dayOf, firstOfMonth, monthOf, noUsage } from './periods';

const { state, account, parent, tried } = useLedgerState();

describe('limits of a user account', () => {
  const limits: Limits = { ...none, account: { daily: 300n, monthly: 500n } };

  it('count each way by itself, to the cent, anew each day and month', () => {
    state().setLimits('c', limits);
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
    state().setLimits('c', limits);
    account('a', { limits: { daily: 100n, monthly: null } });
    expect(tried(single({ amount: 101n }))).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    account('a', { limits: { daily: null, monthly: null } });
    expect(tried(single({ amount: 1000n }))).toEqual([null]);
  });

  it('leave out what was refused and what follows an earlier transaction', () => {
    state().setLimits('c', limits);
    account('a', { balance: 601n });
    parent('p', { entryType: 'CREDIT', amount: 10_000n });
    expect(tried(single({ amount: 301n }))).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    expect(tried(single({ processType: 'REVERSAL', parentId: 'p', amount: 301n }))).toEqual([null]);
    expect(tried(single({ amount: 300n }))).toEqual([null]);
  });
});

describe('limits of a client', () => {
  it('count all its accounts together, per currency', () => {
    state().setLimits('c', { ...none, client: { daily: 150n, monthly: 400n } });
    account('a');
    account('b');
    account('r', { currency: 'BRL' });
    state().addClientDay({ clientId: 'c', currency: 'ARS', day: dayOf(NOON) - 1, debit: 250n, credit: 0n });
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
    state().addClientDay({ clientId: 'c', currency: 'ARS', day: dayOf(NOON), debit: 70n, credit: 0n });
    expect(tried(single({ amount: 30n }))).toEqual([null]);
    expect(state().usageOf('c', 'ARS', NOON).dayDebit).toBe(100n);
    expect(
      state()
        .movedHere()
        .map(({ debit }) => debit),
    ).toEqual([30n]);
  });

  it('count credits apart from debits', () => {
    account('a');
    for (const amount of [30n, 5n]) expect(tried(single({ entryType: 'CREDIT', amount }))).toEqual([null]);
    expect(tried(single({ amount: 7n }))).toEqual([null]);
    expect(state().movedHere()).toEqual([{ clientId: 'c', currency: 'ARS', day: dayOf(NOON), debit: 7n, credit: 35n }]);
  });

  it.each([
    ['day alone', { daily: 100n, monthly: null }, 'CLIENT_DAILY_AMOUNT_LIMIT_REACHED'],
    ['month alone', { daily: null, monthly: 100n }, 'CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED'],
  ])('can bound the %s', (_, client, reason) => {
    state().setLimits('c', { ...none, client });
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
    state().setLimits('c', limits);
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
    expect(state().movedHere()).toEqual([
      { clientId: 'c', currency: 'ARS', day: dayOf(NOON), debit: 400n, credit: 0n },
    ]);
  });

  it('is released once, whatever was added to it and comes back by force', () => {
    parent('p', { amount: 300n, added: 100n });
    const back = { processType: 'REVERSAL', entryType: 'CREDIT', parentId: 'p', forced: true } as const;
    expect(tried(single({ ...back, amount: 350n }))).toEqual([null]);
    expect(tried(single({ ...back, amount: 50n }))).toEqual([null]);
    expect(spend(301n)).toEqual(['DAILY_AMOUNT_LIMIT_REACHED']);
    expect(spend(300n)).toEqual([null]);
    expect(state().movedHere()).toEqual([
      { clientId: 'c', currency: 'ARS', day: dayOf(NOON), debit: 300n, credit: 0n },
    ]);
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
    expect(
      state()
        .movedHere()
        .map(({ day, debit }) => [day - dayOf(NOON), debit]),
    ).toEqual([
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
    expect(
      state()
        .movedHere()
        .map(({ debit }) => debit),
    ).toEqual([300n, 300n]);
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
    state().setLimits('c', { ...none, [group]: { daily: 100n, monthly: null } });
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
    state().setLimits('c', { ...none, account: { daily: 100n, monthly: 150n } });
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
    state().setLimits('c', { ...none, bridge, account: { daily: 0n, monthly: 0n } });
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
    state().setLimits('c', { ...none, bridge: { ...none.bridge, balance: 1050n } });
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
