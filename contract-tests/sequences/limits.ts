import type { Card, Model, Period, Use } from './model';

/** The limits of an affinity group, as the contract states them: `AffinityGroupLimit`. */

const DAY = 10;
const MONTH = 7;

/** The day or month of a time in UTC, for example 2026-03-10 or 2026-03. */
const periodOf = (at: number, length: number): string => new Date(at).toISOString().slice(0, length);

/** The amount that the card's uses of this way have cost in the present day or month. Refunds are not uses. */
function spentOn({ cardTransactions, now }: Model, card: Card, use: Use, length: number): number {
  const present = periodOf(now, length);
  return cardTransactions
    .filter((other) => other.card === card && other.type === 'PURCHASE' && other.use === use)
    .filter(({ at }) => periodOf(at, length) === present)
    .reduce((sum, { charged }) => sum + charged, 0);
}

/** Decides whether a use of a card would exceed a limit of its group. Cards without a name are of another group. */
export function exceedsLimits(model: Model, card: Card, use: Use, amount: number): boolean {
  const limits = card.batch === null ? model.limits[use] : undefined;
  if (limits === undefined) return false;
  const exceeds = (period: Period, spent: number) => spent + amount > (limits[period] ?? Number.POSITIVE_INFINITY);
  return (
    exceeds('per_transaction', 0) ||
    exceeds('daily', spentOn(model, card, use, DAY)) ||
    exceeds('monthly', spentOn(model, card, use, MONTH))
  );
}
