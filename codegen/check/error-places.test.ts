import path from 'node:path';
import { SpecFiles } from '../load/files';
import { Problems } from '../problems';
import {
  removeSpecs,
  replacing,
  type SpecFileTexts,
  tinySpec,
  tinySpecWithRevisions,
  writeSpec,
} from '../testing/tiny';
import { Timings } from '../util/timings';
import { readContract } from './check';
import { checkErrorPlaces } from './error-places';

afterAll(removeSpecs);

const ERRORS = 'examples/errors/things.yaml';

/** The contract with further fields of the body. */
const withFields = (fields: string, spec: SpecFileTexts = tinySpec()): SpecFileTexts => ({
  ...spec,
  'schemas/things.yaml': replacing(
    '    note:\n      type: string',
    `    ${fields}\n    note:\n      type: string`,
  )(spec['schemas/things.yaml'] ?? ''),
});

/** Lists what is found where the refusal of a color points at a place. */
const found = (detail: string, spec: SpecFileTexts = tinySpec()): string[] =>
  listed({
    ...withFields('list: { type: array, items: { type: object, properties: { a: { type: string } } } }', spec),
    [ERRORS]: replacing('color is taken.', `color is taken., details: [${detail}]`)(spec[ERRORS] ?? ''),
  });

function listed(spec: SpecFileTexts): string[] {
  const folder = writeSpec(spec);
  const files = new SpecFiles(path.resolve(folder));
  const problems = new Problems(files);
  checkErrorPlaces(readContract(files, problems, new Timings()), problems);
  return problems.list().map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const at = (location: string, pointer: string, code = 'taken') =>
  `{ code: ${code}, location: ${location}, pointer: '${pointer}' }`;

it.each([
  ['body', '/color'],
  ['body', ''],
  ['body', '/list/3/a'],
  ['path', 'id'],
  ['header', 'accept'],
])('takes an example that points into the request: %s %s', (location, pointer) => {
  expect(found(at(location, pointer))).toEqual([]);
});

it.each([
  ['body', '/colour'],
  ['body', '/list/3/b'],
  ['body', '/list/3/a/c'],
  ['path', 'color'],
  ['query', 'id'],
  ['header', 'x-idempotency-key'],
])('reports one that points elsewhere: %s %s', (location, pointer) => {
  expect(found(at(location, pointer))).toEqual([
    `paths/thing.yaml:46 the example COLOR_TAKEN of updateThing points at ${location} ${pointer}, which its request lacks`,
  ]);
});

it('takes a parameter of a query that is not known, which no request has', () => {
  expect(found(at('query', 'colour', 'unknown'))).toEqual([]);
});

it('reports a place that a revision takes out of the request, and says in which', () => {
  const overlay = 'revisions/colors/red-only.overlay.yaml';
  const spec = tinySpecWithRevisions();
  const without = `${spec[overlay]}  - target: $.components.schemas.ThingUpdate.properties.color\n    remove: true\n`;
  expect(found(at('body', '/color'), { ...spec, [overlay]: without })).toEqual([
    expect.stringMatching(
      /COLOR_TAKEN of updateThing points at body \/color, which its request lacks in colors=red-only/,
    ),
  ]);
});

describe('an error that names no place of its mistake', () => {
  const missing = (spec: SpecFileTexts) =>
    Object.fromEntries(
      Object.entries(spec).map(([file, text]) => [file, text.replaceAll('COLOR_TAKEN', 'COLOR_NOT_FOUND')]),
    );
  const problemAt = (place: string) =>
    `paths/thing.yaml:46 the example COLOR_NOT_FOUND of updateThing names no place in its details${place}`;

  it.each(['color_id', 'former_color_id'])('is reported where %s of the body may be what is not there', (field) => {
    expect(listed(missing(withFields(`${field}: { type: string }`)))).toEqual([
      problemAt(`: body /${field}, for example`),
    ]);
  });

  it.each(['colors_id', 'color_identity'])(
    'is taken where only the address names what is not there, whatever %s is',
    (field) => {
      expect(listed(missing(withFields(`${field}: { type: string }`)))).toEqual([]);
    },
  );

  it('is reported where the address names nothing', () => {
    const spec = missing(tinySpec());
    expect(
      listed({
        ...spec,
        'openapi.yaml': replacing('/things/v1/{id}', '/things/v1')(spec['openapi.yaml'] ?? ''),
        'paths/thing.yaml': (spec['paths/thing.yaml'] ?? '').replace(/^parameters:\n.*\n/, ''),
      }),
    ).toEqual([problemAt('').replace(':46', ':44')]);
  });
});

describe('the code for a reused idempotency key', () => {
  const keyed = (reused: string): SpecFileTexts => ({
    ...tinySpec(),
    'paths/thing.yaml': replacing(
      '  operationId: updateThing\n',
      `  operationId: updateThing
  x-idempotency: { reused: ${reused} }
  parameters: [{ name: x-idempotency-key, in: header, required: true, schema: { type: string }, example: k }]
`,
    )(tinySpec()['paths/thing.yaml'] ?? ''),
    [ERRORS]: replacing(
      'color is taken.',
      `color is taken., details: [${at('header', 'x-idempotency-key', 'reused')}]`,
    )(tinySpec()[ERRORS] ?? ''),
  });

  it('is one whose example names the header', () => {
    expect(listed(keyed('COLOR_TAKEN'))).toEqual([]);
  });

  it('is reported where its example is about something else, with the code that is meant', () => {
    expect(listed(keyed('INVALID_REQUEST'))).toEqual([
      'paths/thing.yaml:27 updateThing answers a reused key with INVALID_REQUEST, and its example does not name the header x-idempotency-key; this operation lists COLOR_TAKEN for that',
    ]);
  });
});
