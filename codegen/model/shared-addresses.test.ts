import { checkContract } from '../check';
import { SpecFiles } from '../load/files';
import { Problems } from '../problems';
import { removeSpecs, replacing, type SpecFileTexts, tinySpecWithRevisions, writeSpec } from '../testing/tiny';
import { Timings } from '../util/timings';

afterAll(removeSpecs);

const OVERLAY = 'revisions/thing-path/items.overlay.yaml';

/** The tiny contract with an operation more, `makeThing`, which the other revision serves at the address of `updateThing`. */
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
