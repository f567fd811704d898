/** `generated/sources.json`: pointers of the bundled documents → the hand-written file and the place in it. */

import type { Contract } from '../load/contract';
import type { Source } from '../problems';
import { prettyJson } from '../util/json';

/** The folder of the contract, as paths in messages start. */
const folder = 'spec';

/**
 * Writes `{ "#/components/schemas/User": { "file": "spec/schemas/users.yaml", "pointer": "/User" }, … }` for all
 * documents of the current revision. Of several pointers the longest prefix of a place counts.
 */
export function emitSources(contract: Contract): string {
  const { base, fixed } = contract;
  const sources: Record<string, Source> = {};
  for (const bundled of [base.openapi, base.asyncapi, ...Object.values(fixed)]) {
    for (const [pointer, { file, pointer: inner }] of bundled?.sources ?? []) {
      if (pointer !== '') sources[`#${pointer}`] = { file: `${folder}/${file}`, pointer: inner };
    }
  }
  return prettyJson(Object.fromEntries(Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1))));
}
