/** Reads the extensions of schemas that mark places of requests and responses. */

import { arrayOf, isObject, type Json, type JsonObject, objectOf, textOf } from '../../util/json';
import { toPointer } from '../../util/pointer';
import type { Document } from '../document';
import type { OperationModel, ResolvedParameter } from '../operation';
import { visitInstances } from '../schema';

/** The pointers that `x-sensitive` marks in the request and in any of the responses. */
export function readSensitive(
  document: Document,
  request: JsonObject,
  operation: JsonObject,
): OperationModel['sensitive'] {
  const pointers = (owners: readonly JsonObject[]): string[] => {
    const found = new Set<string>();
    for (const media of owners.flatMap((owner) => Object.values(objectOf(owner.content)))) {
      const { schema } = objectOf(media);
      if (!leadsToSensitive(document, schema)) continue;
      visit(document, schema, (pointer, part) => {
        if (part['x-sensitive'] === true) found.add(pointer);
      });
    }
    return [...found].sort();
  };
  const responses = Object.values(objectOf(operation.responses)).map((response) => document.resolve(response));
  return { request: pointers([request]), response: pointers(responses) };
}

const sensitive = new WeakMap<object, boolean>();

/** Decides whether a node has `x-sensitive`, without following references. Remembered per object. */
function isSensitive(node: Json | undefined): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const known = sensitive.get(node) ?? textOf(node).includes('"x-sensitive":true');
  sensitive.set(node, known);
  return known;
}

/** Most schemas lead to no such place, and need not be walked through. */
function leadsToSensitive(document: Document, schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  return isSensitive(schema) || document.closure(schema).some((ref) => isSensitive(document.target(ref)));
}

/** Reads `x-error` and `x-triggers` for places of the request, by `<in>:<instance pointer>`. */
export function readMarks(
  document: Document,
  parameters: readonly ResolvedParameter[],
  request: JsonObject,
): { errorCodes: Record<string, string>; triggers: Record<string, Json[]> } {
  const errorCodes: Record<string, string> = {};
  const triggers: Record<string, Json[]> = {};
  const note = (place: string, schema: Json | undefined, prefix: string): void => {
    visit(document, schema, (pointer, found) => {
      const key = `${place}:${prefix}${pointer}`;
      if (typeof found['x-error'] === 'string') errorCodes[key] = found['x-error'];
      const before = triggers[key] ?? [];
      const more = arrayOf(found['x-triggers']).filter((trigger) => !before.includes(trigger));
      if (more.length > 0) triggers[key] = [...before, ...more];
    });
  };
  for (const parameter of parameters) note(parameter.in, parameter.schema, toPointer([parameter.name]));
  for (const media of Object.values(objectOf(request.content))) note('body', objectOf(media).schema, '');
  return { errorCodes, triggers };
}

function visit(
  document: Document,
  schema: Json | undefined,
  visitor: (pointer: string, schema: JsonObject) => void,
): void {
  if (isObject(schema)) visitInstances(schema, (ref) => document.target(ref), visitor);
}
