/** Documents of people that pass the countries' checks, fresh on every call. */

let counter = Math.floor(Math.random() * 50_000_000);

/** An Argentine DNI of 8 digits that no earlier call returned. */
export function dni(): string {
  counter += 1;
  return String(10_000_000 + (counter % 90_000_000));
}

/** A CUIL around a DNI: 11 digits with the check digit of modulus 11. */
export function cuil(document: string = dni()): string {
  // The prefix 23 is for the few numbers whose check digit would need two places with the usual one.
  for (const prefix of ['20', '27', '23']) {
    const digits = prefix + document.padStart(8, '0');
    const check = (11 - (weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    if (check < 10) return `${digits}${check}`;
  }
  throw new Error(`no prefix gives ${document} a check digit`);
}

/** A Brazilian CPF: 11 digits, the last two of them check digits. */
export function cpf(): string {
  const body = dni().padStart(9, '1');
  const first = checkDigit(weightedSum(body, [10, 9, 8, 7, 6, 5, 4, 3, 2]));
  const second = checkDigit(weightedSum(body + first, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]));
  return `${body}${first}${second}`;
}

function checkDigit(sum: number): string {
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
