import { linted } from '../../testing/linted';
import { removeSpecs, replacing, tinySpec, tinySpecWithRevisions } from '../../testing/tiny';
import { lintDescriptions } from './descriptions';

afterAll(removeSpecs);

const found = (text: string): string[] =>
  linted(lintDescriptions, {
    ...tinySpec(),
    'paths/thing.yaml': replacing(
      'description: The thing.',
      `description: ${text}`,
    )(tinySpec()['paths/thing.yaml'] ?? ''),
  });

describe('a description', () => {
  it.each([
    "'See [the RFC](https://www.rfc-editor.org/rfc/rfc9110), or [the page](/docs) (both).'",
    "'An array[0] (the first).'",
  ])('may say %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ["''", '`description` says nothing: write it, or leave it out.'],
    [
      "'See [this](#/nowhere).'",
      'The link to #/nowhere leads nowhere in the published documents: use an address, such as https://example.com.',
    ],
    [
      "'See [this](docs/none.md).'",
      'The link to docs/none.md leads nowhere in the published documents: use an address, such as https://example.com.',
    ],
    [
      "'See [this]().'",
      'The link to nothing leads nowhere in the published documents: use an address, such as https://example.com.',
    ],
    ["'See [this](https://example.com'", 'The link to https://example.com has no bracket at its end.'],
  ])('is reported at its line where it says %s', (text, message) => {
    expect(found(text)).toEqual([`spec/paths/thing.yaml:18:20  description  ${message}`]);
  });
});

describe('a text of a file that is used as it is written', () => {
  const revisions = 'revisions/revisions.yaml';
  const changed = (file: string, from: string, to: string): string[] => {
    const files = tinySpecWithRevisions();
    return linted(lintDescriptions, { ...files, [file]: replacing(from, to)(files[file] ?? '') });
  };

  it.each([
    [
      revisions,
      '    description: The address of a thing.\n',
      '',
      `${revisions}:7:5  description  The axis thing-path has no description: say what differs with it.`,
    ],
    [
      revisions,
      'both: All.',
      'both:',
      `${revisions}:5:20  description  The value both of colors has no description: say what is so with it.`,
    ],
    [
      revisions,
      'Which colors there are.',
      "''",
      `${revisions}:3:18  description  \`description\` says nothing: write it, or leave it out.`,
    ],
    [
      'revisions/colors/red-only.overlay.yaml',
      'Only red',
      "' '",
      'revisions/colors/red-only.overlay.yaml:2:16  description  `title` says nothing: write it, or leave it out.',
    ],
    [
      'examples/things.yaml',
      'ThingUpdate:\n',
      "ThingUpdate:\n  summary: ''\n",
      'examples/things.yaml:4:12  description  `summary` says nothing: write it, or leave it out.',
    ],
  ])('is reported at its line where it says nothing: %s', (file, from, to, line) => {
    expect(changed(file, from, to)).toEqual([`spec/${line}`]);
  });

  it('may be missing in the data of an example', () => {
    expect(changed('examples/things.yaml', 'note: painted', "note: ''")).toEqual([]);
  });
});
