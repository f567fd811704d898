import { isAlias, isCbu, isCvu } from '../../accounts/rules/bank-identifiers';
import { DomainError, refuseField } from '../../kernel/errors';
import { MINUTE } from '../../kernel/time';
import { isCuil } from '../../users/rules/check-digits';
import { takesCredits } from './account-rules';

export type DestinationKeyType = 'ALIAS' | 'CBU' | 'CVU';
export type TaxType = 'CUIT' | 'CUIL';

/** The holder of a bank account in Argentina. */
interface Holder {
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

/** Decides whether a value can be a key of its type: its form, and the check digits of a number. */
export function isDestinationKey(type: DestinationKeyType, value: string): boolean {
  return SHAPES[type](value);
}

/** @throws DomainError INVALID_DESTINATION_KEY */
export function assertDestinationKey(type: DestinationKeyType, value: string): void {
  if (isDestinationKey(type, value)) return;
  const detail = type === 'ALIAS' ? 'this is not a valid alias' : `the check digits are not valid for a ${type}`;
  throw new DomainError('INVALID_DESTINATION_KEY', [{ code: 'format', detail, location: 'path', pointer: 'id-value' }]);
}

/** Milliseconds for which a lookup validates its destination, as many as one of a PIX key. */
const VALIDATION_LIFETIME = 15 * MINUTE;

/**
 * Returns the destination of a transfer from what the client looked up last with the holder's tax number.
 * @throws DomainError DESTINATION_NOT_VALIDATED when there was no lookup, or only one of too long ago
 */
export function validated(found: { destination: Destination; validatedAt: number } | null, now: number): Destination {
  const refused = (reason: string, detail: string) =>
    refuseField('DESTINATION_NOT_VALIDATED', '/credit_account', reason, detail);
  if (found === null) throw refused('unknown', 'no destination with this tax number was looked up');
  if (now >= found.validatedAt + VALIDATION_LIFETIME)
    throw refused('expired', 'the lookup is older than fifteen minutes');
  return found.destination;
}

/** Holds the destination of a transfer against the account that pays. @throws DomainError DESTINATION_IS_SOURCE */
export function assertAnother({ cvu }: Destination, account: { cvu: string | null }): void {
  if (cvu === null || cvu !== account.cvu) return;
  const detail = 'the destination is the paying account';
  throw refuseField('DESTINATION_IS_SOURCE', '/credit_account', 'same_account', detail);
}

/**
 * Companies have a CUIT and people a CUIL; the first two digits tell them apart. A person who works for themselves has
 * the same number as CUIT, so banks may give the other type for it.
 */
export function taxTypeOf(taxValue: string): TaxType {
  return ['30', '33', '34'].includes(taxValue.slice(0, 2)) ? 'CUIT' : 'CUIL';
}

/** Virtual accounts are numbered by their provider: the first seven digits name it. */
const OWN_BANK_NAME = 'contrato';

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
    active: takesCredits(account),
  };
}
