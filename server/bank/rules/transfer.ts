import { lifecycles } from '../../../generated/lifecycles';
import { type DomainError, refuseField } from '../../kernel/errors';
import { type Machine, transitionFor } from '../../kernel/lifecycle';
import { formatAmount, parseNumber } from '../../kernel/money';
import type { FailureReason, TransferRow } from '../store/tables';
import type { Destination } from './destination';
import { OWN_ISPB, type PixDestination } from './pix-destination';

export type { FailureReason, TransferStatus } from '../store/tables';

type Common = Omit<TransferRow, 'rail' | 'concept' | 'destination' | 'endToEndId'>;

/** A transfer within Argentina. */
export type ArgentineTransfer = Common & { rail: 'ARG'; concept: string; destination: Destination; endToEndId: null };

/** A transfer through PIX. */
export type PixTransfer = Common & { rail: 'PIX'; concept: null; destination: PixDestination; endToEndId: string };

/** A bank transfer out. Times are milliseconds since the epoch. */
export type Transfer = ArgentineTransfer | PixTransfer;

/** The answer of a rail about a transfer. */
export type RailOutcome = { status: 'SUCCESS' | 'IN_PROGRESS' } | { status: 'FAILED'; reason: FailureReason };

export const transferMachine = lifecycles.transfer as Machine;

/** The concept of a transfer that names none. */
export const DEFAULT_CONCEPT = 'VAR';

/**
 * An amount that the contract takes as a JSON number.
 * @throws DomainError INVALID_AMOUNT
 */
export function transferAmount(value: number, pointer: string): bigint {
  const amount = parseNumber(value);
  if (amount !== null && amount > 0n) return amount;
  throw refuseField(
    'INVALID_AMOUNT',
    pointer,
    'decimals',
    'the amount must be greater than zero, with at most two decimals',
  );
}

/**
 * The id of a PIX transfer: E, the ISPB of the payer's bank, the minute in UTC, and eleven letters and digits.
 * Source: the PIX manual of the Banco Central, EndToEndId.
 */
export function endToEndId(now: number, unique: string): string {
  const minute = new Date(now).toISOString().replace(/[-:T]/g, '').slice(0, 12);
  return `E${OWN_ISPB}${minute}${unique}`;
}

/** Decides whether the outcome of a transfer is still open. */
export function isOpen(transfer: Pick<Transfer, 'status'>): boolean {
  return transfer.status === 'RESERVED' || transfer.status === 'IN_PROGRESS';
}

/** The transfer after the bank network reported its outcome. A final transfer does not change. */
export function answeredTransfer(transfer: Transfer, outcome: RailOutcome, now: number): Transfer {
  if (!isOpen(transfer) || outcome.status === transfer.status) return transfer;
  const failureReason = outcome.status === 'FAILED' ? outcome.reason : null;
  return { ...transfer, status: outcome.status, failureReason, updatedAt: now };
}

/** @throws DomainError ILLEGAL_STEP unless the transfer waits for the rail's word */
export function assertMayEnd(transfer: Transfer, cause: 'transfer-settled' | 'transfer-failed'): void {
  transitionFor(transferMachine, { cause, from: transfer.status });
}

/** The ledger's reasons for an account that is not ACTIVE; that for a DELETED one is the same as for a DISABLED one. */
const NOT_ACTIVE: ReadonlySet<string> = new Set(['ACCOUNT_DISABLED', 'ACCOUNT_FROZEN']);

/** The fields of a transfer's body to which errors point. */
export interface TransferPlaces {
  amount: string;
  /** The field that the account follows from. */
  account: string;
}

/** An account that refuses to pay. */
export interface RefusingAccount {
  /** As the ledger has it. */
  reason: string;
  status: string;
  /** In minor units. */
  balance: bigint;
  currency: string;
}

/** Returns the refusal for a caller whose account refuses to pay. */
export function refusalOf({ reason, status, balance, currency }: RefusingAccount, places: TransferPlaces): DomainError {
  if (NOT_ACTIVE.has(reason)) {
    return refuseField('ACCOUNT_NOT_ACTIVE', places.account, 'state', `the account is ${status}`);
  }
  if (reason === 'INSUFFICIENT_FUNDS') {
    const detail = `the balance is ${formatAmount(balance)} ${currency}`;
    return refuseField('INSUFFICIENT_FUNDS', places.amount, 'balance', detail);
  }
  return refuseField('AMOUNT_LIMIT_REACHED', places.amount, 'limit', reason);
}
