import type { components } from '../../generated/types/openapi';
import type { Account } from '../accounts/store/accounts';
import { toNumber } from '../kernel/money';
import { timestamp } from '../platform/present';
import type { Destination } from './rules/destination';
import type { PixKey } from './rules/pix-key';
import type { PixLookup } from './rules/pix-lookup';
import type { ArgentineTransfer, PixTransfer, Transfer } from './rules/transfer';

type Schemas = components['schemas'];

function presentHolder({ name, taxType, taxValue }: Destination['holder']): Schemas['Holder'] {
  return { name, tax_type: taxType, tax_value: taxValue };
}

/** A destination in the format of the contract, with the requested key. */
export function presentDestination(
  destination: Destination,
  key: { type: Schemas['DestinationKeyType']; value: string },
): Schemas['Destination'] {
  const { cbu, cvu, alias, bank, holder, active } = destination;
  return {
    key_type: key.type,
    key_value: key.value,
    cbu,
    cvu,
    alias,
    bank,
    holder: presentHolder(holder),
    currency: 'ARS',
    active,
  };
}

/** An Argentine account with its alias. */
export function presentAliased(account: Account): Schemas['AliasedAccount'] {
  return {
    account_id: account.id,
    cvu: account.cvu as string,
    alias: account.alias as string,
    updated_at: timestamp(account.updatedAt),
  };
}

/** A PIX key in the contract's words. */
export function presentPixKey(key: PixKey): Schemas['PixKey'] {
  return {
    key: key.key,
    type: key.type,
    account_id: key.accountId,
    status: key.status as Schemas['PixKeyStatus'],
    created_at: timestamp(key.createdAt),
  };
}

function presentPixDestination({ key, keyType, holder, bank }: PixTransfer['destination']) {
  const { name, documentType, document } = holder;
  return { key, key_type: keyType, holder: { name, document_type: documentType, document }, bank };
}

/** A lookup of a PIX key; its id is what the transfer names. */
export function presentPixLookup(lookup: PixLookup): Schemas['PixKeyLookup'] {
  return {
    transaction_id: lookup.id,
    ...presentPixDestination(lookup.destination),
    expires_at: timestamp(lookup.expiresAt),
  };
}

function common(transfer: Transfer) {
  return {
    id: transfer.id,
    status: transfer.status as Schemas['TransferStatus'],
    account_id: transfer.accountId,
    amount: { currency: transfer.currency as Schemas['AccountCurrency'], value: toNumber(transfer.amount) },
    description: transfer.description,
    failure_reason: transfer.failureReason,
    created_at: timestamp(transfer.createdAt),
    updated_at: timestamp(transfer.updatedAt),
  };
}

/** A transfer within Argentina. */
export function presentTransfer(transfer: ArgentineTransfer): Schemas['Transfer'] {
  const { cbu, cvu, alias, bank, holder } = transfer.destination;
  return {
    ...common(transfer),
    concept: transfer.concept as Schemas['TransferConcept'],
    destination: { cbu, cvu, alias, bank, holder: presentHolder(holder) },
  };
}

/** A transfer through PIX. */
export function presentPixTransfer(transfer: PixTransfer): Schemas['PixTransfer'] {
  return {
    ...common(transfer),
    end_to_end_id: transfer.endToEndId,
    destination: presentPixDestination(transfer.destination),
  };
}
