import type { Ties } from '../problem-ties';

/** One problem, at the place where a person corrects it. */
export interface LintProblem extends Ties {
  /** Path from the project root, with forward slashes. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  rule: string;
  message: string;
  /** Named revisions in which it shows; absent when the revision does not matter. */
  revisions?: string[];
}

/** `file:line:column  rule  message`, the form that editors and terminals make clickable. */
export function formatLintProblem(problem: LintProblem): string {
  const where = `${problem.file}:${problem.line}:${problem.column}`;
  const revisions = problem.revisions?.length ? `  [${problem.revisions.join(' ')}]` : '';
  return `${where}  ${problem.rule}  ${problem.message.replace(/\s*\n\s*/g, ' ')}${revisions}`;
}

/** Orders problems by file, line and column, so that two runs print the same text. */
export function sortProblems<P extends LintProblem>(problems: readonly P[]): P[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      a.line - b.line ||
      a.column - b.column ||
      identity(a).localeCompare(identity(b), 'en'),
  );
}

/**
 * Keeps one problem for each place, rule and message. The same mistake seen in several revisions becomes one line that
 * names them all; seen without any revision as well, the revisions say nothing more and are dropped.
 */
export function mergeProblems(problems: readonly LintProblem[]): LintProblem[] {
  const merged = new Map<string, LintProblem>();
  for (const problem of problems) {
    const known = merged.get(identity(problem));
    if (!known) {
      merged.set(identity(problem), { ...problem });
    } else if (!known.revisions || !problem.revisions) {
      delete known.revisions;
    } else {
      known.revisions = [...new Set([...known.revisions, ...problem.revisions])];
    }
  }
  return sortProblems([...merged.values()]);
}

function identity(problem: LintProblem): string {
  return [problem.file, problem.line, problem.column, problem.rule, problem.message].join('\n');
}
