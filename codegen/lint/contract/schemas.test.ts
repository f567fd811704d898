import { emptyRanges, patternMistake } from './schemas';

describe('a schema', () => {
  it('has bounds between which there is a value, or one', () => {
    expect(emptyRanges({ minItems: 1, maxItems: 1, minimum: 0, maximum: 9 })).toEqual([]);
    expect(emptyRanges({ minItems: 2, maxItems: 1, minimum: 0, maximum: -1 }).map(({ word }) => word)).toEqual([
      'maximum',
      'maxItems',
    ]);
  });

  it.each(['(a+)+$', '^(a|a)*$', '^([a-z]+,?)*$', '^(\\d+-?)+$', '^(?:x,|x,?)*y', '^(ab|a|b)*$'])(
    'has no pattern like %s, which takes longer and longer',
    (pattern) => expect(patternMistake(pattern)).toMatch(/longer and longer/),
  );

  it.each(['^[a-z]+(,[a-z]+)*$', '^[!-~]+( [!-~]+)*$', '^[0-9]{4}( ?[0-9]{4}){3}$', '^(?=.*a)[a-z]*$'])(
    'may have a pattern like %s',
    (pattern) => expect(patternMistake(pattern)).toBeNull(),
  );

  it('has no pattern that is none, read as one of Unicode', () => {
    expect(patternMistake('^(a')).toMatch(/Unterminated group/);
    expect(patternMistake('\\-')).toMatch(/Invalid escape/);
  });
});
