import path from 'node:path';
import { checkContract } from '../../check';
import { SpecFiles } from '../../load/files';
import { Positions } from '../../load/positions';
import { Problems } from '../../problems';
import { edit, removeSpecs, tinySpec, writeSpec } from '../../testing/tiny';
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
