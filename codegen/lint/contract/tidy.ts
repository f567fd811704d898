import { brokenOverlays, isBroken } from '../../problems';
import type { LintProblem } from '../problem';

/** Messages of mistakes that only follow from another one. */
const CONSEQUENCES = [
  /^Can't resolve \$ref: .* in ".*" \(\d+:\d+\)$/s,
  /^Example validation errored: /,
  /^\w+: strict mode: unknown keyword: /,
  /^\w+: schema is invalid: /,
  /^"enum" property must not have duplicate items/,
];

/** One line for all references to a name or file that does not exist. */
const GROUPED = /(?: has no | does not exist).* \(and in \d+ more[^()]*\)$/;

/**
 * Decides whether a problem says only that something is wrong, or follows from a name that no operation can have: what
 * the project's own rule says about the same line is what to correct.
 */
const isVague = ({ rule, message }: LintProblem): boolean => rule === 'handler/operation' || VAGUE.test(message);

const VAGUE =
  /^Property `\w+` is not expected here\.$|^Many tools skip `nullable` next to a `\$ref`|^nesting exceeded maxDepth/;

/** The rule of a document that the general rules can't read. */
export const UNREADABLE = 'unreadable';

/**
 * Leaves one line per mistake: a broken file is reported as such and not at each reference to it, and where the general
 * rules and the project's own see the same line, the more precise of the two is kept.
 */
export function tidy(problems: readonly LintProblem[]): LintProblem[] {
  const cleared = problems.map(clear);
  const independent = cleared.filter(
    ({ rule, message }) => rule !== UNREADABLE && !CONSEQUENCES.some((text) => text.test(message)),
  );
  const kept = withoutBroken(independent.length > 0 ? independent : cleared);
  const own = linesOf(kept.filter((problem) => problem.rule === 'contract' && !problem.revisions));
  const precise = kept.filter((problem) => !isVague(problem) || !own.has(lineOf(problem)));
  const isGrouped = precise.some(({ rule, message }) => rule === 'contract' && GROUPED.test(message));
  const broken = linesOf(precise.filter((problem) => problem.rule === 'syntax'));
  const general = linesOf(precise.filter((problem) => problem.rule !== 'contract'));
  const named = precise.filter((problem) => {
    if (broken.has(lineOf(problem))) return problem.rule === 'syntax';
    if (problem.rule === 'no-unresolved-refs') return !isGrouped && !own.has(lineOf(problem));
    return problem.rule !== 'contract' || !sameLine(problem, precise, general);
  });
  return onePerPlace(named);
}

/** Leaves out what only revisions with a broken overlay have. */
function withoutBroken(problems: readonly LintProblem[]): readonly LintProblem[] {
  const own = problems.filter(({ rule, revisions }) => rule === 'contract' && revisions === undefined);
  const broken = brokenOverlays(own.map(({ file }) => file));
  const isSound = ({ revisions }: LintProblem): boolean =>
    revisions === undefined || revisions.some((revision) => !isBroken(revision, broken));
  const sound = new Set(problems.filter(isSound).map(identity));
  return problems.filter((problem) => sound.has(identity(problem)));
}

const identity = ({ file, line, column, rule, message }: LintProblem): string =>
  [file, line, column, rule, message].join('\n');

/**
 * For a reference, the message of the project's own rule is better; elsewhere the general rule names the keyword and
 * the choice.
 */
function sameLine(problem: LintProblem, all: readonly LintProblem[], general: ReadonlySet<string>): boolean {
  if (!general.has(lineOf(problem))) return false;
  const others = all.filter((other) => other.rule !== 'contract' && lineOf(other) === lineOf(problem));
  return others.some((other) => other.rule !== 'no-unresolved-refs');
}

/**
 * Of several syntax errors at one place the first is enough: the parsers report the same error with different words.
 */
function onePerPlace(problems: readonly LintProblem[]): LintProblem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    if (problem.rule !== 'syntax') return true;
    const known = seen.has(problem.file);
    seen.add(problem.file);
    return !known;
  });
}

function clear(problem: LintProblem): LintProblem {
  const failed = /^Failed to parse: ([\s\S]*?) in "[^"]*" \(\d+:\d+\)/.exec(problem.message);
  return failed ? { ...problem, rule: 'syntax', message: failed[1] as string } : problem;
}

const lineOf = (problem: LintProblem): string => `${problem.file}:${problem.line}`;
const linesOf = (problems: readonly LintProblem[]): Set<string> => new Set(problems.map(lineOf));
