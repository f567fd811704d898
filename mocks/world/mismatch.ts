import { dayAfter } from '../../server/settlement/rules/day';
import type { TransactionLine } from '../../server/settlement/rules/record';
import type { Mismatch, MismatchKind } from './store/tables';

export type { Mismatch, MismatchKind } from './store/tables';

/** The day whose file contains the row of a late clearing. */
export function lateDayOf({ day }: Pick<Mismatch, 'day'>): string {
  return dayAfter(day);
}

/** The status that the client doesn't know of. */
const OTHER = {
  APPROVED: { status: 'REJECTED', statusDetail: 'OTHER' },
  REJECTED: { status: 'APPROVED', statusDetail: 'APPROVED' },
  HELD: { status: 'APPROVED', statusDetail: 'APPROVED' },
} as const;

type Mistake = (line: TransactionLine, mismatch: Pick<Mismatch, 'id'>) => readonly TransactionLine[];

const MISTAKES: Readonly<Record<MismatchKind, Mistake>> = {
  MISSING_AT_CLIENT: (line, { id }) => {
    const unheardOf = { ...line.transaction, id };
    return [line, { transaction: unheardOf, status: 'APPROVED', statusDetail: 'APPROVED', source: 'ONLINE' }];
  },
  OTHER_STATUS: (line) => [{ ...line, ...OTHER[line.status] }],
  PURGE: (line) => [{ ...line, source: 'PURGE' }],
  LATE_CLEARING: () => [],
};

/** Returns the rows that stand for a transaction in the file of its day, with its mistakes: none, one, or several. */
export function withMistakes(line: TransactionLine, mismatches: readonly Mismatch[]): readonly TransactionLine[] {
  let lines: readonly TransactionLine[] = [line];
  for (const mismatch of mismatches) {
    const mistake = MISTAKES[mismatch.kind];
    lines = lines.flatMap((each) =>
      each.transaction.id === mismatch.transactionId ? mistake(each, mismatch) : [each],
    );
  }
  return lines;
}

/** The row of a late clearing, in the file of the day after. */
export function lateLine(line: TransactionLine): TransactionLine {
  return { ...line, source: 'CLEARING' };
}
