/** The errors that come before an operation begins: each operation that they can meet lists them. */

import type { Api } from '../model/api';
import { isHostedElsewhere } from '../model/document-names';
import { everyVariant, reportOnce } from '../model/in-revisions';
import type { OperationModel } from '../model/operation';
import type { Problems } from '../problems';
import { isObject, type Json, objectOf } from '../util/json';

/** The statuses that every operation with a bearer token can answer. */
export const COMMON_STATUSES = ['400', '401', '403', '406', '429', '500', '503'];
export const WITH_BODY = ['413', '415'];
export const WITH_RESOURCE = ['404'];

/** Says which responses an operation lacks. */
export const missingResponses = (missing: readonly string[]): string =>
  missing.length === 1
    ? `The response ${missing[0]} is missing: each operation like this one can answer it.`
    : `The responses ${missing.join(', ')} are missing: each operation like this one can answer them.`;

/** Reports operations that do not list a common error for which the contract has a shared response, in any revision. */
export function checkCommonErrors(api: Api, problems: Problems): void {
  const report = reportOnce(problems);
  const shared = new Map<string, ReadonlySet<string>>();
  for (const { node, document } of everyVariant(api)) {
    const { model, pointer } = node;
    if (isHostedElsewhere(document.name) || model.auth !== 'bearer') continue;
    // The first document of a name is the current one: a revision may not drop an error from all operations either.
    const known = shared.get(document.name) ?? sharedStatuses(document.root);
    shared.set(document.name, known);
    const missing = expectedOf(model).filter((status) => known.has(status) && !(status in model.responses));
    if (missing.length === 0) continue;
    report(document.sourceOf(`${pointer}/responses`), missingResponses(missing.sort()), model.variant);
  }
}

function expectedOf({ body, parameters }: OperationModel): string[] {
  const hasResource = parameters.some((parameter) => parameter.in === 'path');
  return [...COMMON_STATUSES, ...(body ? WITH_BODY : []), ...(hasResource ? WITH_RESOURCE : [])];
}

/** The statuses for which some operation uses a response from the components. */
function sharedStatuses(root: { paths?: Json }): ReadonlySet<string> {
  const operations = Object.values(objectOf(root.paths)).flatMap((item) => Object.values(objectOf(item)));
  const responses = operations.flatMap((operation) => Object.entries(objectOf(objectOf(operation).responses)));
  return new Set(responses.flatMap(([status, response]) => (isObject(response) && '$ref' in response ? [status] : [])));
}
