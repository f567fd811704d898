import type { components } from '../../generated/types/openapi';
import type { Account } from '../accounts/store/accounts';
import { formatAmount } from '../kernel/money';
import { timestamp } from '../platform/present';
import type { CashInIntent } from './rules/cash-in-intent';
import type { CashOutIntent } from './rules/cash-out-intent';

type Schemas = components['schemas'];

/** A cash-in intent in the format of the contract. If the network refused it, there is no code to pay it with. */
export function presentCashInIntent(intent: CashInIntent): Schemas['CashInIntent'] {
  const refused = intent.status === 'REJECTED';
  return {
    id: intent.id,
    account_id: intent.accountId,
    network: intent.network as Schemas['CashInNetwork'],
    amount: formatAmount(intent.amount),
    paid_amount: formatAmount(intent.paidAmount),
    status: intent.status as Schemas['CashInIntentStatus'],
    digitable_line: refused ? null : intent.digitableLine,
    barcode: refused ? null : intent.barcode,
    expires_at: timestamp(intent.expiresAt),
    created_at: timestamp(intent.createdAt),
    updated_at: timestamp(intent.updatedAt),
  };
}

/** A cash-out intent with its token in the clear. */
export function presentCashOutIntent(intent: CashOutIntent, token: string): Schemas['CashOutIntent'] {
  return {
    id: intent.id,
    account_id: intent.accountId,
    network_name: intent.network as Schemas['CashOutNetwork'],
    amount: intent.amount === null ? null : formatAmount(intent.amount),
    token,
    status: intent.status,
    expires_at: timestamp(intent.expiresAt),
    created_at: timestamp(intent.createdAt),
  };
}

/** Returns the metadata in addition to the data of an Argentine cash network. */
export function cashMeta(account: Account): Schemas['CashMeta'] {
  return {
    country: account.country as Schemas['AccountCountry'],
    currency: account.currency as Schemas['AccountCurrency'],
  };
}
