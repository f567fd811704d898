import { type ReceivedMessages, same } from './session';

/** The details of everything that is reported about money: they sum to the total, to the cent. */

interface Detail {
  type: string;
  amount: string | number;
  /** Only in activities. */
  entry_type?: string;
}

const minor = (amount: string | number): number => Math.round(Number(amount) * 100);

/**
 * Compares the sum of details with their total: a DISCOUNT counts as negative, and so does an entry of the opposite
 * type.
 * @param entry the type of the entry of an activity
 * @throws Disagreement
 */
export function assertDetailsSum(
  about: string,
  details: readonly Detail[],
  total: string | number,
  entry?: string,
): void {
  const signed = details.map(({ type, amount, entry_type }) => {
    const against = entry !== undefined && entry_type !== entry;
    return type === 'DISCOUNT' || against ? -minor(amount) : minor(amount);
  });
  const sum = signed.reduce((all, amount) => all + amount, 0);
  same(`the details of ${about}`, sum, minor(total));
}

/** Checks the details of everything that the client received about its users' money. */
export function assertDetailsOfNotifications({ events, calls }: Pick<ReceivedMessages, 'events' | 'calls'>): void {
  for (const { payload } of calls)
    assertDetailsSum(`call ${payload.transaction.id}`, payload.amount.details, payload.amount.local.total);
  for (const { activity } of events) {
    const { id, data, total_amount, entry_type } = activity;
    // A movement may be reported without its parts.
    if (data.details.length > 0) assertDetailsSum(`activity ${id}`, data.details, total_amount, entry_type);
  }
}
