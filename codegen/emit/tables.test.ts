import { readSettlement } from '../model/settlement';
import { namedRevisions } from '../revisions/axes';
import { checkedOf, part } from '../testing/api';
import { removeSpecs, tinySpec, tinySpecWithRevisions } from '../testing/tiny';
import { literal, quote, union } from '../util/typescript';
import { emitCauses } from './causes';
import { withMoveOperations } from './documents';
import { emitErrors } from './errors';
import { emitExamples } from './examples';
import { emitLifecycles } from './lifecycles';
import { emitRevisions } from './revisions';
import { emitSettlement, emitSettlementChecks } from './settlement';
import { emitSources } from './sources';
import { emitTriggers } from './triggers';

afterAll(removeSpecs);

describe('values as TypeScript', () => {
  const cases: [given: unknown, want: string][] = [
    ["it's", "'it\\'s'"],
    ['say "a"\n', '\'say "a"\\n\''],
    [{ a: 1, 'b-c': null, 200: true }, "{ 200: true, a: 1, 'b-c': null }"],
    [{ a: undefined, b: [] }, '{ b: [] }'],
    [['x'.repeat(60), 'y'.repeat(60)], `[\n  '${'x'.repeat(60)}',\n  '${'y'.repeat(60)}',\n]`],
  ];
  it.each(cases)('%j', (given, want) => {
    expect(literal(given)).toBe(want);
    const roundTrip = new Function(`return ${literal(given)}`)() as unknown;
    expect(roundTrip).toEqual(JSON.parse(JSON.stringify(given)));
  });

  it('unions', () => {
    expect(union([])).toBe(' never');
    expect(union(['a', "b'c"])).toBe(` 'a' | ${quote("b'c")}`);
  });
});

describe('emitErrors', () => {
  it('gives every code its status and text', () => {
    const { errors } = checkedOf(tinySpec());
    expect(emitErrors(errors)).toContain(`export type ErrorCode = 'INVALID_REQUEST' | 'COLOR_TAKEN';

/** The one status of each code, and the text that callers see. */
export const ERRORS: Readonly<Record<ErrorCode, { readonly status: number; readonly message: string }>> = {
  INVALID_REQUEST: { status: 400, message: 'The request is wrong.' },
  COLOR_TAKEN: { status: 409, message: 'The color is taken.' },
};
`);
  });

  it('takes the status of a code that only the router answers from its example', () => {
    const files = tinySpec();
    files['schemas/common.yaml'] = (files['schemas/common.yaml'] ?? '').replace('COLOR_TAKEN]', 'COLOR_TAKEN, LOST]');
    files['examples/errors/router.yaml'] =
      'LOST:\n  x-status: 404\n  value: { error_code: LOST, error: { message: Lost. } }\n';
    expect(emitErrors(checkedOf(files).errors)).toContain("LOST: { status: 404, message: 'Lost.' },");
  });
});

describe('emitRevisions', () => {
  it('lists axes, policies, combinations and named revisions', () => {
    const { api, sharedAddresses } = checkedOf(tinySpecWithRevisions());
    const { axes, combinations, ends } = api.contract;
    const text = emitRevisions(axes, combinations, ends, sharedAddresses);
    expect(text).toContain("export type Axis = 'colors' | 'thing-path';");
    expect(part(text, 'export interface RevisionPolicy', '}')).toBe(`export interface RevisionPolicy {
  /** Which colors there are. */
  readonly colorPolicy: 'both' | 'red-only';
}`);
    expect(part(text, 'export const policyOf', '});')).toContain("  colorPolicy: revision['colors'],\n");
    expect(text).toContain("export const COMBINATIONS: readonly (readonly Axis[])[] = [['colors', 'thing-path']];");
    expect(part(text, 'export const REVISIONS', '} as const')).toBe(`export const REVISIONS = {
  current,
  earliest: { ...current, colors: 'red-only', 'thing-path': 'items' },
  'colors=red-only': { ...current, colors: 'red-only' },
  'thing-path=items': { ...current, 'thing-path': 'items' },
} as const`);
    expect(namedRevisions(axes).size).toBe(4);
  });
});

describe('emitTriggers', () => {
  it('names the operation and the place of each value', () => {
    expect(emitTriggers(checkedOf(tinySpec()).api)).toContain(`export const triggers = {
  updateThing: { 'body:/note': [{ value: 'boom', outcome: 'EXPLODED', description: 'It explodes.' }] },
} as const;`);
  });
});

describe('emitCauses', () => {
  it('names the causes that an operation reports', () => {
    const files = tinySpec();
    const withCause = 'operationId: updateThing\n  x-cause: thing-painted';
    files['paths/thing.yaml'] = (files['paths/thing.yaml'] ?? '').replace('operationId: updateThing', withCause);
    files['lifecycles.yaml'] = `thing:
  schema: schemas/things.yaml#/Color
  states: { RED: { initial: true, final: false }, BLUE: { initial: false, final: true } }
  transitions:
    - { name: make, from: [], to: RED, guards: [] }
    - { name: paint, causes: [thing-painted], from: [RED], to: BLUE, guards: [] }
`;
    const found = emitCauses(checkedOf(files).api);
    expect(found).toContain(
      "causes: Readonly<Record<string, readonly string[]>> = { updateThing: ['thing-painted'] };",
    );
  });
});

