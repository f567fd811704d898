import { isCpf } from '../../users/rules/check-digits';

export type PixKeyType = 'EVP' | 'CPF' | 'CNPJ' | 'EMAIL' | 'PHONE';

/** The holder of a PIX key, as the payer may see them. */
export interface PixDestination {
  key: string;
  keyType: PixKeyType;
  holder: {
    name: string;
    documentType: 'CPF' | 'CNPJ' /** With its first and last digits hidden. */;
    document: string;
  };
  bank: { ispb: string; name: string };
}

/** The service's identifier in the payment system of Brazil. */
export const OWN_ISPB = '99999010';
const OWN_PIX_BANK_NAME = 'contrato';

/** Shows a CPF with its first and last digits hidden; hides all of one that is not known, or is not 11 digits. */
export function maskedCpf(cpf: string | null): string {
  return cpf === null || !/^[0-9]{11}$/.test(cpf) ? '***.***.***-**' : `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
}

/** Shows a CNPJ with its first and last digits hidden; hides all of one that is not known, or is not 14 digits. */
export function maskedCnpj(cnpj: string | null): string {
  return cnpj === null || !/^[0-9]{14}$/.test(cnpj)
    ? '**.***.***/****-**'
    : `**.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-**`;
}

const EVP = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const PHONE = /^\+55[0-9]{10,11}$/;
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Decides whether 14 digits are a CNPJ: the last two are modulo-11 check digits. */
export function isCnpj(value: string): boolean {
  if (!/^[0-9]{14}$/.test(value) || /^(.)\1+$/.test(value)) return false;
  return cnpjDigit(value, 12) === Number(value[12]) && cnpjDigit(value, 13) === Number(value[13]);
}

function cnpjDigit(digits: string, length: number): number {
  const weights = CNPJ_WEIGHTS.slice(CNPJ_WEIGHTS.length - length);
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** Returns the kind of key that a text is; null where it can't be one. */
export function pixKeyTypeOf(key: string): PixKeyType | null {
  if (EVP.test(key)) return 'EVP';
  if (isCpf(key)) return 'CPF';
  if (isCnpj(key)) return 'CNPJ';
  if (PHONE.test(key)) return 'PHONE';
  return EMAIL.test(key) && key.length <= 77 ? 'EMAIL' : null;
}

/** An account of this service as the payer of a PIX transfer sees it. */
export function ownPixDestination(
  key: string,
  owner: { name: string; documentType: 'CPF' | 'CNPJ'; document: string | null },
): PixDestination {
  const { name, documentType, document } = owner;
  const masked = documentType === 'CPF' ? maskedCpf(document) : maskedCnpj(document);
  return {
    key,
    keyType: 'EVP',
    holder: { name, documentType, document: masked },
    bank: { ispb: OWN_ISPB, name: OWN_PIX_BANK_NAME },
  };
}
