import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Positions } from '../../load/positions';
import { type Api, allOperations } from '../../model/api';
import { isHostedElsewhere } from '../../model/document-names';
import { documentNamed } from '../../model/errors';
import type { LintProblem } from '../problem';
import { handlersBelow } from './handlers';

/** The parameters that the code of all lists reads. */
const PAGING = ['page[number]', 'page[size]', 'sort'];

/**
 * Reports parameters of a list that the handler of its operation never names: a client can't tell a filter without
 * effect from one that everything matches.
 */
export function lintQueries(root: string, api: Api, positions: Positions): LintProblem[] {
  const handlers = handlersBelow(root);
  return allOperations(api).flatMap(({ operationId, base }) => {
    const handler = handlers.get(operationId);
    const document = documentNamed(api, base.model.document);
    if (handler === undefined || document === undefined || isHostedElsewhere(base.model.document)) return [];
    const inQuery = base.parameters.filter(({ in: place }) => place === 'query');
    if (!inQuery.some(({ name }) => isOfList(name))) return [];
    const text = readFileSync(path.join(root, handler), 'utf8');
    return inQuery
      .filter(({ name }) => !isRead(text, name))
      .map(({ name, pointer }) => {
        const source = document.sourceOf(pointer);
        const position = positions.find(path.join(root, 'spec', source.file), source.pointer);
        const message = `${operationId} does not read ${name}: ${handler} never names it.`;
        return { file: `spec/${source.file}`, ...position, rule: 'ignored-parameter', message };
      });
  });
}

const isOfList = (name: string): boolean => PAGING.includes(name) || name.startsWith('filter[');

function isRead(text: string, name: string): boolean {
  if (PAGING.includes(name) && text.includes('listRequest(')) return true;
  return /^\w+$/.test(name) ? new RegExp(`\\b${name}\\b`).test(text) : text.includes(`'${name}'`);
}
