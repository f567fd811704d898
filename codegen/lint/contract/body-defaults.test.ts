import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContract } from '../../check/check';
import { SpecFiles } from '../../load/files';
import { Positions } from '../../load/positions';
import { Problems } from '../../problems';
import { removeSpecs, replacing, tinySpec, writeSpec } from '../../testing/tiny';
import { Timings } from '../../util/timings';
import { formatLintProblem } from '../problem';
import { lintBodyDefaults } from './body-defaults';
import { FILLED_DEFAULTS } from './filled-defaults';

afterAll(removeSpecs);

function found(root: string): string[] {
  const files = new SpecFiles(path.join(root, 'spec'));
  const api = readContract(files, new Problems(files), new Timings());
  return lintBodyDefaults(root, api, new Positions()).map(formatLintProblem);
}

it('tells of a default that nothing takes for a field that is left out', () => {
  const things = replacing(
    'maxLength: 20',
    'maxLength: 20\n      default: none',
  )(tinySpec()['schemas/things.yaml'] ?? '');
  const files = Object.entries({ ...tinySpec(), 'schemas/things.yaml': things });
  const own = found(writeSpec(Object.fromEntries(files.map(([file, text]) => [`spec/${file}`, text])))).filter((line) =>
    line.startsWith('spec/'),
  );
  expect(own).toEqual([
    'spec/schemas/things.yaml:24:16  body-default  The service hands bodies on as they are: nothing takes "none" for ThingUpdate.note where it is left out. Let the handler do so and name it in codegen/lint/contract/filled-defaults.ts.',
  ]);
});

describe('the list of defaults that the code takes', () => {
  const root = path.join(__dirname, '../../..');

  it('has all of the contract, and no others', () => expect(found(root)).toEqual([]));

  it.each(Object.entries(FILLED_DEFAULTS))('names for %s the code that reads the field', (name, { by }) => {
    expect(readFileSync(path.join(root, by), 'utf8')).toMatch(new RegExp(`\\b${name.split('.').at(-1)}\\b`));
  });

  it('tells of one that is another in the contract', () => {
    const list = FILLED_DEFAULTS as Record<string, { value: unknown; by: string }>;
    const times = list['FaultCreate.times'];
    list['FaultCreate.times'] = { value: 2, by: 'a.ts' };
    const line = found(root);
    list['FaultCreate.times'] = times as never;
    expect(line).toEqual([
      expect.stringMatching(
        /^spec\/schemas\/sandbox\/controls\.yaml:89:\d+ {2}body-default {2}a\.ts takes 2 for FaultCreate\.times\.$/,
      ),
    ]);
  });
});
