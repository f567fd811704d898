/** What moved in the present day and month of UTC, each way by itself. */
export interface Usage {
  /** Days since the Unix epoch. */
  day: number;
  dayDebit: bigint;
  dayCredit: bigint;
  /** Months since the year 0. */
  month: number;
  monthDebit: bigint;
  monthCredit: bigint;
}

/** Totals stop here, which is beyond every limit that the contract can express, so that they fit 64 bits. */
const CEILING = 10n ** 18n;
const DAY = 86_400_000;

export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

export function monthOf(now: number): number {
  const date = new Date(now);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Nothing moved yet. */
export function noUsage(now: number): Usage {
  return { day: dayOf(now), dayDebit: 0n, dayCredit: 0n, month: monthOf(now), monthDebit: 0n, monthCredit: 0n };
}

/** The totals as they count at `now`: those of another day or month count no longer. */
export function usageAt(usage: Usage, now: number): Usage {
  const day = dayOf(now);
  const month = monthOf(now);
  if (usage.day === day && usage.month === month) return usage;
  const current = { ...usage, day, month };
  if (usage.day !== day) Object.assign(current, { dayDebit: 0n, dayCredit: 0n });
  if (usage.month !== month) Object.assign(current, { monthDebit: 0n, monthCredit: 0n });
  return current;
}

/** The totals once an amount has moved. */
export function withMovement(usage: Usage, entryType: 'DEBIT' | 'CREDIT', amount: bigint, now: number): Usage {
  const current = usageAt(usage, now);
  const [debit, credit] = entryType === 'DEBIT' ? [amount, 0n] : [0n, amount];
  return {
    day: current.day,
    dayDebit: capped(current.dayDebit + debit),
    dayCredit: capped(current.dayCredit + credit),
    month: current.month,
    monthDebit: capped(current.monthDebit + debit),
    monthCredit: capped(current.monthCredit + credit),
  };
}

/** Two totals of the same thing, kept apart by whoever wrote them, as one at `now`. */
export function addUsage(one: Usage, other: Usage, now: number): Usage {
  const [a, b] = [usageAt(one, now), usageAt(other, now)];
  return {
    day: a.day,
    dayDebit: capped(a.dayDebit + b.dayDebit),
    dayCredit: capped(a.dayCredit + b.dayCredit),
    month: a.month,
    monthDebit: capped(a.monthDebit + b.monthDebit),
    monthCredit: capped(a.monthCredit + b.monthCredit),
  };
}

function capped(total: bigint): bigint {
  return total > CEILING ? CEILING : total;
}
