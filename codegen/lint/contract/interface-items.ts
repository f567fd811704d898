import { join } from 'node:path';
import type { Positions } from '../../load/positions';
import { type Api, allOperations, documentNamed } from '../../model/api';
import type { LintProblem } from '../problem';

/** The number of endpoints that the interface specification lists. */
const LAST_ITEM = 56;
/** The items that several operations share, each with the reason. */
const SHARED_ITEMS: Readonly<Record<number, string>> = { 19: 'a page that is shown and sent back' };

/** Reports numbers of endpoints that the interface specification does not have, and those that two operations have. */
export function lintInterfaceItems(root: string, api: Api, positions: Positions): LintProblem[] {
  const owners = new Map<number, string>();
  const found = allOperations(api).flatMap(({ operationId, base }) => {
    const { item, document: name } = base.model;
    const document = documentNamed(api, name);
    if (item === null || document === undefined) return [];
    const message = wrongItem(item, owners.get(item));
    owners.set(item, owners.get(item) ?? operationId);
    if (message === null) return [];
    const { file, pointer } = document.sourceOf(document.followed(`${base.pointer}/x-interface-item`));
    const position = positions.find(join(root, 'spec', file), pointer);
    return [{ file: `spec/${file}`, ...position, rule: 'interface-item', message }];
  });
  return found.length > 0 ? found : missingItems(root, [...owners.keys()], positions);
}

/** Reports numbers that no operation has, in a contract with most of the endpoints. */
function missingItems(root: string, items: readonly number[], positions: Positions): LintProblem[] {
  if (items.length < LAST_ITEM / 2) return [];
  const all = Array.from({ length: LAST_ITEM }, (_, index) => index + 1);
  const position = positions.find(join(root, 'spec', 'openapi.yaml'), '/paths', true);
  return all
    .filter((item) => !items.includes(item))
    .map((item) => {
      const message = `No operation is endpoint ${item} of the interface specification: give the one that is \`x-interface-item: ${item}\`.`;
      return { file: 'spec/openapi.yaml', ...position, rule: 'interface-item', message };
    });
}

function wrongItem(item: number, owner: string | undefined): string | null {
  if (!Number.isInteger(item) || item < 1 || item > LAST_ITEM)
    return `The interface specification has the endpoints 1 to ${LAST_ITEM}, and no ${item}.`;
  if (owner === undefined || Object.hasOwn(SHARED_ITEMS, item)) return null;
  return `${owner} is endpoint ${item} already: each endpoint is one operation. If both are, say why in codegen/lint/contract/interface-items.ts.`;
}
