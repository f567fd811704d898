import path from 'node:path';
import { junit } from '../../cli/report/junit';
import { writeTo } from '../../cli/report/write';
import { rowName } from '../contract';
import type { RunResult } from '../run';
import { reportOf } from './command-report';
import { page } from './html/page';
import type { Report, RevisionReport } from './model';
import { failedCount, failuresOf, totalsOf } from './verdict';

/**
 * Writes `contract-<name>.junit.xml`, `.json` and `.html` into a folder.
 *
 * @returns the paths written
 */
export function writeReports(folder: string, report: Report): string[] {
  const base = path.join(folder, `contract-${report.name.replace(/[^a-z0-9=-]+/gi, '_')}`);
  const texts = { 'junit.xml': junit(reportOf(report)), json: json(report), html: page(report) };
  const files = Object.entries(texts).map(([ending, text]) => ({ file: `${base}.${ending}`, text }));
  for (const { file, text } of files) writeTo('--reports', file, text);
  return files.map(({ file }) => file);
}

/** Counts the checks that a report stands for, as the whole test counts them. */
export function countOf(report: Report): { passed: number; failed: number } {
  const { targets, journeys, coverage } = totalsOf(report);
  const sums = [...targets.map((target) => target.passed), journeys.passed, ...coverage.map(({ seen }) => seen)];
  return { passed: sums.reduce((sum, count) => sum + count, 0), failed: failedCount(failuresOf(report)) };
}

/** A report as the JSON file has it. */
export function json(report: Report): string {
  const { name, gaps, coverage, inTheStore, millis } = report;
  const head = { name, millis: Math.round(millis), count: countOf(report), totals: totalsOf(report) };
  const failures = failuresOf(report).map((failure) => ({ ...failure, count: failure.failed.length }));
  const rest = { gaps, coverage, inTheStore, revisions: report.revisions.map(digest) };
  return `${JSON.stringify({ ...head, failures, ...rest }, null, 1)}\n`;
}

function digest({ runs, ...revision }: RevisionReport): object {
  return { ...revision, runs: runs.map(digestOfRun) };
}

// Requests contain tokens, so a report has only their method and path, without headers and bodies.
function digestOfRun(result: RunResult): object {
  const rows = result.results.map(({ row, source, request, passed, problems, cause, millis }) => ({
    row: rowName(row),
    document: row.document,
    request,
    passed,
    ...(passed ? {} : { source, problems, cause: cause?.title }),
    millis: Math.round(millis),
  }));
  return { ...result, millis: Math.round(result.millis), results: rows };
}
