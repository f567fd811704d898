import type { Wanted } from '../../cli/report/options';
import { prepareFile, prepareReports, writeReports, writeTo } from '../../cli/report/write';
import { diffContracts, hasBreaking } from './diff';
import { atRef, workingTree } from './git';
import { page } from './page';
import { json, type Report, reportOf, text } from './report';

/** The folder of the contract, and the files to write about its differences. */
interface Options {
  json: boolean;
  report: Wanted[] | undefined;
  html: string | undefined;
  root: string;
}

/**
 * Lists the differences for partners between two versions of the contract; without a second ref, between one and the
 * working tree.
 * @returns the exit code
 * @throws DiffError when the versions can't be compared
 */
export function diff(options: Options, [from = '', to]: readonly string[]): number {
  prepareReports(options.report, options.json);
  if (options.html !== undefined) prepareFile('--html', options.html);
  const before = atRef(options.root, from);
  const after = to === undefined ? workingTree(options.root) : atRef(options.root, to);
  const report: Report = { from, to: to ?? 'the working tree', changes: diffContracts(before, after) };
  if (options.html !== undefined) writeTo('--html', options.html, page(report));
  process.stdout.write(options.json ? json(report) : `${text(report)}\n`);
  writeReports(options.report, reportOf(report));
  return hasBreaking(report.changes) ? 1 : 0;
}
