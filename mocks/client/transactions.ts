import { type CardCall, type Decision, hundredths } from './call';
import type { ClientLedger, Movement } from './client-ledger';

/** The client's limits, besides what its users can't pay. */
export interface Rules {
  /** Merchant categories (ISO 18245) that no card is accepted at. */
  refusedCategories: readonly string[];
  /** The most that one transaction may take, in hundredths; null is no limit. */
  maxPerTransaction: bigint | null;
}

const reject = (status_detail: Decision['status_detail'], message: string): Decision => ({
  status: 'REJECTED',
  message,
  status_detail,
});

const APPROVED: Decision = { status: 'APPROVED', message: 'OK', status_detail: 'APPROVED' };

/** A call as a movement of the ledger. */
export function movementOf({ transaction, user, amount }: CardCall): Movement {
  return {
    id: transaction.id,
    userId: user.id,
    type: transaction.type,
    currency: amount.local.currency,
    amount: hundredths(amount.local.total),
    originalId: transaction.original_transaction_id,
  };
}

/** Decides by the balance of the user, and writes the decision: an approval is applied by the time it is answered. */
export function authorize(ledger: ClientLedger, rules: Rules, call: CardCall): Decision {
  const movement = movementOf(call);
  const known = ledger.line(movement.id);
  if (known !== undefined) return decisionOf(known.statusDetail as Decision['status_detail']);
  const decision = decide(ledger, rules, call, movement);
  ledger.decided(movement, decision.status_detail);
  return decision;
}

function decide(ledger: ClientLedger, rules: Rules, { merchant }: CardCall, movement: Movement): Decision {
  if (ledger.isTakenBack(movement.id)) return reject('OTHER', 'It was reversed before it arrived.');
  if (rules.refusedCategories.includes(merchant.mcc))
    return reject('INVALID_MERCHANT', 'This merchant is not allowed.');
  if (rules.maxPerTransaction !== null && movement.amount > rules.maxPerTransaction) {
    return reject('INVALID_AMOUNT', 'The amount is above the limit.');
  }
  const { userId, currency, amount } = movement;
  return ledger.balance(userId, currency) < amount ? reject('INSUFFICIENT_FUNDS', 'The balance is too low.') : APPROVED;
}

function decisionOf(detail: Decision['status_detail']): Decision {
  return detail === 'APPROVED' ? APPROVED : reject(detail, 'It was rejected before.');
}
