import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './lint-contract';

const RULE =
  /^export (?:function|const) (lint\w+)(?: = )?\(\s*root: string,\s*api: Api,\s*positions: Positions,?\s*\): LintProblem/gm;

it('every rule of this folder about the whole contract is part of the lint', () => {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const written = files.flatMap((name) =>
    [...readFileSync(join(__dirname, name), 'utf8').matchAll(RULE)].map(([, rule]) => rule),
  );
  expect(written.length).toBeGreaterThan(10);
  expect(RULES.map(({ name }) => name).sort()).toEqual(written.sort());
});
