/** Operations with their places, and who calls them. */

import type { Document } from '../../model/document';
import { isObject, objectOf } from '../../util/json';
import { type Direction, type DocumentNode, member } from '../change';
import type { RuleId } from '../rules';

/** An operation with its place and the other members of its path. */
export interface ListedOperation {
  id: string;
  /** Method and path, or the path alone for a call. */
  address: string;
  operation: DocumentNode;
  item: DocumentNode;
}

/** The caller of a side: in `paths` the client, in `webhooks` the service. */
export interface CallingSide {
  section: 'paths' | 'webhooks';
  request: Direction;
  reply: Direction;
  rules: { added: RuleId; removed: RuleId; moved: RuleId };
}

export const HOSTED: CallingSide = {
  section: 'paths',
  request: 'input',
  reply: 'output',
  rules: { added: 'operation-added', removed: 'operation-removed', moved: 'operation-moved' },
};

export const CALLS: CallingSide = {
  section: 'webhooks',
  request: 'output',
  reply: 'input',
  rules: { added: 'call-added', removed: 'call-removed', moved: 'call-moved' },
};

/** Returns an address without the names of its parameters, which a request does not contain. */
export const shapeOf = (address: string): string => address.replace(/\{[^}]*\}/g, '{}');

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export function listed(document: Document, section: CallingSide['section']): ListedOperation[] {
  const paths: DocumentNode = member({ document, pointer: '', node: document.root }, section);
  return Object.keys(objectOf(paths.node)).flatMap((path) => {
    const item = member(paths, path);
    const address = String(objectOf(item.node)['x-path'] ?? path);
    return METHODS.filter((method) => isObject(objectOf(item.node)[method])).map((method) => {
      const operation = member(item, method);
      const id = String(objectOf(operation.node).operationId ?? `${method} ${path}`);
      return { id, address: `${method.toUpperCase()} ${address}`, operation, item };
    });
  });
}
