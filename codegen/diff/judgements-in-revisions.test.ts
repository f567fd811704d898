import { removeSpecs, replacing, type SpecFileTexts, tinySpecWithRevisions } from '../testing/tiny';
import { changesBy } from '../testing/versions';

afterAll(removeSpecs);

const overlayOfColors = 'revisions/colors/red-only.overlay.yaml';
const paths = 'paths/thing.yaml';
const things = 'schemas/things.yaml';

describe('what a difference means', () => {
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
});
