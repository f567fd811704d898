import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Row, rowsFor } from '../generated/matrix';
import matrix from '../generated/matrix.json';
import { parseRevision } from '../generated/revisions';
import { openBook } from './book';
import type { JobReport } from './matrix/job';
import { isWhole, jobsFor, productionJob, rowsToProve, type Scope } from './matrix/jobs';
import { runAllJobs } from './matrix/pool';
import { Progress } from './matrix/progress';
import { surplus } from './plan';
import { authorityIn, makeProduction } from './production/folder';
import { coverageOf } from './report/coverage';
import { byRevision, missingRows, type Report, type RevisionReport } from './report/model';
import type { RunResult } from './run';

/**
 * Checks servers against the contract of one or more revisions, on all cores.
 *
 * @param name the name of this proof
 * @throws if it can't be carried out; failures are in the report
 */
export async function prove(name: string, scope: Scope): Promise<Report> {
  const started = performance.now();
  assertKnown(scope);
  if (scope.networks !== undefined) return proveInProduction(name, scope);
  const jobs = jobsFor(scope, scope.workers ?? availableParallelism());
  const progress = new Progress(jobs, expectedAnswers(scope));
  const reports = await runAllJobs(jobs, {
    // One server has one clock, and only one process may move it.
    workers: scope.url === undefined ? scope.workers : 1,
    onRows: (rows) => progress.onRows(rows),
    onReport: (report) => progress.onReport(report),
  }).finally(() => progress.end());
  return { ...assembled(name, scope, reports), millis: performance.now() - started };
}

/** Holds a service in production mode, and a world apart from it, against what touches networks. */
async function proveInProduction(name: string, scope: Scope): Promise<Report> {
  const started = performance.now();
  const folder = await makeProduction();
  const jobs = [productionJob(scope, folder)];
  const progress = new Progress(jobs, expectedAnswers(scope));
  try {
    const reports = await runAllJobs(jobs, {
      environment: { NODE_EXTRA_CA_CERTS: authorityIn(folder) },
      onRows: (rows) => progress.onRows(rows),
      onReport: (report) => progress.onReport(report),
    });
    return { ...assembled(name, scope, reports), millis: performance.now() - started };
  } finally {
    progress.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Combines the reports of jobs, and compares them with the expectations of the contract. */
export function assembled(name: string, scope: Scope, reports: readonly JobReport[]): Report {
  const revisions = byRevision(reports).map((revision) => withExpected(revision, scope));
  return {
    name,
    revisions,
    gaps: [...missingRows(reports), ...surplus(matrix as Row[], openBook())],
    coverage: isWhole(scope) ? coverageOf(revisions) : [],
    inTheStore: reports.flatMap(({ inTheStore = [] }) => inTheStore),
    millis: 0,
  };
}

/** Adds the expectations of the contract, not those of the jobs, so that a target without requests is noticed. */
function withExpected(report: RevisionReport, scope: Scope): RevisionReport {
  const rows = rowsToProve(report.revision, scope);
  const targets = [
    scope.networks === undefined ? (scope.url ?? 'server') : 'production',
    ...(scope.mock ? ['mock'] : []),
  ];
  const runs = targets
    .map((target) => report.runs.find((run) => run.target === target) ?? nothingRun(report.revision, target))
    .map((run) => ({ ...run, expected: expectedAt(run.target, rows) }));
  return { ...report, runs: runs.filter(({ expected }) => expected > 0) };
}

function nothingRun(revision: string, target: string): RunResult {
  const counts = { expected: 0, executed: 0, passed: 0, skipped: 0, operations: 0 };
  return { revision, target, ...counts, warnings: [], results: [], millis: 0 };
}

/** The mock has the operations of the service alone. */
function expectedAt(target: string, rows: readonly Row[]): number {
  return target === 'mock' ? rows.filter(({ document }) => document === 'openapi').length : rows.length;
}

function expectedAnswers(scope: Scope): number {
  return scope.revisions
    .map((revision) => rowsToProve(revision, scope))
    .reduce((sum, rows) => sum + expectedAt('server', rows) + (scope.mock ? expectedAt('mock', rows) : 0), 0);
}

/** @throws when an operation is asked for that none of the revisions has */
function assertKnown({ revisions, documents, only = [] }: Scope): void {
  const known = new Set(
    revisions.flatMap((revision) => rowsFor(parseRevision(revision), documents).map((row) => row.operationId)),
  );
  const unknown = only.filter((operationId) => !known.has(operationId));
  if (unknown.length > 0) throw new Error(`revision ${revisions.join(', ')} has no operation ${unknown.join(', ')}`);
}
