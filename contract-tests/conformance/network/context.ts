import type { OperationRule } from '../../../generated/operations';
import type { Rule } from '../../contract';
import { placeOfOperation } from '../../places';
import { type CaseResult, type Exchange, ofSent, type Verdict } from '../results';
import { NETWORK_RULES, type NetworkRule, type NetworkRuleName } from './rules';
import type { NetworkWire } from './wire';

/** The parts that the cases of a run have in common, and the list that takes their results. */
export class NetworkContext {
  readonly results: CaseResult[] = [];
  private readonly places = new Map<string, string>();

  constructor(readonly wire: NetworkWire) {}

  /** Writes down what came of a rule. */
  record(
    name: NetworkRuleName,
    operation: OperationRule,
    situation: string,
    verdict: Verdict,
    exchanges: readonly Exchange[],
  ): void {
    const rule: NetworkRule = NETWORK_RULES[name];
    const sources = rule.places(operation).map((below) => this.place(operation, below));
    const { operationId: endpoint } = operation;
    const result = { expected: rule.expected(operation), sources, ...ofSent(verdict, exchanges) };
    this.results.push({ rule: name, endpoint, name: situation, ...result });
  }

  /** Finding a line means reading files, and the same are asked for again and again. */
  private place(operation: OperationRule, below: string): string {
    const key = operation.operationId + below;
    const place = this.places.get(key) ?? placeOfOperation(operation as unknown as Rule, below);
    this.places.set(key, place);
    return place;
  }
}
