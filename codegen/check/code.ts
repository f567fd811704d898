/**
 * Checks the parts of the contract that the code must implement: orders of lists, which would otherwise be answered
 * with a 500, and policies, which nothing would read.
 */

import { nearest } from '../../cli/nearest';
import type { Api } from '../model/api';
import type { Document } from '../model/document';
import { isHostedElsewhere } from '../model/document-names';
import { everyVariant } from '../model/in-revisions';
import type { OperationNode } from '../model/operation';
import type { Problems } from '../problems';
import { revisionsFile } from '../revisions/axes';
import { policiesRead, type Sortable, sortableOf } from '../service-code';
import { arrayOf, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';

/** Reports orders by which a list cannot be sorted, in any revision, and policies that are probably misspelt. */
export function checkCode(api: Api, problems: Problems): void {
  checkPolicies(api, problems);
  for (const { node, document } of everyVariant(api)) {
    if (!isHostedElsewhere(document.name)) checkOrders(node.model.operationId, node, document, problems);
  }
}

function checkOrders(operationId: string, node: OperationNode, document: Document, problems: Problems): void {
  const sort = node.parameters.find((parameter) => parameter.in === 'query' && parameter.name === 'sort');
  if (sort === undefined) return;
  const known = sortableOf(operationId) ?? itemsOf(node, document);
  if (known === null) return;
  const values = arrayOf(document.resolve(document.resolve(sort.schema).items).enum);
  values.forEach((value, index) => {
    const attribute = String(value).replace(/^-/, '');
    if (known.attributes.includes(attribute)) return;
    const place = `${sort.pointer}/schema${toPointer(['items', 'enum', index])}`;
    const message = `${operationId} can not be sorted by ${attribute}${instead(attribute, known)}`;
    problems.addRecoverable(document.sourceOf(document.followed(place)), message);
  });
}

function instead(attribute: string, { attributes, file }: Sortable): string {
  const meant = nearest(attribute, attributes);
  if (meant !== null) return `; did you mean ${meant}?`;
  const add = file === '' ? 'its items have no such field' : `${file} lists it under \`sortable\` first`;
  return `: there are ${attributes.join(', ')}; for another one, ${add}`;
}

/** The fields of the items of a list, for a list that has no handler yet. */
function itemsOf({ pointer }: OperationNode, document: Document): Sortable | null {
  const operation = objectOf(document.target(`#${pointer}`));
  const success = document.resolve(objectOf(operation.responses)['200']);
  const list = document.resolve(objectOf(objectOf(success.content)['application/json']).schema);
  const { data } = objectOf(list.properties);
  const fields = objectOf(document.resolve(document.resolve(data).items).properties);
  return Object.keys(fields).length === 0 ? null : { attributes: Object.keys(fields), file: '' };
}

/** Reports a policy that nothing reads where the code reads one of a similar name, which no axis has. */
function checkPolicies({ contract }: Api, problems: Problems): void {
  const known = policiesRead();
  const named = contract.axes.flatMap(({ policy }) => policy ?? []);
  const missing = [...known].filter((policy) => !named.includes(policy));
  for (const { name, policy } of contract.axes) {
    if (policy === null || known.has(policy)) continue;
    const meant = nearest(policy, missing);
    if (meant === null) continue;
    const message = `nothing reads the policy ${policy}; did you mean ${meant}?`;
    problems.addRecoverable({ file: revisionsFile, pointer: toPointer(['axes', name, 'policy']) }, message);
  }
}
