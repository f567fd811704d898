import { type Random, randomDigits } from '../../kernel/random';

const PAN_DIGITS = 16;
const CVV_DIGITS = 3;

/** The digit that makes the whole number pass the Luhn check (ISO/IEC 7812-1, annex B). */
export function luhnDigit(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** Decides whether a number passes the Luhn check. */
export function isLuhnValid(pan: string): boolean {
  return /^[0-9]{2,}$/.test(pan) && luhnDigit(pan.slice(0, -1)) === pan.slice(-1);
}

/** A card number of sixteen digits in a range. That nobody else has it is the store's business. */
export function newPan(bin: string, random: Random): string {
  const body = bin + randomDigits(random, PAN_DIGITS - 1 - bin.length);
  return body + luhnDigit(body);
}

/** A card security code. */
export function newCvv(random: Random): string {
  return randomDigits(random, CVV_DIGITS);
}
