import { isDeepStrictEqual } from 'node:util';
import { hasExpression } from '../../codegen/arazzo/expression';
import { pathPattern } from '../../server/platform/contract/path-template';
import type { Rule } from '../contract';
import { loadContract } from '../load';
import { ArazzoDocument } from '../workflow/document';
import { runDocuments } from '../workflow/main';
import type { Call } from '../workflow/results';
import { stepLines } from '../workflow/text';
import type { Recorded } from './recorder';

/** A request in the terms of the contract. */
interface ContractRequest {
  operation: string;
  body: unknown;
}

const DEMO = { clientId: 'demo', clientSecret: 'demo-secret' };
/** A client that is opened for the run. */
export const OF_ITS_OWN = { clientId: undefined, clientSecret: undefined };

/**
 * Runs the workflow of a guide, as the demo client where nothing else is said.
 * @returns its calls in order
 * @throws Error with the step that fails
 */
export async function callsOf(
  name: string,
  url: string,
  client: typeof DEMO | typeof OF_ITS_OWN = DEMO,
): Promise<Call[]> {
  const run = { url, revision: 'current', ...client, input: [] };
  const { workflows } = await runDocuments([ArazzoDocument.read(name)], run);
  const steps = workflows.flatMap((workflow) => workflow.steps);
  const failed = steps.find(({ outcome }) => outcome !== 'passed');
  if (failed !== undefined) throw new Error(stepLines(failed).join('\n'));
  return steps.flatMap(({ calls }) => calls);
}

/**
 * Holds the requests of a guide against those of its workflow: the same operations in the same order with the same
 * bodies. What a step takes from elsewhere, an id or something that is made up, is another value in each, and the same
 * one wherever it stands.
 * @param apart operations by which the two do the same thing in ways of their own; they are not compared
 * @returns the first difference in words; null where there is none
 */
export function differenceBetween(
  guide: readonly Recorded[],
  calls: readonly Call[],
  apart: readonly string[] = [],
): string | null {
  const { rules } = loadContract('current');
  const isShared = ({ operation }: { operation: string }) => !apart.includes(operation);
  const asked = guide
    .map((request) => ({ operation: operationAt(request, rules), body: request.body }))
    .filter(isShared);
  const shared = calls.filter(isShared);
  const pairs = new Pairs();
  for (const [at, call] of shared.entries()) {
    const difference = differenceAt(asked[at], call, pairs);
    if (difference !== null) return `request ${at + 1}: ${difference}`;
  }
  return asked.length === shared.length ? null : `the guide goes on with ${asked[shared.length]?.operation}`;
}

function differenceAt(asked: ContractRequest | undefined, call: Call, pairs: Pairs): string | null {
  if (asked === undefined) return `the guide ends before ${call.operation}`;
  if (asked.operation !== call.operation) return `the guide has ${asked.operation}, the workflow ${call.operation}`;
  const place = pairs.differenceOf(asked.body, call.sent, call.written ?? call.sent, '');
  if (place === null) return null;
  const [guide, workflow] = [asked.body, call.sent].map((body) => JSON.stringify(body));
  return `${call.operation} at ${place || 'its body'}: the guide sends ${guide}, the workflow ${workflow}`;
}

/** Values of a guide with those of the workflow that stand for them. */
class Pairs {
  private readonly workflowOf = new Map<string, string>();
  private readonly guideOf = new Map<string, string>();

  /** @returns the place where two bodies differ; null where they don't @param written the body with its expressions */
  differenceOf(guide: unknown, workflow: unknown, written: unknown, place: string): string | null {
    if (typeof written === 'string' && hasExpression(written)) return this.match(guide, workflow) ? null : place;
    if (typeof written !== 'object' || written === null) return isDeepStrictEqual(guide, workflow) ? null : place;
    const [mine, theirs] = [Object(guide), Object(workflow)] as Record<string, unknown>[];
    const names = new Set([...Object.keys(mine as object), ...Object.keys(theirs as object)]);
    for (const name of names) {
      const template = (written as Record<string, unknown>)[name];
      const found = this.differenceOf(mine?.[name], theirs?.[name], template, `${place}/${name}`);
      if (found !== null) return found;
    }
    return null;
  }

  private match(guide: unknown, workflow: unknown): boolean {
    const [one, other] = [JSON.stringify(guide), JSON.stringify(workflow)];
    if (one === undefined || other === undefined) return false;
    const known = this.workflowOf.get(one) ?? other;
    const back = this.guideOf.get(other) ?? one;
    this.workflowOf.set(one, other);
    this.guideOf.set(other, one);
    return known === other && back === one;
  }
}

/** The operation at an address: of several that fit, the one with more of it written out. */
function operationAt({ method, path }: Recorded, rules: ReadonlyMap<string, Rule>): string {
  const fitting = [...rules.values()].filter((rule) => rule.method === method && pathPattern(rule.path).test(path));
  const [best] = fitting.sort((one, other) => written(other.path) - written(one.path));
  if (best === undefined) throw new Error(`no operation is at ${method} ${path}`);
  return best.operationId;
}

const written = (path: string): number => path.replace(/\{[^}]+\}/g, '').length;
