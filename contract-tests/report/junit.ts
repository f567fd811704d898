import { rowKey } from '../contract';
import type { RowResult, RunResult } from '../run';

/** JUnit's XML: one suite per revision and target, one case per row. Coverage mistakes are failed cases too. */
export function junit(results: readonly RunResult[], coverage: readonly string[] = []): string {
  const suites = results.map(suite);
  if (coverage.length > 0) suites.push(coverageSuite(coverage));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

function suite(result: RunResult): string {
  const failures = result.results.filter((row) => !row.passed).length;
  const cases = result.results.map(testCase);
  // A warning of Dredd means that something was not tested as intended, so it fails the run like a wrong answer does.
  for (const warning of result.warnings) cases.push(failedCase('dredd', 'warning', 0, [warning]));
  const counts = `tests="${cases.length}" failures="${failures + result.warnings.length}" skipped="${result.skipped}"`;
  const name = `contract ${result.revision} (${result.target})`;
  return `<testsuite name="${escaped(name)}" ${counts} time="${seconds(result.millis)}">\n${cases.join('\n')}\n</testsuite>`;
}

function coverageSuite(messages: readonly string[]): string {
  const cases = messages.map((message) => failedCase('coverage', message, 0, [message]));
  return `<testsuite name="coverage" tests="${cases.length}" failures="${cases.length}">\n${cases.join('\n')}\n</testsuite>`;
}

function testCase({ row, source, passed, problems, millis }: RowResult): string {
  const className = `${row.document}.${row.operationId}`;
  if (!passed) return failedCase(className, rowKey(row), millis, [...problems, source ?? '']);
  return `<testcase classname="${escaped(className)}" name="${escaped(rowKey(row))}" time="${seconds(millis)}"/>`;
}

function failedCase(className: string, name: string, millis: number, problems: readonly string[]): string {
  const head = `<testcase classname="${escaped(className)}" name="${escaped(name)}" time="${seconds(millis)}">`;
  return `${head}<failure message="${escaped(problems[0] ?? '')}">${escaped(problems.join('\n'))}</failure></testcase>`;
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
