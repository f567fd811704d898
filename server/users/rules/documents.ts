import { type DomainError, refuseField } from '../../kernel/errors';
import { isCpf, isCuil } from './check-digits';

/** The documents of a user, as far as they are known. */
interface Documents {
  identificationType: string | null;
  identificationValue: string | null;
  taxIdentificationType: string | null;
  taxIdentificationValue: string | null;
}

interface CountryRule {
  identity: readonly string[];
  tax: string;
  /** The reason a fiscal document is refused, or null where it is fine. */
  checkTax(value: string): string | null;
}

/** Document rules per country of operation, as the interface specification tabulates them. */
const RULES: Readonly<Record<string, CountryRule>> = {
  ARG: {
    identity: ['DNI', 'LE', 'LC', 'CI', 'PASSPORT'],
    tax: 'CUIL',
    checkTax: (value) => (isCuil(value) ? null : 'a CUIL has 11 digits, the last of which checks the others'),
  },
  BRA: {
    identity: ['RG', 'CNH'],
    tax: 'CPF',
    checkTax: (value) => (isCpf(value) ? null : 'a CPF has 11 digits, the last two of which check the others'),
  },
  MEX: {
    identity: ['INE', 'PASSPORT'],
    tax: 'RFC',
    checkTax: (value) => (/^.{12,13}$/u.test(value) ? null : 'an RFC has 12 or 13 characters'),
  },
  COL: {
    identity: ['CC', 'CE', 'PASSPORT'],
    tax: 'NIT',
    checkTax: (value) => (/^.{10}$/u.test(value) ? null : 'a NIT has 10 characters'),
  },
};

/** Decides whether a value names no document: it has nothing but zeros and separators. */
export function isNoDocument(value: string): boolean {
  return !/[\p{L}1-9]/u.test(value);
}

function checkIdentity(documents: Documents, rule: CountryRule | undefined, country: string): DomainError | null {
  const { identificationType: type, identificationValue: value } = documents;
  const refuse = (field: string, reason: string, detail: string) =>
    refuseField('INVALID_IDENTIFICATION', `/${field}`, reason, detail);
  if (type === null && value === null) return null;
  if (value === null) return refuse('identification_value', 'required', 'a document type requires a value');
  if (type === null) return refuse('identification_type', 'required', 'a document value requires a type');
  if (isNoDocument(value))
    return refuse('identification_value', 'zeros', 'a document number must not consist of zeros only');
  if (rule !== undefined && !rule.identity.includes(type)) {
    return refuse('identification_type', 'country_rule', `${country} takes ${rule.identity.join(', ')}`);
  }
  if (country === 'ARG' && type === 'DNI' && !/^.{7,8}$/u.test(value)) {
    return refuse('identification_value', 'country_rule', 'a DNI has 7 or 8 characters');
  }
  return null;
}

function checkTax(documents: Documents, rule: CountryRule | undefined, country: string): DomainError | null {
  const { taxIdentificationType: type, taxIdentificationValue: value } = documents;
  const refuse = (field: string, reason: string, detail: string) =>
    refuseField('INVALID_TAX_IDENTIFICATION', `/${field}`, reason, detail);
  if (type === null && value === null) return null;
  if (value === null) return refuse('tax_identification_value', 'required', 'a fiscal document type requires a value');
  if (type === null) return refuse('tax_identification_type', 'required', 'a fiscal document value requires a type');
  if (isNoDocument(value))
    return refuse('tax_identification_value', 'zeros', 'a document number must not consist of zeros only');
  if (rule === undefined) return null;
  if (type !== rule.tax) return refuse('tax_identification_type', 'country_rule', `${country} takes ${rule.tax}`);
  const problem = rule.checkTax(value);
  return problem === null ? null : refuse('tax_identification_value', 'country_rule', problem);
}

/**
 * Checks documents against the rules of the country of operation. Countries without rules accept any document.
 * @throws DomainError INVALID_IDENTIFICATION or INVALID_TAX_IDENTIFICATION, naming the field
 */
export function assertDocuments(documents: Documents, country: string): void {
  const rule = RULES[country];
  const problem = checkIdentity(documents, rule, country) ?? checkTax(documents, rule, country);
  if (problem !== null) throw problem;
}
