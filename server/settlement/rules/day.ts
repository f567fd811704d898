import { DomainError } from '../../kernel/errors';
import { DAY, HOUR } from '../../kernel/time';

/** Milliseconds after the midnight of UTC at which the files of the day before are made. */
const RUN_AFTER_MILLISECONDS = 6 * HOUR;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A UTC day: its first moment and the first moment after it, in milliseconds. */
export interface DaySpan {
  from: number;
  until: number;
}

/** The day that a moment is in, as `yyyy-mm-dd` in UTC. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** @param day `yyyy-mm-dd` */
export function spanOf(day: string): DaySpan {
  const from = Date.parse(`${day}T00:00:00.000Z`);
  if (Number.isNaN(from)) throw new Error(`${day} is not a day`);
  return { from, until: from + DAY };
}

export function dayBefore(day: string): string {
  return dayOf(spanOf(day).from - 1);
}

export function dayAfter(day: string): string {
  return dayOf(spanOf(day).until);
}

/** The last day whose files are due at a given time. */
export function lastDueDay(now: number): string {
  return dayBefore(dayOf(now - RUN_AFTER_MILLISECONDS));
}

/** The first moment after this one at which the files of another day are due. */
export function nextDueAt(now: number): number {
  return spanOf(dayAfter(lastDueDay(now))).until + RUN_AFTER_MILLISECONDS;
}

/**
 * Asserts that all of a day is past: nothing can be added to it any more.
 * @throws DomainError SETTLEMENT_DAY_NOT_OVER
 */
export function assertOver(day: string, now: number): void {
  const { until } = spanOf(day);
  if (now >= until) return;
  const detail = `${day} ends at ${new Date(until).toISOString()}; the clock reads ${new Date(now).toISOString()}`;
  throw new DomainError('SETTLEMENT_DAY_NOT_OVER', [{ code: 'maximum', detail, location: 'body', pointer: '/date' }]);
}

/**
 * The name of a file.
 * @param pattern of the contract, with `{yyyy}`, `{mm}` and `{dd}`
 */
export function fileName(pattern: string, day: string): string {
  const [, yyyy = '', mm = '', dd = ''] = DATE.exec(day) ?? [];
  return pattern.replace('{yyyy}', yyyy).replace('{mm}', mm).replace('{dd}', dd);
}

/** Matches the names that a pattern makes, and nothing else. */
export function fileNamePattern(pattern: string): RegExp {
  const literal = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace('{yyyy}', '\\d{4}').replace('{mm}', '\\d{2}').replace('{dd}', '\\d{2}')}$`);
}
