import { type Random, randomDigits } from '../../kernel/random';

const BLOCK_ONE_WEIGHTS = [7, 1, 3, 9, 7, 1, 3];
const BLOCK_TWO_WEIGHTS = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];
const CLABE_WEIGHTS = [3, 7, 1];

/** Virtual accounts start with 000 where bank accounts name their bank; the next four digits name the provider. */
const CVU_PREFIX = '0000117';
const CLABE_PREFIX = '646180';

function mod10(digits: string, weights: readonly number[]): string {
  const sum = [...digits].reduce(
    (total, digit, i) => total + Number(digit) * (weights[i % weights.length] as number),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** The 22 digits of a CBU or CVU made of its two blocks, each with its check digit. */
export function withCheckDigits(blockOne: string, blockTwo: string): string {
  return blockOne + mod10(blockOne, BLOCK_ONE_WEIGHTS) + blockTwo + mod10(blockTwo, BLOCK_TWO_WEIGHTS);
}

/** Decides whether 22 digits are a CBU or CVU: both blocks end in their check digit. */
export function isCbu(value: string): boolean {
  return /^[0-9]{22}$/.test(value) && withCheckDigits(value.slice(0, 7), value.slice(8, 21)) === value;
}

/** Decides whether a CBU belongs to a virtual account. */
export function isCvu(value: string): boolean {
  return isCbu(value) && value.startsWith('000');
}

/** A fresh CVU. Uniqueness is the store's business. */
export function newCvu(random: Random): string {
  return withCheckDigits(CVU_PREFIX, randomDigits(random, 13));
}

/** A fresh Mexican CLABE: 18 digits, of which the last is the modulo-10 check digit of the others. */
export function newClabe(random: Random): string {
  const digits = CLABE_PREFIX + randomDigits(random, 11);
  return digits + mod10(digits, CLABE_WEIGHTS);
}

const WORDS = [
  'agua',
  'alba',
  'arena',
  'aroma',
  'barco',
  'brisa',
  'cable',
  'calma',
  'campo',
  'canto',
  'cielo',
  'coral',
  'duna',
  'faro',
  'flor',
  'fuego',
  'gota',
  'hoja',
  'isla',
  'jade',
  'lago',
  'lirio',
  'lluvia',
  'luna',
  'madera',
  'mapa',
  'mar',
  'menta',
  'monte',
  'nieve',
  'norte',
  'nube',
  'olivo',
  'onda',
  'palma',
  'perla',
  'piedra',
  'playa',
  'plaza',
  'prado',
  'puente',
  'rama',
  'rayo',
  'reloj',
  'rio',
  'roble',
  'roca',
  'rosa',
  'selva',
  'sol',
  'sur',
  'tigre',
  'torre',
  'trigo',
  'valle',
  'vela',
  'verde',
  'viento',
] as const;

const ALIAS = /^[A-Za-z0-9.-]{6,20}$/;

/** Decides whether a text can be an alias: 6 to 20 letters, digits, dots or hyphens. */
export function isAlias(value: string): boolean {
  return ALIAS.test(value);
}

/** A default alias such as `luna.rio.482913`: at most 20 characters, since no word has more than six. */
export function newAlias(random: Random): string {
  const word = () => WORDS[random(WORDS.length)] as string;
  return `${word()}.${word()}.${randomDigits(random, 6)}`;
}

const CASH_ALIAS_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The fixed alias for paying in cash: 6 letters and digits that can't be mistaken for each other. */
export function newCashAlias(random: Random): string {
  return Array.from({ length: 6 }, () => CASH_ALIAS_ALPHABET[random(CASH_ALIAS_ALPHABET.length)]).join('');
}
