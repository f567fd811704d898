import { checkContract } from '../check/check';
import { SpecFiles } from '../load/files';
import { Problems } from '../problems';
import { removeSpecs, replacing, type SpecFileTexts, tinySpecWithRevisions, writeSpec } from '../testing/tiny';
import { Timings } from '../util/timings';

afterAll(removeSpecs);

const OVERLAY = 'revisions/thing-path/items.overlay.yaml';

/**
 * The tiny contract with an operation more, `makeThing`, which the other revision serves at the address of
 * `updateThing`.
 */
function joined(serves: string): SpecFileTexts {
  const texts = tinySpecWithRevisions();
  const patch = /patch:[\s\S]*/.exec(texts['paths/thing.yaml'] ?? '')?.[0] ?? '';
  const made = patch
    .replace('patch:', 'patch:')
    .replace('updateThing', 'makeThing')
    .replace('Change a thing', 'Make a thing')
    .replace('things.yaml#/ThingUpdate', 'things.yaml#/ThingMake');
  return {
    ...texts,
    'openapi.yaml': replacing(
      '  /things/v1/{id}: { $ref: paths/thing.yaml }',
      '  /things/v1/{id}: { $ref: paths/thing.yaml }\n  /made/v1: { $ref: paths/made.yaml }',
    )(texts['openapi.yaml'] ?? ''),
    'paths/made.yaml': made.replace('examples/things.yaml#/ThingUpdate', 'examples/things.yaml#/ThingMake'),
    'schemas/things.yaml': `${texts['schemas/things.yaml']}ThingMake:
  type: object
  additionalProperties: false
  properties: { shape: { type: string, maxLength: 9 }, color: { $ref: '#/Color' } }
`,
    'examples/things.yaml': `${texts['examples/things.yaml']}ThingMake:\n  value: { shape: ROUND }\n`,
    // Its address names nothing, so that a refusal names a field.
    'examples/errors/things.yaml': replacing(
      'message: The color is taken.',
      'message: The color is taken., details: [{ code: taken, location: body, pointer: /color }]',
    )(texts['examples/errors/things.yaml'] ?? ''),
    'schemas/common.yaml': replacing(
      'message: { type: string }',
      'message: { type: string }, details: { type: array, items: { type: object } }',
    )(texts['schemas/common.yaml'] ?? ''),
    [OVERLAY]: `overlay: 1.1.0
info: { title: Joined, version: 1.0.0 }
actions:
  - target: $.paths['/made/v1']
    remove: true
  - target: $.paths['/things/v1/{id}'].patch
    update: { x-also-serves: { ${serves} } }
`,
  };
}

function read(texts: SpecFileTexts): { shared: unknown; problems: string[] } {
  const files = new SpecFiles(writeSpec(texts));
  const problems = new Problems(files);
  const { sharedAddresses } = checkContract(files, new Map(), problems, new Timings());
  return { shared: sharedAddresses, problems: problems.list().map(({ message }) => message) };
}

describe('readSharedAddresses', () => {
  it('finds what an overlay joins, with the field that tells of it', () => {
    expect(read(joined('makeThing: shape'))).toEqual({
      shared: { 'thing-path=items': { updateThing: { makeThing: 'shape' } } },
      problems: [],
    });
  });

  it.each([
    ['makeThings: shape', 'makeThings is not an operation of the contract'],
    ['getThing: shape', 'getThing still has an address of its own in this revision'],
    ['makeThing: size', 'the body of makeThing has no field size'],
    ['makeThing: color', "updateThing has a field color too: it can't tell the two apart"],
  ])('refuses %s', (serves, message) => {
    expect(read(joined(serves)).problems).toEqual([message]);
  });

  describe('a parameter that one of them requires', () => {
    const KEY =
      '{ name: x-key, in: header, REST, description: A key., schema: { type: string, maxLength: 9 }, example: k }';
    const key = (rest: string) => KEY.replace('REST', rest);

    /** @param rest says of the parameter at the shared address whether it is required; null leaves it as it is */
    function sharedKey(rest: string | null, alone = 'required: true'): SpecFileTexts {
      const texts = joined('makeThing: shape');
      const withKey = replacing('operationId: updateThing', `operationId: updateThing\n  parameters: [${key(alone)}]`);
      const update = rest === null ? '' : `, parameters: [${key(rest)}]`;
      return {
        ...texts,
        'paths/thing.yaml': withKey(texts['paths/thing.yaml'] ?? ''),
        [OVERLAY]: replacing(
          `    update: { x-also-serves: { makeThing: shape } }`,
          `    update: { x-also-serves: { makeThing: shape }${update} }`,
        )(
          replacing(
            `actions:`,
            rest === null
              ? 'actions:'
              : `actions:\n  - target: $.paths['/things/v1/{id}'].patch.parameters\n    remove: true`,
          )(texts[OVERLAY] ?? ''),
        ),
      };
    }

    const unsaid = ['updateThing: x-key is required by itself: say by x-required-with with which field of the body'];
    const strange = (field: string, hint: string) =>
      `updateThing: the x-required-with of x-key names ${field}, and its own body has no such field; ${hint}`;
    const needless = ['updateThing: x-key is not required with a field: leave x-required-with out'];

    it.each([
      ['stays required', null, 'required: true', []],
      ['says with which field', 'required: false, x-required-with: color', 'required: true', []],
      ['is optional without a word', 'required: false', 'required: true', unsaid],
      [
        'names a field of the other',
        'required: false, x-required-with: shape',
        'required: true',
        [strange('shape', 'its fields are color, note')],
      ],
      [
        'misspells the field',
        'required: false, x-required-with: colour',
        'required: true',
        [strange('colour', 'did you mean color?')],
      ],
      ['says so of what none requires', 'required: false, x-required-with: color', 'required: false', needless],
    ])('%s', (_, rest, alone, problems) => {
      expect(read(sharedKey(rest, alone)).problems).toEqual(problems);
    });

    it('has a field to tell of it at a shared address alone', () => {
      const found = read(sharedKey(null, 'required: false, x-required-with: color')).problems;
      expect(found.slice(0, 1)).toEqual(needless);
    });
  });

  it('belongs to overlays', () => {
    const texts = tinySpecWithRevisions();
    texts['paths/thing.yaml'] = replacing(
      'operationId: updateThing',
      'operationId: updateThing\n  x-also-serves: { getThing: id }',
    )(texts['paths/thing.yaml'] ?? '');
    expect(read(texts).problems).toContain(
      'x-also-serves belongs to an overlay: in the current revision each operation has its own address',
    );
  });
});
