import path from 'node:path';
import { checkContract } from '../../check/check';
import { SpecFiles } from '../../load/files';
import { Positions } from '../../load/positions';
import { Problems } from '../../problems';
import { linted } from '../../testing/linted';
import { edit, removeSpecs, replacing, tinySpec, tinySpecWithRevisions, writeSpec } from '../../testing/tiny';
import { Timings } from '../../util/timings';
import { formatLintProblem } from '../problem';
import { lintQueries } from './queries';

afterAll(removeSpecs);

it('tells of a filter that the handler of its list never names', () => {
  const root = writeSpec(Object.fromEntries(Object.entries(tinySpec()).map(([file, text]) => [`spec/${file}`, text])));
  const files = new SpecFiles(path.join(root, 'spec'));
  const { api } = checkContract(files, new Map(), new Problems(files), new Timings());
  const found = (): string[] => lintQueries(root, api, new Positions()).map(formatLintProblem);
  const handler = 'server/things/operations/getThing.ts';
  expect(found()).toEqual([]);
  edit(root, handler, () => 'const { colour } = call.query;\n');
  expect(found()).toEqual([
    `spec/paths/thing.yaml:10:7  ignored-parameter  getThing does not read filter[color]: ${handler} never names it.`,
  ]);
  edit(root, handler, () => "const colour = call.query['filter[color]'];\n");
  expect(found()).toEqual([]);
});

it('tells of a name in a path that the code reads under another one, in the current revision alone', () => {
  const overlay = 'revisions/thing-path/items.overlay.yaml';
  const inPaths = (file: string) => (text: string) => text.replaceAll(`/${file}/v1/{id}`, `/${file}/v1/{thing}`);
  const found = (edits: Record<string, (text: string) => string>): string[] => {
    const texts = tinySpecWithRevisions();
    const changed = Object.entries(edits).map(([file, change]) => [file, change(texts[file] ?? '')]);
    const spec = Object.entries({ ...texts, ...Object.fromEntries(changed) }).map(([file, text]) => [
      `spec/${file}`,
      text,
    ]);
    const root = writeSpec(Object.fromEntries(spec));
    edit(root, 'server/things/operations/updateThing.ts', () => 'const { id } = call.path;\n');
    const files = new SpecFiles(path.join(root, 'spec'));
    const { api } = checkContract(files, new Map(), new Problems(files), new Timings());
    return lintQueries(root, api, new Positions()).map(formatLintProblem);
  };
  expect(found({ [overlay]: inPaths('items') })).toEqual([]);
  expect(found({ 'openapi.yaml': inPaths('things'), [overlay]: inPaths('things') })).toEqual([
    'spec/openapi.yaml:6:3  path-parameter  {thing} here is the parameter id: write {id}',
  ]);
});

describe('a parameter of an operation that is no list', () => {
  const handler = 'server/things/operations/updateThing.ts';
  const reported = (parameter: string, code = ''): string[] =>
    linted(
      lintQueries,
      {
        ...tinySpec(),
        'paths/thing.yaml': replacing(
          '  requestBody:\n',
          `  parameters: [{ ${parameter}, schema: { type: string } }]\n  requestBody:\n`,
        )(tinySpec()['paths/thing.yaml'] ?? ''),
      },
      { [handler]: "import { pageOf } from './page';\n", 'server/things/operations/page.ts': code },
    );

  it('is in its handler or in what that imports, and a header is in the code', () => {
    expect(reported('name: layout, in: query', 'const { layout } = call.query;')).toEqual([]);
    expect(reported('name: accept-language, in: header')).toEqual([]);
  });

  it('is reported at its line where nothing reads it', () => {
    expect(reported('name: layout, in: query')).toEqual([
      `spec/paths/thing.yaml:30:16  ignored-parameter  updateThing does not read layout: ${handler} never names it.`,
    ]);
    expect(reported('name: x-colour, in: header')).toEqual([
      'spec/paths/thing.yaml:30:16  ignored-parameter  No code reads the header x-colour.',
    ]);
    expect(reported('name: accept-langage, in: header')).toEqual([
      'spec/paths/thing.yaml:30:16  ignored-parameter  No code reads the header accept-langage: did you mean accept-language?',
    ]);
  });

  const inSandbox = (code: string): string[] =>
    linted(
      lintQueries,
      {
        ...tinySpec(),
        'paths/thing.yaml': replacing(
          '  requestBody:\n',
          '  parameters: [{ name: layout, in: query, schema: { type: string } }]\n  requestBody:\n',
        )(tinySpec()['paths/thing.yaml'] ?? ''),
      },
      { 'mocks/world/operations/things/things.ts': code },
    );

  it('is taken by its own handler where that shares its file with others', () => {
    const other =
      "export const b = read<'getThing'>(async ({ query: { layout, ...rest } }) => rest['filter[color]']);\n";
    for (const kind of ['read', 'write', 'direct']) {
      const handler = (call: string): string => `export const a = ${kind}<'updateThing'>(async (${call}) => body);\n`;
      expect(inSandbox(`${handler('{ query }')}const body = query.layout;\n`)).toEqual([]);
      expect(inSandbox(handler('{ client }') + other)).toEqual([
        'spec/paths/thing.yaml:30:16  ignored-parameter  updateThing does not read layout: mocks/world/operations/things/things.ts never names it.',
      ]);
    }
  });
});
