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

/** A name as a card carries it: capital letters without accents; a name too long gives its first word and the surname. */
export function nameOnCard(name: string, surname: string): string {
  const whole = plain(`${name} ${surname}`);
  if (whole.length <= MAX_LENGTH) return whole;
  const [first = ''] = plain(name).split(' ');
  return `${first} ${plain(surname)}`.slice(0, MAX_LENGTH).trim();
}
