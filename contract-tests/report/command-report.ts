import { type Case, type CommandReport, type Finding, placeOf, type Suite } from '../../cli/report/findings';
import { rowKey } from '../contract';
import type { JourneyResult } from '../matrix/job';
import type { RowResult } from '../run';
import type { CoverageItem, Report, RevisionReport } from './model';
import { RULES } from './rules';
import { type Failure, failedCount, failuresOf, totalsOf } from './verdict';

/** A proof as every command reports: what fails with its place in the contract, and everything that was tried. */
export function reportOf(report: Report): CommandReport {
  const failures = failuresOf(report);
  const { revisions, operations, missing } = totalsOf(report);
  const scope = `${operations} operations in ${revisions} ${revisions === 1 ? 'revision' : 'revisions'}`;
  return {
    command: 'contract',
    headline: `${scope}: ${missing} missing, ${failedCount(failures)} failed, ${(report.millis / 1000).toFixed(1)} s`,
    rules: RULES,
    findings: failures.map(findingOf),
    suites: suitesOf(report, failures),
  };
}

function findingOf({ rule, name, problems, source, pointer, revisions, failed }: Failure): Finding {
  const times = failed.length === 1 ? '' : `: ${failed.length} failures`;
  const details = revisions.length === 0 ? problems : [...problems, `in ${revisions.join(', ')}`];
  return { rule, level: 'error', message: `${name}${times}`, details, place: placeOf(source), pointer };
}

/**
 * One suite per revision and target with one case per answer, one per revision for its journeys, one for what was
 * exercised, and one for everything else that makes the proof fail. What several failures have in common comes first.
 */
function suitesOf(report: Report, failures: readonly Failure[]): Suite[] {
  const suites = [...ofCauses(failures), ...report.revisions.flatMap(ofRevision)];
  if (report.coverage.length > 0) suites.push({ name: 'coverage', cases: report.coverage.map(coverageCase) });
  const rest = failures.filter(({ name, problems }) => problems.length === 0 && !name.startsWith('journey'));
  if (rest.length > 0) {
    const cases = rest.map(({ name, source, revisions }) =>
      caseOf('contract', name, 0, [name, ...revisions, source ?? '']),
    );
    suites.push({ name: 'the proof itself', cases });
  }
  return suites;
}

/** One case for each cause that several failures have, with their count: what to mend first. */
function ofCauses(failures: readonly Failure[]): Suite[] {
  const shared = failures.filter(({ failed }) => failed.length > 1);
  if (shared.length === 0) return [];
  const cases = shared.map(({ name, problems, source, failed }) =>
    caseOf('cause', name, 0, [`${name}: ${failed.length} failures`, ...problems, source ?? '', ...failed]),
  );
  return [{ name: 'common causes of failures', cases }];
}

function ofRevision({ revision, runs, journeys, millis }: RevisionReport): Suite[] {
  const suites = runs.map(
    (run): Suite => ({
      name: `contract ${revision} (${run.target})`,
      seconds: run.millis / 1000,
      cases: run.results.map(rowCase),
    }),
  );
  if (journeys.length > 0) {
    suites.push({
      name: `contract ${revision} (journeys)`,
      seconds: millis / 1000,
      cases: journeys.map(journeyCase),
    });
  }
  return suites;
}

function rowCase({ row, source, passed, problems, cause, millis }: RowResult): Case {
  const lines = passed ? [] : [...messageLines(problems, cause), source ?? ''];
  return caseOf(`${row.document}.${row.operationId}`, rowKey(row), millis, lines);
}

function journeyCase({ name, problems, cause, millis }: JourneyResult): Case {
  return caseOf('journey', name, millis, problems.length === 0 ? [] : messageLines(problems, cause));
}

/** The cause first, where it is known. */
const messageLines = (problems: readonly string[], cause: RowResult['cause']): string[] =>
  cause ? [cause.title, ...cause.details, ...problems] : [...problems];

function coverageCase({ kind, name, revision, seen, source }: CoverageItem): Case {
  const named = revision === null ? name : `${name} in ${revision}`;
  return caseOf(kind, named, 0, seen ? [] : [`the ${kind} was not exercised`, source]);
}

/** A case, failed if there are findings. */
function caseOf(group: string, name: string, millis: number, text: readonly string[]): Case {
  const seconds = millis / 1000;
  if (text.length === 0) return { group, name, seconds, outcome: 'passed' };
  return { group, name, seconds, outcome: 'failed', message: text[0] ?? '', text };
}
