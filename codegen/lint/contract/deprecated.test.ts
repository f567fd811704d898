import { linted } from '../../testing/linted';
import { removeSpecs, replacing, type SpecFileTexts, tinySpecWithRevisions } from '../../testing/tiny';
import { lintDeprecated } from './deprecated';

afterAll(removeSpecs);

const OVERLAY = 'revisions/colors/red-only.overlay.yaml';
const REVISIONS = 'revisions/revisions.yaml';

const edited = (file: string, from: string, to: string, spec: SpecFileTexts = tinySpecWithRevisions()) => ({
  ...spec,
  [file]: replacing(from, to)(spec[file] ?? ''),
});

describe('a mark of what is deprecated', () => {
  it.each([
    ['paths/thing.yaml', 'operationId: getThing', 'operationId: getThing\n  deprecated: true', '5:15'],
    ['paths/thing.yaml', '    - name: filter[color]\n', '    - name: filter[color]\n      deprecated: true\n', '11:19'],
    ['schemas/things.yaml', 'maxLength: 20', 'maxLength: 20\n      deprecated: true', '24:19'],
  ])('is reported where it does not say what to use instead: %s', (file, from, to, place) => {
    expect(linted(lintDeprecated, edited(file, from, to))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^spec/${file}:${place} {2}deprecated-mark .* without a date: say in .description. what to use instead`,
        ),
      ),
    ]);
  });

  it('may stand next to a description, and in an example it is a field', () => {
    const deprecation = 'deprecated: true\n      description: Use color.';
    expect(
      linted(lintDeprecated, edited('schemas/things.yaml', 'maxLength: 20', `maxLength: 20\n      ${deprecation}`)),
    ).toEqual([]);
    const field = edited(
      'schemas/things.yaml',
      '    note: { type',
      '    deprecated: { type: boolean }\n    note: { type',
    );
    const shown = edited('examples/things.yaml', 'key: k,', 'key: k, deprecated: true,', field);
    expect(linted(lintDeprecated, shown)).toEqual([]);
  });

  it('of a value of an axis is reported where the value has no end', () => {
    const marked = edited(
      OVERLAY,
      'actions:\n',
      'actions:\n  - target: $.components.schemas.ThingUpdate.properties.color\n    update: { deprecated: true, description: Use note. }\n',
    );
    expect(linted(lintDeprecated, marked)).toEqual([
      `spec/${OVERLAY}:5:27  deprecated-mark  \`deprecated\` is a mark without a date, and colors=red-only has none either: give it its days in \`ends\` of spec/revisions/revisions.yaml (docs/guides/designing.md, "End a revision").`,
    ]);
    const ended = edited(
      REVISIONS,
      'combinations:',
      "ends: { colors=red-only: { deprecated: 2027-01-31, sunset: 2027-06-30, link: 'https://example.com' } }\ncombinations:",
      marked,
    );
    expect(linted(lintDeprecated, ended)).toEqual([]);
  });
});
