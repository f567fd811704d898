/** A call as it went over the wire. */
export interface Sent {
  /** POST when absent. */
  method?: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface Received {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  /** Milliseconds by the machine's clock at which it was there. */
  at: number;
}

/** One call and what became of it. */
export interface Exchange {
  /** The purpose of the call, in a few words. */
  what: string;
  sent: Sent;
  /** Null if no answer arrived; then `failure` says why. */
  received: Received | null;
  failure: string | null;
  milliseconds: number;
  /** True for a call that was not made, because its address did not answer the calls before, or took too long. */
  isUnsent?: true;
}

/**
 * `unproven`: nothing that came back breaks the rule, and nothing shows that it is kept. Counts as passed unless the
 * run is strict.
 */
type CaseOutcome = 'passed' | 'failed' | 'unproven';

/** One rule, checked at one endpoint in one situation. */
export interface CaseResult {
  rule: string;
  /** The endpoint of a client, or the operation of a network. */
  endpoint: string;
  name: string;
  outcome: CaseOutcome;
  /** The contract's expectation. */
  expected: string;
  /** The places that say so: `spec/…:line`. */
  sources: readonly string[];
  /** The reasons why the case failed, or the parts that could not be shown. */
  problems: readonly string[];
  exchanges: readonly Exchange[];
}

export interface ConformanceResult {
  revision: string;
  /** All results, in the order of the report. */
  endpoints: readonly string[];
  cases: readonly CaseResult[];
  /** The addresses that were not called any more, because they did not answer. */
  silent: readonly string[];
  /** The addresses that were not called any more, because their answers took too long in all. */
  slow: readonly string[];
  milliseconds: number;
}

/**
 * Decides whether the client, or the connector, conforms.
 * @param strict whether every rule must be shown to be kept
 */
export function conforms({ cases }: Pick<ConformanceResult, 'cases'>, strict: boolean): boolean {
  if (cases.length === 0) return false;
  return cases.every(({ outcome }) => outcome === 'passed' || (outcome === 'unproven' && !strict));
}

/** Returns the verdict of a judgement: no problems is a pass. */
export const verdict = (problems: readonly string[]) => ({
  outcome: problems.length === 0 ? ('passed' as const) : ('failed' as const),
  problems,
});

export const unproven = (reason: string) => ({ outcome: 'unproven' as const, problems: [reason] });

export type Verdict = Pick<CaseResult, 'outcome' | 'problems'>;

/** Returns the result of a call that is not made. @param failure the reason */
export function unsent(what: string, sent: Sent, failure: string): Exchange {
  return { what, sent, received: null, failure, milliseconds: 0, isUnsent: true };
}

/** Returns a case's verdict and calls without the calls that were not made: these show nothing, good or bad. */
export function ofSent(
  { outcome, problems }: Verdict,
  exchanges: readonly Exchange[],
): Pick<CaseResult, 'outcome' | 'problems' | 'exchanges'> {
  const missing = exchanges.find(({ isUnsent }) => isUnsent)?.failure;
  if (missing === undefined || missing === null) return { outcome, problems, exchanges };
  const others = problems.filter((problem) => !problem.includes(missing));
  const judged = outcome === 'failed' && others.length > 0 ? verdict(others) : unproven(missing);
  return { ...judged, exchanges: exchanges.filter(({ isUnsent }) => !isUnsent) };
}
