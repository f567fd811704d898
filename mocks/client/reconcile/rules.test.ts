import { reconciliation } from '../../../generated/settlement';
import type { Status } from '../../../server/settlement/rules/record';
import { collect, type Debt } from './debts';
import { type Adjustment, type ClientRow, type Memory, Reconciliation, ruleFor, type ServiceRow } from './rules';

const NOTHING: Memory = { settled: new Map(), unexplained: new Map(), rejected: new Set() };

const service = (changes: Partial<ServiceRow> = {}): ServiceRow => ({
  id: 't1',
  type: 'PURCHASE',
  status: 'APPROVED',
  amount: 1000n,
  currency: 'ARS',
  userId: 'u1',
  originalId: null,
  ...changes,
});
const client = (changes: Partial<ClientRow> = {}): ClientRow => ({
  id: 't1',
  type: null,
  status: 'APPROVED',
  amount: null,
  marked: false,
  ...changes,
});

function reconciled(rows: ServiceRow[], books: ClientRow[], memory = NOTHING) {
  const reconciliation = new Reconciliation(new Map(books.map((row) => [row.id, row])), memory);
  for (const row of rows) reconciliation.add(row);
  return reconciliation.finish();
}
const changes = (found: ReturnType<typeof reconciled>) =>
  found.adjustments.map(({ transactionId, change }): [string, bigint] => [transactionId, change]);

const TABLE: readonly [Status | null, Status | null, string, string | null][] = [
  ['APPROVED', 'APPROVED', 'NONE', 'MATCHING'],
  ['REJECTED', 'REJECTED', 'NONE', 'MATCHING'],
  ['HELD', 'HELD', 'NONE', 'MATCHING'],
  ['APPROVED', 'REJECTED', 'REGISTER_ADJUSTMENT', 'MATCHING'],
  ['REJECTED', 'APPROVED', 'REGISTER_ADJUSTMENT', 'MATCHING'],
  ['HELD', 'APPROVED', 'NONE', 'MATCHING'],
  ['HELD', 'REJECTED', 'NONE', 'MATCHING'],
  ['APPROVED', null, 'REGISTER_ADJUSTMENT', 'MATCHING'],
  ['REJECTED', null, 'NONE', 'MATCHING'],
  ['HELD', null, 'NONE', 'MATCHING'],
  [null, 'APPROVED', 'IMPOSSIBLE', null],
  [null, 'REJECTED', 'IMPOSSIBLE', null],
];

describe('the table', () => {
  it.each(TABLE)('says of %s at the service and %s at the client: %s, mark %s', (at, own, action, mark) => {
    expect(ruleFor(at, own)).toMatchObject({ action, mark });
  });

  it('has no line beyond those', () => {
    expect(new Set(TABLE.map(([at, own]) => ruleFor(at, own)))).toEqual(new Set(reconciliation.rules));
  });

  it('has a line for every pair there is', () => {
    const statuses = [null, 'APPROVED', 'REJECTED', 'HELD'] as const;
    const pairs = statuses.flatMap((at) => statuses.map((own) => [at, own] as const)).filter(([at, own]) => at ?? own);
    expect(pairs.map(([at, own]) => ruleFor(at, own).action)).toHaveLength(15);
    expect(() => ruleFor(null, null)).toThrow('says nothing');
  });
});

describe('an adjustment', () => {
  it.each([
    ['PURCHASE', 'APPROVED', 'REJECTED', -1000n],
    ['PURCHASE', 'REJECTED', 'APPROVED', 1000n],
    ['PURCHASE', 'APPROVED', null, -1000n],
    ['REFUND', 'APPROVED', null, 1000n],
    ['REFUND', 'APPROVED', 'HELD', 1000n],
    ['REVERSAL_PURCHASE', 'APPROVED', 'REJECTED', 1000n],
    ['REVERSAL_REFUND', 'APPROVED', null, -1000n],
    ['PAYMENT', 'REJECTED', 'APPROVED', -1000n],
  ] as const)('of a %s, %s at the service and %s at the client, changes the balance by %i', (type, at, own, change) => {
    const books = own === null ? [] : [client({ status: own })];
    const found = reconciled([service({ type, status: at })], books);
    expect(changes(found)).toEqual([['t1', change]]);
    expect(found).toMatchObject({ matching: 0, serviceRows: 1, impossible: [] });
    expect(found.adjustments[0]).toMatchObject({ serviceStatus: at, clientStatus: own, userId: 'u1', currency: 'ARS' });
  });

  it('is needless where nothing has moved on either side', () => {
    const found = reconciled(
      [service({ status: 'REJECTED' }), service({ id: 't2', type: 'REFUND', status: 'HELD' })],
      [client({ status: 'HELD' })],
    );
    expect([changes(found), found.matching]).toEqual([[], 2]);
  });

  it('takes back what the client really moved', () => {
    const found = reconciled([service({ status: 'REJECTED' })], [client({ amount: 900n })]);
    expect(changes(found)).toEqual([['t1', 900n]]);
  });

  it('is not made for another amount with the same status, which is reported', () => {
    const found = reconciled([service()], [client({ amount: 900n })]);
    expect(changes(found)).toEqual([]);
    expect(found.amountsDiffer).toEqual([{ transactionId: 't1', service: 1000n, client: 900n }]);
    expect(found.matching).toBe(0);
  });

  it.each(['REJECTED', 'HELD'] as const)('leaves the amount alone where both say %s and nothing moved', (status) => {
    const found = reconciled([service({ status })], [client({ status, amount: 0n })]);
    expect([found.amountsDiffer, found.matching]).toEqual([[], 1]);
  });
});

