import path from 'node:path';
import { checkContract } from '../check/check';
import { formatLintProblem, type LintProblem } from '../lint/problem';
import { SpecFiles } from '../load/files';
import { Positions } from '../load/positions';
import type { Api } from '../model/api';
import { Problems } from '../problems';
import { Timings } from '../util/timings';
import { type SpecFileTexts, writeSpec } from './tiny';

type Lint = (root: string, api: Api, positions: Positions) => LintProblem[];

/**
 * Runs one rule of lint on a contract in a temporary folder.
 * @param others further files by their path from the root, such as handlers
 */
export function linted(lint: Lint, spec: SpecFileTexts, others: SpecFileTexts = {}): string[] {
  const inSpec = Object.fromEntries(Object.entries(spec).map(([file, text]) => [`spec/${file}`, text]));
  const root = writeSpec({ ...inSpec, ...others });
  const files = new SpecFiles(path.join(root, 'spec'));
  const problems = new Problems(files);
  const { api } = checkContract(files, new Map(), problems, new Timings());
  problems.throwIfAny();
  return lint(root, api, new Positions()).map(formatLintProblem);
}
