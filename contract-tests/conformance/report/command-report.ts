import { type Case, type CommandReport, type Finding, placeOf, type Suite } from '../../../cli/report/findings';
import type { CaseResult, ConformanceResult } from '../results';
import { caseLines, headline } from './text';

const LEVELS = { failed: 'error', unproven: 'note' } as const;

/**
 * A run in the report format of all commands: a suite for each endpoint. An unproven case is skipped, with a note,
 * unless the run is strict. Findings describe mistakes but not the data that was sent, because others may read reports.
 */
export function reportOf(result: ConformanceResult, strict = false): CommandReport {
  const { cases, endpoints, revision } = result;
  const wrong = cases.flatMap((one) => (one.outcome === 'passed' ? [] : [findingOf(one, one.outcome, strict)]));
  return {
    command: 'conformance',
    headline: headline(result),
    rules: expectations(cases),
    findings: wrong,
    suites: endpoints.flatMap((endpoint): Suite[] => {
      const own = cases.filter((one) => one.endpoint === endpoint);
      if (own.length === 0) return [];
      return [{ name: `conformance ${revision} ${endpoint}`, cases: own.map((one) => caseOf(one, strict)) }];
    }),
  };
}

/** Joins the expectations of each rule: for some rules they differ between operations. */
function expectations(cases: readonly CaseResult[]): Record<string, string> {
  const words = new Map<string, Set<string>>();
  for (const { rule, expected } of cases) words.set(rule, (words.get(rule) ?? new Set()).add(expected));
  return Object.fromEntries([...words].map(([rule, expected]) => [rule, [...expected].join('; or ')]));
}

function findingOf(one: CaseResult, outcome: keyof typeof LEVELS, strict: boolean): Finding {
  const { rule, endpoint, name, problems, expected, sources } = one;
  const [first = 'it does not hold', ...more] = problems;
  return {
    rule,
    level: strict ? 'error' : LEVELS[outcome],
    message: `${endpoint}, ${name}: ${first}`,
    details: [...more, `expected ${expected}`],
    place: placeOf(sources[0] ?? null),
    pointer: problems.map(pointerIn).find((pointer) => pointer !== undefined),
  };
}

/** The pointer into a reply, which begins a problem of its body. */
const pointerIn = (problem: string): string | undefined => /^(\/\S*) /.exec(problem)?.[1];

function caseOf(one: CaseResult, strict: boolean): Case {
  const { rule, endpoint, name, outcome, problems, exchanges } = one;
  const seconds = exchanges.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const shared = { group: `${endpoint}.${rule}`, name, seconds, text: caseLines(one) };
  if (outcome === 'passed') return { ...shared, outcome };
  return { ...shared, outcome: outcome === 'unproven' && !strict ? 'skipped' : 'failed', message: problems[0] ?? '' };
}
