import { type OperationRule, operations } from '../../../../generated/operations';
import { unproven, verdict } from '../../results';
import type { NetworkContext } from '../context';
import type { ReceivedReport, ReportListener } from '../report-listener';
import type { NetworkRuleName } from '../rules';

/** The operation by which a network buys the token of its reports. */
export const TOKEN_RULE: OperationRule = operations.createNetworkToken;

const SITUATIONS: Readonly<Partial<Record<NetworkRuleName, string>>> = {
  'report-renewed': 'a token that has ended',
  'report-repeated': 'an answer that is lost, and one that says later',
  'report-ends': 'once there is an answer',
};

/** Checks the reports of a connector, by operation; an operation without a report is unproven. */
export function judgeReports(
  context: NetworkContext,
  reports: readonly OperationRule[],
  listener: ReportListener,
): void {
  if (!listener.isByCertificate) judgeTokens(context, listener);
  for (const rule of reports) {
    const received = listener.log.calls.filter((report) => report.rule.operationId === rule.operationId);
    if (received.length === 0) {
      context.record('report-schema', rule, 'not received', unproven('it was not reported'), []);
      continue;
    }
    judgeOne(context, rule, received, listener.isByCertificate);
  }
}

function judgeTokens(context: NetworkContext, { tokens }: ReportListener): void {
  const every = tokens.map(({ exchange }) => exchange);
  const wrong = [...new Set(tokens.flatMap(({ problems }) => problems))];
  const judged = tokens.length === 0 ? unproven('no token was asked for') : verdict(wrong);
  context.record('report-token', TOKEN_RULE, 'every request for a token', judged, every);
}

function judgeOne(
  context: NetworkContext,
  rule: OperationRule,
  received: readonly ReceivedReport[],
  isByCertificate: boolean,
): void {
  const every = received.map(({ exchange }) => exchange);
  const record = (name: NetworkRuleName, problems: readonly string[]) =>
    context.record(name, rule, SITUATIONS[name] ?? 'every attempt', verdict([...new Set(problems)]), every);
  const unproved = received.filter(({ isProven }) => !isProven).length;
  record(
    'report-schema',
    received.flatMap(({ problems }) => problems),
  );
  const proof = isByCertificate ? 'certificate' : 'token';
  record(`report-${proof}`, unproved === 0 ? [] : [`${unproved} attempts came without the ${proof}`]);
  if (received.some(({ answer, isProven }) => answer === 401 && isProven)) record('report-renewed', renewal(received));
  record('report-repeated', byReport(received).flatMap(repeats));
  record('report-ends', byReport(received).flatMap(ends));
}

function byReport(received: readonly ReceivedReport[]): ReceivedReport[][] {
  const reports = new Map<string, ReceivedReport[]>();
  for (const report of received) reports.set(report.identity, [...(reports.get(report.identity) ?? []), report]);
  return [...reports.values()];
}

function renewal(received: readonly ReceivedReport[]): string[] {
  const at = received.findIndex(({ answer, isProven }) => answer === 401 && isProven);
  const { identity } = received[at] as ReceivedReport;
  const later = received.slice(at + 1).filter((report) => report.identity === identity && report.isProven);
  return later.length > 0 ? [] : ['it did not come again with a new token'];
}

function repeats(attempts: readonly ReceivedReport[]): string[] {
  const contents = new Set(attempts.map(({ content }) => content));
  const last = attempts.at(-1)?.answer;
  return [
    ...(contents.size > 1 ? ['it came again with another content'] : []),
    ...(last === 'CUT' || last === 503 ? [`it did not come again after ${last === 'CUT' ? 'silence' : last}`] : []),
  ];
}

function ends(attempts: readonly ReceivedReport[]): string[] {
  const answered = attempts.filter(({ answer }) => answer === 200).length;
  return answered > 1 ? [`it came ${answered - 1} times more after its answer`] : [];
}
