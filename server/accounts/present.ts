import type { components } from '../../generated/types/openapi';
import { formatAmount } from '../kernel/money';
import { timestamp } from '../platform/present';
import type { AccountWithBalance } from './store/accounts';

type Schemas = components['schemas'];

function bankData(account: AccountWithBalance, pixKeys: readonly string[]): Schemas['Account']['data'] {
  const license_owner = 'SERVICE' as const;
  if (account.country === 'ARG') {
    return { license_owner, bank_account: { cvu: account.cvu as string, alias: account.alias as string } };
  }
  if (account.country === 'MEX') return { license_owner, clabe: account.clabe as string };
  return { license_owner, pix_keys: [...pixKeys] };
}

/** An account in the contract's words. @param pixKeys the active PIX keys of a Brazilian account */
export function presentAccount(account: AccountWithBalance, pixKeys: readonly string[] = []): Schemas['Account'] {
  return {
    id: account.id,
    country: account.country as Schemas['AccountCountry'],
    currency: account.currency as Schemas['AccountCurrency'],
    balance: formatAmount(account.balance),
    data: bankData(account, pixKeys),
    owner_type: account.ownerType,
    owner_data: { client_id: account.clientId, user_id: account.userId },
    status: account.status,
    status_update_motive: account.statusUpdateMotive as Schemas['AccountUpdateMotive'] | null,
    status_update_comment: account.statusUpdateComment,
    status_updated_by: account.statusUpdatedBy ?? 'CLIENT',
    metadata: account.metadata ?? {},
    created_at: timestamp(account.createdAt),
    updated_at: timestamp(account.updatedAt),
  };
}
