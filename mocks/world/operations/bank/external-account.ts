import { randomInt, randomUUID } from 'node:crypto';
import { isCvu, newAlias, withCheckDigits } from '../../../../server/accounts/rules/bank-identifiers';
import { isDestinationKey } from '../../../../server/bank/rules/destination';
import { isCnpj, pixKeyTypeOf } from '../../../../server/bank/rules/pix-destination';
import { type DomainError, refuseField } from '../../../../server/kernel/errors';
import type { BodyOf } from '../../../../server/platform/http/operation';
import { isCpf, isCuil } from '../../../../server/users/rules/check-digits';
import type { ExternalAccount } from '../../bank-destinations';

type Input = BodyOf<'createDestination'>;

const NO_KEYS = { cbu: null, cvu: null, alias: null, pixKey: null, pixKeyType: null };
const BANK = '017';

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}

function impossible(field: string, detail: string): DomainError {
  return refuseField('INVALID_DESTINATION_KEY', `/${field}`, 'format', detail);
}

/**
 * An account at another bank. Numbers and keys that are left out are made.
 * @throws DomainError INVALID_DESTINATION_KEY, INVALID_REQUEST
 */
export function newExternalAccount(input: Input, own: { id: string; clientId: string; now: number }): ExternalAccount {
  const { country, holder, active = true } = input;
  const keys = country === 'ARG' ? argentineKeys(input) : brazilianKeys(input);
  assertTaxId(input);
  return {
    ...NO_KEYS,
    ...keys,
    id: own.id,
    clientId: own.clientId,
    country,
    holderName: holder.name,
    holderTaxId: holder.tax_id,
    active,
    createdAt: own.now,
  };
}

function argentineKeys(input: Input): Pick<ExternalAccount, 'cbu' | 'cvu' | 'alias'> {
  const { cbu = null, cvu = null, alias, pix_key = null } = input;
  if (pix_key !== null) throw impossible('pix_key', 'accounts in Argentina have no PIX key');
  if (cbu !== null && cvu !== null) throw impossible('cvu', 'an account has a CBU or a CVU, not both');
  if (cbu !== null && !isDestinationKey('CBU', cbu)) throw impossible('cbu', 'this is not a valid CBU');
  if (cvu !== null && !isCvu(cvu)) throw impossible('cvu', 'this is not a valid CVU');
  const made = cbu ?? withCheckDigits(BANK + digits(4), digits(13));
  return { cbu: cvu === null ? made : null, cvu, alias: alias ?? newAlias(randomInt) };
}

function brazilianKeys(input: Input): Pick<ExternalAccount, 'pixKey' | 'pixKeyType'> {
  for (const field of ['cbu', 'cvu', 'alias'] as const) {
    if ((input[field] ?? null) !== null) throw impossible(field, 'accounts in Brazil have PIX keys only');
  }
  const key = (input.pix_key ?? randomUUID()).toLowerCase();
  const type = pixKeyTypeOf(key);
  if (type === null) throw impossible('pix_key', 'this is not a valid PIX key');
  if ((input.pix_key_type ?? null) !== null && input.pix_key_type !== type) {
    throw impossible('pix_key_type', `the key is of the type ${type}`);
  }
  return { pixKey: key, pixKeyType: type };
}

function assertTaxId({ country, holder }: Input): void {
  const right = country === 'ARG' ? isCuil(holder.tax_id) : isCpf(holder.tax_id) || isCnpj(holder.tax_id);
  if (right) return;
  const kinds = country === 'ARG' ? 'CUIT or CUIL' : 'CPF or CNPJ';
  throw refuseField('INVALID_REQUEST', '/holder/tax_id', 'check_digit', `this is not a valid ${kinds}`);
}
