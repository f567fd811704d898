import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PARTIAL_PATTERNS } from './partial-patterns';
import { emptyRanges, mismatchedFormat, overlappingForms, patternMistake } from './schemas';

describe('a schema', () => {
  it('has bounds between which there is a value, or one', () => {
    expect(emptyRanges({ minItems: 1, maxItems: 1, minimum: 0, maximum: 9 })).toEqual([]);
    expect(emptyRanges({ minItems: 2, maxItems: 1, minimum: 0, maximum: -1 }).map(({ word }) => word)).toEqual([
      'maximum',
      'maxItems',
    ]);
  });

  it.each([
    [{ exclusiveMinimum: 200, maximum: 100 }, ['maximum']],
    [{ exclusiveMinimum: 100, maximum: 100 }, ['maximum']],
    [{ minimum: 100, exclusiveMaximum: 100 }, ['exclusiveMaximum']],
    [{ type: 'integer', exclusiveMinimum: 99, exclusiveMaximum: 100 }, ['exclusiveMaximum']],
    [{ type: 'number', exclusiveMinimum: 99, exclusiveMaximum: 100 }, []],
    [{ type: 'integer', exclusiveMinimum: 99, maximum: 100 }, []],
  ])('counts a bound that excludes its own value: %j', (schema, words) =>
    expect(emptyRanges(schema).map(({ word }) => word)).toEqual(words),
  );

  it.each([
    [
      { type: 'string', format: 'int32' },
      /int32 judges no value here: it is for integer and number, and the type is string/,
    ],
    [
      { type: ['integer', 'null'], format: 'date' },
      /date judges no value here: it is for string, and the type is integer/,
    ],
  ])('has no format of another type: %j', (schema, words) => expect(mismatchedFormat(schema)).toMatch(words));

  it.each([
    [{ type: 'integer', format: 'int64' }],
    [{ type: ['string', 'null'], format: 'date' }],
    [{ format: 'date' }],
  ])('may have a format like %j', (schema) => expect(mismatchedFormat(schema)).toBeNull());

  it.each([
    [
      [
        { type: 'string', enum: ['A', 'B'] },
        { type: 'string', enum: ['B'] },
      ],
      'Another form takes "B" as well',
    ],
    [[{ type: ['string', 'null'] }, { type: 'null' }], 'Another form takes null as well'],
    [[{ type: ['string', 'null'], enum: ['A', null] }, { type: 'null' }], 'Another form takes null as well'],
    [[{ const: 'A' }, { enum: ['A'] }], 'Another form takes "A" as well'],
  ])('has no forms of which two take one value: %j', (forms, words) => {
    expect(overlappingForms(forms)).toEqual([{ index: 1, message: expect.stringContaining(words) }]);
  });

  it.each([
    [[{ type: 'string', enum: ['A'] }, { type: 'null' }]],
    [[{ type: 'string', enum: ['A', null] }, { type: 'null' }]],
    [[{ type: 'string' }, { type: 'object' }]],
  ])('may have forms like %j', (forms) => expect(overlappingForms(forms)).toEqual([]));

  it.each(['(a+)+$', '^(a|a)*$', '^([a-z]+,?)*$', '^(\\d+-?)+$', '^(?:x,|x,?)*y', '^(ab|a|b)*$'])(
    'has no pattern like %s, which takes longer and longer',
    (pattern) => expect(patternMistake(pattern)).toMatch(/longer and longer/),
  );

  it.each(['^[a-z]+(,[a-z]+)*$', '^[!-~]+( [!-~]+)*$', '^[0-9]{4}( ?[0-9]{4}){3}$', '^(?=.*a)[a-z]*$'])(
    'may have a pattern like %s',
    (pattern) => expect(patternMistake(pattern)).toBeNull(),
  );

  it.each([
    ['[A-Z]{3}', '`^` at the start and `$` at the end'],
    ['^[A-Z]{3}', '`$` at the end'],
    ['[A-Z]{3}$', '`^` at the start'],
    ['^A\\$', '`$` at the end'],
    ['^A|B$', '`^` at the start and `$` at the end of each alternative, or a group around all of them'],
  ])('has no pattern like %s, which takes a text around its match', (pattern, missing) => {
    expect(patternMistake(pattern)).toContain(`it needs ${missing}. If a part is meant`);
  });

  it.each(['^(?:A|B)$', '^A$|^B$', '^[|(]$', '^\\|A\\\\$', ...Object.keys(PARTIAL_PATTERNS)])(
    'may have a pattern like %s, which takes the whole text or is listed',
    (pattern) => expect(patternMistake(pattern)).toBeNull(),
  );

  it('lists no partial pattern that the contract does not have', () => {
    const spec = path.join(__dirname, '../../../spec');
    const texts = readdirSync(spec, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => readFileSync(path.join(spec, file), 'utf8'))
      .join('\n');
    const unused = Object.keys(PARTIAL_PATTERNS).filter(
      (pattern) => ![`'${pattern}'`, `"${pattern}"`].some((written) => texts.includes(`pattern: ${written}`)),
    );
    expect(unused).toEqual([]);
  });

  it('has no pattern that is none, read as one of Unicode', () => {
    expect(patternMistake('^(a')).toMatch(/Unterminated group/);
    expect(patternMistake('\\-')).toMatch(/Invalid escape/);
  });
});
