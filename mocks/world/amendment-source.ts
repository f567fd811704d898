import type { Reader, Tx } from '../../server/platform/store/db';
import type { AmendmentSource, ClientDay, DayAmendments } from '../../server/settlement/amendments';
import { dayBefore } from '../../server/settlement/rules/day';
import { lateDayOf, lateLine, type Mismatch, withMistakes } from './mismatch';
import { markMismatchesUsed, mismatchesBetween, mismatchesOfDay } from './store/mismatches';

const isLate = ({ kind }: Mismatch): boolean => kind === 'LATE_CLEARING';

/** The mistakes that settlement files make on purpose, so that reconciliation has something to find. */
export const mistakes: AmendmentSource = {
  async amendmentsOf(db, clientId, day) {
    const before = await mismatchesOfDay(db, clientId, dayBefore(day));
    return mistakesOf(clientId, await mismatchesOfDay(db, clientId, day), before.filter(isLate));
  },
  async amendedBetween(db: Reader, after: string, last: string): Promise<ClientDay[]> {
    const late = (await mismatchesBetween(db, after, last)).filter(isLate);
    const days = late.map((mismatch) => ({ clientId: mismatch.clientId, day: lateDayOf(mismatch) }));
    return days.filter(({ day }) => day > after && day <= last);
  },
};

/** @param own mistakes in the rows of the day; @param late rows that were left out of the file of the day before */
function mistakesOf(clientId: string, own: readonly Mismatch[], late: readonly Mismatch[]): DayAmendments | null {
  if (own.length === 0 && late.length === 0) return null;
  const ids = [...own, ...late].map(({ id }) => id);
  const found = byTransaction(own);
  return {
    carried: late.map(({ transactionId }) => transactionId),
    carry: lateLine,
    rows: (line) => withMistakes(line, found.get(line.transaction.id) ?? []),
    written: (tx: Tx) => markMismatchesUsed(tx, clientId, ids),
  };
}

function byTransaction(mismatches: readonly Mismatch[]): Map<string, Mismatch[]> {
  const found = new Map<string, Mismatch[]>();
  for (const mismatch of mismatches) {
    found.set(mismatch.transactionId, [...(found.get(mismatch.transactionId) ?? []), mismatch]);
  }
  return found;
}
