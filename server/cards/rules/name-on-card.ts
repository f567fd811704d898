import { DomainError } from '../../kernel/errors';

/** The length of an embossed line (ISO/IEC 7813 gives a cardholder's name 26 characters). */
const MAX_LENGTH = 26;

/** Latin letters that are no plain letter with an accent, as passports write them (ICAO 9303). */
const WRITTEN: Readonly<Record<string, string>> = {
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
  Ħ: 'H',
  Ŧ: 'T',
};

const NO_LETTER = {
  code: 'character',
  detail: 'user.name and user.surname have no Latin letter, which the name on a card requires',
  location: 'body',
  pointer: '/user_id',
} as const;

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ØŁĐÐÆŒÞĦŦ]/g, (letter) => WRITTEN[letter] as string)
    .replace(/[^A-Z .'-]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The name printed on a card: capital letters without accents. A name that is too long is reduced to its first word and
 * the surname.
 * @throws DomainError USER_DATA_INCOMPLETE if no part of it can be written in Latin letters
 */
export function nameOnCard(name: string, surname: string): string {
  const whole = plain(`${name} ${surname}`);
  if (!/[A-Z]/.test(whole)) throw new DomainError('USER_DATA_INCOMPLETE', [NO_LETTER]);
  if (whole.length <= MAX_LENGTH) return whole;
  const [first = ''] = plain(name).split(' ');
  return `${first} ${plain(surname)}`.slice(0, MAX_LENGTH).trim();
}
