import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mistakes, mistakesIn } from './testing/mistakes';
import { removeSpecs, replacing, type SpecFileTexts, tinySpec, tinySpecWithRevisions, writeSpec } from './testing/tiny';

afterAll(removeSpecs);

const edited = (file: string, from: string | RegExp, to: string): SpecFileTexts => ({
  ...tinySpec(),
  [file]: replacing(from, to)(tinySpec()[file] ?? ''),
});

/** The mistakes that an edit of a file causes in that file, each as `line:column message`. */
async function mistakesOf(file: string, from: string | RegExp, to: string): Promise<string[]> {
  const found = await mistakes(edited(file, from, to));
  return found.filter((one) => one.startsWith(`${file}:`)).map((one) => one.slice(file.length + 1));
}

const saying = (line: string | RegExp) => (typeof line === 'string' ? line : expect.stringMatching(line));

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
  it('in the indent of a line is one message, at that line', async () => {
    const found = await mistakes(edited('paths/thing.yaml', '  tags: [Things]\n', ' tags: [Things]\n'));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^paths\/thing\.yaml:6:\d+ YAML: /);
  });

  it('in a reference names what was meant', async () => {
    expect(await mistakes(edited('paths/thing.yaml', 'things.yaml#/ThingUpdate', 'things.yaml#/ThingUpdat'))).toEqual([
      expect.stringMatching(
        /^paths\/thing\.yaml:\d+:\d+ schemas\/things\.yaml has no ThingUpdat; did you mean ThingUpdate\?$/,
      ),
    ]);
    expect(
      await mistakes(edited('paths/thing.yaml', '../schemas/things.yaml#/Color', '../schemas/thing.yaml#/Color')),
    ).toEqual([expect.stringMatching(/schemas\/thing\.yaml does not exist; did you mean schemas\/things\.yaml\?$/)]);
    expect(
      await mistakes(edited('paths/thing.yaml', '../schemas/common.yaml#/Error', '../schemas/things.yaml#/Error')),
    ).toEqual([expect.stringMatching(/schemas\/things\.yaml has no Error; schemas\/common\.yaml has it$/)]);
  });

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

  it('in a default that a revision makes one is reported once, and none that all of them take', async () => {
    const files = tinySpecWithRevisions();
    const color = (value: string) => replacing('enum: [RED, BLUE] }', `enum: [RED, BLUE], default: ${value} }`);
    const things = files['schemas/things.yaml'] ?? '';
    expect(await mistakes({ ...files, 'schemas/things.yaml': color('RED')(things) })).toEqual([]);
    expect(await mistakes({ ...files, 'schemas/things.yaml': color('BLUE')(things) })).toEqual([
      expect.stringMatching(/^schemas\/things\.yaml:2:\d+ the default breaks its schema/),
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

  it('in a list of parameters of which one is needed names what is none', async () => {
    const asked = edited('paths/thing.yaml', '  tags: [Things]\n', '  tags: [Things]\n  x-at-least-one: [colour]\n');
    expect(await mistakes(asked)).toEqual([
      expect.stringMatching(/^paths\/thing\.yaml:\d+:\d+ colour is not a parameter of it$/),
    ]);
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
      /^openapi\.yaml:5:\d+ YAML: Map keys must be unique/,
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
    ['an object as a key', 'Color: {', '{ a: b }: {', '2:1 YAML: a key is a text'],
    ['two documents', 'Color: {', '---\nColor: {', '2:1 YAML: a file is one document: remove the line with ---'],
    ['a value with a tag', 'enum: [RED', 'enum: !!set [RED', '2:36 YAML: !!set is not used here: values have no tags'],
    [
      'a number with zeros before it',
      'maxLength: 64',
      'maxLength: 064',
      "1:51 YAML: 064 is read as the number 64: a text with zeros before it stands in quotes, '064'",
    ],
    [
      'a whole number with too many digits',
      'maxLength: 64',
      'maxLength: 9007199254740993',
      "1:51 YAML: 9007199254740993 has more digits than a number keeps, and is read as 9007199254740992: write at most 15 digits, or a text in quotes, '9007199254740993'",
    ],
    [
      'a number with too many decimals',
      'maxLength: 64',
      'maxLength: 64, maximum: 0.12345678901234567',
      /^1:64 YAML: 0\.12345678901234567 has more digits than a number keeps/,
    ],
    [
      'an address as a reference',
      "color: { $ref: '#/Color' }\n",
      "color: { $ref: 'https://example.com/things.yaml#/Color' }\n",
      '8:5 https://example.com/things.yaml#/Color: references have the form path/file.yaml#/Name, relative to their file',
    ],
    [
      'a reference from the root',
      "color: { $ref: '#/Color' }\n",
      "color: { $ref: '/schemas/things.yaml#/Color' }\n",
      '8:5 /schemas/things.yaml#/Color: references have the form path/file.yaml#/Name, relative to their file',
    ],
    [
      'a word of OpenAPI 3.0',
      "note: { type: [string, 'null'] }",
      'note: { type: string, nullable: true }',
      "10:27 nullable is not a keyword of a schema; write `type: [string, 'null']`, or another type with it",
    ],
    [
      'a type that there is not',
      "note: { type: [string, 'null'] }",
      'note: { type: strng }',
      '10:13 the schema is not valid: there is no type strng; did you mean string?',
    ],
    [
      'the type null without quotes',
      "note: { type: [string, 'null'] }",
      'note: { type: [string, null] }',
      "10:13 the schema is not valid: the type null is written in quotes, 'null'",
    ],
    [
      'a field that says itself that it is required',
      "note: { type: [string, 'null'] }",
      "note: { required: true, type: [string, 'null'] }",
      '10:13 the schema is not valid: `required` is a list of names, and stands next to `properties`',
    ],
    ['a list as a key', 'Color: {', '[a]: {', '2:1 YAML: a key is a text'],
    ['a question mark before a key', 'Color: {', '? Color: {', '2:8 YAML: a key is a text'],
    ['a key of nothing', 'Color: {', '~: {', '2:1 YAML: a key is a text, and here is nothing'],
    ['a merge of a text', 'Color: {', 'Color: { <<: all,', '2:10 YAML: << takes over an object, or a list of objects'],
    ['a character that no text has', 'RED', 'RE\u0000D', '2:33 YAML: there is no U+0000 in a text'],
    [
      'a place that a merge left in two versions',
      'Color: {',
      '# The colors.\n<<<<<<< HEAD\nColor: {\n=======\nColour: {\n>>>>>>> other\n',
      '3:1 YAML: a merge left two versions here: keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>',
    ],
    [
      'half a file of UTF-16',
      'RED',
      Buffer.from('RÉD', 'utf16le'),
      '2:33 YAML: the file is not UTF-8; save it as such',
    ],
    ['a letter of Latin-1', 'RED', Buffer.from('RÉD', 'latin1'), '2:32 YAML: the file is not UTF-8; save it as such'],
  ])('that is %s is reported at its line', async (_, from, to, line) => {
    const files = tinySpec();
    const folder = writeSpec(files);
    const [before = '', after = ''] = (files['schemas/things.yaml'] ?? '').split(from);
    writeFileSync(
      path.join(folder, 'schemas/things.yaml'),
      Buffer.concat([before, to, after].map((part) => Buffer.from(part))),
    );
    const found = (await mistakesIn(folder)).map((one) => one.replace('schemas/things.yaml:', ''));
    expect(found).toEqual([saying(line)]);
  });

  it('in a name that many refer to is one line', async () => {
    const renamed = edited('schemas/common.yaml', 'Error:\n', 'Eror:\n');
    expect(await mistakes(renamed)).toEqual([
      'responses.yaml:5:7 schemas/common.yaml has no Error; did you mean Eror? (and in 1 more: paths/thing.yaml:50)',
    ]);
  });

  it('in the file of a path that is another one is one line', async () => {
    const twice = '  /things/v1/{id}: { $ref: paths/thing.yaml }\n  /others/v1/{id}: { $ref: paths/thing.yaml }';
    expect(await mistakes(edited('openapi.yaml', '  /things/v1/{id}: { $ref: paths/thing.yaml }', twice))).toEqual([
      'openapi.yaml:7:3 paths/thing.yaml is the path /things/v1/{id} already: each path has a file',
    ]);
  });

  it.each([
    ['', 'empty'],
    ['# Later.\n', 'empty'],
    ['- Color\n', 'a list'],
    ['Color\n', 'a string'],
  ])('that leaves a file without names is one line, at that file: %j', async (text, sort) => {
    expect(await mistakes({ ...tinySpec(), 'schemas/things.yaml': text })).toEqual([
      `schemas/things.yaml:1:1 the file is ${sort}: it has none of the names that references expect`,
    ]);
  });

  it('in the ending of a file is reported at the reference', async () => {
    const { 'schemas/common.yaml': common = '', ...others } = edited(
      'responses.yaml',
      'schemas/common.yaml',
      'schemas/common.yml',
    );
    expect(await mistakes({ ...others, 'schemas/common.yaml': common, 'schemas/common.yml': common })).toEqual([
      'responses.yaml:5:7 schemas/common.yml#/Error: references have the form path/file.yaml#/Name',
    ]);
  });

  it('in a link to a file that is gone is reported at the reference', async () => {
    const folder = writeSpec(tinySpec());
    rmSync(path.join(folder, 'paths/thing.yaml'));
    symlinkSync('gone.yaml', path.join(folder, 'paths/thing.yaml'));
    expect(await mistakesIn(folder)).toEqual(['openapi.yaml:6:3 paths/thing.yaml is a link to a file that is gone']);
  });

  it('in a reference to a folder is reported at its line', async () => {
    expect(await mistakes(edited('paths/thing.yaml', '../schemas/things.yaml#/ThingUpdate', '../schemas'))).toEqual([
      'paths/thing.yaml:34:9 ../schemas: references have the form path/file.yaml#/Name',
    ]);
    expect(await mistakes(edited('openapi.yaml', 'paths/thing.yaml', 'paths'))).toEqual([
      'openapi.yaml:6:3 paths is a folder',
    ]);
  });

  it.each([
    [
      'a response as a schema',
      '../schemas/things.yaml#/ThingUpdate',
      '../responses.yaml#/InvalidRequest',
      '34:9 ../responses.yaml#/InvalidRequest is not a schema: it has content',
    ],
    [
      'a schema as an example',
      '../examples/things.yaml#/ThingUpdate',
      '../schemas/things.yaml#/ThingUpdate',
      '36:11 ../schemas/things.yaml#/ThingUpdate is not an example: it has type, additionalProperties, properties',
    ],
    [
      'a schema as a response',
      '../responses.yaml#/InvalidRequest',
      '../schemas/common.yaml#/Error',
      '24:5 ../schemas/common.yaml#/Error is not a response: it has type, required, properties',
    ],
    [
      'a word beside one that does not say anything',
      '{ $ref: ../responses.yaml#/InvalidRequest }',
      '{ $ref: ../responses.yaml#/InvalidRequest, summary: No. }',
      '24:55 summary has no effect next to a $ref to a response',
    ],
    [
      'a misspelt word beside one',
      '{ $ref: ../schemas/things.yaml#/Color }',
      '{ $ref: ../schemas/things.yaml#/Color, descripton: Its color. }',
      '14:89 descripton has no effect next to a $ref to a schema; did you mean description?',
    ],
    [
      'a misspelt word of an operation',
      'summary: Read',
      'sumary: Read',
      '7:3 sumary is not a keyword of an operation; did you mean summary?',
    ],
    [
      'a misspelt extension',
      'x-interface-item',
      'x-interface-itm',
      '5:3 x-interface-itm is not an extension of an operation; did you mean x-interface-item?',
    ],
    [
      'a misspelt reference',
      "'400': { $ref:",
      "'400': { $erf:",
      '24:14 $erf is not a keyword of a response; did you mean $ref?',
    ],
  ])('in a reference: %s is reported at its place', async (_, from, to, line) => {
    expect(await mistakes(edited('paths/thing.yaml', from, to))).toContain(`paths/thing.yaml:${line}`);
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

  it('in a required name is reported at its line', async () => {
    expect(await mistakes(edited('schemas/things.yaml', '[id, color, key]', '[id, colour, key]'))).toContain(
      'schemas/things.yaml:5:18 colour is required, and is not one of the properties; did you mean color?',
    );
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

  it('in a reference next to another one is reported, and its target is used', async () => {
    const beside = (other: string) =>
      edited(
        'schemas/things.yaml',
        "color: { $ref: '#/Color' }",
        `color: { $ref: '#/Color', not: { $ref: '${other}' } }`,
      );
    expect(await mistakes(beside('common.yaml#/ErrorCode'))).toEqual([]);
    expect(await mistakes(beside('common.yaml#/ErorCode'))).toEqual([
      'schemas/things.yaml:8:31 schemas/common.yaml has no ErorCode; did you mean ErrorCode?',
    ]);
  });

  it('next to the reference to a path is reported', async () => {
    const found = await mistakes(
      edited('openapi.yaml', '{ $ref: paths/thing.yaml }', '{ $ref: paths/thing.yaml, get: {} }'),
    );
    expect(found).toContain('openapi.yaml:6:46 get has no effect next to a $ref to a path item');
    expect(await mistakes(edited('openapi.yaml', '$ref: paths/thing.yaml', '$ref: schemas/things.yaml'))).toContain(
      'openapi.yaml:6:3 schemas/things.yaml is not a path item: it has ThingId, Color, Thing, ThingResult, ThingUpdate',
    );
  });

  it('below a key that YAML reads as a number is reported at its line', async () => {
    const found = await mistakes(edited('paths/thing.yaml', "    '409':", '    0x3f:'));
    expect(found).toContain('paths/thing.yaml:46:5 63 is not a status');
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
