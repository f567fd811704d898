import { mistakes } from '../testing/mistakes';
import { removeSpecs, replacing, tinySpecWithRevisions } from '../testing/tiny';

afterAll(removeSpecs);

const overlay = 'revisions/colors/red-only.overlay.yaml';
const action = (target: string, update: string) => ({
  ...tinySpecWithRevisions(),
  [overlay]: `${tinySpecWithRevisions()[overlay]}  - target: ${target}\n    update: ${update}\n`,
});
const OPERATION = "$.paths['/things/v1/{id}'].get";
const SCHEMA = '$.components.schemas.Thing';

describe('what an overlay writes', () => {
  it.each([
    [
      'a misspelt word of an operation',
      OPERATION,
      '{ descripton: No. }',
      'descripton is not a keyword of an operation; did you mean description?',
    ],
    [
      'a misspelt word of a schema',
      SCHEMA,
      '{ requred: [id] }',
      'requred is not a keyword of a schema; did you mean required?',
    ],
    [
      'a misspelt extension',
      SCHEMA,
      '{ x-sensitiv: true }',
      'x-sensitiv is not an extension of a schema; did you mean x-sensitive?',
    ],
    ['a value of another sort', OPERATION, '{ deprecated: soon }', 'deprecated is true or false, and here is a string'],
    [
      'an extension of another sort',
      OPERATION,
      '{ x-interface-item: one }',
      'x-interface-item is a whole number, and here is a string',
    ],
    ['a version', '$.info', '{ version: two }', 'version is such as 1.0.0, and here is two'],
  ])('is reported at its line: %s', async (_, target, update, message) => {
    expect(await mistakes(action(target, update))).toEqual([
      expect.stringMatching(new RegExp(`^${overlay.replaceAll('.', '\\.')}:9:\\d+ ${message.replace('?', '\\?')}$`)),
    ]);
  });

  it('leaves in a schema is reported with its revision, once for all that have it', async () => {
    const files = tinySpecWithRevisions();
    const removed = `  - target: ${SCHEMA}.properties.note\n    remove: true\n`;
    const things = replacing('required: [id, color, key]', 'required: [id, color, key, note]');
    const paths = 'revisions/thing-path/items.overlay.yaml';
    // In the earliest revision the other overlay has removed a name before it.
    const loosened = `  - target: ${SCHEMA}.required[?@ == 'color']\n    remove: true\n`;
    expect(
      await mistakes({
        ...files,
        'schemas/things.yaml': things(files['schemas/things.yaml'] ?? ''),
        [overlay]: `${files[overlay]}${removed}`,
        [paths]: `${files[paths]}${loosened}`,
      }),
    ).toEqual(['schemas/things.yaml:5:30 note is required, and is not one of the properties in colors=red-only']);
  });

  it('at no place is reported, and not what follows from it in its revision', async () => {
    const files = tinySpecWithRevisions();
    const misspelt = replacing('examples.ThingUpdate', 'examples.ThingUpdat')(files[overlay] ?? '');
    expect(await mistakes({ ...files, [overlay]: misspelt })).toEqual([
      `${overlay}:6:5 $.components.examples.ThingUpdat.value matches nothing in the document: nothing in it refers to a definition ThingUpdat`,
    ]);
  });

  it('may be anything that a file may hold', async () => {
    expect(await mistakes(action(OPERATION, '{ description: What a thing is. }'))).toEqual([]);
  });
});