describe('emitLifecycles', () => {
  it('keeps the tables as written', () => {
    const value = {
      thing: { states: { RED: { final: false } }, transitions: [{ name: 'make', from: [], to: 'RED' }] },
    };
    expect(emitLifecycles({ file: 'lifecycles.yaml', value })).toContain(`export const lifecycles = {
  thing: { states: { RED: { final: false } }, transitions: [{ name: 'make', from: [], to: 'RED' }] },
} as const;`);
  });
});

describe('emitSources', () => {
  it('leads from a component or address to its file', () => {
    const sources = JSON.parse(emitSources(checkedOf(tinySpec()).api.contract));
    expect(sources['#/components/schemas/Color']).toEqual({ file: 'spec/schemas/things.yaml', pointer: '/Color' });
    expect(sources['#/paths/~1things~1v1~1{id}']).toEqual({ file: 'spec/paths/thing.yaml', pointer: '' });
  });
});

describe('emitExamples', () => {
  it('holds each value once and says per variant what differs', () => {
    const { values, operations, variants } = JSON.parse(emitExamples(checkedOf(tinySpecWithRevisions()).api));
    expect(operations.updateThing).toEqual({
      parameters: { path: { id: 't1' } },
      request: { paint: 'ThingUpdate' },
      responses: {
        200: { updated: 'ThingResult' },
        400: { INVALID_REQUEST: 'INVALID_REQUEST' },
        409: { COLOR_TAKEN: 'COLOR_TAKEN' },
      },
    });
    expect(values.ThingUpdate).toEqual({ color: 'BLUE', note: 'painted' });
    expect(variants['colors=red-only']).toEqual({
      values: { ThingUpdate: { color: 'RED', note: 'painted' } },
      operations: {},
    });
    expect(variants['thing-path=items']).toBeUndefined();
  });
});

describe('withMoveOperations', () => {
  const from = { a: { x: { deep: 1 } }, list: [{ y: 1 }] };
  it('moves what is removed here and added there', () => {
    const patch = [
      { op: 'remove' as const, path: '/a/x' },
      { op: 'add' as const, path: '/b', value: { deep: 1 } },
    ];
    expect(withMoveOperations(from, patch)).toEqual([{ op: 'move', from: '/a/x', path: '/b' }]);
  });

  it('leaves other additions and items of arrays as they are', () => {
    const patch = [
      { op: 'remove' as const, path: '/list/0' },
      { op: 'add' as const, path: '/b', value: { y: 1 } },
      { op: 'add' as const, path: '/c', value: 1 },
    ];
    expect(withMoveOperations(from, patch)).toEqual(patch);
  });
});

describe('emitSettlement', () => {
  const settlement = `title: files
version: 1.0.0
format: { separator: ',' }
currency_rules: { usd: { description: USD. } }
files:
  things:
    title: Things
    policies: { currency: usd }
    columns:
      - { name: ID, source: thing.id, schema: { type: string } }
      - { name: COLOR, source: thing.color, schema: { type: string, enum: [RED, BLUE] } }
      - { name: RATE, source: thing.rate, policy: currency, credit: true, schema: { type: [integer, 'null'] } }
`;
  const overlay = `overlay: 1.1.0
info: { title: Only red, version: 1.0.0 }
actions:
  - { x-document: settlement, target: "$.files.things.columns[1].schema.enum[?@ == 'BLUE']", remove: true }
`;
  const { api } = checkedOf({
    ...tinySpecWithRevisions(),
    'settlement.yaml': settlement,
    'revisions/colors/red-only.overlay.yaml': overlay,
  });
  const document = api.documentsOf({ colors: 'both', 'thing-path': 'things' }).settlement;
  const model = document && readSettlement(api, document);

  it('writes a column once and of a revision only what differs', () => {
    const text = emitSettlement(document?.root ?? {}, model as NonNullable<typeof model>);
    expect(text).toContain(
      "  COLOR_2: { name: 'COLOR', source: 'thing.color', schema: { type: 'string', enum: ['RED'] } },",
    );
    expect(text).toContain("export const format = { separator: ',' } as const;");
    expect(part(text, 'const axes', '\n};\n')).toBe(`const axes: readonly Axis[] = ['colors'];

const variants: Readonly<Record<string, Settlement>> = {
  'colors=red-only': {
    files: {
      things: { ...settlement.files.things, columns: [columns.ID, columns.COLOR_2, columns.RATE] },
    },
  },
};
`);
  });

  it('has a validator of rows per revision', () => {
    expect(emitSettlementChecks(model as NonNullable<typeof model>)).toContain(`  '': { things: checks.things_row! },
  'colors=red-only': { things: checks.things_row_2! },
`);
    expect(model?.schemas.get('things_row').schema).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['ID', 'COLOR'],
      properties: {
        ID: { type: 'string' },
        COLOR: { type: 'string', enum: ['RED', 'BLUE'] },
        RATE: { type: ['integer', 'null'] },
      },
    });
  });
});
