import type { components } from '../../../../generated/types/sandbox';
import { settlementAmount } from '../../../../server/card-processing/rules/amounts';
import {
  type CardTransaction,
  type Presentment,
  settlementOf,
  wasForced,
} from '../../../../server/card-processing/rules/transaction';
import { formatAmount } from '../../../../server/kernel/money';
import { timestamp } from '../../../../server/platform/present';

type Schemas = components['schemas'];

function presentPresentment(presentment: Presentment): Schemas['SandboxPresentment'] {
  return {
    id: presentment.id,
    function_code: presentment.functionCode,
    reverse: presentment.reverse,
    reason_code: presentment.reasonCode,
    current_installment: presentment.currentInstallment,
    amount: formatAmount(presentment.amount),
    currency: presentment.currency,
    presented_at: timestamp(presentment.presentedAt),
  };
}

function presentInstallments({ installments }: CardTransaction): Schemas['SandboxCardTransaction']['installments'] {
  if (installments === null) return null;
  const { quantity, creditType, gracePeriod } = installments;
  return { quantity, credit_type: creditType, grace_period: gracePeriod };
}

/**
 * A card transaction in the format of the contract.
 * @param presentments its presentments, in the order of their arrival
 */
export function presentCardTransaction(
  transaction: CardTransaction,
  presentments: readonly Presentment[],
): Schemas['SandboxCardTransaction'] {
  const { pricing, merchant } = transaction;
  const settlement = settlementOf(transaction.state);
  const money = (amount: bigint, currency: string) => ({ total: formatAmount(amount), currency });
  return {
    id: transaction.id,
    type: transaction.type,
    state: transaction.state,
    status: settlement?.status ?? null,
    status_detail: transaction.statusDetail,
    source: settlement?.source ?? null,
    card_id: transaction.cardId,
    user_id: transaction.userId,
    account_id: transaction.accountId,
    origin: transaction.origin,
    country_code: transaction.countryCode,
    point_type: transaction.pointType,
    entry_mode: transaction.entryMode,
    merchant: { id: merchant.id, mcc: merchant.mcc, address: merchant.address, name: merchant.name },
    local: money(transaction.localAmount, pricing.localCurrency),
    settlement: money(settlementAmount(transaction), pricing.settlementCurrency),
    transaction: money(transaction.transactionAmount, pricing.transactionCurrency),
    details: transaction.details.map(({ type, name, amount }) => ({ type, name, amount: formatAmount(amount) })),
    installments: presentInstallments(transaction),
    original_transaction_id: transaction.originalId,
    forced: wasForced(transaction),
    decided_by: transaction.decidedBy,
    presentments: presentments.map(presentPresentment),
    local_date_time: transaction.localDateTime,
    created_at: timestamp(transaction.createdAt),
    updated_at: timestamp(transaction.updatedAt),
  };
}
