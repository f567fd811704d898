import type { ActivityDetail } from '../../activities/store/tables';
import { type DomainError, refuseField } from '../../kernel/errors';
import { formatAmount, parseAmount } from '../../kernel/money';

/** A part of a total, in the contract's names. */
type DetailInput = Pick<ActivityDetail, 'type' | 'amount'> & Partial<ActivityDetail>;

function counts(detail: DetailInput, entryType: string): 1n | -1n {
  return detail.type === 'DISCOUNT' || (detail.entry_type ?? entryType) !== entryType ? -1n : 1n;
}

function refuse(pointer: string, reason: string, detail: string): DomainError {
  return refuseField('INVALID_AUTHORIZATION_REQUEST', pointer, reason, detail);
}

/**
 * Reads the total of a request. The contract has made sure of its form.
 * @returns minor units
 * @throws DomainError INVALID_AUTHORIZATION_REQUEST
 */
export function totalOf(text: string): bigint {
  const total = parseAmount(text);
  if (total === null || total <= 0n) throw refuse('/total_amount', 'amount', 'the amount must be more than zero');
  return total;
}

/**
 * The parts of a total, if there are any; their sum must equal it exactly. A discount and a part of the opposite entry
 * type count as negative.
 * @param total in minor units
 * @param pointer the place of the parts in the request
 * @throws DomainError INVALID_AUTHORIZATION_REQUEST
 */
export function validDetails(
  details: readonly DetailInput[] | null | undefined,
  total: bigint,
  entryType: string,
  pointer: string,
): ActivityDetail[] {
  if (details === undefined || details === null || details.length === 0) return [];
  let sum = 0n;
  const valid = details.map((detail, index) => {
    const amount = parseAmount(detail.amount);
    if (amount === null) throw refuse(`${pointer}/${index}/amount`, 'amount', 'this is not an amount of the currency');
    sum += counts(detail, entryType) * amount;
    return {
      type: detail.type,
      subtype: detail.subtype ?? null,
      amount: formatAmount(amount),
      entry_type: detail.entry_type ?? entryType,
      description: detail.description ?? null,
      metadata: detail.metadata ?? {},
    };
  });
  if (sum !== total) {
    throw refuse(pointer, 'sum', `the details sum to ${formatAmount(sum)} and the total is ${formatAmount(total)}`);
  }
  return valid;
}
