import type { Case, CommandReport, Finding, Suite } from '../../cli/report/findings';
import type { LintProblem } from './problem';
import { wordsOf } from './rule-words';

/** The result of a step. */
export interface StepReport {
  name: string;
  judged: string;
  problems: number;
  milliseconds: number;
}

/** All problems, in the order of files and lines. */
export interface LintReport {
  steps: StepReport[];
  problems: (LintProblem & { step: string })[];
  milliseconds: number;
}

type Found = LintReport['problems'][number];

/** Says how many problems there are. */
export const problemsInWords = (count: number): string => `${count} ${count === 1 ? 'problem' : 'problems'}`;

/** Builds the report of a lint run in the form that all commands share. */
export function reportOf({ steps, problems, milliseconds }: LintReport): CommandReport {
  const words = problems.map(({ rule, step }) => [rule, wordsOf(rule, step)] as const);
  return {
    command: 'lint',
    headline: `${problemsInWords(problems.length)} in ${milliseconds} ms`,
    rules: Object.fromEntries(words),
    findings: problems.map(findingOf),
    suites: steps.map(({ name, judged, milliseconds: took }): Suite => {
      const own = problems.filter(({ step }) => step === name);
      const cases: Case[] = own.length > 0 ? own.map(caseOf) : [{ group: name, name: judged, outcome: 'passed' }];
      return { name: `lint ${name}`, seconds: took / 1000, cases };
    }),
  };
}

function findingOf({ file, line, column, rule, message, revisions = [] }: Found): Finding {
  const details = revisions.length === 0 ? [] : [`in ${revisions.join(', ')}`];
  return { rule, level: 'error', message, details, place: { file, line, column } };
}

function caseOf({ file, line, column, rule, message }: LintProblem): Case {
  const name = `${file}:${line}:${column}`;
  return { group: rule, name, outcome: 'failed', message, text: [`${name}  ${message}`] };
}