describe('a reversal of what the service rejected', () => {
  const rows = [service({ id: 'r1', type: 'REVERSAL_PURCHASE', originalId: 't1' }), service({ status: 'REJECTED' })];

  const cases: [string, ClientRow[], [string, bigint][]][] = [
    ['approved, and took it back', [client(), client({ id: 'r1', type: 'REVERSAL_PURCHASE' })], []],
    ['approved, and took back less', [client(), client({ id: 'r1', amount: 600n })], [['t1', 400n]]],
    ['approved, and did not hear of the reversal', [client()], [['t1', 1000n]]],
    ['rejected, and ignored the reversal', [client({ status: 'REJECTED' })], []],
    [
      'rejected, and wrote that the reversal gave nothing',
      [client({ status: 'REJECTED' }), client({ id: 'r1', amount: 0n })],
      [],
    ],
    ['rejected, but gave the money', [client({ status: 'REJECTED' }), client({ id: 'r1' })], [['r1', -1000n]]],
    ['never heard of either', [], []],
  ];

  it.each(cases)('moves nothing together with its original: the client %s', (_, books, want) => {
    for (const order of [rows, [...rows].reverse()]) {
      const found = reconciled(order, books);
      expect(changes(found)).toEqual(want);
      expect([found.matching, found.amountsDiffer]).toEqual([2 - want.length, []]);
    }
  });

  it.each(cases)('is not adjusted again by the same files: the client %s', (_, books) => {
    const { settled } = reconciled(rows, books);
    expect(changes(reconciled(rows, books, { ...NOTHING, settled }))).toEqual([]);
  });

  it('is not adjusted again by the same files where an earlier run knew the reversal from the client alone', () => {
    const [original, reversal] = [client(), client({ id: 'r1', type: 'REVERSAL_PURCHASE' })];
    const first = reconciled(rows, [original], { ...NOTHING, unexplained: new Map([['r1', reversal]]) });
    expect([changes(first), first.explained]).toEqual([[], ['r1']]);
    const { settled } = first;
    expect(changes(reconciled(rows, [original, reversal], { ...NOTHING, settled }))).toEqual([]);
  });

  it.each(cases)('comes to the same in the file of the next day: the client %s', (_, books, want) => {
    const [reversal, original] = rows as [ServiceRow, ServiceRow];
    const first = reconciled([original], books);
    const unexplained = new Map(first.impossible.map((row) => [row.id, row]));
    const second = reconciled(
      [reversal],
      books.filter(({ id }) => id !== 't1'),
      { ...first, unexplained },
    );
    const sum = (all: [string, bigint][]) => all.reduce((total, [, change]) => total + change, 0n);
    expect(sum([...changes(first), ...changes(second)])).toBe(sum(want));
  });
});

describe('what earlier runs left behind', () => {
  it('does not miss in this file what is marked as matching since an earlier one', () => {
    expect(reconciled([], [client({ marked: true }), client({ id: 't2' })]).impossible).toEqual([client({ id: 't2' })]);
    expect(changes(reconciled([service({ status: 'REJECTED' })], [client({ marked: true })]))).toEqual([['t1', 1000n]]);
  });

  it('keeps the same adjustment from being made twice', () => {
    const { settled } = reconciled([service()], []);
    expect(changes(reconciled([service()], [], { ...NOTHING, settled }))).toEqual([]);
    expect(changes(reconciled([service()], [client({ status: 'REJECTED' })], { ...NOTHING, settled }))).toEqual([]);
  });

  it('explains a row that the service tells of late', () => {
    const first = reconciled([], [client()]);
    expect(first.impossible).toEqual([client()]);
    const second = reconciled([service()], [], { ...NOTHING, unexplained: new Map([['t1', client()]]) });
    expect([changes(second), second.explained, second.matching]).toEqual([[], ['t1'], 1]);
  });

  it('leaves a refund alone while it is HELD, and whatever of it came in between', () => {
    const held = service({ type: 'REFUND', status: 'HELD' });
    const approved = service({ type: 'REFUND', status: 'APPROVED' });
    const received = client({ type: 'REFUND' });
    expect(reconciled([held], [received])).toMatchObject({ adjustments: [], matching: 1 });
    expect(reconciled([approved], [received])).toMatchObject({ adjustments: [], matching: 1 });
    expect(changes(reconciled([approved], []))).toEqual([['t1', 1000n]]);
    const { explained, settled } = reconciled([held], [], { ...NOTHING, unexplained: new Map([['t1', received]]) });
    expect([explained, changes(reconciled([approved], [received], { ...NOTHING, settled }))]).toEqual([['t1'], []]);
  });
});

