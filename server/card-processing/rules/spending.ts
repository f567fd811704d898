import type { AffinityGroup, CardUse } from '../../cards/rules/affinity-group';
import { DAY } from '../../kernel/time';
import { dayOf, firstOfMonth } from '../../ledger/rules/periods';

/** Decides whether a limit of the group depends on what the use of a card has cost before. */
export function needsSpent(group: Pick<AffinityGroup, 'limits'> | null, cardUse: CardUse | null): boolean {
  if (group === null || cardUse === null) return false;
  const { daily, monthly } = group.limits[cardUse];
  return daily !== null || monthly !== null;
}

/** Returns the starts of the day and the month of a moment, by the ledger's rule of periods. All are milliseconds. */
export function periodStarts(now: number): { day: number; month: number } {
  const day = dayOf(now);
  return { day: day * DAY, month: firstOfMonth(day) * DAY };
}
