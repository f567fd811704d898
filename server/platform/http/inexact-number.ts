import { endOfString } from './json-strings';

/**
 * The places of numbers that a double may not represent exactly: those with sixteen digits or more, or an exponent.
 * Some texts within strings match, too, so a match only means that a closer check is needed.
 */
const SUSPICIOUS = /(?:^|[:,[\s])-?(?:[0-9.]{16}|[0-9.]+[eE])/;

/** Numbers, and the quotes that begin strings. */
const TOKENS = /"|-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/g;

const PARTS = /^(-?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/;

/**
 * The zeros at the beginning of a number, with its sign and its point, and what follows: an exponent, an end, or a
 * digit that counts.
 */
const ZEROS = /^-?0+(?:\.0+)?(?=[eE]|$)/;

/**
 * Leaves out the zeros at the end. An expression would look for the end from each zero anew, in texts of tens of
 * thousands.
 */
function withoutLastZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/**
 * Writes a number in a normal form: its digits without leading and trailing zeros, and their exponent.
 * @param number neither zero nor beyond what a double holds, so that its exponent is no longer than a double keeps
 */
function canonical(number: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = PARTS.exec(number) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = withoutLastZeros(digits);
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/** Decides whether a number keeps its value in JavaScript; its form may change: 1e2 is 100. */
function isKept(number: string): boolean {
  const value = Number(number);
  if (value === 0) return ZEROS.test(number);
  return Number.isFinite(value) && canonical(String(value)) === canonical(number);
}

/** The numbers of a JSON text that are not within strings, with their places. */
function* numbersIn(text: string): Generator<{ token: string; index: number }> {
  const tokens = new RegExp(TOKENS);
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const { 0: token, index } = found;
    if (token === '"') tokens.lastIndex = endOfString(text, index);
    else yield { token, index };
  }
}

/**
 * Finds the first number in a JSON text whose value JavaScript, like most readers of JSON, would change (RFC 8259, 6:
 * what is beyond IEEE 754 double precision is not interoperable). Runs in a browser, too.
 * @param text valid JSON
 */
export function firstInexactNumber(text: string): { token: string; index: number } | null {
  if (!SUSPICIOUS.test(text)) return null;
  for (const found of numbersIn(text)) {
    if (!isKept(found.token)) return found;
  }
  return null;
}
