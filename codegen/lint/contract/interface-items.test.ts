import { linted } from '../../testing/linted';
import { removeSpecs, replacing, tinySpec } from '../../testing/tiny';
import { lintInterfaceItems } from './interface-items';

afterAll(removeSpecs);

const found = (...edits: readonly (readonly [from: string, to: string])[]): string[] => {
  const thing = edits.reduce((text, [from, to]) => replacing(from, to)(text), tinySpec()['paths/thing.yaml'] ?? '');
  return linted(lintInterfaceItems, { ...tinySpec(), 'paths/thing.yaml': thing });
};
const update = (item: number) =>
  ['operationId: updateThing', `operationId: updateThing\n  x-interface-item: ${item}`] as const;

describe('the number of an endpoint', () => {
  it('is one of the interface specification, of one operation', () => {
    expect(found(update(56))).toEqual([]);
    expect(found(['item: 1\n', 'item: 19\n'], update(19))).toEqual([]);
  });

  it.each([0, 57, -1])('is reported where the interface specification has none: %i', (item) => {
    expect(found(update(item))).toEqual([
      `spec/paths/thing.yaml:27:21  interface-item  The interface specification has the endpoints 1 to 56, and no ${item}.`,
    ]);
  });

  it('is reported where another operation has it', () => {
    expect(found(update(1))).toEqual([
      'spec/paths/thing.yaml:27:21  interface-item  getThing is endpoint 1 already: each endpoint is one operation. If both are, say why in codegen/lint/contract/interface-items.ts.',
    ]);
  });
});

it('is reported where a contract with most of the endpoints lacks one', () => {
  const files = tinySpec();
  const numbers = Array.from({ length: 55 }, (_, index) => index + 2);
  const text = (number: number) =>
    (files['paths/thing.yaml'] ?? '')
      .replace(/patch:[\s\S]*/, '')
      .replace('getThing', `getThing${number}`)
      .replace('item: 1\n', `item: ${number}\n`);
  const more = (left: number) => numbers.filter((number) => number !== left);
  const contract = (left: number) => ({
    ...files,
    ...Object.fromEntries(more(left).map((number) => [`paths/thing-${number}.yaml`, text(number)])),
    'openapi.yaml': (files['openapi.yaml'] ?? '').replace(
      'paths:\n',
      `paths:\n${more(left)
        .map((number) => `  /things-${number}/v1/{id}: { $ref: paths/thing-${number}.yaml }\n`)
        .join('')}`,
    ),
  });
  expect(linted(lintInterfaceItems, contract(0))).toEqual([]);
  expect(linted(lintInterfaceItems, contract(6))).toEqual([
    'spec/openapi.yaml:5:1  interface-item  No operation is endpoint 6 of the interface specification: give the one that is `x-interface-item: 6`.',
  ]);
});
