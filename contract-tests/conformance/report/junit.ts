import { ENDPOINT_NAMES } from '../endpoints';
import type { CaseResult, ConformanceResult } from '../results';
import { caseLines, count } from './text';

/** JUnit's XML: one suite per endpoint, one case per case; what is unproven is skipped, unless the run is strict. */
export function junit(result: ConformanceResult, strict = false): string {
  const suites = ENDPOINT_NAMES.flatMap((endpoint) => {
    const cases = result.cases.filter((one) => one.endpoint === endpoint);
    return cases.length === 0 ? [] : [suite(`conformance ${result.revision} ${endpoint}`, cases, strict)];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

function suite(name: string, cases: readonly CaseResult[], strict: boolean): string {
  const failures = count(cases, 'failed') + (strict ? count(cases, 'unproven') : 0);
  const skipped = strict ? 0 : count(cases, 'unproven');
  const counts = `tests="${cases.length}" failures="${failures}" skipped="${skipped}"`;
  const lines = cases.map((one) => testCase(one, strict));
  return `<testsuite name="${escaped(name)}" ${counts}>\n${lines.join('\n')}\n</testsuite>`;
}

function testCase(result: CaseResult, strict: boolean): string {
  const { rule, endpoint, name, outcome, problems, exchanges } = result;
  const time = exchanges.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const head = `<testcase classname="${escaped(`${endpoint}.${rule}`)}" name="${escaped(name)}" time="${time.toFixed(3)}"`;
  const message = `message="${escaped(problems[0] ?? '')}"`;
  const all = escaped(caseLines(result).join('\n'));
  if (outcome === 'passed') return `${head}><system-out>${all}</system-out></testcase>`;
  if (outcome === 'unproven' && !strict) return `${head}><skipped ${message}/></testcase>`;
  return `${head}><failure ${message}>${all}</failure></testcase>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(words: string): string {
  // XML 1.0 has no place for control characters, not even as entities.
  const printable = [...words].filter((char) => char >= ' ' || char === '\n' || char === '\t').join('');
  return printable.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}
