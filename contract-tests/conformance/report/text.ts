import { printable } from '../../../cli/printable';
import type { CaseResult, ConformanceResult, Exchange } from '../results';
import { MAX_SILENT_CALLS, MAX_WAIT_MINUTES } from '../timeout-budget';
import { withoutCredentials } from './headers';

const MAX_CHARACTERS = 2_000;
const MIN_WIDTH = 20;

const shortened = (text: string) =>
  text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}… (${text.length} characters)`;

const headerLines = (headers: Exchange['sent']['headers'] | NonNullable<Exchange['received']>['headers']) =>
  Object.entries(withoutCredentials(headers)).map(([name, value]) => `${name}: ${value}`);

/** One call and its answer, as HTTP reads. */
function exchangeLines({ what, sent, received, failure, milliseconds }: Exchange): string[] {
  const answer =
    received === null
      ? [failure ?? 'no answer']
      : [`HTTP ${received.status}`, ...headerLines(received.headers), shortened(received.body.toString('utf8'))];
  return [
    `${what}, ${Math.round(milliseconds)} ms`,
    ...[`${sent.method ?? 'POST'} ${sent.url}`, ...headerLines(sent.headers), shortened(sent.body)].map(
      (line) => `  > ${line}`,
    ),
    ...answer.filter((line) => line !== '').map((line) => `  < ${line}`),
  ];
}

/**
 * A case with everything about it: what was expected, where that is written, what went wrong, what was sent and came
 * back.
 */
export function caseLines(result: CaseResult): string[] {
  const { rule, endpoint, name, outcome, expected, sources, problems, exchanges } = result;
  return [
    `${outcome}: ${endpoint}: ${rule}: ${name}`,
    ...problems.map((problem) => `  ${problem}`),
    `  expected ${expected}`,
    `  as ${sources.join(' and ')} ${sources.length > 1 ? 'say' : 'says'}`,
    ...exchanges.flatMap(exchangeLines).map((line) => `    ${line}`),
  ];
}

const count = (cases: readonly CaseResult[], outcome: CaseResult['outcome']) =>
  cases.filter((one) => one.outcome === outcome).length;

/**
 * The run for a person: a line for each endpoint, then every case that did not pass.
 * @param verbose the others as well
 */
export function text(result: ConformanceResult, verbose = false): string {
  const { cases, endpoints } = result;
  const lines: string[] = [];
  const width = Math.max(MIN_WIDTH, ...endpoints.map(({ length }) => length));
  for (const endpoint of endpoints) {
    const own = cases.filter((one) => one.endpoint === endpoint);
    if (own.length === 0) lines.push(`${endpoint.padEnd(width)} not tested`);
    else lines.push(`${endpoint.padEnd(width)} ${numbers(own)}`);
  }
  for (const one of cases) {
    if (one.outcome === 'failed' || verbose) lines.push('', ...caseLines(one));
    else if (one.outcome === 'unproven') {
      lines.push('', `unproven: ${one.endpoint}: ${one.rule}: ${one.name}`, ...one.problems.map((line) => `  ${line}`));
    }
  }
  lines.push('', ...result.silent.map(silence), ...result.slow.map(slowness), headline(result));
  return lines.map(printable).join('\n');
}

const slowness = (address: string): string =>
  `The answers of ${address} took more than ${MAX_WAIT_MINUTES} minutes in all. It was not called any more.`;

const silence = (address: string): string =>
  `${address} left ${MAX_SILENT_CALLS} calls in a row without an answer in time. It was not called any more.`;

/** The run in a line. */
export const headline = ({ revision, cases, milliseconds }: ConformanceResult): string =>
  `conformance ${revision}: ${numbers(cases)} (${(milliseconds / 1000).toFixed(1)} s)`;

function numbers(cases: readonly CaseResult[]): string {
  const outcomes = (['failed', 'unproven'] as const).map((outcome) => `${count(cases, outcome)} ${outcome}`);
  return `${count(cases, 'passed')} of ${cases.length} passed, ${outcomes.join(', ')}`;
}
