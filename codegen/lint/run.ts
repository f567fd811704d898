import { join } from 'node:path';
import type { Wanted } from '../../cli/report/options';
import { prepareReports, writeReports } from '../../cli/report/write';
import { checkStyle, checkTypes } from './commands';
import { checkComments } from './comments';
import { lintContractOnThreads } from './contract/on-threads';
import { checkImports } from './imports/check';
import { formatLintProblem, type LintProblem, sortProblems } from './problem';
import { checkReferences } from './references';
import { type LintReport, problemsInWords, reportOf, type StepReport } from './report';
import { checkVocabulary } from './vocabulary';

interface Outcome {
  problems: readonly LintProblem[];
  judged: string;
}

type Step = (root: string) => Promise<Outcome>;

const asOutcome =
  (judged: string, check: (root: string) => Promise<readonly LintProblem[]> | readonly LintProblem[]): Step =>
  async (root) => ({ problems: await check(root), judged });

const STEPS: Readonly<Record<string, Step>> = {
  contract: (root) => lintContractOnThreads(root),
  types: asOutcome('TypeScript', checkTypes),
  style: asOutcome('Biome', checkStyle),
  references: asOutcome('paths in comments and pages', checkReferences),
  imports: asOutcome('direction of imports, and exports', checkImports),
  comments: asOutcome('openings and width of comments', checkComments),
  vocabulary: asOutcome('words that the service does not know', checkVocabulary),
};

/** Runs the steps in parallel, and reports each as it ends. */
async function lint(root: string, names: readonly string[], onStep: (step: StepReport) => void): Promise<LintReport> {
  const started = performance.now();
  const steps: StepReport[] = [];
  const found = await Promise.all(
    names.map(async (name) => {
      const begun = performance.now();
      const { problems: all, judged } = await (STEPS[name] as Step)(root);
      const problems = all.map((problem) => ({ ...problem, step: name }));
      const step = { name, judged, problems: problems.length, milliseconds: since(begun) };
      steps.push(step);
      onStep(step);
      return problems;
    }),
  );
  return { steps, problems: sortProblems(found.flat()), milliseconds: since(started) };
}

interface Options {
  json: boolean;
  report: Wanted[] | undefined;
}

/** Prints the problems of the steps that are named, or of all. @returns the exit code */
export async function lintProject({ json, report: wanted }: Options, names: readonly string[]): Promise<number> {
  prepareReports(wanted, json);
  const root = join(__dirname, '../..');
  const printStep = (step: StepReport) => !json && console.log(lineOf(step));
  const report = await lint(root, names.length > 0 ? names : Object.keys(STEPS), printStep);
  const { problems, milliseconds } = report;
  if (json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else {
    for (const problem of problems) console.log(formatLintProblem(problem));
    console.log(`lint: ${problemsInWords(problems.length)} in ${milliseconds} ms`);
  }
  writeReports(wanted, reportOf(report));
  return problems.length === 0 ? 0 : 1;
}

const lineOf = ({ name, judged, problems, milliseconds }: StepReport): string =>
  `${problems === 0 ? 'ok' : 'NO'}  ${name.padEnd(10)} ${problemsInWords(problems)}  ${judged}  ${milliseconds} ms`;

const since = (start: number): number => Math.round(performance.now() - start);
