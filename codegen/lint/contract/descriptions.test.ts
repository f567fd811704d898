import { linted } from '../../testing/linted';
import { removeSpecs, replacing, tinySpec } from '../../testing/tiny';
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
  ])('is told at its line where it says %s', (text, message) => {
    expect(found(text)).toEqual([`spec/paths/thing.yaml:18:20  description  ${message}`]);
  });
});
