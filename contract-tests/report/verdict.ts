import { rowName } from '../contract';
import type { RunResult } from '../run';
import type { Cause } from '../target/cause';
import type { CoverageItem, Report, RevisionReport } from './model';
import { placeOfProblem, pointerOfProblem } from './problem';
import type { RuleId } from './rules';

/** A difference from the contract, or a part that was not exercised. */
export interface Failure {
  /** The rule that is broken. */
  rule: RuleId;
  /** The name of the failure, without the revisions it failed in. */
  name: string;
  problems: string[];
  /** Its place in `spec/`, where it has one. */
  source: string | null;
  /** The JSON pointer of the wrong value in the answer, if it is known. */
  pointer?: string | undefined;
  /** The revisions in which it failed; empty where revisions make no difference. */
  revisions: string[];
  /** The failures of this cause; a failure without a known cause stands for itself. */
  failed: string[];
}

/** A failure, before failures of the same cause are combined. */
type UncountedFailure = Omit<Failure, 'failed'> & { cause?: Cause | null | undefined };

/** The numbers of a proof. */
export interface Totals {
  revisions: number;
  operations: number;
  /** Answers, by target. */
  targets: { name: string; expected: number; executed: number; passed: number; skipped: number }[];
  journeys: { made: number; passed: number };
  coverage: { kind: CoverageItem['kind']; wanted: number; seen: number }[];
  /** Answers that were expected and not executed, what was not exercised, and rows or scenarios without a partner. */
  missing: number;
}

/**
 * Everything that makes a proof fail: failures of one cause are one entry, and failures that are the same in several
 * revisions are named once.
 */
export function failuresOf(report: Report): Failure[] {
  const found: UncountedFailure[] = report.gaps.map((gap) => ({
    rule: 'scenario-gap',
    name: gap,
    problems: [],
    source: null,
    revisions: [],
  }));
  for (const revision of report.revisions) found.push(...ofRevision(revision));
  for (const item of report.coverage.filter(({ seen }) => !seen)) found.push(notSeen(item));
  if (!report.revisions.some(({ runs }) => runs.length > 0)) {
    found.push({
      rule: 'not-executed',
      name: 'no answer was expected',
      problems: [],
      source: null,
      revisions: [],
    });
  }
  return merged(found);
}

/** Counts the checks that failed: an entry can stand for several. */
export function failedCount(failures: readonly Failure[]): number {
  return failures.reduce((sum, { failed }) => sum + failed.length, 0);
}

export function totalsOf({ revisions, gaps, coverage }: Report): Totals {
  const runs = revisions.flatMap((revision) => revision.runs);
  const journeys = revisions.flatMap((revision) => revision.journeys);
  const rows = runs.flatMap(({ results }) => results);
  const kinds = [...new Set(coverage.map(({ kind }) => kind))];
  return {
    revisions: revisions.length,
    operations: new Set(rows.map(({ row }) => row.operationId)).size,
    targets: [...new Set(runs.map(({ target }) => target))].map((name) => {
      const own = runs.filter(({ target }) => target === name);
      const sum = (count: 'expected' | 'executed' | 'passed' | 'skipped') =>
        own.reduce((all, run) => all + run[count], 0);
      return {
        name,
        expected: sum('expected'),
        executed: sum('executed'),
        passed: sum('passed'),
        skipped: sum('skipped'),
      };
    }),
    journeys: { made: journeys.length, passed: journeys.filter(({ problems }) => problems.length === 0).length },
    coverage: kinds.map((kind) => {
      const own = coverage.filter((item) => item.kind === kind);
      return { kind, wanted: own.length, seen: own.filter(({ seen }) => seen).length };
    }),
    missing:
      gaps.length +
      coverage.filter(({ seen }) => !seen).length +
      runs.reduce((sum, { expected, executed }) => sum + Math.max(0, expected - executed), 0),
  };
}

function ofRevision({ revision, runs, journeys, illegal }: RevisionReport): UncountedFailure[] {
  const revisions = [revision];
  const strange = illegal.map(
    (step): UncountedFailure => ({
      rule: 'lifecycle-step',
      name: step,
      problems: [],
      source: 'spec/lifecycles.yaml',
      revisions,
    }),
  );
  const broken = journeys
    .filter(({ problems }) => problems.length > 0)
    .map(
      ({ name, problems, cause }): UncountedFailure => ({
        rule: 'journey',
        name: `journey: ${name}`,
        problems,
        source: null,
        revisions,
        cause,
      }),
    );
  return [...runs.flatMap(ofRun), ...broken, ...strange];
}

function ofRun({ revision, target, expected, executed, skipped, warnings, results }: RunResult): UncountedFailure[] {
  const revisions = [revision];
  const failures = results
    .filter(({ passed }) => !passed)
    .map(
      ({ row, cause, source, problems }): UncountedFailure => ({
        rule: problems.some((problem) => pointerOfProblem(problem) !== undefined) ? 'answer-schema' : 'answer',
        name: `${target}: ${rowName(row)}`,
        problems,
        source: problems.map(placeOfProblem).find((place) => place !== null) ?? source,
        pointer: problems.map(pointerOfProblem).find((pointer) => pointer !== undefined),
        revisions,
        cause,
      }),
    );
  const counts = [
    ...(executed === expected && results.length === expected
      ? []
      : [`${expected} answers expected, ${results.length} requested, ${executed} executed`]),
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
    // A warning means that something was not tested as intended.
    ...warnings.map((warning) => `Dredd: ${warning}`),
  ];
  return [
    ...failures,
    ...counts.map(
      (count): UncountedFailure => ({
        rule: 'not-executed',
        name: `${target}: ${count}`,
        problems: [],
        source: null,
        revisions,
      }),
    ),
  ];
}

function notSeen({ kind, name, revision, source }: CoverageItem): UncountedFailure {
  const problems = [`the ${kind} was not exercised`];
  const revisions = revision === null ? [] : [revision];
  return { rule: 'not-exercised', name: `${kind} ${name}`, problems, source, revisions };
}

/** A mistake is often in what revisions share. What only differs in ids and times is the same mistake. */
function merged(failures: readonly UncountedFailure[]): Failure[] {
  const known = new Map<string, Failure>();
  for (const failure of failures) {
    const { cause, ...alone } = failure;
    const key = cause ? `cause ${cause.key}` : `${failure.name} ${failure.source}`;
    const first = known.get(key);
    if (!first) known.set(key, cause ? causedBy(cause, failure) : { ...alone, failed: [failure.name] });
    else {
      first.revisions = [...new Set([...first.revisions, ...failure.revisions])];
      first.failed = [...new Set([...first.failed, failure.name])];
    }
  }
  // The most frequent cause should be first.
  return [...known.values()].sort((one, other) => other.failed.length - one.failed.length);
}

/** The entry of a cause, with the first failure that showed it. */
function causedBy(
  { kind, title, details, source, pointer }: Cause,
  { name, problems, revisions, ...first }: UncountedFailure,
): Failure {
  const shown = problems.map((problem) => `${name}: ${problem}`);
  return {
    rule: kind,
    name: title,
    problems: [...details, ...shown],
    source: source ?? first.source,
    pointer: pointer ?? first.pointer,
    revisions,
    failed: [name],
  };
}
