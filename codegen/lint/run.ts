/**
 * `tsx codegen/lint/main.ts [contract] [types] [style] [imports] [references]`
 *
 * Everything that can be said of the project without running it: mistakes in the contract and in each of its revisions,
 * types, style, the direction of imports, and paths that comments and pages name. Prints `file:line:column  rule  message` for each, and fails on any.
 */

import { join } from 'node:path';
import { answerHelp, readOptions, UsageError } from '../../cli/command-line';
import { checkStyle, checkTypes } from './commands';
import { lintContractOnThreads } from './contract/on-threads';
import { checkImports } from './imports/check';
import { formatLintProblem, type LintProblem, sortProblems } from './problem';
import { checkReferences } from './references';

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
  imports: asOutcome('direction of imports', checkImports),
};

/** Runs the steps side by side, telling of each as it ends. Gives the number of problems. */
export async function lint(root: string, names: readonly string[], print: (line: string) => void): Promise<number> {
  const started = performance.now();
  const found = await Promise.all(
    names.map(async (name) => {
      const begun = performance.now();
      const { problems, judged } = await (STEPS[name] as Step)(root);
      const sign = problems.length === 0 ? 'ok' : 'NO';
      print(`${sign}  ${name.padEnd(10)} ${counted(problems.length)}  ${judged}  ${since(begun)}`);
      return problems;
    }),
  );
  const problems = sortProblems(found.flat());
  for (const problem of problems) print(formatLintProblem(problem));
  print(`lint: ${counted(problems.length)} in ${since(started)}`);
  return problems.length;
}

const counted = (count: number): string => `${count} ${count === 1 ? 'problem' : 'problems'}`;
const since = (start: number): string => `${Math.round(performance.now() - start)} ms`;

const USAGE = `npm run lint -- [contract] [types] [style] [imports]

Prints file:line:column, rule and message of everything that is wrong and can be seen without running it, and fails on any.`;

async function main(): Promise<void> {
  answerHelp(USAGE);
  const { positionals: wanted } = readOptions(process.argv.slice(2), {}, true);
  const unknown = wanted.filter((name) => !(name in STEPS));
  if (unknown.length > 0)
    throw new UsageError(`no step is called ${unknown.join(', ')}; there are ${Object.keys(STEPS).join(', ')}`);
  const names = wanted.length > 0 ? wanted : Object.keys(STEPS);
  const problems = await lint(join(__dirname, '../..'), names, (line) => console.log(line));
  process.exitCode = problems === 0 ? 0 : 1;
}

if (require.main === module) {
  main().catch((error: unknown) => {
    const known = error instanceof UsageError;
    process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
    process.exitCode = known ? 2 : 1;
  });
}
