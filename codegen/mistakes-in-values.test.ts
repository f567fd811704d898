import { edited, mistakes, mistakesOf, saying } from './testing/mistakes';
import { removeSpecs, replacing, tinySpecWithRevisions } from './testing/tiny';

afterAll(removeSpecs);

describe('a mistake of a designer', () => {
  it.each([
    [
      "color: { $ref: '#/Color' }",
      "color: { $ref: '#/Color', default: GREEN }",
      /^8:\d+ the default breaks its schema: must be equal/,
    ],
    [
      "color: { $ref: '#/Color' }",
      "color: { $ref: '#/Color', examples: [RED, GREEN] }",
      /^8:\d+ the example breaks its schema/,
    ],
    ['maxLength: 20', 'maxLength: 20\n      default: 7', /^24:7 the default breaks its schema: must be string$/],
    [
      'maxLength: 20',
      'maxLength: 20\n      example: more than twenty letters',
      /^24:7 the example breaks its schema: must NOT have more/,
    ],
    ['maxLength: 20', 'maxLength: 20\n      readOnly: true', /^24:7 nothing checks readOnly: what is sent and/],
    ['maxLength: 20', 'maxLength: 20\n      contentEncoding: base64', /^24:7 nothing checks contentEncoding: say by a/],
    ['maxLength: 20', 'maxLength: 20\n      contentMediaType: image/png', /^24:7 nothing checks contentMediaType: say/],
    ['maxLength: 20', 'maxLength: 20\n      contentSchema: {}', /^24:7 nothing checks contentSchema: say in/],
    ['enum: [RED, BLUE] }', 'enum: [RED, BLUE], example: RED, default: BLU }', /^2:\d+ the default breaks its schema/],
  ])('in a value that a schema shows or assumes is reported at its line: %s, %s', async (from, to, line) => {
    expect(await mistakesOf('schemas/things.yaml', from, to)).toEqual([expect.stringMatching(line)]);
  });

  it('in a value of several examples is one line, also where an anchor copies it', async () => {
    const files = edited('examples/things.yaml', 'color: RED', 'color: GREEN');
    expect(await mistakes(files)).toEqual([
      expect.stringMatching(
        /^examples\/things\.yaml:2:\d+ the example found of getThing breaks .*RED.* \(and in 1 more\)$/,
      ),
    ]);
    const { 'examples/things.yaml': examples = '', 'paths/thing.yaml': paths = '' } = files;
    const copied = examples.replace('{ data: {', '{ data: &thing {').concat('Copy:\n  value: { data: *thing }\n');
    const used = paths.replace(
      'updated: { $ref: ../examples/things.yaml#/ThingResult }',
      'updated: { $ref: ../examples/things.yaml#/Copy }',
    );
    expect(await mistakes({ ...files, 'examples/things.yaml': copied, 'paths/thing.yaml': used })).toEqual([
      expect.stringMatching(/ of getThing breaks .* \(and in 1 more\)$/),
    ]);
  });

  it('in a value that fits no form of a choice is reported in the words of the form that says more', async () => {
    const choice = "color: { oneOf: [{ $ref: '#/Color' }, { type: 'null' }] }\n    key";
    const things = edited('schemas/things.yaml', "color: { $ref: '#/Color' }\n    key", choice);
    const shown = replacing('color: RED', 'color: GREEN')(things['examples/things.yaml'] ?? '');
    expect(await mistakes({ ...things, 'examples/things.yaml': shown })).toEqual([
      expect.stringMatching(
        /^examples\/things\.yaml:2:\d+ .*must be equal to one of the allowed .* \(and in 1 more\)$/,
      ),
    ]);
  });

  it('in a default that a revision makes one is reported once, and none that all of them take', async () => {
    const files = tinySpecWithRevisions();
    const color = (value: string) => replacing('enum: [RED, BLUE] }', `enum: [RED, BLUE], default: ${value} }`);
    const things = files['schemas/things.yaml'] ?? '';
    expect(await mistakes({ ...files, 'schemas/things.yaml': color('RED')(things) })).toEqual([]);
    expect(await mistakes({ ...files, 'schemas/things.yaml': color('BLUE')(things) })).toEqual([
      expect.stringMatching(/^schemas\/things\.yaml:2:\d+ the default breaks its schema/),
    ]);
  });

  it('in a list of parameters of which one is needed names what is none', async () => {
    const asked = edited('paths/thing.yaml', '  tags: [Things]\n', '  tags: [Things]\n  x-at-least-one: [colour]\n');
    expect(await mistakes(asked)).toEqual([
      expect.stringMatching(/^paths\/thing\.yaml:\d+:\d+ colour is not a parameter of it$/),
    ]);
  });

  const note = "note: { type: [string, 'null'] }";

  it.each([
    ['schemas/things.yaml', note, 'note: {}', '10:5'],
    ['schemas/things.yaml', note, 'note: true', '10:5'],
    ['schemas/things.yaml', note, 'note: { maxLength: 9 }', '10:5'],
    ['schemas/things.yaml', note, 'note: { type: array, items: {} }', '10:26'],
    ['schemas/things.yaml', note, 'note: { type: array }', '10:5'],
    ['schemas/things.yaml', '{ type: string, minLength: 1, maxLength: 64 }', '{ description: An id. }', '1:1'],
    ['paths/thing.yaml', 'schema: { $ref: ../schemas/things.yaml#/ThingUpdate }', 'schema: {}', '34:9'],
    [
      'paths/thing.yaml',
      'schema: { type: array, minItems: 1, items: { $ref: ../schemas/things.yaml#/Color } }',
      'schema: {}',
      '14:7',
    ],
  ])('is reported where nothing is said of a value: %s (%#)', async (file, from, to, at) => {
    const message = expect.stringMatching(`^${at} a (list|schema) must describe its (items|value), `);
    expect(await mistakesOf(file, from, to)).toContainEqual(message);
  });

  const list = 'schema: { type: array, minItems: 1, items: { $ref: ../schemas/things.yaml#/Color } }';

  it.each([
    ['openapi.yaml', 'openapi: 3.1.0', 'openapi: 3.1', '1:1 openapi is a text such as 3.1.0'],
    ['openapi.yaml', 'openapi: 3.1.0', 'openapi: 3.2.0', '1:1 openapi is a text such as 3.1.0'],
    [
      'openapi.yaml',
      'draft/2020-12',
      'draft/2019-09',
      '2:1 jsonSchemaDialect is a text such as https://json-schema.org/draft/2020-12/schema',
    ],
    ['openapi.yaml', '/things/v1/{id}', '/things/v 1/{id}', /^6:3 \/things\/v 1\/\{id\} is not a path: /],
    ['openapi.yaml', '/things/v1/{id}', '/things/../{id}', /^6:3 \/things\/\.\.\/\{id\} is not a path: /],
    ['openapi.yaml', '/things/v1/{id}', '/things//{id}', /^6:3 .* is not a path: /],
    ['openapi.yaml', '/things/v1/{id}', '/things/a-{id}', /^6:3 .* is not a path: /],
    ['openapi.yaml', '/things/v1/{id}', '/Things/V1/{Id}', '6:3 paths are in lower case: /things/v1/{Id}'],
    [
      'openapi.yaml',
      '/things/v1/{id}',
      '/things/v1/{id}/',
      '6:3 a path ends with a / only after its version, such as /users/v1/: write /things/v1/{id}',
    ],
    [
      'responses.yaml',
      /content:[\s\S]*/,
      '',
      '1:1 the response 400 has no content: an error has a body, which names its error_code',
    ],
    [
      'paths/thing.yaml',
      /content:[\s\S]*?(?= {4}'400')/,
      '\n',
      '17:5 the response 200 has no content: describe its body, or answer with 204',
    ],
    ['paths/thing.yaml', "'200':", "'204':", '19:7 a response 204 has no body: remove content'],
    [
      'examples/errors/things.yaml',
      'message: The color is taken.',
      "message: ' '",
      '2:46 error.message of COLOR_TAKEN is empty: say in a sentence what is wrong',
    ],
    [
      'schemas/things.yaml',
      'x-sensitive: true',
      'x-sensitive: yes',
      '9:26 x-sensitive is true or false, and here is a string',
    ],
    ['schemas/things.yaml', 'x-error: COLOR_TAKEN', 'x-error: 7', '20:31 x-error is a text, and here is a number'],
    [
      'paths/thing.yaml',
      list,
      'content: { text/plain: { schema: { type: string } } }',
      '14:7 content is not a keyword of a parameter',
    ],
    [
      'paths/thing.yaml',
      list,
      'schema: { type: object, additionalProperties: false }',
      /^14:7 filter\[color\] is a text, a number/,
    ],
    ['paths/thing.yaml', list, 'schema: { const: 7 }', /^14:7 filter\[color\] is a text, a number/],
    [
      'paths/thing.yaml',
      'explode: false',
      'explode: true',
      /^10:7 filter\[color\]: the service reads lists from the query/,
    ],
    [
      'paths/thing.yaml',
      'in: query',
      'in: cookie',
      '11:7 the service reads parameters of the path, the query and headers',
    ],
    ['paths/thing.yaml', 'style: form', 'style: pipeDelimited', '12:7 the service reads the style form here'],
    [
      'paths/thing.yaml',
      '- name: filter[color]\n      in: query',
      '- name: Accept\n      in: header',
      '10:7 OpenAPI has no parameter Accept: the body and `security` say what it is',
    ],
    [
      'paths/thing.yaml',
      '[{ oauth2: [things:read] }]',
      '[{ oauth2: [things:read] }, {}]',
      /^8:41 a way to authenticate is one scheme/,
    ],
    [
      'paths/thing.yaml',
      '[{ oauth2: [things:read] }]',
      '[{ oauth2: [things:read], other: [] }]',
      /^8:14 a way to authenticate is one scheme/,
    ],
    [
      'paths/thing.yaml',
      /application\/json:(?=\n {8}schema: \S+ \S+ \S+ThingUpdate)/,
      'application/xml:',
      /^33:7 application\/xml is not read: /,
    ],
    [
      'responses.yaml',
      'application/json:',
      'Application/JSON:',
      '4:5 Application/JSON is not a media type in lower case, such as text/plain',
    ],
    [
      'responses.yaml',
      'application/json:',
      'application/jsn:',
      '4:5 there is no media type application/jsn; did you mean application/json?',
    ],
  ])(
    'that the service would not serve as it is written is reported at its place: %s %s',
    async (file, from, to, line) => {
      expect(await mistakesOf(file, from, to)).toContainEqual(saying(line));
    },
  );

  it('in a required name is reported at its line', async () => {
    expect(await mistakes(edited('schemas/things.yaml', '[id, color, key]', '[id, colour, key]'))).toContain(
      'schemas/things.yaml:5:18 colour is required, and is not one of the properties; did you mean color?',
    );
  });
});
