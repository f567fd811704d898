import type { Document } from '../../model/document';
import { isObject, type Json, type JsonObject, objectOf } from '../../util/json';
import { toPointer } from '../../util/pointer';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * The part of a composed document that differs from the base: the paths and webhooks whose text, or anything they refer
 * to, is another, with the components they need. What is equal was judged with the base.
 */
export function changedPart(document: Document, base: Document): JsonObject {
  const root: JsonObject = { ...document.root };
  for (const section of ['paths', 'webhooks']) {
    const old = objectOf(base.root[section]);
    root[section] = Object.fromEntries(
      Object.entries(objectOf(document.root[section])).filter(
        ([name, item]) => old[name] === undefined || base.closureHash(old[name]) !== document.closureHash(item),
      ),
    );
  }
  return document.pruned(root);
}

/** A mistake that is visible only in the whole document. */
interface WholeFinding {
  pointer: string;
  rule: string;
  message: string;
}

/** Checks what a part can't show: unused components, and operations with the same name. */
export function judgeWhole(document: Document): WholeFinding[] {
  return [...unusedComponents(document), ...sharedNames(document)];
}

function unusedComponents(document: Document): WholeFinding[] {
  const { components, ...rest } = document.root;
  const needed = new Set(document.closure(rest as Json));
  return Object.entries(objectOf(components)).flatMap(([section, entries]) => {
    if (section === 'securitySchemes') return [];
    const names = Object.keys(objectOf(entries)).filter(
      (name) => !needed.has(`#${toPointer(['components', section, name])}`),
    );
    return names.map((name) => ({
      pointer: toPointer(['components', section, name]),
      rule: 'no-unused-components',
      message: `Component: "${name}" is never used.`,
    }));
  });
}

function sharedNames(document: Document): WholeFinding[] {
  const seen = new Set<unknown>();
  return operationsOf(document).flatMap(({ pointer, operationId }) => {
    const known = seen.has(operationId);
    seen.add(operationId);
    const rule = 'operation-operationId-unique';
    return known ? [{ pointer, rule, message: 'Every operation must have a unique `operationId`.' }] : [];
  });
}

function operationsOf(document: Document): { pointer: string; operationId: unknown }[] {
  return Object.entries(objectOf(document.root.paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = objectOf(item)[method];
      if (!isObject(operation)) return [];
      return [{ pointer: toPointer(['paths', path, method, 'operationId']), operationId: operation.operationId }];
    }),
  );
}
