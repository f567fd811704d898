import { edited, mistakes, mistakesOf, saying } from './testing/mistakes';
import { removeSpecs, replacing, tinySpec, tinySpecWithRevisions } from './testing/tiny';

afterAll(removeSpecs);

const { 'openapi.yaml': openapi = '', 'paths/thing.yaml': thing = '' } = tinySpec();
const unavailable = `Unavailable:
  description: Later.
  content:
    application/json:
      schema: { $ref: schemas/common.yaml#/Error }
      examples:
        INVALID_REQUEST: { $ref: examples/errors/common.yaml#/INVALID_REQUEST }
`;

describe('a mistake of a designer', () => {
  it.each([
    [
      'a part of an address that may be left out',
      'paths/thing.yaml',
      'required: true',
      'required: false',
      /^paths\/thing\.yaml:\d+:\d+ id is part of the address: OpenAPI asks for `required: true`$/,
    ],
    [
      'a parameter twice',
      'paths/thing.yaml',
      '    - name: filter[color]\n',
      '    - { name: "filter[color]", in: query, schema: { type: string } }\n    - name: filter[color]\n',
      /^paths\/thing\.yaml:\d+:\d+ filter\[color\] is in the list twice$/,
    ],
    [
      'a named example of a parameter that breaks its schema',
      'paths/thing.yaml',
      'example: [RED]',
      'examples: { one: { value: [RED] }, two: { value: [GREEN] } }',
      /^paths\/thing\.yaml:\d+:\d+ the example two of filter\[color\] breaks its schema: must be equal to one of/,
    ],
    [
      'an idempotency key whose answers nothing remembers',
      'paths/thing.yaml',
      '  summary: Change a thing\n',
      '  summary: Change a thing\n  parameters: [{ name: x-idempotency-key, in: header, required: true, schema: { type: string }, example: k }]\n',
      /^paths\/thing\.yaml:\d+:\d+ no answer is remembered for x-idempotency-key, and a repeated request acts again: add x-idempotency, or leave the header out$/,
    ],
    [
      'a response without a description',
      'responses.yaml',
      '  description: Wrong.\n',
      '',
      /^responses\.yaml:1:1 a response needs description, which is missing$/,
    ],
    [
      'a text whose schema is an object',
      'paths/thing.yaml',
      'application/json:\n          schema: { $ref: ../schemas/things.yaml#/ThingResult }\n          examples:\n            found',
      'text/plain:\n          schema: { $ref: ../schemas/things.yaml#/ThingResult }\n          examples:\n            found',
      /^paths\/thing\.yaml:21:\d+ the body of text\/plain is one text, and its schema has the type object: use application\/json, or the type string$/,
    ],
    [
      'a header of a type that there is not',
      'responses.yaml',
      '  content:',
      '  headers: { x-at: { schema: { type: [text] } } }\n  content:',
      /^responses\.yaml:3:32 the schema is not valid: type must be equal to one of/,
    ],
    [
      'a header whose example breaks its schema',
      'responses.yaml',
      '  content:',
      '  headers: { x-at: { schema: { type: integer }, example: soon } }\n  content:',
      /^responses\.yaml:3:49 the example does not match the schema of its header: must be integer$/,
    ],
    [
      'a header with a named example that breaks its schema',
      'responses.yaml',
      '  content:',
      '  headers: { x-at: { schema: { type: integer }, examples: { late: { value: soon } } } }\n  content:',
      /^responses\.yaml:3:61 the example does not match the schema of its header: must be integer$/,
    ],
    [
      'a header whose example breaks a schema that it refers to',
      'responses.yaml',
      '  content:',
      '  headers: { x-at: { schema: { $ref: schemas/things.yaml#/Color }, example: mauve } }\n  content:',
      /^responses\.yaml:3:\d+ the example does not match the schema of its header: must be equal to one of/,
    ],
    [
      'a header that is an object',
      'responses.yaml',
      '  content:',
      '  headers: { x-at: { schema: { type: object } } }\n  content:',
      /^responses\.yaml:3:22 a header must be a string, a number, an integer, a boolean, or an array of these: set its `type`$/,
    ],
    [
      'a header that is a list of objects',
      'responses.yaml',
      '  content:',
      '  headers: { x-at: { schema: { type: array, items: { type: object } } } }\n  content:',
      /^responses\.yaml:3:22 a header must be a string, a number, an integer, a boolean, or an array of these: set its `type`$/,
    ],
    [
      'a header without a type',
      'responses.yaml',
      '  content:',
      '  headers: { x-at: { schema: { minimum: 1 } } }\n  content:',
      /^responses\.yaml:3:22 a schema must describe its value, by type or \$ref, and this one accepts any value$/,
    ],
    [
      'a parameter in a place that there is not',
      'paths/thing.yaml',
      'in: query',
      'in: headers',
      /^paths\/thing\.yaml:\d+:\d+ in is path or query or header or cookie, and here is headers; did you mean header\?$/,
    ],
    [
      'a parameter that is needed in other words than true and false',
      'paths/thing.yaml',
      'required: true, schema',
      'required: tru, schema',
      /^paths\/thing\.yaml:\d+:\d+ required is true or false, and here is a string$/,
    ],
    [
      'a version in words',
      'openapi.yaml',
      'version: 1.0.0',
      'version: one',
      /^openapi\.yaml:3:\d+ version is such as 1\.0\.0, and here is one$/,
    ],
    [
      'a misspelt word of the document itself',
      'openapi.yaml',
      'title: tiny,',
      'title: tiny, summry: Small.,',
      /^openapi\.yaml:3:\d+ summry is not a keyword of info; did you mean summary\?$/,
    ],
    [
      'a flow that there is not',
      'openapi.yaml',
      'clientCredentials:',
      'clientCredential:',
      /^openapi\.yaml:\d+:\d+ clientCredential is not a keyword here; did you mean clientCredentials\?$/,
    ],
    [
      'a key that is sent nowhere',
      'openapi.yaml',
      '    oauth2:\n',
      '    key: { type: apiKey, in: qurey, name: k }\n    oauth2:\n',
      /^openapi\.yaml:\d+:\d+ in is query or header or cookie, and here is qurey; did you mean query\?$/,
    ],
    [
      'a security scheme of a type that there is not',
      'openapi.yaml',
      'type: oauth2',
      'type: oauth',
      /^openapi\.yaml:\d+:\d+ type is apiKey or http or .*did you mean oauth2\?$/,
    ],
  ] as const)('that is %s is reported', async (_, file, from, to, line) => {
    expect(await mistakes(edited(file, from, to))).toContainEqual(expect.stringMatching(line));
  });

  it('in the address of a server is reported at its line', async () => {
    const at = (url: string) =>
      edited('openapi.yaml', 'openapi: 3.1.0\n', `openapi: 3.1.0\nservers: [{ url: '${url}' }]\n`);
    expect(await mistakes(at('https://api.example'))).toEqual([]);
    expect(await mistakes(at('localhost:4010/'))).toEqual([
      'openapi.yaml:2:13 localhost:4010/ is not an address: it begins with https://, http:// or /',
    ]);
    const address = (url: string) => `${url} is not an address: it has a host and a path, and variables in {}`;
    for (const url of ['https://api.example/{version', 'https://api .example', 'https://api.example/?v=1']) {
      expect(await mistakes(at(url))).toEqual([`openapi.yaml:2:13 ${address(url)}`]);
    }
  });

  it('in an address of tokens is reported once, although no revision has it', async () => {
    const files = tinySpecWithRevisions();
    const openapi = replacing('https://id.example/token', '/tokn')(files['openapi.yaml'] ?? '');
    expect(await mistakes({ ...files, 'openapi.yaml': openapi })).toEqual([
      expect.stringMatching(/^openapi\.yaml:11:\d+ there is no POST \/tokn$/),
    ]);
  });

  it.each([
    ["variables: { port: { enum: ['1', '2'], default: '3' } }", /^2:\d+ the default of port is not one of its values/],
    ["variables: { port: { enum: ['4010', '4011'], default: '401' } }", /did you mean 4010\?$/],
    ["variables: { prot: { default: '1' } }", /^2:59 the url has \{port\}, and here is prot: use one name$/],
    ['description: One.', /^2:13 the url has \{port\}, which is not one of its variables$/],
    ["variables: { port: { default: '1' }, region: { default: a } }", /^2:83 region is not in the url$/],
  ])('in a variable of an address is reported at its line: %s', async (variables, line) => {
    const servers = `openapi: 3.1.0\nservers: [{ url: 'https://x.example:{port}', ${variables} }]\n`;
    const found = await mistakes(edited('openapi.yaml', 'openapi: 3.1.0\n', servers));
    expect(found.map((one) => one.replace('openapi.yaml:', ''))).toEqual([expect.stringMatching(line)]);
  });

  it.each([
    [
      'an alias without an anchor',
      'schemas/things.yaml',
      'Color: {',
      'Other: *color\nColor: {',
      /^schemas\/things\.yaml:2:8 YAML: \*color has no anchor above it/,
    ],
    [
      'an alias inside of its anchor',
      'schemas/things.yaml',
      'Color: {',
      'Other: &other [*other]\nColor: {',
      /^schemas\/things\.yaml:2:16 YAML: \*other stands inside of &other/,
    ],
    [
      'a key twice',
      'openapi.yaml',
      'paths:',
      'openapi: 3.1.0\npaths:',
      /^openapi\.yaml:5:\d+ YAML: the key openapi is in this object already: keep one of them$/,
    ],
    [
      'a document that is empty',
      'openapi.yaml',
      openapi,
      '',
      /^openapi\.yaml:1:1 the document is an object, and here is nothing/,
    ],
    [
      'a schema that is empty',
      'schemas/things.yaml',
      /Color: \{.*\}/,
      'Color:',
      /^schemas\/things\.yaml:2:1 a schema is an object, and here is nothing/,
    ],
    [
      'a path that is a list',
      'paths/thing.yaml',
      thing,
      '[]',
      /^paths\/thing\.yaml:1:1 a path item is an object, and here is a list/,
    ],
    [
      'a reference that is not text',
      'schemas/things.yaml',
      "color: { $ref: '#/Color' }",
      'color: { $ref: 7 }',
      /^schemas\/things\.yaml:8:14 \$ref is a text/,
    ],
    [
      'a path that leads to itself',
      'paths/thing.yaml',
      thing,
      '$ref: thing.yaml',
      /^paths\/thing\.yaml:1:1 the reference leads back to itself/,
    ],
    [
      'a schema that is itself',
      'schemas/things.yaml',
      /Color: \{.*\}/,
      "Color: { $ref: '#/Color' }",
      /^schemas\/things\.yaml:2:1 Color leads back to itself and says nothing on the way: Color, Color/,
    ],
    [
      'two schemas that are each other',
      'schemas/things.yaml',
      /Color: \{.*\}/,
      "Color: { $ref: '#/Hue' }\nHue: { anyOf: [{ $ref: '#/Color' }] }",
      /^schemas\/things\.yaml:\d:1 (Color|Hue) leads back to itself/,
    ],
    [
      'a reference to nothing in the document itself',
      'openapi.yaml',
      'oauth2:\n',
      "other: { $ref: '#/components/securitySchemes/none' }\n    oauth2:\n",
      /^openapi\.yaml:9:5 #\/components\/securitySchemes\/none leads nowhere in openapi\.yaml$/,
    ],
  ])('that is %s is one line', async (_, file, from, to, line) => {
    expect(await mistakes(edited(file, from, to))).toEqual([expect.stringMatching(line)]);
  });

  it.each([
    ['paths/thing.yaml', 'minItems: 1,', 'minItems: -1,', '14:30 the schema is not valid: minItems must be >= 0'],
    [
      'paths/thing.yaml',
      'minItems: 1,',
      'minLength: 1,',
      '14:30 minLength is a word for the type string, which is next to it',
    ],
    ['schemas/things.yaml', 'minLength: 1,', 'format: emial,', '1:26 there is no format emial; did you mean email?'],
    [
      'schemas/things.yaml',
      'maxLength: 20',
      'maxLength: 20\n      then: { minLength: 2 }',
      '24:7 then says nothing without if',
    ],
    [
      'schemas/things.yaml',
      'maxLength: 20',
      "pattern: '['",
      /^23:7 the schema does not compile: Invalid regular expression/,
    ],
    [
      'schemas/things.yaml',
      "note: { type: [string, 'null'] }",
      'note: { allOf: [{ required: [a] }] }',
      '10:23 required is a word for the type object, which is next to it',
    ],
    [
      'paths/thing.yaml',
      '  - { name: id,',
      '  - { name: ident,',
      '2:7 the path has {id}, and here is ident: use one name',
    ],
    ['paths/thing.yaml', '  tags: [Things]\n  summary: Read', '  summary: Read', '3:1 the operation has no tag'],
    ['responses.yaml', 'examples:', 'example:', '6:7 example is not a keyword of a media type; did you mean examples?'],
    ['responses.yaml', /schema: .*\n {6}/, '', '4:5 the response has no schema'],
    [
      'examples/errors/things.yaml',
      'error_code: COLOR_TAKEN',
      'error_code: COLOR',
      '2:12 the example COLOR_TAKEN carries COLOR',
    ],
  ])('is reported at its place: %s', async (file, from, to, line) => {
    expect(await mistakesOf(file, from, to)).toContainEqual(saying(line));
  });

  const triggers = 'x-triggers: [{ value: boom, outcome: EXPLODED, description: It explodes. }]';

  it.each([
    ['outcome: EXPLODED', 'outcom: EXPLODED', '24:35 outcom is not a keyword here; did you mean outcome?'],
    [', description: It explodes.', '', '24:20 description is missing'],
    ['value: boom', 'value: [boom]', /^24:22 value is a text or a number or true or false, and here is a list/],
    [
      'value: boom',
      'value: boom-boom-boom-boom-boom',
      /^24:22 boom-boom-\S+ is not a value of this schema, so that nobody can/,
    ],
    ['value: boom', 'value: 7', /^24:22 7 is not a value of this schema/],
    [triggers, 'x-triggers: []', '24:7 x-triggers has nothing in it'],
    [triggers, 'x-triggers: [boom]', '24:20 an item of x-triggers is an object, and here is a string'],
    [triggers, triggers.replace(/\[(.*)\]/, '[$1, $1]'), /^24:\d+ boom is in x-triggers twice/],
  ])('in what forces an outcome is reported at its line: %s, %s', async (from, to, line) => {
    expect(await mistakesOf('schemas/things.yaml', from, to)).toContainEqual(saying(line));
  });

  it.each([
    ['x-idempotency: { resued: COLOR_TAKEN }', '7:20 resued is not a keyword here; did you mean reused?'],
    ['x-idempotency: {}', '7:3 reused is missing'],
    ['x-cause: [7]', /^7:13 an item of x-cause is a text, and here is a number/],
    ['x-at-least-one: []', '7:3 x-at-least-one has nothing in it'],
    ['x-page-classes: { title: A, type: string, enmu: [.a] }', /^7:45 enmu is not a keyword .* did you mean enum\?$/],
    ['x-page-classes: { title: A, type: list, enum: [.a] }', '7:31 type is string, and here is list'],
    ['x-max-bytes: many', '7:3 the bytes of a body are a whole number'],
  ])('in an extension of an operation is reported at its line: %s', async (extension, line) => {
    const found = await mistakesOf('paths/thing.yaml', '  tags: [Things]\n', `  tags: [Things]\n  ${extension}\n`);
    expect(found).toContainEqual(saying(line));
  });

  it('in the order of signed bytes is reported at its line', async () => {
    const signed = (order: string) =>
      edited('paths/thing.yaml', 'example: t1 }', `example: t1, x-signed-bytes: [${order}] }`);
    expect(await mistakes(signed('timestamp, endpoint, body'))).toEqual([]);
    expect(await mistakes(signed('timestamp, endpont, body'))).toEqual([
      'paths/thing.yaml:2:135 an item of x-signed-bytes is timestamp or endpoint or body, and here is endpont; did you mean endpoint?',
    ]);
    expect(await mistakes(signed('timestamp, body'))).toHaveLength(1);
  });

  it.each([
    ['paths/thing.yaml', 'name: id, in: path', 'in: path', '2:5 a parameter needs name, which is missing'],
    [
      'paths/thing.yaml',
      'x-interface-item: 1',
      'x-interface-item: 1.5',
      '5:3 x-interface-item is a whole number, and here is 1.5',
    ],
    ['paths/thing.yaml', 'summary: Read a thing', 'summary: 7', '7:3 summary is a text, and here is a number'],
    [
      'paths/thing.yaml',
      'description: The thing.',
      'description: [a]',
      '18:7 description is a text, and here is a list',
    ],
    ['schemas/things.yaml', 'maxLength: 20', 'description: true', '23:7 description is a text, and here is a boolean'],
  ])('in a text or a name is reported at its place: %s: %s', async (file, from, to, line) => {
    expect(await mistakes(edited(file, from, to))).toContain(`${file}:${line}`);
  });

  it('in a missing version of its document is reported', async () => {
    expect(await mistakes(edited('openapi.yaml', 'openapi: 3.1.0\n', ''))).toContain(
      'openapi.yaml:1:1 the document needs openapi, which is missing',
    );
  });

  it.each(['constructor', 'toString'])('that calls a word %s is reported', async (name) => {
    const found = await mistakes(edited('paths/thing.yaml', '  summary: Read a thing', `  ${name}: { a: { b: 1 } }`));
    expect(found).toContain(`paths/thing.yaml:7:3 ${name} is not a keyword of an operation`);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
    'that calls a field or a schema %s is reported',
    async (name) => {
      const field = edited(
        'schemas/things.yaml',
        '    note:\n',
        `    ${name}: { type: string, maxLength: 3 }\n    note:\n`,
      );
      expect(await mistakes(field)).toEqual([
        expect.stringMatching(
          /^schemas\/things\.yaml:21:5 .*\w+ cannot be used as a name: every JavaScript object has it$/,
        ),
      ]);
      const schema = edited('schemas/things.yaml', 'Color: {', `${name}: { type: string }\nColor: {`);
      const used = replacing('things.yaml#/Color', `things.yaml#/${name}`)(schema['paths/thing.yaml'] ?? '');
      const found = await mistakes({ ...schema, 'paths/thing.yaml': used });
      expect(found).toEqual([
        expect.stringMatching(/^(paths\/thing|schemas\/things)\.yaml:\d+:\d+ .*cannot be used as a name/),
      ]);
    },
  );

  it('is none where a value has parts of its own kind', async () => {
    const tree = "note: { type: [string, 'null'] }\n    parts: { type: array, items: { $ref: '#/Thing' } }";
    expect(await mistakes(edited('schemas/things.yaml', "note: { type: [string, 'null'] }", tree))).toEqual([]);
  });

  it('that leaves out a standing error is refused where the operation lists its responses', async () => {
    const shared = (text: string) =>
      replacing("    '409':", "    '503': { $ref: ../responses.yaml#/Unavailable }\n    '409':")(text);
    const files = tinySpec();
    const withOne = {
      ...files,
      'responses.yaml': files['responses.yaml'] + unavailable,
      'paths/thing.yaml': shared(files['paths/thing.yaml'] ?? ''),
    };
    expect(await mistakes(withOne)).toContainEqual(
      expect.stringMatching(
        /^paths\/thing\.yaml:16:3 The response 503 is missing: each operation like this one can answer it\.$/,
      ),
    );
  });
});
