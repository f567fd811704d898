import { removeSpecs, replacing, type SpecFileTexts, tinySpec } from '../testing/tiny';
import { changesBy } from '../testing/versions';

afterAll(removeSpecs);

const paths = 'paths/thing.yaml';
const things = 'schemas/things.yaml';
const rulesOf = (changes: readonly { rule: string }[]) => changes.map(({ rule }) => rule);

describe('what a difference means', () => {
  it.each([
    ['the least length', things, 'maxLength: 20', 'maxLength: 20, minLength: 0'.replace(', ', '\n      ')],
    ['items that may be the same', paths, 'minItems: 1', 'minItems: 1, uniqueItems: false'],
    [
      'the form that a parameter has',
      paths,
      '- { name: id, in: path,',
      '- { name: id, in: path, style: simple, explode: false,',
    ],
    ['that it is not deprecated', paths, '- { name: id, in: path,', '- { name: id, in: path, deprecated: false,'],
    [
      'that it is not for readers alone',
      things,
      '    note:\n      type: string',
      '    note:\n      readOnly: false\n      type: string',
    ],
  ])('to write out %s changes nothing', (_, file, from, to) => {
    const changes = changesBy(tinySpec(), { [file]: replacing(from, to) });
    expect(changes.filter(({ effect }) => effect !== 'invisible')).toEqual([]);
  });

  it('words inside of a condition are words, and fields of these names are not', () => {
    const condition = (text: string) =>
      `if: { properties: { color: ${text} } }\n  then: { required: [note] }\n  properties:\n    color`;
    const before = {
      ...tinySpec(),
      [things]: replacing('properties:\n    color', condition('{ const: RED }'))(tinySpec()[things] ?? ''),
    };
    const rules = (to: string) => rulesOf(changesBy(before, { [things]: replacing('{ const: RED }', to) }));
    expect(rules('{ const: RED, description: Warm. }')).toEqual(['words-changed']);
    expect(rules('{ const: RED }, description: { const: RED }')).toEqual(['rule-changed']);
  });

  it('what a condition refers to is a part of it', () => {
    const withNot = {
      ...tinySpec(),
      [things]: replacing('maxLength: 20', "maxLength: 20\n      not: { $ref: '#/Color' }")(tinySpec()[things] ?? ''),
    };
    const changes = changesBy(withNot, { [things]: replacing('[RED, BLUE]', '[RED, BLUE, GREEN]') });
    expect(changes.filter(({ what }) => what.includes('note'))).toEqual([
      expect.objectContaining({ rule: 'input-rule-tightened' }),
    ]);
  });

  it('a component that a field has to fit anyway decides nothing in a condition, and one that it has not to fit does', () => {
    const condition = (field: string) =>
      `if: { properties: { color: { $ref: '#/Color', not: { const: RED } } } }\n  then: { required: [note] }\n  properties:\n    color: ${field}`;
    const effects = (field: string, to: string) => {
      const before = {
        ...tinySpec(),
        [things]: replacing(
          "properties:\n    color: { $ref: '#/Color', x-error: COLOR_TAKEN }",
          condition(field),
        )(tinySpec()[things] ?? ''),
      };
      return rulesOf(changesBy(before, { [things]: replacing('[RED, BLUE]', to) }));
    };
    const same = "{ $ref: '#/Color' }";
    expect(effects(same, '[RED, BLUE, GREEN]')).not.toContain('rule-changed');
    expect(effects('{ type: string }', '[RED, BLUE, GREEN]')).toContain('rule-changed');
    expect(effects('{ type: string }', '[BLUE, RED]')).not.toContain('rule-changed');
    expect(effects('{ type: string }', '[RED, BLUE], deprecated: true')).not.toContain('rule-changed');
  });

  it('a constant beside a list of values leaves one of them', () => {
    const note = (words: string) =>
      replacing('maxLength: 20', `maxLength: 20\n      ${words}`)(tinySpec()[things] ?? '');
    const rules = (from: string, to: string) =>
      rulesOf(changesBy({ ...tinySpec(), [things]: note(from) }, { [things]: () => note(to) }));
    expect(rules('enum: [boom, b]', 'enum: [boom, b]\n      const: boom')).toEqual(['input-value-removed']);
    expect(rules('enum: [boom, b]\n      const: boom', 'enum: [boom, b]')).toEqual(['input-value-added']);
    expect(rules('enum: [boom, b]\n      const: boom', 'enum: [boom]')).toEqual([]);
  });

  const judged = (before: SpecFileTexts, from: string, to: string, file = things) =>
    changesBy(before, { [file]: (text) => text.replaceAll(from, to) }).map(({ rule, effect }) => `${rule}: ${effect}`);

  const KEY = 'key: { type: string, x-sensitive: true }';

  const COLOR = "    color: { $ref: '#/Color', x-error: COLOR_TAKEN }";

  const DATA = "data: { $ref: '#/Thing' }";

  const NOTE = 'maxLength: 20';

  const nullable = (schema: string) => `{ oneOf: [${schema}, { type: 'null' }] }`;

  const alternatives = (word: string) => `key: { ${word}: [{ minLength: 1 }, { maxLength: 9 }] }`;

  const keyed = (words: string) => `key: { ${words}type: string, x-sensitive: true }`;

  /** given: what stands in the contract, in its place before → after: the rules that are reported */
  it.each<[string, string, string, string, string[]]>([
    [
      'a reply is null or as before',
      KEY,
      KEY,
      `key: ${nullable('{ type: string, x-sensitive: true }')}`,
      ['output-alternative-added: breaking'],
    ],
    [
      'a reply can be null no more',
      KEY,
      `key: ${nullable('{ type: string, x-sensitive: true }')}`,
      KEY,
      ['output-alternative-removed: additive'],
    ],
    [
      'a request is null or the reference',
      COLOR,
      COLOR,
      `    color: ${nullable("{ $ref: '#/Color', x-error: COLOR_TAKEN }")}`,
      ['input-alternative-added: additive'],
    ],
    [
      'an alternative can be null that another is already',
      COLOR,
      `${COLOR}\n    size: ${nullable('{ type: integer }')}`,
      `${COLOR}\n    size: ${nullable(nullable('{ type: integer }'))}`,
      ['input-rule-tightened: breaking', 'input-alternative-added: additive'],
    ],
    ['it is the only part of allOf', DATA, DATA, "data: { allOf: [{ $ref: '#/Thing' }] }", []],
    [
      'one alternative becomes any',
      KEY,
      alternatives('oneOf'),
      alternatives('anyOf'),
      ['output-rule-loosened: breaking'],
    ],
    [
      'any alternative becomes one',
      KEY,
      alternatives('anyOf'),
      alternatives('oneOf'),
      ['output-rule-tightened: additive'],
    ],
    ['a reply is read alone', KEY, KEY, keyed('readOnly: true, '), ['direction-mark-changed: additive']],
    ['a reply is written alone', KEY, KEY, keyed('writeOnly: true, '), ['rule-changed: breaking']],
    ['a request is read alone', NOTE, NOTE, `${NOTE}\n      readOnly: true`, ['rule-changed: breaking']],
    ['a request is written alone', NOTE, NOTE, `${NOTE}\n      writeOnly: true`, ['direction-mark-changed: additive']],
    ['a pattern is set that takes anything', NOTE, NOTE, `${NOTE}\n      pattern: .*`, ['words-changed: invisible']],
    [
      'a pattern comes to take anything',
      NOTE,
      `${NOTE}\n      pattern: ^b`,
      `${NOTE}\n      pattern: .*`,
      ['input-rule-loosened: additive'],
    ],
  ])('knows a schema in other words: %s', (_, place, from, to, rules) => {
    const before = { ...tinySpec(), [things]: replacing(place, from)(tinySpec()[things] ?? '') };
    expect(judged(before, from, to)).toEqual(rules);
  });
});