describe('what a user can’t be charged', () => {
  const adjustment = (transactionId: string, change: bigint, userId = 'u1'): Adjustment => ({
    transactionId,
    userId,
    currency: 'ARS',
    change,
    serviceStatus: 'APPROVED',
    clientStatus: null,
    reason: '',
  });
  const funds = (amounts: Record<string, bigint>) => ({
    available: (userId: string | null, currency: string) => amounts[`${userId} ${currency}`] ?? 0n,
  });
  const debt = (transactionId: string, amount: bigint, since: string): Debt => ({
    transactionId,
    userId: 'u1',
    currency: 'ARS',
    amount,
    since,
    tries: 1,
  });

  it('becomes a debt, which is tried again until it is collected', () => {
    const first = collect(
      [adjustment('a', -700n), adjustment('b', -500n)],
      [],
      funds({ 'u1 ARS': 800n }),
      '2026-01-16',
    );
    expect(first.carried.map(({ outcome }) => outcome)).toEqual(['REGISTERED', 'DEBT']);
    expect(first.debts).toEqual([debt('b', 500n, '2026-01-16')]);
    const second = collect([], first.debts, funds({ 'u1 ARS': 499n }), '2026-01-17');
    expect(second).toMatchObject({ collected: [], debts: [{ transactionId: 'b', tries: 2, since: '2026-01-16' }] });
    const third = collect([], second.debts, funds({ 'u1 ARS': 500n }), '2026-01-18');
    expect(third).toMatchObject({ collected: [{ transactionId: 'b', tries: 3 }], debts: [] });
  });

  it('is collected from what the user gets, older debts before newer ones and before new charges', () => {
    const days = ['2026-01-15', '2026-01-16', '2026-01-14'];
    const before = days.map((day) => debt(day, 200n, day));
    const found = collect([adjustment('take', -300n), adjustment('give', 650n)], before, funds({}), '2026-01-17');
    expect(found.collected.map(({ transactionId }) => transactionId)).toEqual(days.toSorted());
    expect(found.carried.map(({ outcome }) => outcome)).toEqual(['DEBT', 'REGISTERED']);
    expect(found.debts).toEqual([debt('take', 300n, '2026-01-17')]);
  });

  it('is paid once by what the user gets at the same time', () => {
    const found = collect([adjustment('give', 100n), adjustment('take', -150n)], [], funds({}), 'now');
    expect(found.carried.map(({ outcome }) => outcome)).toEqual(['REGISTERED', 'DEBT']);
  });

  it.each([
    ['gets', 100n, {}, 'DEBT'],
    ['is charged', -100n, { 'u1 ARS': 100n, 'u2 ARS': 100n, 'u1 USD': 100n }, 'REGISTERED'],
  ] as const)('has nothing to do with what another user, or another currency, %s', (_, change, has, outcome) => {
    const usd = { ...adjustment('c', -100n), currency: 'USD' };
    const found = collect([adjustment('a', change), adjustment('b', -100n, 'u2'), usd], [], funds(has), 'now');
    expect(found.carried.map((one) => one.outcome)).toEqual(['REGISTERED', outcome, outcome]);
  });

  it('is distinguished by user and currency', () => {
    const usd = { ...adjustment('c', -100n), currency: 'USD' };
    const found = collect(
      [adjustment('a', -100n), adjustment('b', -100n, 'u2'), usd],
      [],
      funds({ 'u1 ARS': 100n }),
      'now',
    );
    expect(found.carried.map(({ outcome }) => outcome)).toEqual(['REGISTERED', 'DEBT', 'DEBT']);
  });

  it('is not known where nobody says what users have', () => {
    const found = collect([adjustment('a', -700n)], [debt('b', 1n, 'then')], null, 'now');
    expect(found).toMatchObject({ carried: [{ outcome: 'REGISTER' }], collected: [], debts: [{ tries: 1 }] });
  });
});
