import path from 'node:path';
import { edit, removeSpecs, replacing, tinySpec, writeSpec } from '../../testing/tiny';
import { formatLintProblem } from '../problem';
import { lintContractOnThreads } from './on-threads';

afterAll(removeSpecs);

it('tells of what the general rules can not read in the words of the own ones, at its line', async () => {
  const root = path.join(
    writeSpec(Object.fromEntries(Object.entries(tinySpec()).map(([file, text]) => [`spec/${file}`, text]))),
  );
  edit(
    root,
    'spec/schemas/things.yaml',
    replacing('Color: { type: string, enum: [RED, BLUE] }', "Color: { $ref: '#/Color' }"),
  );
  const { problems } = await lintContractOnThreads(root);
  const own = problems.filter(({ rule }) => rule !== 'missing-document');
  expect(own.map(formatLintProblem)).toEqual([
    'spec/schemas/things.yaml:2:1  contract  Color leads back to itself and says nothing on the way: Color, Color',
  ]);
});
