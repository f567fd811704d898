import { DAY } from '../../kernel/time';

/**
 * The totals of the current day and month for limits, separately for debits and credits. Amounts are in minor units,
 * periods in UTC.
 */
export interface Usage {
  /** Days since the Unix epoch. The month is the month of this day. */
  day: number;
  dayDebit: bigint;
  dayCredit: bigint;
  monthDebit: bigint;
  monthCredit: bigint;
}

/** The totals of one day, separately for debits and credits. Amounts are in minor units. */
export interface DayTotal {
  /** Days since the Unix epoch. */
  day: number;
  debit: bigint;
  credit: bigint;
}

/** Totals stop here, which is beyond every limit that the contract can express, so that they fit 64 bits. */
export const CEILING = 10n ** 18n;
/**
 * Returns the day of UTC of a moment, in days since the Unix epoch.
 * @param now milliseconds
 */
export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

/** Returns the month of a day, in months since the year 0. */
export function monthOf(day: number): number {
  const date = new Date(day * DAY);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Returns the first day of a day's month, in days since the Unix epoch. */
export function firstOfMonth(day: number): number {
  return day - new Date(day * DAY).getUTCDate() + 1;
}

/** Returns the usage of a day on which nothing has moved yet. */
export function noUsage(day: number): Usage {
  return { day, dayDebit: 0n, dayCredit: 0n, monthDebit: 0n, monthCredit: 0n };
}

/**
 * Returns the usage that counts for a request of a day: that of an earlier day or month counts no longer. Periods never
 * move backwards: a request that is older than the last one counted, because it waited or because clocks differ, counts
 * in the later period, so that no order of requests brings a spent limit back.
 */
export function usageOn(usage: Usage, day: number): Usage {
  if (day <= usage.day) return usage;
  if (monthOf(day) !== monthOf(usage.day)) return noUsage(day);
  return { day, dayDebit: 0n, dayCredit: 0n, monthDebit: usage.monthDebit, monthCredit: usage.monthCredit };
}

/**
 * Returns the usage once what moved on a day is counted. Less than zero is released: it leaves a day or month that came
 * later as it is.
 */
export function addUsage(usage: Usage, { day, debit, credit }: DayTotal): Usage {
  const current = usageOn(usage, day);
  const dayIsOver = day < current.day;
  const monthIsOver = dayIsOver && monthOf(day) !== monthOf(current.day);
  return {
    day: current.day,
    dayDebit: added(current.dayDebit, debit, dayIsOver),
    dayCredit: added(current.dayCredit, credit, dayIsOver),
    monthDebit: added(current.monthDebit, debit, monthIsOver),
    monthCredit: added(current.monthCredit, credit, monthIsOver),
  };
}

/**
 * Returns the usage once an amount has moved.
 * @param amount minor units
 * @param now milliseconds
 */
export function withMovement(usage: Usage, entryType: 'DEBIT' | 'CREDIT', amount: bigint, now: number): Usage {
  const [debit, credit] = entryType === 'DEBIT' ? [amount, 0n] : [0n, amount];
  return addUsage(usage, { day: dayOf(now), debit, credit });
}

/**
 * Returns the usage once an amount that moved at a moment is released.
 * @param amount minor units
 * @param at milliseconds
 */
export function withoutMovement(usage: Usage, entryType: 'DEBIT' | 'CREDIT', amount: bigint, at: number): Usage {
  return withMovement(usage, entryType, -amount, at);
}

/** At the maximum the real total is not known, so nothing is released. */
function added(total: bigint, amount: bigint, isOver: boolean): bigint {
  if (amount < 0n && (isOver || total === CEILING)) return total;
  const sum = total + amount;
  return sum > CEILING ? CEILING : sum;
}
