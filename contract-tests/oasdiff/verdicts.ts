/** The verdicts of both judges on a change. */

import { compareOpenapi } from '../../codegen/diff/openapi/openapi';
import { effectOf } from '../../codegen/diff/rules';
import { SchemaComparison } from '../../codegen/diff/schema/schema';
import type { GeneratedChange } from './changes';
import type { Oasdiff } from './tool';

/** Breaking or not, and by which rules. */
export interface Verdict {
  breaking: boolean;
  rules: string[];
}

/** The verdict of `contrato diff`. */
export function ownVerdict({ slice: { root, whole }, after }: GeneratedChange): Verdict {
  const results = compareOpenapi(whole.withRoot(root), whole.withRoot(after), new SchemaComparison());
  const rules = [...new Set(results.flatMap(({ found }) => found.map(({ rule }) => rule)))];
  const breaking = rules.filter((rule) => effectOf(rule) === 'breaking');
  return { breaking: breaking.length > 0, rules: breaking.length > 0 ? breaking : rules };
}

/**
 * The verdict of oasdiff, whose errors and warnings are what `oasdiff breaking` reports. It judges from the view of the
 * caller. A callback is served by the client and called by the service, so the two versions are swapped: calls of the
 * new version must be accepted by a client that serves the old one.
 */
export async function otherVerdict({ slice, after }: GeneratedChange, oasdiff: Oasdiff): Promise<Verdict> {
  const [base, revision] = slice.section === 'webhooks' ? [after, slice.root] : [slice.root, after];
  const found = await oasdiff.compare(base, revision);
  const breaking = found.filter(({ level }) => level > 1);
  const reported = breaking.length > 0 ? breaking : found;
  return { breaking: breaking.length > 0, rules: [...new Set(reported.map(({ id }) => id))] };
}
