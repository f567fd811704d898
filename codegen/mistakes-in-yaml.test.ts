import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { edited, mistakes, mistakesIn, saying } from './testing/mistakes';
import { removeSpecs, tinySpec, writeSpec } from './testing/tiny';

afterAll(removeSpecs);

describe('a mistake of a designer', () => {
  it('in the indent of a line is one message, at that line', async () => {
    const found = await mistakes(edited('paths/thing.yaml', '  tags: [Things]\n', ' tags: [Things]\n'));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^paths\/thing\.yaml:6:\d+ YAML: /);
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
      'a reference with the slashes of Windows',
      "color: { $ref: '#/Color' }\n",
      "color: { $ref: '..\\schemas\\things.yaml#/Color' }\n",
      '8:5 ..\\schemas\\things.yaml#/Color: references have forward slashes: ../schemas/things.yaml#/Color',
    ],
    [
      'a value that is in a list twice',
      'enum: [RED',
      'enum: [RED, RED',
      '2:36 RED is in enum twice: remove one of them',
    ],
    [
      'a list of values without any',
      "note: { type: [string, 'null'] }",
      'note: { enum: [] }',
      '10:13 enum is empty: name the values, or remove it',
    ],
    [
      'a list, or null, without its items',
      "note: { type: [string, 'null'] }",
      "note: { type: [array, 'null'] }",
      '10:5 a list must describe its items, by items, and this one accepts any',
    ],
    [
      'a field that tells alternatives apart by OpenAPI',
      "note: { type: [string, 'null'] }",
      "note: { type: [string, 'null'], discriminator: { propertyName: kind } }",
      '10:37 discriminator is not a keyword of a schema; give the field that tells the alternatives apart a `const` in each, and require it',
    ],
    [
      'null next to a reference, as in OpenAPI 3.0',
      "color: { $ref: '#/Color' }\n",
      "color: { $ref: '#/Color', nullable: true }\n",
      "8:31 nullable has no effect next to a $ref to a schema; write `oneOf: [{ $ref: … }, { type: 'null' }]`",
    ],
    [
      'more levels than tools can read',
      "note: { type: [string, 'null'] }",
      `note: ${'{ type: array, items: '.repeat(3000)}{ type: string }${' }'.repeat(3000)}`,
      /^10:\d+ YAML: there are more than 64 levels here: give an inner part a name of its own, and refer to it$/,
    ],
    [
      'a few more levels than are allowed',
      "note: { type: [string, 'null'] }",
      `note: ${'{ type: array, items: '.repeat(62)}{ type: string }${' }'.repeat(62)}`,
      /^10:\d+ YAML: there are more than 64 levels here: give an inner part a name of its own, and refer to it$/,
    ],
    [
      'a key that is there twice',
      'Color: {',
      "Color: { type: string }\n'Color' : {",
      "3:1 YAML: the key 'Color' is in this object already: keep one of them",
    ],
    [
      'a text with a colon',
      'Color: {',
      'Note: a: text\nColor: {',
      '2:7 YAML: there is a second key in this line: a text with a colon and a space after it stands in quotes',
    ],
    [
      'a misspelt alias',
      'Color: {',
      'Note: &visible { type: string }\nOther: *visble\nColor: {',
      '3:8 YAML: *visble has no anchor above it: &visble; did you mean visible?',
    ],
    [
      'an old line end',
      'Color: {',
      '# Colors.\rColor: {',
      '2:10 YAML: the line ends with U+000D alone; save the file with line ends of Unix or Windows',
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

  it('below a key that YAML reads as a number is reported at its line', async () => {
    const found = await mistakes(edited('paths/thing.yaml', "    '409':", '    0x3f:'));
    expect(found).toContain('paths/thing.yaml:46:5 63 is not a status');
  });
});
