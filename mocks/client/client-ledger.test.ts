import { DAY } from '../../server/kernel/time';
import { ClientLedger, type Movement } from './client-ledger';
import type { Report } from './reconcile/report';
import { fundsFile, ledgerFile, register } from './settlement';

const movement = (changes: Partial<Movement> = {}): Movement => ({
  id: 't-1',
  userId: 'user',
  type: 'PURCHASE',
  currency: 'ARS',
  amount: 100n,
  originalId: null,
  ...changes,
});
const reversal = movement({ id: 't-2', type: 'REVERSAL_PURCHASE', originalId: 't-1' });

describe('the ledger', () => {
  let ledger: ClientLedger;
  let now: number;
  const balance = () => ledger.balance('user', 'ARS');

  beforeEach(() => {
    now = 0;
    ledger = new ClientLedger(1000n, () => now);
  });

  it('take what was approved, and nothing for what was rejected', () => {
    ledger.decided(movement(), 'APPROVED');
    ledger.decided(movement({ id: 't-9' }), 'INSUFFICIENT_FUNDS');
    expect(balance()).toBe(900n);
    expect(ledger.all().map(({ id, status, change }) => [id, status, change])).toEqual([
      ['t-1', 'APPROVED', -100n],
      ['t-9', 'REJECTED', 0n],
    ]);
  });

  it('count an adjustment once, either way', () => {
    for (let time = 0; time < 3; time += 1) {
      ledger.adjust(movement(), 'debit');
      ledger.adjust(movement({ id: 't-3', type: 'PAYMENT', amount: 30n }), 'credit');
    }
    expect(balance()).toBe(930n);
  });

  it('debit what was rejected here, and approved for the client in the meantime', () => {
    ledger.decided(movement(), 'OTHER');
    ledger.adjust(movement(), 'debit');
    expect(balance()).toBe(900n);
    expect(ledger.line('t-1')).toMatchObject({ status: 'APPROVED', change: -100n });
  });

  it('give back what was approved', () => {
    ledger.decided(movement(), 'APPROVED');
    ledger.adjust({ ...reversal, amount: 40n }, 'credit');
    expect(balance()).toBe(940n);
  });

  it('give nothing back for what was rejected', () => {
    ledger.decided(movement(), 'OTHER');
    ledger.adjust(reversal, 'credit');
    expect(balance()).toBe(1000n);
    expect(ledger.line('t-2')).toMatchObject({ change: 0n });
  });

  it('remember a reversal that came before its original', () => {
    ledger.adjust(reversal, 'credit');
    expect([balance(), ledger.isTakenBack('t-1')]).toEqual([1000n, true]);
    ledger.adjust(movement(), 'debit');
    expect(balance()).toBe(1000n);
    expect(ledger.line('t-2')).toMatchObject({ change: 100n });
    ledger.adjust(reversal, 'credit');
    expect(balance()).toBe(1000n);
  });

  it('remember every reversal that came before its original', () => {
    ledger.adjust({ ...reversal, amount: 40n }, 'credit');
    ledger.adjust({ ...reversal, id: 't-3', amount: 25n }, 'credit');
    ledger.adjust(movement(), 'debit');
    expect(balance()).toBe(965n);
    expect(['t-2', 't-3'].map((id) => ledger.line(id)?.change)).toEqual([40n, 25n]);
  });

  it('remember a reversal that came before a payment to the user', () => {
    ledger.adjust({ ...reversal, type: 'REVERSAL_PAYMENT', amount: 40n }, 'debit');
    expect(ledger.isTakenBack('t-1')).toBe(true);
    ledger.adjust(movement({ type: 'PAYMENT' }), 'credit');
    expect([balance(), ledger.isTakenBack('t-1')]).toEqual([1060n, false]);
  });

  it('forget a reversal whose original has not come for a month, and remember younger ones', () => {
    const early = (at: number) => movement({ id: `r-${at}`, type: 'REVERSAL_PURCHASE', originalId: `o-${at}` });
    ledger.adjust(early(0), 'credit');
    now += 9 * DAY;
    ledger.adjust(early(4), 'credit');
    now += 11 * DAY;
    ledger.adjust(early(1), 'credit');
    ledger.adjust({ ...early(0), id: 'r-9', amount: 1n }, 'credit');
    now += 20 * DAY;
    ledger.adjust(early(2), 'credit');
    expect([0, 1, 2, 4].map((at) => ledger.isTakenBack(`o-${at}`))).toEqual([true, true, true, false]);
    now += 15 * DAY;
    ledger.adjust(early(3), 'credit');
    expect([0, 1, 2, 3].map((at) => ledger.isTakenBack(`o-${at}`))).toEqual([false, false, true, true]);
    ledger.adjust(movement({ id: 'o-0' }), 'debit');
    ledger.adjust(movement({ id: 'o-2' }), 'debit');
    expect(balance()).toBe(900n);
  });

  it('have no funds for more charges where a user owes', () => {
    ledger.adjust(movement({ amount: 1500n }), 'debit');
    ledger.setBalance('another', 'ARS', 5n);
    expect(fundsFile(ledger).split('\r\n')).toEqual([
      'USER_ID,CURRENCY,AVAILABLE',
      'user,ARS,0.00',
      'another,ARS,0.05',
      '',
    ]);
  });

  it('mark what a file had, but not what is impossible', () => {
    ledger.decided(movement(), 'APPROVED');
    ledger.decided(movement({ id: 't-9' }), 'APPROVED');
    const impossible = [{ transaction_id: 't-9', status: 'HELD' }];
    register(ledger, { adjustments: [], collected: [], impossible } as unknown as Report);
    expect(ledger.all().map(({ id, marked }) => [id, marked])).toEqual([
      ['t-1', true],
      ['t-9', false],
    ]);
  });

  it('take what a reconciliation found, of what was known and of what was not', () => {
    ledger.decided(movement(), 'APPROVED');
    ledger.correct({ id: 't-1', userId: 'user', currency: 'ARS', change: 100n, status: 'REJECTED' });
    ledger.correct({ id: 't-7', userId: 'user', currency: 'ARS', change: -30n, status: 'APPROVED' });
    ledger.mark('t-1');
    expect(balance()).toBe(970n);
    expect(ledger.line('t-1')).toMatchObject({ type: 'PURCHASE', change: 0n, status: 'REJECTED' });
    expect(ledger.line('t-7')).toMatchObject({ type: null, change: -30n, status: 'APPROVED' });
    expect(['t-1', 't-7'].map((id) => ledger.line(id)?.statusDetail)).toEqual(['OTHER', 'APPROVED']);
    expect(ledgerFile(ledger).split('\r\n')).toEqual([
      'TRANSACTION_ID,STATUS,TRANSACTION_TYPE,LOCAL_AMOUNT,MARK',
      't-1,REJECTED,PURCHASE,,MATCHING',
      't-7,APPROVED,,0.30,',
      '',
    ]);
  });

  it('keep users and currencies apart', () => {
    ledger.decided(movement({ currency: 'USD' }), 'APPROVED');
    ledger.decided(movement({ id: 't-5', userId: 'another' }), 'APPROVED');
    expect([balance(), ledger.balance('user', 'USD'), ledger.balance('another', 'ARS')]).toEqual([1000n, 900n, 900n]);
  });
});
