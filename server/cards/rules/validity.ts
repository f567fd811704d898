/** The day a card counts its months from: the day it is made, in UTC. */
export function startDate(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The moment a card is no longer valid: the end of the last day of its expiration month, in UTC. */
export function expiresAt(now: number, months: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 1);
}

/** The expiration as a card shows it, MM/YY. @param expires as `expiresAt` gives it */
export function expirationDate(expires: number): string {
  const last = new Date(expires - 1);
  return `${String(last.getUTCMonth() + 1).padStart(2, '0')}/${String(last.getUTCFullYear() % 100).padStart(2, '0')}`;
}

/** The start of the next month in UTC: until then no card expires that is valid now. */
export function nextMonth(now: number): number {
  return expiresAt(now, 0);
}
