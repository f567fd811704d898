import { removeSpecs, replacing, type SpecFileTexts, tinySpec, tinySpecWithRevisions } from '../testing/tiny';
import { changesBy } from '../testing/versions';
import { changeLines, text } from './report';

afterAll(removeSpecs);

const overlayOfColors = 'revisions/colors/red-only.overlay.yaml';
const paths = 'paths/thing.yaml';
const things = 'schemas/things.yaml';
const rulesOf = (changes: readonly { rule: string }[]) => changes.map(({ rule }) => rule);

describe('what a difference means', () => {
  it('a path parameter under another name changes nothing on the wire', () => {
    const changes = changesBy(tinySpec(), {
      'openapi.yaml': replacing('/things/v1/{id}', '/things/v1/{thing-id}'),
      [paths]: replacing('name: id, in: path', 'name: thing-id, in: path'),
    });
    expect(changes.map(({ rule, effect, what }) => ({ rule, effect, what }))).toEqual([
      {
        rule: 'path-parameter-renamed',
        effect: 'invisible',
        what: 'The path parameter `id` is called `thing-id` now',
      },
    ]);
  });

  it('reports a value of the address of a call that was removed or added', () => {
    const webhook = (values: string) =>
      `webhooks:\n  notice:\n    x-path: /notice/{kind}\n    x-path-parameters: [{ name: kind, in: path, required: true, schema: { type: string, enum: ${values} }, example: a }]\n    post: { operationId: notice, summary: Told, tags: [Things], security: [], responses: { '200': { description: Taken. } } }\n`;
    const before = { ...tinySpec(), 'openapi.yaml': `${tinySpec()['openapi.yaml']}${webhook('[a, b]')}` };
    const rules = (values: string) =>
      rulesOf(changesBy(before, { 'openapi.yaml': () => `${tinySpec()['openapi.yaml']}${webhook(values)}` }));
    expect(rules('[a]')).toEqual(['output-value-removed']);
    expect(rules('[a, b, c]')).toEqual(['output-value-added']);
  });

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

  it('shows in the revision alone where its overlay no longer finds what it removes', () => {
    const files = tinySpecWithRevisions();
    const overlay = 'revisions/colors/red-only.overlay.yaml';
    const parameter = '{ name: x-left, in: header, required: true, schema: { type: string }, example: a }';
    const inPatch = `  parameters: [${parameter}]\n  requestBody:`;
    const before: SpecFileTexts = {
      ...files,
      [overlay]: `${files[overlay]}  - target: $.paths[*][*].parameters[?@.name == 'x-left']\n    remove: true\n`,
      [paths]: (files[paths] ?? '')
        .replace('    - name: filter', `    - ${parameter}\n    - name: filter`)
        .replace('  requestBody:', inPatch),
      'parameters.yaml': `Left: ${parameter}\n`,
    };
    const byReference = replacing(inPatch, inPatch.replace(parameter, '{ $ref: ../parameters.yaml#/Left }'));
    expect(changesBy(before, { [paths]: byReference }).filter(({ effect }) => effect === 'breaking')).toEqual([
      expect.objectContaining({
        rule: 'parameter-added-required',
        subjects: ['updateThing'],
        revisions: ['colors=red-only'],
      }),
    ]);
  });

  it('shows in the revision alone where its overlay finds something else in the place that it removes', () => {
    const files = tinySpecWithRevisions();
    const overlay = 'revisions/colors/red-only.overlay.yaml';
    const [left, right] = ['x-left', 'x-right'].map(
      (name) => `{ name: ${name}, in: header, required: true, schema: { type: string }, example: a }`,
    );
    const inPatch = (parameters: string) => `  parameters: [${parameters}]\n  requestBody:`;
    const before: SpecFileTexts = {
      ...files,
      [overlay]: `${files[overlay]}  - target: $.paths['/things/v1/{id}'].patch.parameters[0]\n    remove: true\n`,
      [paths]: replacing('  requestBody:', inPatch(`${left}, ${right}`))(files[paths] ?? ''),
    };
    const swapped = replacing(inPatch(`${left}, ${right}`), inPatch(`${right}, ${left}`));
    expect(changesBy(before, { [paths]: swapped }).filter(({ effect }) => effect === 'breaking')).toEqual([
      expect.objectContaining({
        rule: 'parameter-added-required',
        subjects: ['updateThing'],
        revisions: ['colors=red-only'],
      }),
      expect.objectContaining({
        rule: 'parameter-removed',
        subjects: ['updateThing'],
        revisions: ['colors=red-only'],
      }),
    ]);
  });

  it('shows in the combination of two values that each of them does not have alone', () => {
    const files = tinySpecWithRevisions();
    const items = 'revisions/thing-path/items.overlay.yaml';
    const before: SpecFileTexts = {
      ...files,
      [overlayOfColors]: `${files[overlayOfColors]}  - target: $.components.schemas.Thing.properties
    update: { size: { type: string, enum: [S, M, XL] } }
`,
      // Nothing has a size, unless the other value adds it.
      [items]: `${files[items]}  - target: $.components.schemas.Thing.properties.size
    update: { maxLength: 1 }
`,
    };
    const widened = replacing('maxLength: 1', 'maxLength: 2');
    expect(changesBy(before, { [items]: widened })).toEqual([
      expect.objectContaining({
        rule: 'output-rule-loosened',
        revisions: ['earliest'],
        subjects: ['getThing', 'updateThing'],
      }),
    ]);
  });

  it('shows in the combination of two values if a component changes that replies have in both only', () => {
    const files = tinySpecWithRevisions();
    const items = 'revisions/thing-path/items.overlay.yaml';
    const before: SpecFileTexts = {
      ...files,
      [things]: `${files[things]}    size: { $ref: '#/Size' }\nSize: { type: string, maxLength: 1 }\n`,
      [overlayOfColors]: `${files[overlayOfColors]}  - target: $.components.schemas.Thing.properties
    update: { size: { type: string } }
`,
      [items]: `${files[items]}  - target: $.components.schemas.Thing.properties.size
    update: { $ref: '#/components/schemas/Size' }
`,
    };
    expect(changesBy(before, { [things]: replacing('maxLength: 1 ', 'maxLength: 2 ') })).toEqual([
      expect.objectContaining({ rule: 'output-rule-loosened', revisions: ['earliest'] }),
      expect.objectContaining({ rule: 'input-rule-loosened', revisions: [] }),
    ]);
  });

  it('shows in the revision what changes in a field that its overlay has under another name', () => {
    const files = tinySpecWithRevisions();
    const overlay = 'revisions/colors/red-only.overlay.yaml';
    const fields = '$.components.schemas.ThingUpdate.properties';
    const before: SpecFileTexts = {
      ...files,
      [overlay]: `${files[overlay]}  - { target: ${fields}, update: { remark: {} } }\n  - { target: ${fields}.remark, copy: ${fields}.note }\n  - { target: ${fields}.note, remove: true }\n`,
    };
    const changes = changesBy(before, { [things]: replacing('maxLength: 20', 'maxLength: 10') });
    expect(changes.map(({ what, revisions }) => [what, revisions])).toEqual([
      ['`ThingUpdate.note`: maxLength is 10, was 20', []],
      ['`ThingUpdate.remark`: maxLength is 10, was 20', ['colors=red-only']],
    ]);
  });

  it('the security of the document is that of operations without their own', () => {
    const scopes = 'security: [{ oauth2: [things:read] }]';
    const before: SpecFileTexts = {
      ...tinySpec(),
      'openapi.yaml': `${tinySpec()['openapi.yaml']}${scopes}\n`,
      [paths]: replacing(/ {2}security: .*\n/, '')(tinySpec()[paths] ?? ''),
    };
    const more = replacing(/^security: .*$/m, 'security: [{ oauth2: [things:read, things:update] }]');
    expect(changesBy(before, { 'openapi.yaml': more })).toEqual([
      expect.objectContaining({ rule: 'permission-needed', subjects: ['getThing'] }),
    ]);
  });

  it('each of several ways to authenticate stays as good as it was', () => {
    const security = (ways: string) =>
      replacing('security: [{ oauth2: [things:read] }]', `security: [${ways}]`)(tinySpec()[paths] ?? '');
    const rules = (from: string, to: string) =>
      rulesOf(changesBy({ ...tinySpec(), [paths]: security(from) }, { [paths]: () => security(to) }));
    const [read, update, both] = ['{ oauth2: [a] }', '{ oauth2: [b] }', '{ oauth2: [a, b] }'];
    expect(rules(`${read}, ${update}`, `${both}, ${update}`)).toEqual(['permission-needed']);
    expect(rules(`${both}, ${update}`, `${read}, ${update}`)).toEqual(['permission-dropped']);
    expect(rules(read, both)).toEqual(['permission-needed']);
    // Another scheme without scopes does not make up for it.
    expect(rules(`${read}, { key: [] }`, `${both}, { key: [] }`)).toEqual(['permission-needed']);
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

  it('another constant in a header of a refusal is not an error code', () => {
    const challenge = (value: string) =>
      `      headers: { www-authenticate: { schema: { type: string, const: ${value} } } }\n`;
    const taken = '      description: The color is taken.\n';
    const before: SpecFileTexts = {
      ...tinySpec(),
      [paths]: replacing(taken, taken + challenge('Bearer'))(tinySpec()[paths] ?? ''),
    };
    const changes = changesBy(before, { [paths]: replacing('const: Bearer', 'const: Basic') });
    expect(rulesOf(changes).sort()).toEqual(['output-value-added', 'output-value-removed']);
  });

  it('a value among the details of a refusal is not an error code, and a code is', () => {
    const before: SpecFileTexts = {
      ...tinySpec(),
      'schemas/common.yaml': replacing(
        'message: { type: string }',
        'message: { type: string, enum: [ONE, TWO] }',
      )(tinySpec()['schemas/common.yaml'] ?? ''),
    };
    expect(rulesOf(changesBy(before, { 'schemas/common.yaml': replacing('[ONE, TWO]', '[ONE]') }))).toEqual([
      'output-value-removed',
    ]);
    expect(
      rulesOf(changesBy(before, { 'schemas/common.yaml': replacing('COLOR_TAKEN]', 'COLOR_TAKEN, COLOR_LOST]') })),
    ).toEqual(['error-code-added']);
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

  it('another message of an error, another description and another example are reported, unlike no difference', () => {
    const message = changesBy(tinySpec(), {
      'examples/errors/things.yaml': replacing('The color is taken.', 'Another thing has the color.'),
    });
    expect(message).toEqual([
      expect.objectContaining({ rule: 'error-message-changed', effect: 'additive', subjects: ['COLOR_TAKEN'] }),
    ]);
    expect(changeLines(message[0] as never)[0]).toMatch(
      /^additive {3}spec\/examples\/errors\/things\.yaml:2:\d+ {2}The message of COLOR_TAKEN is "Another thing has the color\.", was/,
    );
    const words = changesBy(tinySpec(), { [paths]: replacing('The color is taken.', 'It is taken.') });
    expect(text({ from: 'a', to: 'b', changes: words })).toMatch(/^invisible {2}spec\/paths.*\n.*\n.*1 invisible$/);
  });

  it('advises what to do about breaking changes, and only about them', () => {
    const broken = changesBy(tinySpec(), { [things]: replacing('[RED, BLUE]', '[RED, BLUE, GREEN]') });
    expect(text({ from: 'a', to: 'b', changes: broken })).toContain(
      'make it a value of an axis in spec/revisions/revisions.yaml',
    );
    const fine = changesBy(tinySpec(), { [things]: replacing('maxLength: 20', 'maxLength: 30') });
    expect(text({ from: 'a', to: 'b', changes: fine })).not.toContain('spec/revisions/revisions.yaml');
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

  const SCOPED = 'security: [{ oauth2: [things:read] }]';
  const REFUSED = "    '400':";
  const SENT_ON = `    '303': { description: On. }\n${REFUSED}`;

  it.each<[string, string, string, string, string[]]>([
    [
      'a further way to authenticate passes',
      SCOPED,
      SCOPED,
      'security: [{ oauth2: [things:read] }, { key: [] }]',
      ['security-way-added: additive'],
    ],
    [
      'a further need does not',
      SCOPED,
      SCOPED,
      'security: [{ oauth2: [things:read], key: [] }]',
      ['security-changed: breaking'],
    ],
    ['nor does another way', SCOPED, SCOPED, 'security: [{ key: [] }]', ['security-changed: breaking']],
    ['a client that waits to be sent on breaks', REFUSED, SENT_ON, REFUSED, ['success-status-removed: breaking']],
  ])('judges an operation: %s', (_, place, from, to, rules) => {
    const before = { ...tinySpec(), [paths]: replacing(place, from)(tinySpec()[paths] ?? '') };
    expect(judged(before, from, to, paths)).toEqual(rules);
  });

  it('takes an alternative for a narrower rule where a value can be of both', () => {
    const two = 'key: { oneOf: [{ type: string, x-sensitive: true }, { type: string, maxLength: 9 }] }';
    expect(judged(tinySpec(), KEY, two)).toContain('output-rule-tightened: additive');
  });

  it('tells an error code that has a further status from one that has another', () => {
    const taken = (status: number) => `    '${status}': { $ref: ../responses.yaml#/InvalidRequest }\n`;
    expect(new Set(judged(tinySpec(), taken(400), taken(400) + taken(451), paths))).toEqual(
      new Set(['error-code-added: additive', 'error-status-added: additive']),
    );
    expect(judged(tinySpec(), taken(400), taken(451), paths)).toContain('error-code-moved: breaking');
  });
});

describe('words beside an operation', () => {
  const events = `asyncapi: 3.0.0
info: { title: Things, version: 1.0.0 }
channels:
  things: { address: /things, messages: { made: { $ref: '#/components/messages/made' } } }
  replies:
    title: Replies
    description: What the client answers.
    messages: { taken: { $ref: '#/components/messages/taken' } }
operations:
  notify:
    action: send
    channel: { $ref: '#/channels/things' }
    messages: [{ $ref: '#/channels/things/messages/made' }]
    reply:
      channel: { $ref: '#/channels/replies' }
      messages: [{ $ref: '#/channels/replies/messages/taken' }]
components:
  messages:
    made: { title: A thing is made, payload: { $ref: schemas/things.yaml#/Thing } }
    taken: { title: Taken, bindings: { http: { statusCode: 200 } } }
`;
  const before = { ...tinySpec(), 'asyncapi.yaml': events };

  it.each([
    ['title: Replies', 'title: Answers', 'words-changed'],
    ['What the client answers.', 'The answer of the client.', 'words-changed'],
    ['    title: Replies', '    summary: Two.\n    title: Replies', 'words-changed'],
    ['    title: Replies', '    address: /answers\n    title: Replies', 'call-binding-changed'],
    ['    reply:\n', "    reply:\n      address: { location: '$message.header#/to' }\n", 'call-binding-changed'],
  ])('show where a reply goes: %s', (from, to, rule) => {
    expect(rulesOf(changesBy(before, { 'asyncapi.yaml': replacing(from, to) }))).toEqual([rule]);
  });

  it.each([
    [
      'the address of a server',
      "servers: [{ url: '/', description: Here. }]",
      "servers: [{ url: '/', description: There. }]",
    ],
    [
      'the variables of a server',
      "servers: [{ url: 'https://{at}', variables: { at: { default: a.example } } }]",
      "servers: [{ url: 'https://{at}', variables: { at: { default: b.example } } }]",
    ],
  ])('show on %s', (_, from, to) => {
    const openapi = replacing('openapi: 3.1.0\n', `openapi: 3.1.0\n${from}\n`)(tinySpec()['openapi.yaml'] ?? '');
    const changes = changesBy({ ...tinySpec(), 'openapi.yaml': openapi }, { 'openapi.yaml': replacing(from, to) });
    expect(rulesOf(changes)).toEqual(['words-changed']);
  });

  it('show on a path', () => {
    const changes = changesBy(tinySpec(), { [paths]: (text) => `description: A thing by its id.\n${text}` });
    expect(new Set(rulesOf(changes))).toEqual(new Set(['words-changed']));
  });
});
