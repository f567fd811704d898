import type { components } from '../../../generated/types/networks';
import type { CashInIntent } from '../../cash/rules/cash-in-intent';
import { formatAmount } from '../../kernel/money';
import type { Received } from '../store/received';

type Schemas = components['schemas'];

/** A boleto as its network gets to see it. */
export function presentBoleto({ id, status, amount, paidAmount }: CashInIntent): Schemas['BoletoStepResult']['data'] {
  return {
    id,
    status: status as Schemas['CashInIntentStatus'],
    amount: formatAmount(amount),
    paid_amount: formatAmount(paidAmount),
  };
}

/** Presents the outcome of a movement for an account. */
export function presentOutcome({ result, rejectionReason }: Pick<Received, 'result' | 'rejectionReason'>) {
  return { result, rejection_reason: rejectionReason as Schemas['TransactionRejectionReason'] | null };
}
