/** Sum of digit × weight over a text of digits. */
function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}

const CUIL_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Decides whether 11 digits are a CUIL: the last one is the modulo-11 check digit of the others, and not one digit
 * repeated.
 */
export function isCuil(value: string): boolean {
  if (!/^[0-9]{11}$/.test(value) || /^(.)\1+$/.test(value)) return false;
  return (11 - (weighted(value, CUIL_WEIGHTS) % 11)) % 11 === Number(value[10]);
}

function cpfDigit(digits: string, first: number): number {
  const weights = Array.from({ length: first - 1 }, (_, i) => first - i);
  return ((weighted(digits, weights) * 10) % 11) % 10;
}

/** Decides whether 11 digits are a CPF: two modulo-11 check digits, and not one digit repeated. */
export function isCpf(value: string): boolean {
  if (!/^[0-9]{11}$/.test(value) || /^(.)\1+$/.test(value)) return false;
  return cpfDigit(value, 10) === Number(value[9]) && cpfDigit(value, 11) === Number(value[10]);
}
