import { join } from 'node:path';
import { type Checked, checkContract } from '../../check/check';
import { SpecFiles } from '../../load/files';
import type { Place } from '../../problem-ties';
import { ContractError, type Problem as ContractProblem, Problems } from '../../problems';
import { Timings } from '../../util/timings';
import type { LintProblem } from '../problem';

/** The contract as codegen understands it, with what it finds wrong. */
interface Judged {
  /** Null when files can't be parsed or references can't be followed: then there is nothing to compose. */
  checked: Checked | null;
  /** Returns the problems so far; composing further revisions can find more. */
  problems(): LintProblem[];
}

/** Checks the contract against the project's own rules, on which codegen depends. */
export function lintRules(root: string): Judged {
  const files = new SpecFiles(join(root, 'spec'));
  const found = new Problems(files);
  try {
    const checked = checkContract(files, new Map(), found, new Timings());
    return { checked, problems: () => found.all().map(asProblem) };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { checked: null, problems: () => error.problems.map(asProblem) };
  }
}

const inProject = <P extends Place>(place: P): P => ({ ...place, file: `spec/${place.file}` });

function asProblem({ file, line, column, message, causes, because, more }: ContractProblem): LintProblem {
  const syntax = /^YAML: ([\s\S]*)$/.exec(message);
  const ties = { ...(causes && { causes }), ...(because && { because }), ...(more && { more: more.map(inProject) }) };
  const rule = syntax ? 'syntax' : 'contract';
  return { file: `spec/${file}`, line, column, rule, message: syntax?.[1] ?? message, ...ties };
}
