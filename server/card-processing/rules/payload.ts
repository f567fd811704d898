import type { components } from '../../../generated/types/events';
import { toNumber } from '../../kernel/money';
import { settlementAmount } from './amounts';
import type { CardTransaction } from './transaction';

type Schemas = components['schemas'];

/**
 * Returns a card transaction as calls to the client have it: the body of an authorization or of an adjustment, in the
 * current revision.
 */
export function callOf(transaction: CardTransaction): Schemas['CardAdjustment'] {
  const { installments, merchant } = transaction;
  return {
    transaction: {
      id: transaction.id,
      type: transaction.type,
      point_type: transaction.pointType,
      entry_mode: transaction.entryMode,
      country_code: transaction.countryCode,
      origin: transaction.origin,
      original_transaction_id: transaction.originalId,
      local_date_time: transaction.localDateTime,
    },
    merchant: { id: merchant.id, mcc: merchant.mcc, address: merchant.address, name: merchant.name },
    card: {
      id: transaction.cardId ?? '',
      product_type: transaction.productType,
      provider: transaction.provider,
      last_four: transaction.lastFour,
    },
    ...(installments === null
      ? {}
      : {
          installments: {
            quantity: installments.quantity,
            credit_type: installments.creditType,
            grace_period: installments.gracePeriod,
            current_installment: 1,
          },
        }),
    user: { id: transaction.userId ?? '' },
    amount: amountOf(transaction),
  };
}

function amountOf(transaction: CardTransaction): Schemas['TransactionAmount'] {
  const { pricing, details } = transaction;
  const money = (total: bigint, currency: string) => ({ total: toNumber(total), currency });
  return {
    local: money(transaction.localAmount, pricing.localCurrency),
    settlement: money(settlementAmount(transaction), pricing.settlementCurrency),
    transaction: money(transaction.transactionAmount, pricing.transactionCurrency),
    details: details.map(({ type, name, amount }) => ({
      type,
      currency: pricing.localCurrency,
      amount: toNumber(amount),
      name,
    })),
  };
}
