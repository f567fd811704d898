import type { SignatureOrder } from '../../server/events/signing';
import type { Calls } from './calls';
import type { ClientContract } from './contract';
import type { EndpointName } from './endpoints';
import { type CaseResult, type Exchange, ofSent, type Verdict } from './results';
import { RULES, type RuleName } from './rules';
import type { Wire } from './wire';

/** The parts that the cases of a run have in common, and the list that takes their results. */
export class Context {
  readonly results: CaseResult[] = [];

  constructor(
    readonly contract: ClientContract,
    readonly wire: Wire,
    readonly calls: Calls,
    readonly signing: { apiSecret: string; order: SignatureOrder },
  ) {}

  /** Writes down what came of a rule. */
  record(rule: RuleName, endpoint: EndpointName, name: string, verdict: Verdict, exchanges: readonly Exchange[]): void {
    const { expected, places } = RULES[rule];
    const sources = places(endpoint).map((pointer) => this.contract.place(pointer));
    const judged = ofSent(verdict, exchanges);
    this.results.push({ rule, endpoint, name, expected: expected(endpoint), sources, ...judged });
  }
}
