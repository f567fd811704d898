import { lifecycles } from '../../../generated/lifecycles';
import { DomainError, refuseField } from '../../kernel/errors';
import { type Machine, transitionFor } from '../../kernel/lifecycle';
import { DAY } from '../../kernel/time';
import type { CashInIntent, CashInStatus } from '../store/tables';
import { boleto } from './boleto';

export type { CashInIntent, CashInStatus } from '../store/tables';

export const cashInMachine = lifecycles['cash-in-intent'] as Machine;

/** Milliseconds for which a boleto can be paid. */
export const CASH_IN_LIFETIME = 3 * DAY;

/**
 * A new intent that waits for the network.
 * @param own `freeField`: 25 digits that no other boleto has
 */
export function newCashInIntent(
  input: { accountId: string; network: string; amount: bigint },
  own: { id: string; clientId: string; now: number; freeField: string },
): CashInIntent {
  const expiresAt = own.now + CASH_IN_LIFETIME;
  return {
    ...input,
    ...boleto(input.amount, expiresAt, own.freeField),
    id: own.id,
    clientId: own.clientId,
    paidAmount: 0n,
    status: 'RESERVED',
    expiresAt,
    createdAt: own.now,
    updatedAt: own.now,
  };
}

/** The intent after the network has answered. */
export function answered(intent: CashInIntent, accepted: boolean): CashInIntent {
  return { ...intent, status: accepted ? 'ACTIVE' : 'REJECTED' };
}

/** The statuses of an intent that can be paid until it expires, and its status after that. */
export const CASH_IN_EXPIRY = { open: ['ACTIVE', 'PARTIALLY_PAID'], ended: 'EXPIRED' } as const;

/** Returns the intent as it is at a moment: EXPIRED once its time is over, even before that is written down. */
export function cashInAt(intent: CashInIntent, now: number): CashInIntent {
  const { open, ended } = CASH_IN_EXPIRY;
  if (!open.some((status) => status === intent.status) || now < intent.expiresAt) return intent;
  return { ...intent, status: ended, updatedAt: intent.expiresAt };
}

/** Returns the amount that is left to pay. */
export function remainder(intent: CashInIntent): bigint {
  return intent.amount - intent.paidAmount;
}

/**
 * Holds a payment against the intent, before the money moves.
 * @throws DomainError ILLEGAL_STEP, CASH_IN_INTENT_EXPIRED, AMOUNT_EXCEEDS_REMAINDER
 */
export function assertPayable(intent: CashInIntent, amount: bigint, now: number): void {
  if (cashInAt(intent, now).status === 'EXPIRED') throw new DomainError('CASH_IN_INTENT_EXPIRED');
  paymentStep(intent, amount);
  if (amount > remainder(intent)) {
    throw refuseField(
      'AMOUNT_EXCEEDS_REMAINDER',
      '/amount',
      'exceeded',
      'the payment is more than the remaining amount',
    );
  }
}

/** The intent after a payment that the account has taken. */
export function paid(intent: CashInIntent, amount: bigint, now: number): CashInIntent {
  const status = paymentStep(intent, amount);
  return { ...intent, status, paidAmount: intent.paidAmount + amount, updatedAt: now };
}

function paymentStep(intent: CashInIntent, amount: bigint): CashInStatus {
  const to = amount < remainder(intent) ? 'PARTIALLY_PAID' : 'PAID';
  return transitionFor(cashInMachine, { cause: 'cash-in-paid', from: intent.status, to }).to as CashInStatus;
}

/**
 * The intent after its client has cancelled it.
 * @throws DomainError CASH_IN_INTENT_NOT_CANCELLABLE
 */
export function cancelledByClient(intent: CashInIntent, now: number): CashInIntent {
  return cancelled(intent, 'cancelCashInIntent', now);
}

/**
 * The intent after the provider has cancelled it.
 * @throws DomainError ILLEGAL_STEP
 */
export function cancelledByProvider(intent: CashInIntent, now: number): CashInIntent {
  return cancelled(intent, 'cash-in-cancelled', now);
}

/** The intent after its account was deleted: CANCELLED, unless it takes no payment any more as it is. */
export function cancelledWithAccount(intent: CashInIntent, now: number): CashInIntent {
  const isPayable = CASH_IN_EXPIRY.open.some((status) => status === cashInAt(intent, now).status);
  return isPayable ? cancelled(intent, 'deleteAccount', now) : intent;
}

function cancelled(intent: CashInIntent, cause: string, now: number): CashInIntent {
  const { to } = transitionFor(cashInMachine, { cause, from: cashInAt(intent, now).status, to: 'CANCELLED' });
  return { ...intent, status: to as CashInStatus, updatedAt: now };
}
