import { rowKey } from '../contract';
import type { JourneyResult } from '../matrix/job';
import type { RowResult } from '../run';
import type { CoverageItem, Report, RevisionReport } from './model';
import { failuresOf } from './verdict';

/**
 * JUnit's XML: one suite per revision and target with one case per answer, one per revision for its journeys, one for
 * what was exercised, and one for everything else that makes the proof fail.
 */
export function junit(report: Report): string {
  const suites = [...ofCauses(report), ...report.revisions.flatMap(ofRevision)];
  if (report.coverage.length > 0) suites.push(suite('coverage', 0, report.coverage.map(coverageCase)));
  const rest = failuresOf(report).filter(({ name, problems }) => problems.length === 0 && !name.startsWith('journey'));
  if (rest.length > 0) {
    const cases = rest.map(({ name, source, revisions }) =>
      testCase('contract', name, 0, [name, ...revisions, source ?? '']),
    );
    suites.push(suite('the proof itself', 0, cases));
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

/** One case for each cause that several failures have, with their count: what to mend first. */
function ofCauses(report: Report): string[] {
  const shared = failuresOf(report).filter(({ failed }) => failed.length > 1);
  if (shared.length === 0) return [];
  const cases = shared.map(({ name, problems, source, failed }) =>
    testCase('cause', name, 0, [`${name}: ${failed.length} failures`, ...problems, source ?? '', ...failed]),
  );
  return [suite('what failures have in common', 0, cases)];
}

function ofRevision({ revision, runs, journeys, millis }: RevisionReport): string[] {
  const suites = runs.map((run) => suite(`contract ${revision} (${run.target})`, run.millis, run.results.map(rowCase)));
  if (journeys.length > 0) suites.push(suite(`contract ${revision} (journeys)`, millis, journeys.map(journeyCase)));
  return suites;
}

/** A case's XML, and whether it failed. */
interface Case {
  xml: string;
  failed: boolean;
}

function suite(name: string, millis: number, cases: readonly Case[]): string {
  const failures = cases.filter(({ failed }) => failed).length;
  const counts = `tests="${cases.length}" failures="${failures}" skipped="0" time="${seconds(millis)}"`;
  return `<testsuite name="${escaped(name)}" ${counts}>\n${cases.map(({ xml }) => xml).join('\n')}\n</testsuite>`;
}

function rowCase({ row, source, passed, problems, cause, millis }: RowResult): Case {
  const place = passed ? [] : [...messageLines(problems, cause), source ?? ''];
  return testCase(`${row.document}.${row.operationId}`, rowKey(row), millis, place);
}

function journeyCase({ name, problems, cause, millis }: JourneyResult): Case {
  return testCase('journey', name, millis, problems.length === 0 ? [] : messageLines(problems, cause));
}

/** The cause first, where it is known. */
const messageLines = (problems: readonly string[], cause: RowResult['cause']): string[] =>
  cause ? [cause.title, ...cause.details, ...problems] : [...problems];

function coverageCase({ kind, name, revision, seen, source }: CoverageItem): Case {
  const named = revision === null ? name : `${name} in ${revision}`;
  return testCase(kind, named, 0, seen ? [] : [`the ${kind} was not exercised`, source]);
}

function testCase(className: string, name: string, millis: number, problems: readonly string[]): Case {
  const head = `<testcase classname="${escaped(className)}" name="${escaped(name)}" time="${seconds(millis)}"`;
  if (problems.length === 0) return { xml: `${head}/>`, failed: false };
  const text = escaped(problems.filter((problem) => problem !== '').join('\n'));
  return { xml: `${head}><failure message="${escaped(problems[0] ?? '')}">${text}</failure></testcase>`, failed: true };
}

function seconds(millis: number): string {
  return (millis / 1000).toFixed(3);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  // XML 1.0 has no place for control characters, not even as entities.
  const printable = [...text].filter((char) => char >= ' ' || char === '\n' || char === '\t').join('');
  return printable.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}
