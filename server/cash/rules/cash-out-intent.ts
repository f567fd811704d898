import { lifecycles } from '../../../generated/lifecycles';
import { refuseField } from '../../kernel/errors';
import { type Machine, transitionFor } from '../../kernel/lifecycle';
import { DAY } from '../../kernel/time';
import type { CashOutIntent, CashOutStatus } from '../store/tables';

export type { CashOutIntent, CashOutStatus } from '../store/tables';

export const cashOutMachine = lifecycles['cash-out-intent'] as Machine;

/** Milliseconds for which an intent can be used. */
export const CASH_OUT_LIFETIME = DAY;

/** A new intent, ACTIVE for a day. */
export function newCashOutIntent(
  input: { accountId: string; network: string; amount: bigint | null },
  own: { id: string; clientId: string; now: number },
): CashOutIntent {
  return {
    ...input,
    id: own.id,
    clientId: own.clientId,
    status: 'ACTIVE',
    expiresAt: own.now + CASH_OUT_LIFETIME,
    createdAt: own.now,
    updatedAt: own.now,
  };
}

/** The intent as it is at a moment: EXPIRED once its day is over, even before that is written down. */
export function cashOutAt(intent: CashOutIntent, now: number): CashOutIntent {
  if (intent.status !== 'ACTIVE' || now < intent.expiresAt) return intent;
  return { ...intent, status: 'EXPIRED', updatedAt: intent.expiresAt };
}

/** Returns the intent after another one took its place: REPLACED, unless its time was over before. */
export function replaced(intent: CashOutIntent, now: number): CashOutIntent {
  const present = cashOutAt(intent, now);
  if (present.status !== 'ACTIVE') return present;
  const { to } = transitionFor(cashOutMachine, {
    cause: 'createCashOutIntent',
    from: present.status,
    to: 'REPLACED',
  });
  return { ...present, status: to as CashOutStatus, updatedAt: now };
}

/**
 * The intent after its cash was handed out.
 * @throws DomainError ILLEGAL_STEP
 */
export function used(intent: CashOutIntent, now: number): CashOutIntent {
  const from = cashOutAt(intent, now).status;
  const { to } = transitionFor(cashOutMachine, { cause: 'cash-withdrawn', from, to: 'USED' });
  return { ...intent, status: to as CashOutStatus, updatedAt: now };
}

/**
 * Returns the amount of a withdrawal: the intent's, or otherwise the one requested at the network.
 * @throws DomainError AMOUNT_REQUIRED if neither has it, INVALID_REQUEST if they differ
 */
export function amountOfWithdrawal(intent: CashOutIntent, requested: bigint | null): bigint {
  const amount = intent.amount ?? requested;
  if (requested !== null && requested !== amount) {
    throw refuseField('INVALID_REQUEST', '/amount', 'amount', 'the amount differs from the amount of the intent');
  }
  if (amount !== null) return amount;
  throw refuseField('AMOUNT_REQUIRED', '/amount', 'required', 'the intent has no amount');
}

/** Tokens are four digits, which is what people can say at a counter. */
const TOKENS = 10_000;

/**
 * Draws the token of an intent. It is never that of the intent which it replaces, since somebody may still know that
 * one.
 * @param draw a number from 0 to below its argument, each as likely
 */
export function newToken(previous: string | null, draw: (below: number) => number): string {
  const token = previous === null ? draw(TOKENS) : (Number(previous) + 1 + draw(TOKENS - 1)) % TOKENS;
  return String(token).padStart(4, '0');
}
