import { parseAmount } from '../../kernel/money';
import type { EntryType, RejectionReason } from './movement';
import { dayOf, type Usage, usageOn } from './periods';

/** Minor units; null is no limit. */
export interface PeriodLimits {
  daily: bigint | null;
  monthly: bigint | null;
}

/** The limits of a client. Each counts in the currency of the account. */
export interface Limits {
  account: PeriodLimits;
  client: PeriodLimits;
  bridge: PeriodLimits & { movement: bigint | null; balance: bigint | null };
}

/** The same as the contract writes it: decimal text. */
type Written<T> = { [K in keyof T]: T[K] extends bigint | null ? string | null : Written<T[K]> };
export type WrittenLimits = Written<Limits>;

type PeriodReasons = { daily: RejectionReason; monthly: RejectionReason };

const REASONS = {
  account: { daily: 'DAILY_AMOUNT_LIMIT_REACHED', monthly: 'MONTHLY_AMOUNT_LIMIT_REACHED' },
  client: { daily: 'CLIENT_DAILY_AMOUNT_LIMIT_REACHED', monthly: 'CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED' },
  bridge: {
    daily: 'BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED',
    monthly: 'BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED',
  },
} as const satisfies Record<string, PeriodReasons>;

const read = new WeakMap<object, Limits>();

/** Reads the limits of a configuration into minor units. The result is remembered with the configuration's object. */
export function readLimits(written: WrittenLimits): Limits {
  let limits = read.get(written);
  if (limits === undefined) {
    limits = {
      account: readPeriods(written.account),
      client: readPeriods(written.client),
      bridge: {
        ...readPeriods(written.bridge),
        movement: minor(written.bridge.movement),
        balance: minor(written.bridge.balance),
      },
    };
    read.set(written, limits);
  }
  return limits;
}

/** Reads a daily and a monthly limit into minor units. */
export function readPeriods(written: Written<PeriodLimits>): PeriodLimits {
  return { daily: minor(written.daily), monthly: minor(written.monthly) };
}

/** Decides whether a decision needs the client's total, which then must not change. */
export function limitsClient(limits: Limits): boolean {
  return limits.client.daily !== null || limits.client.monthly !== null;
}

/**
 * Returns which limit of a group an amount would pass, if any. An amount that just reaches the limit is allowed.
 * @param amount minor units
 * @param now milliseconds
 */
export function limitReached(
  group: keyof typeof REASONS,
  limits: PeriodLimits,
  usage: Usage,
  entryType: EntryType,
  amount: bigint,
  now: number,
): RejectionReason | null {
  if (limits.daily === null && limits.monthly === null) return null;
  const current = usageOn(usage, dayOf(now));
  const [day, month] =
    entryType === 'DEBIT' ? [current.dayDebit, current.monthDebit] : [current.dayCredit, current.monthCredit];
  if (limits.daily !== null && day + amount > limits.daily) return REASONS[group].daily;
  if (limits.monthly !== null && month + amount > limits.monthly) return REASONS[group].monthly;
  return null;
}

function minor(text: string | null): bigint | null {
  if (text === null) return null;
  const value = parseAmount(text);
  if (value === null) throw new Error(`${text} is not an amount`);
  return value;
}
