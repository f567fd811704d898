import openapi from '../../generated/request-schemas/openapi.json';
import { isBlank } from './blank';

const BLANKS = [
  '',
  ' ',
  '\t\n',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u2800',
  '\u3164',
  '\u034f',
  '\u{e0020}',
  '\u{1d173}',
  '\u{e0100}',
];

describe('a text', () => {
  it.each(BLANKS)('is blank: %j', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(`${text}ñ${text}`)).toBe(false);
  });

  it('is blank where the contract says so of a name', () => {
    const name = new RegExp(openapi.UserCreate.properties.name.pattern, 'u');
    for (let code = 1; code <= 0x10ffff; code += 1) {
      // Half a surrogate pair is no character.
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const text = String.fromCodePoint(code);
      // No name may have it, beside whatever else it has: whether it is blank makes no difference.
      if (!name.test(`ñ${text}`)) continue;
      if (isBlank(text) === name.test(text)) throw new Error(`U+${code.toString(16)}`);
    }
  });
});
