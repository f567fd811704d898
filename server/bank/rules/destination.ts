import { isAlias, isCbu, isCvu } from '../accounts/bank-identifiers';
import { DomainError } from '../errors';
import { isCuil } from '../users/check-digits';

export type DestinationKeyType = 'ALIAS' | 'CBU' | 'CVU';
export type TaxType = 'CUIT' | 'CUIL';

/** Who a bank account in Argentina belongs to. */
export interface Holder {
  name: string;
  taxType: TaxType;
  /** 11 digits. */
  taxValue: string;
}

/** An account in Argentina that money can be sent to. Exactly one of CBU and CVU is there. */
export interface Destination {
  cbu: string | null;
  cvu: string | null;
  alias: string | null;
  bank: { code: string; name: string };
  holder: Holder;
  /** A transfer to an account that is not active fails. */
  active: boolean;
}

const SHAPES: Readonly<Record<DestinationKeyType, (value: string) => boolean>> = {
  ALIAS: isAlias,
  CBU: (value) => isCbu(value) && !isCvu(value),
  CVU: isCvu,
};

/** Whether somebody could have the key: its form, and the check digits of a number. */
export function isDestinationKey(type: DestinationKeyType, value: string): boolean {
  return SHAPES[type](value);
}

/** @throws DomainError INVALID_DESTINATION_KEY */
export function assertDestinationKey(type: DestinationKeyType, value: string): void {
  if (isDestinationKey(type, value)) return;
  const detail = type === 'ALIAS' ? 'no alias is written so' : `the check digits are not those of a ${type}`;
  throw new DomainError('INVALID_DESTINATION_KEY', [{ code: 'format', detail, location: 'path', pointer: 'id-value' }]);
}

/** Companies have a CUIT and people a CUIL; the first two digits tell them apart. */
export function taxTypeOf(taxValue: string): TaxType {
  return ['30', '33', '34'].includes(taxValue.slice(0, 2)) ? 'CUIT' : 'CUIL';
}

/** Virtual accounts are numbered by their provider: the first seven digits name it. */
export const OWN_BANK_NAME = 'contrato';

/**
 * An account of this service as others see it; null where its holder has no tax id, without which no transfer can
 * name it.
 */
export function ownDestination(
  account: { cvu: string | null; alias: string | null; status: string },
  holder: { name: string | null; surname: string | null; taxValue: string | null },
): Destination | null {
  const { cvu, alias } = account;
  if (cvu === null || holder.taxValue === null || !isCuil(holder.taxValue)) return null;
  return {
    cbu: null,
    cvu,
    alias,
    bank: { code: cvu.slice(0, 7), name: OWN_BANK_NAME },
    holder: {
      name: [holder.name, holder.surname].filter((part) => part !== null).join(' '),
      taxType: taxTypeOf(holder.taxValue),
      taxValue: holder.taxValue,
    },
    active: account.status === 'ACTIVE' || account.status === 'FROZEN',
  };
}
