import { refusesNul, takesBlanks } from './texts';

describe('a text schema', () => {
  it.each([
    '^[^\\u0000]*$',
    '^(?=[^\\u0000]*[^\\s\\u0000])[^\\u0000]*$',
    '^(?=.*[1-9])(0|[1-9][0-9]{0,7})(\\.[0-9]{1,2})?$',
    '^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$',
    '^[^\\s\\u0000\\]]+$',
  ])('refuses NUL by %s', (pattern) => {
    expect(refusesNul({ type: 'string', pattern })).toBe(true);
  });

  it.each([
    '[^\\u0000]*',
    '^[^\\u0000]*',
    '[^\\u0000]*$',
    '^.*$',
    '^a|b$',
    '^[^#]+$',
    '^[a\\W]*$',
    '^\\S+$',
    '^\\P{L}$',
    '^(a|.)$',
    '^[\\u0000-\\u001f]*$',
  ])('lets NUL through by %s', (pattern) => {
    expect(refusesNul({ type: 'string', pattern })).toBe(false);
  });

  it('refuses NUL by a list of values and by a format, and not by a length', () => {
    expect([{ enum: ['a'] }, { const: 'a' }, { format: 'uuid' }, { maxLength: 3 }].map(refusesNul)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('that can not be empty takes blanks, unless its pattern asks for more', () => {
    const judged = (pattern?: string) => takesBlanks({ type: 'string', minLength: 1, pattern });
    expect([undefined, '^[^\\u0000]*$', '\\S', '^(?=[^\\u0000]*\\S)[^\\u0000]*$'].map(judged)).toEqual([
      true,
      true,
      // Invisible characters are not white space.
      true,
      true,
    ]);
    expect(['^[A-Z]+$', '^(?=[^\\u0000]*[^\\s\\u00ad\\u200b\\u2800\\u3164])[^\\u0000]*$'].map(judged)).toEqual([
      false,
      false,
    ]);
    expect(takesBlanks({ type: 'string', maxLength: 3 })).toBe(false);
  });
});
