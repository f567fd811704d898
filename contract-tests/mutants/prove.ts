import path from 'node:path';
import { writeTo } from '../../cli/report/write';
import { rowName } from '../contract';
import { DOCUMENTS } from '../load';
import type { Job, JobReport } from '../matrix/job';
import { runAllJobs } from '../matrix/pool';
import { MUTANTS, mutantNamed } from './catalogue';
import type { Mutant } from './mutant';

/** The result of a mutant. */
export interface MutantResult {
  name: string;
  /** The part of the report that caught it; null when it was not caught. */
  by: string | null;
  /** The complete report. */
  problems: string[];
}

/**
 * Runs every mutant of the catalogue and prints the report that caught it.
 * @param asJson prints the report as JSON and nothing else
 * @returns the exit code
 */
export async function proveMutants(reports: string, asJson: boolean): Promise<number> {
  const started = performance.now();
  const judged = await runAllJobs(MUTANTS.map(jobOf), {
    onReport: (report) => {
      if (!asJson) console.log(linesOf(resultOf(mutantNamed(report.job.mutant ?? ''), report)));
    },
  });
  const results = MUTANTS.map((mutant, index) => resultOf(mutant, judged[index]));
  const file = path.join(reports, 'contract-mutants.json');
  const json = `${JSON.stringify({ count: countOf(results), mutants: results }, null, 1)}\n`;
  writeTo('--reports', file, json);
  const { passed } = countOf(results);
  const code = passed === results.length ? 0 : 1;
  if (asJson) {
    process.stdout.write(json);
    return code;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = passed === results.length ? 'caught = made' : 'some were not caught';
  console.log(`mutants: ${results.length} made, ${passed} caught, ${verdict}, ${seconds} s`);
  console.log(`report: ${path.relative(process.cwd(), file)}`);
  return code;
}

function jobOf({ name, revision = 'current', operations, journeys = [] }: Mutant): Job {
  const rows = operations && { documents: DOCUMENTS, only: operations };
  return { revision, rows, mock: false, journeys, mutant: name };
}

/** Decides whether a mutant was caught for its own mistake. */
export function resultOf(
  { name, caught }: Pick<Mutant, 'name' | 'caught'>,
  report: JobReport | undefined,
): MutantResult {
  const problems = report === undefined ? [] : problemsOf(report);
  return { name, by: problems.find((problem) => caught.test(problem)) ?? null, problems };
}

function problemsOf({ runs, journeys, illegal }: JobReport): string[] {
  const rows = runs.flatMap(({ results }) =>
    results.flatMap(({ row, problems }) => problems.map((problem) => `${rowName(row)}: ${problem}`)),
  );
  const stories = journeys.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
  return [...rows, ...stories, ...illegal];
}

/** Counts the mutants that were caught, as the whole test counts them. */
export function countOf(results: readonly MutantResult[]): { passed: number; failed: number } {
  const passed = results.filter(({ by }) => by !== null).length;
  return { passed, failed: results.length - passed };
}

const SHOWN = 140;

function linesOf({ name, by, problems }: MutantResult): string {
  if (by !== null) return `  caught      ${name}\n              ${shortened(by)}`;
  const others = problems.length === 0 ? ['no problem was reported'] : problems.slice(0, 5).map(shortened);
  return `  NOT CAUGHT  ${name}\n${others.map((other) => `              ${other}`).join('\n')}`;
}

function shortened(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
