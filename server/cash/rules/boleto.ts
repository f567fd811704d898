import { DAY, HOUR } from '../../kernel/time';

/** The bank code of the service in the Brazilian clearing, and the code of the only currency of a boleto, the real. */
const BANK = '999';
const CURRENCY = '9';

/** Brasília is three hours behind UTC all year, since 2019. */
const BRASILIA_OFFSET = -3 * HOUR;
/** The due-date factor started over at 1000 on this day. Source: FEBRABAN, factor of the due date after 21/02/2025. */
const FACTOR_EPOCH = Date.parse('2025-02-22T00:00:00Z');
const FACTOR_FIRST = 1000;
const FACTOR_SPAN = 9000;

/** The codes that a boleto is paid by: typed, or scanned. */
interface Boleto {
  /** 47 digits. */
  digitableLine: string;
  /** 44 digits. */
  barcode: string;
}

/** The digits of one field of the digitable line with its check digit: modulus 10, weights 2 and 1 from the right. */
export function withModulus10(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const weight = i % 2 === 0 ? 2 : 1;
    const product = Number(digits[digits.length - 1 - i]) * weight;
    sum += product > 9 ? product - 9 : product;
  }
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/**
 * The check digit of a barcode, over its other 43 digits: modulus 11, weights 2 to 9 from the right. 0, 10 and 11
 * become 1.
 */
export function modulus11(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) sum += Number(digits[digits.length - 1 - i]) * (2 + (i % 8));
  const check = 11 - (sum % 11);
  return String(check > 9 ? 1 : check);
}

/**
 * The four digits that say the day a boleto is due, in Brazil's time.
 * @param moment milliseconds
 */
export function dueFactor(moment: number): string {
  const days = Math.floor((moment + BRASILIA_OFFSET - FACTOR_EPOCH) / DAY);
  return String(FACTOR_FIRST + (((days % FACTOR_SPAN) + FACTOR_SPAN) % FACTOR_SPAN)).padStart(4, '0');
}

/**
 * A boleto in the form that FEBRABAN lays down: the barcode with its overall check digit, and the digitable line that
 * rearranges it into three fields with a check digit each.
 * @param amount minor units, at most ten digits
 * @param dueAt milliseconds
 * @param freeField 25 digits that tell this boleto from every other one of the bank
 */
export function boleto(amount: bigint, dueAt: number, freeField: string): Boleto {
  const value = String(amount).padStart(10, '0');
  if (value.length > 10 || !/^[0-9]{25}$/.test(freeField)) throw new Error('a boleto has room for 10 and 25 digits');
  const factor = dueFactor(dueAt);
  const check = modulus11(BANK + CURRENCY + factor + value + freeField);
  const fields = [BANK + CURRENCY + freeField.slice(0, 5), freeField.slice(5, 15), freeField.slice(15)];
  return {
    barcode: BANK + CURRENCY + check + factor + value + freeField,
    digitableLine: fields.map(withModulus10).join('') + check + factor + value,
  };
}
