/**
 * `generated/request-schemas/`: the schemas by which requests are judged, by the ids of their validators. With them the
 * server lists all mistakes of a request after its validator, which stops at the first one, has refused it.
 */

import type { Api } from '../model/api';
import { type DocumentName, isHostedElsewhere } from '../model/document-names';
import { withExactPatterns } from '../model/exact-patterns';
import { prettyJson } from '../util/json';

/** Writes one file per document that this service serves. */
export function emitRequestSchemas(api: Api): Map<string, string> {
  const files = new Map<string, string>();
  for (const document of Object.keys(api.operations) as DocumentName[]) {
    if (isHostedElsewhere(document)) continue;
    const nodes = api.operations[document].flatMap((entry) => [entry.base, ...entry.variants.values()]);
    const ids = nodes.flatMap((node) => (node ? Object.values(node.model.checks) : [])).filter((id) => id !== null);
    const entries = api.schemas[document].closure(new Set(ids));
    if (entries.length === 0) continue;
    const schemas = Object.fromEntries(entries.map(({ id, schema }) => [id, withExactPatterns(schema)]));
    files.set(`request-schemas/${document}.json`, prettyJson(schemas));
  }
  return files;
}
