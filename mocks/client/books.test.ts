import { Books, type Movement } from './books';
import { booksFile } from './settlement';

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

describe('the books', () => {
  let books: Books;
  const balance = () => books.balance('user', 'ARS');

  beforeEach(() => {
    books = new Books(1000n);
  });

  it('take what was approved, and nothing for what was rejected', () => {
    books.decided(movement(), 'APPROVED');
    books.decided(movement({ id: 't-9' }), 'INSUFFICIENT_FUNDS');
    expect(balance()).toBe(900n);
    expect(books.all().map(({ id, status, change }) => [id, status, change])).toEqual([
      ['t-1', 'APPROVED', -100n],
      ['t-9', 'REJECTED', 0n],
    ]);
  });

  it('count an adjustment once, either way', () => {
    for (let time = 0; time < 3; time += 1) {
      books.adjust(movement(), 'debit');
      books.adjust(movement({ id: 't-3', type: 'PAYMENT', amount: 30n }), 'credit');
    }
    expect(balance()).toBe(930n);
  });

  it('give back what was approved', () => {
    books.decided(movement(), 'APPROVED');
    books.adjust({ ...reversal, amount: 40n }, 'credit');
    expect(balance()).toBe(940n);
  });

  it('give nothing back for what was rejected', () => {
    books.decided(movement(), 'OTHER');
    books.adjust(reversal, 'credit');
    expect(balance()).toBe(1000n);
    expect(books.line('t-2')).toMatchObject({ change: 0n });
  });

  it('remember a reversal that came before what it takes back', () => {
    books.adjust(reversal, 'credit');
    expect([balance(), books.isTakenBack('t-1')]).toEqual([1000n, true]);
    books.adjust(movement(), 'debit');
    expect(balance()).toBe(1000n);
    expect(books.line('t-2')).toMatchObject({ change: 100n });
    books.adjust(reversal, 'credit');
    expect(balance()).toBe(1000n);
  });

  it('take what a reconciliation found, of what was known and of what was not', () => {
    books.decided(movement(), 'APPROVED');
    books.correct({ id: 't-1', userId: 'user', currency: 'ARS', change: 100n, status: 'REJECTED' });
    books.correct({ id: 't-7', userId: 'user', currency: 'ARS', change: -30n, status: 'APPROVED' });
    books.mark('t-1');
    expect(balance()).toBe(970n);
    expect(books.line('t-1')).toMatchObject({ type: 'PURCHASE', change: 0n, status: 'REJECTED' });
    expect(books.line('t-7')).toMatchObject({ type: null, change: -30n, status: 'APPROVED' });
    expect(booksFile(books).split('\r\n')).toEqual([
      'TRANSACTION_ID,STATUS,TRANSACTION_TYPE,LOCAL_AMOUNT,MARK',
      't-1,REJECTED,PURCHASE,,MATCHING',
      't-7,APPROVED,,0.30,',
      '',
    ]);
  });

  it('keep users and currencies apart', () => {
    books.decided(movement({ currency: 'USD' }), 'APPROVED');
    books.decided(movement({ id: 't-5', userId: 'another' }), 'APPROVED');
    expect([balance(), books.balance('user', 'USD'), books.balance('another', 'ARS')]).toEqual([1000n, 900n, 900n]);
  });
});
