import type { Status, TransactionLine } from '../../server/settlement/rules/record';
import { settled } from '../../server/testing/settlement-records';
import { lateDayOf, lateLine, type MismatchKind, withMistakes } from './mismatch';

const line = (status: Status = 'APPROVED'): TransactionLine => ({
  transaction: settled(),
  status,
  statusDetail: status === 'REJECTED' ? 'INSUFFICIENT_FUNDS' : 'APPROVED',
  source: 'ONLINE',
});
const mismatch = (kind: MismatchKind, id = 'm-1', transactionId = 't-1') => ({
  id,
  clientId: 'k',
  kind,
  transactionId,
  day: '2026-01-15',
  used: false,
  createdAt: 0,
});
const shown = (lines: readonly TransactionLine[]) =>
  lines.map(({ transaction, status, statusDetail, source }) => [transaction.id, status, statusDetail, source]);

it('MISSING_AT_CLIENT adds an approved row that the client never received, with the same id every time', () => {
  const want = [
    ['t-1', 'REJECTED', 'INSUFFICIENT_FUNDS', 'ONLINE'],
    ['m-1', 'APPROVED', 'APPROVED', 'ONLINE'],
  ];
  expect(shown(withMistakes(line('REJECTED'), [mismatch('MISSING_AT_CLIENT')]))).toEqual(want);
  expect(shown(withMistakes(line('REJECTED'), [mismatch('MISSING_AT_CLIENT')]))).toEqual(want);
});

it.each([
  ['APPROVED', 'REJECTED', 'OTHER'],
  ['REJECTED', 'APPROVED', 'APPROVED'],
  ['HELD', 'APPROVED', 'APPROVED'],
] as const)('OTHER_STATUS makes of %s %s', (before, after, detail) => {
  expect(shown(withMistakes(line(before), [mismatch('OTHER_STATUS')]))).toEqual([['t-1', after, detail, 'ONLINE']]);
});

it('PURGE says that the network never presented it', () => {
  expect(shown(withMistakes(line(), [mismatch('PURGE')]))).toEqual([['t-1', 'APPROVED', 'APPROVED', 'PURGE']]);
});

it('LATE_CLEARING moves the row to the file of the day after', () => {
  expect(withMistakes(line(), [mismatch('LATE_CLEARING')])).toEqual([]);
  expect(lateDayOf(mismatch('LATE_CLEARING'))).toBe('2026-01-16');
  expect(shown([lateLine(line())])).toEqual([['t-1', 'APPROVED', 'APPROVED', 'CLEARING']]);
});

it('several mistakes follow each other, and those of other transactions do nothing', () => {
  const several = [mismatch('PURGE'), mismatch('OTHER_STATUS', 'm-2'), mismatch('PURGE', 'm-3', 't-2')];
  expect(shown(withMistakes(line(), several))).toEqual([['t-1', 'REJECTED', 'OTHER', 'PURGE']]);
});
