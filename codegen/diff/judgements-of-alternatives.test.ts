import { removeSpecs, replacing, type SpecFileTexts, tinySpec } from '../testing/tiny';
import { changesBy } from '../testing/versions';

afterAll(removeSpecs);

const things = 'schemas/things.yaml';
const rulesOf = (changes: readonly { rule: string }[]) => changes.map(({ rule }) => rule);

describe('what a difference means', () => {
  it('an alternative in addition to the old one excludes no value that was allowed before', () => {
    const alternative = (closed: boolean) =>
      `oneOf:\n    - { type: object, ${closed ? 'additionalProperties: false, ' : ''}minProperties: 1, properties: { color: { $ref: '#/Color' } } }`;
    const more = '\n    - { type: object, required: [shade], properties: { shade: { type: string } } }';
    const rules = (closed: boolean) => {
      const text = tinySpec()[things] ?? '';
      const at = text.indexOf('ThingUpdate:');
      const one = alternative(closed).replace('oneOf:\n    - ', '');
      const [before, after] = [`ThingUpdate: ${one}\n`, `ThingUpdate:\n  ${alternative(closed)}${more}\n`].map(
        (put) => text.slice(0, at) + text.slice(at).replace(/^ThingUpdate:[^\n]*\n(?: [^\n]*\n)*/, put),
      );
      return changesBy({ ...tinySpec(), [things]: before as string }, { [things]: () => after as string }).filter(
        ({ effect }) => effect === 'breaking',
      );
    };
    expect(rules(true)).toEqual([]);
    expect(new Set(rulesOf(rules(false)))).toEqual(new Set(['input-rule-tightened']));
  });

  describe('an alternative of oneOf', () => {
    const request = /(ThingUpdate:\n {2}type: object\n)[\s\S]*$/;
    const answer = /note: \{ type: \[string, 'null'\] \}/;
    const withAlternatives = (place: RegExp, alternatives: string): string =>
      (tinySpec()[things] ?? '').replace(
        place,
        place === request ? `$1  oneOf: [${alternatives}]\n` : `note: { oneOf: [${alternatives}] }`,
      );
    const breaking = (place: RegExp, before: string, after: string): string[] =>
      changesBy(
        { ...tinySpec(), [things]: withAlternatives(place, before) },
        { [things]: () => withAlternatives(place, after) },
      )
        .filter(({ effect }) => effect === 'breaking')
        .map(({ rule }) => rule);
    const kind = (name: string, rest = '') =>
      `{ type: object, required: [kind], properties: { kind: { const: ${name} }${rest} } }`;
    const [OPEN, OTHER] = [
      '{ type: object, required: [color], properties: { color: { type: string } } }',
      '{ type: object, required: [note], properties: { note: { type: string } } }',
    ];

    it('takes values away from others that it overlaps, where clients send it', () => {
      expect(breaking(request, `${OPEN}, ${kind('a')}`, `${OPEN}, ${kind('a')}, ${OTHER}`)).toEqual([
        'input-rule-tightened',
      ]);
      const wider = '{ type: object, maxProperties: 3 }';
      expect(breaking(request, `{ type: object, maxProperties: 2 }, ${OPEN}`, `${wider}, ${OPEN}`)).toEqual([
        'input-rule-tightened',
      ]);
    });

    it('takes nothing away where a field or a type tells them apart', () => {
      expect(breaking(request, `${kind('a')}, ${kind('b')}`, `${kind('a')}, ${kind('b')}, ${kind('c')}`)).toEqual([]);
      const more = ', note: { type: string, maxLength: 9 }';
      expect(
        breaking(request, `${kind('a', more)}, ${kind('b')}`, `${kind('a', more.replace('9', '10'))}, ${kind('b')}`),
      ).toEqual([]);
      expect(breaking(request, `${kind('a')}, ${kind('b')}`, `${kind('a')}, ${kind('b')}, { type: string }`)).toEqual(
        [],
      );
      expect(breaking(request, '{ enum: [a] }, { enum: [b] }', '{ enum: [a] }, { enum: [b] }, { enum: [c] }')).toEqual(
        [],
      );
    });

    it('leaves values to another that were of both, where the service sends it', () => {
      const [all, short, number] = ['{ type: string }', '{ type: string, maxLength: 3 }', '{ type: integer }'];
      expect(breaking(answer, `${all}, ${short}, ${number}`, `${all}, ${number}`)).toEqual(['output-rule-loosened']);
      expect(breaking(answer, `${all}, ${short}`, `${all}, ${short.replace('3', '2')}`)).toEqual([
        'output-rule-loosened',
      ]);
      expect(breaking(answer, `${all}, ${number}`, all)).toEqual([]);
    });
  });

  const required = '  required: [id, color, key]\n  properties:';

  const note = "    note: { type: [string, 'null'] }\n";

  const alternative = (name: string, fields: string) =>
    `      - { type: object, required: [${name}], properties: { ${fields} } }\n`;

  it('a field that moves into some alternatives of a reply is not gone, and readers can find it missing only where it was sure', () => {
    const alternatives = `${alternative('note', "note: { type: [string, 'null'] }")}${alternative('key', 'key: { type: string }')}`;
    const moved = (text: string) =>
      replacing(required, `  oneOf:\n${alternatives}${required}`)(replacing(note, '')(text));
    const changes = changesBy(tinySpec(), { [things]: moved });
    expect(changes.filter(({ what }) => what.includes('is gone'))).toEqual([]);
    expect(rulesOf(changes)).not.toContain('output-field-removed');
    expect(changes.filter(({ effect }) => effect === 'breaking')).toEqual([]);
    const sure = {
      ...tinySpec(),
      [things]: replacing('[id, color, key]', '[id, color, key, note]')(tinySpec()[things] ?? ''),
    };
    const movedSure = (text: string) =>
      replacing(
        '  required: [id, color, key, note]',
        `  oneOf:\n${alternatives}  required: [id, color, key]`,
      )(replacing(note, '')(text));
    expect(changesBy(sure, { [things]: movedSure }).filter(({ effect }) => effect === 'breaking')).toEqual([
      expect.objectContaining({
        rule: 'output-field-optional',
        what: '`Thing.note` is a field of only some alternatives now',
      }),
    ]);
  });

  const judged = (before: SpecFileTexts, from: string, to: string, file = things) =>
    changesBy(before, { [file]: (text) => text.replaceAll(from, to) }).map(({ rule, effect }) => `${rule}: ${effect}`);

  const KEY = 'key: { type: string, x-sensitive: true }';

  it('takes an alternative for a narrower rule where a value can be of both', () => {
    const two = 'key: { oneOf: [{ type: string, x-sensitive: true }, { type: string, maxLength: 9 }] }';
    expect(judged(tinySpec(), KEY, two)).toContain('output-rule-tightened: additive');
  });
});
