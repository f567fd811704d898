import type { Job, JobReport, JourneyResult } from '../matrix/job';
import { merged, type Observed } from '../observe/observed';
import type { RunResult } from '../run';

/** A part of the contract that must be exercised in addition to the rows. */
export interface CoverageItem {
  kind: 'error code' | 'transition' | 'trigger value' | 'event' | 'webhook';
  name: string;
  /** The revision it was looked for in; null where one is as good as another. */
  revision: string | null;
  seen: boolean;
  /** Its place in `spec/`. */
  source: string;
}

/** The result of a revision. */
export interface RevisionReport {
  revision: string;
  /** One per target. */
  runs: RunResult[];
  journeys: JourneyResult[];
  observed: Observed;
  /** Changes of state that no lifecycle allows. */
  illegal: string[];
  millis: number;
}

/** The complete result of a run. */
export interface Report {
  name: string;
  revisions: RevisionReport[];
  /** Rows without a scenario and scenarios without a row, one message each. */
  gaps: string[];
  coverage: CoverageItem[];
  /** Controls of the sandbox that were replaced by changes in the database, because they would otherwise take years. */
  inTheStore: string[];
  millis: number;
}

/** Puts the reports of jobs together by revision, in the order of the jobs. */
export function byRevision(reports: readonly JobReport[]): RevisionReport[] {
  const revisions = new Map<string, JobReport[]>();
  for (const report of reports) {
    const { revision } = report.job;
    revisions.set(revision, [...(revisions.get(revision) ?? []), report]);
  }
  return [...revisions].map(([revision, own]) => ({
    revision,
    runs: mergedRuns(own.flatMap(({ runs }) => runs)),
    journeys: own.flatMap(({ journeys }) => journeys),
    observed: merged(own.map(({ observed }) => observed)),
    illegal: [...new Set(own.flatMap(({ illegal }) => illegal))],
    millis: own.reduce((sum, { millis }) => sum + millis, 0),
  }));
}

/** The parts of a run that were carried out by several processes, as one. */
function mergedRuns(parts: readonly RunResult[]): RunResult[] {
  const targets = new Map<string, RunResult>();
  for (const part of parts) {
    const sum = targets.get(part.target);
    targets.set(part.target, sum === undefined ? part : added(sum, part));
  }
  return [...targets.values()];
}

function added(a: RunResult, b: RunResult): RunResult {
  return {
    revision: a.revision,
    target: a.target,
    expected: a.expected + b.expected,
    executed: a.executed + b.executed,
    passed: a.passed + b.passed,
    skipped: a.skipped + b.skipped,
    // An operation is never divided among processes.
    operations: a.operations + b.operations,
    warnings: [...a.warnings, ...b.warnings],
    results: [...a.results, ...b.results],
    millis: a.millis + b.millis,
  };
}

/** Rows that no scenario produces, of all jobs. */
export function missingRows(reports: readonly JobReport[]): string[] {
  return reports.flatMap(({ job, missing }) => missing.map((message) => inRevision(job, message)));
}

function inRevision({ revision }: Job, message: string): string {
  return revision === 'current' ? message : `${revision}: ${message}`;
}
