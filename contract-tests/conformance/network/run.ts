import type { AskRule } from '../../journeys/orders/judge-order';
import type { ConformanceResult } from '../results';
import { ordersAreOne } from './cases/orders';
import { refusedAsks } from './cases/refusals';
import { judgeReports, TOKEN_RULE } from './cases/reports';
import { validAsks } from './cases/valid';
import { NetworkContext } from './context';
import { asksOver, reportsOver } from './rails';
import { ReportListener, type ReportListenerOptions } from './report-listener';
import { type Agreed, NetworkWire } from './wire';

export interface NetworkRunOptions {
  /** The address of the connector. */
  url: string;
  agreed: Agreed;
  /** The rails that it has behind it. */
  rails: readonly string[];
  /** PEM certificates that its own must come from. */
  ca?: string | undefined;
  /** The port for its reports, and the command that makes it report; without it reports are not tested. */
  reporting?: Omit<ReportListenerOptions, 'reports'> & { act: (url: string) => Promise<void> };
  /** Milliseconds that an answer is waited for. */
  timeoutMilliseconds?: number;
  /** Milliseconds that a report may stay away. */
  reportTimeoutMilliseconds?: number;
  /** The time without a report after which a run ends, once everything is answered, in milliseconds. */
  quietMilliseconds?: number;
  /** Time that only goes forward; milliseconds. */
  elapsed?: () => number;
}

/** Longer than every budget of the contract. */
const TIMEOUT_MILLISECONDS = 20_000;
const REPORT_TIMEOUT_MILLISECONDS = 15_000;
const QUIET_MILLISECONDS = 1_000;

/**
 * Calls a connector as the service does, receives its reports, and checks both against the contract of networks.
 * @throws Error if the port can't be opened; never because of the connector
 */
export async function runNetworkConformance(options: NetworkRunOptions): Promise<ConformanceResult> {
  const started = Date.now();
  const { url, agreed, ca, timeoutMilliseconds = TIMEOUT_MILLISECONDS, elapsed } = options;
  const [asks, reports] = [asksOver(options.rails), reportsOver(options.rails)];
  const context = new NetworkContext(new NetworkWire({ url, agreed, ca, timeoutMilliseconds, elapsed }));
  const listener =
    options.reporting === undefined ? null : await ReportListener.open({ ...options.reporting, reports });
  try {
    for (const rule of asks) await judgeAsk(context, rule);
    if (listener !== null) {
      await options.reporting?.act(listener.url);
      await settled(listener, options);
      judgeReports(context, reports, listener);
    }
  } finally {
    await listener?.close();
    await context.wire.close();
  }
  const received = listener === null ? [] : [TOKEN_RULE, ...reports];
  const endpoints = [...asks, ...received].map(({ operationId }) => operationId);
  return {
    revision: 'networks',
    endpoints,
    cases: context.results,
    silent: context.wire.timeoutBudget.givenUp,
    slow: context.wire.timeoutBudget.tooSlow,
    milliseconds: Date.now() - started,
  };
}

async function judgeAsk(context: NetworkContext, rule: AskRule): Promise<void> {
  const taken = await validAsks(context, rule);
  await refusedAsks(context, rule, taken === 'all' || taken === 'some');
  await ordersAreOne(context, rule, taken === 'all');
}

/** Waits until every report has its answer and no more arrive, or until the time limit for a report. */
async function settled(listener: ReportListener, options: NetworkRunOptions): Promise<void> {
  const { reportTimeoutMilliseconds = REPORT_TIMEOUT_MILLISECONDS, quietMilliseconds = QUIET_MILLISECONDS } = options;
  for (;;) {
    const limit = listener.isAnswered ? quietMilliseconds : reportTimeoutMilliseconds;
    if (!(await listener.log.more(limit))) return;
  }
}
