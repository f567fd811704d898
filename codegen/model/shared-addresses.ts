/** Operations that share one address in a revision, as `x-also-serves` says. */

import { nearest } from '../../cli/nearest';
import type { Problems } from '../problems';
import { type Axis, currentRevision, type Revision } from '../revisions/axes';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';
import type { Document } from './document';
import { methods } from './read-operation';
import { visitInstances } from './schema';

/**
 * By `axis=value` and the operation that has the address: the others it serves, each with the body field that
 * identifies it.
 */
export type SharedAddresses = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

interface OperationAtAddress {
  operation: JsonObject;
  pointer: string;
}

/**
 * Reads `x-also-serves: { <operationId>: <field> }` from the operations of every axis value. Only overlays have it: in
 * the current revision each operation has its own address.
 * @param documentOf composes the document of a revision
 */
export function readSharedAddresses(
  axes: readonly Axis[],
  documentOf: (revision: Revision) => Document,
  problems: Problems,
): SharedAddresses {
  const current = currentRevision(axes);
  const base = documentOf(current);
  const own = operationsOf(base);
  for (const { operation, pointer } of own.values()) {
    if (operation['x-also-serves'] === undefined) continue;
    const message = 'x-also-serves belongs to an overlay: in the current revision each operation has its own address';
    problems.add(base.sourceOf(`${pointer}/x-also-serves`), message);
  }
  checkNecessities(base, { base, own, present: own }, problems);
  const shared: Record<string, Record<string, Record<string, string>>> = {};
  for (const axis of axes) {
    for (const { name } of axis.values.slice(1)) {
      const document = documentOf({ ...current, [axis.name]: name });
      if (document === base) continue;
      const found = readOne(document, base, own, problems);
      if (Object.keys(found).length > 0) shared[`${axis.name}=${name}`] = found;
    }
  }
  return shared;
}

function readOne(
  document: Document,
  base: Document,
  own: ReadonlyMap<string, OperationAtAddress>,
  problems: Problems,
): Record<string, Record<string, string>> {
  const present = operationsOf(document);
  checkNecessities(document, { base, own, present }, problems);
  const found: Record<string, Record<string, string>> = {};
  for (const [operationId, { operation, pointer }] of present) {
    const served = objectOf(operation['x-also-serves']);
    for (const [other, field] of Object.entries(served)) {
      const mistake = mistakeIn(operationId, other, field, { base, own, present });
      if (mistake) problems.add(document.sourceOf(`${pointer}/x-also-serves/${other}`), mistake);
      else found[operationId] = { ...found[operationId], [other]: String(field) };
    }
  }
  return found;
}

interface AddressContext {
  base: Document;
  own: ReadonlyMap<string, OperationAtAddress>;
  present: ReadonlyMap<string, OperationAtAddress>;
}

function mistakeIn(
  operationId: string,
  other: string,
  field: Json,
  { base, own, present }: AddressContext,
): string | null {
  const joined = own.get(other);
  if (!joined) return `${other} is not an operation of the contract`;
  if (present.has(other)) return `${other} still has an address of its own in this revision`;
  if (typeof field !== 'string') return `${other}: the name of the body field that tells of it`;
  if (!bodyFields(base, joined.operation).has(field)) return `the body of ${other} has no field ${field}`;
  if (bodyFields(base, own.get(operationId)?.operation ?? {}).has(field)) {
    return `${operationId} has a field ${field} too: it can't tell the two apart`;
  }
  return null;
}

/**
 * Reports parameters that an operation requires at an address of its own and that are optional at a shared one, unless
 * their `x-required-with` names the field that identifies the operation; and `x-required-with` that is not needed.
 */
function checkNecessities(document: Document, { base, own, present }: AddressContext, problems: Problems): void {
  for (const [operationId, { operation, pointer }] of present) {
    const alone = own.get(operationId)?.operation ?? {};
    const required = operation['x-also-serves'] === undefined ? new Set() : requiredNames(base, alone);
    for (const [at, written] of arrayOf(operation.parameters).entries()) {
      const parameter = document.resolve(written);
      const isConditional = parameter.required !== true && required.has(parameter.name);
      const mistake = mistakeInNecessity(parameter, isConditional ? bodyFields(base, alone) : null);
      if (mistake) problems.add(document.sourceOf(`${pointer}/parameters/${at}`), `${operationId}: ${mistake}`);
    }
  }
}

/** @param fields those that may be named by `x-required-with`; null if none is needed */
function mistakeInNecessity(
  { name, 'x-required-with': field }: JsonObject,
  fields: ReadonlySet<string> | null,
): string | null {
  if (fields === null)
    return field === undefined ? null : `${name} is not required with a field: leave x-required-with out`;
  if (typeof field === 'string') return fields.has(field) ? null : misnamed(name, field, fields);
  return `${name} is required by itself: say by x-required-with with which field of the body`;
}

function misnamed(name: Json | undefined, field: string, fields: ReadonlySet<string>): string {
  const meant = nearest(field, [...fields]);
  const hint = meant === null ? `its fields are ${[...fields].join(', ')}` : `did you mean ${meant}?`;
  return `the x-required-with of ${name} names ${field}, and its own body has no such field; ${hint}`;
}

const requiredNames = (document: Document, { parameters }: JsonObject): Set<unknown> =>
  new Set(
    arrayOf(parameters)
      .map((written) => document.resolve(written))
      .flatMap(({ name, required }) => (required === true ? [name] : [])),
  );

function bodyFields(document: Document, operation: JsonObject): Set<string> {
  const fields = new Set<string>();
  for (const media of Object.values(objectOf(document.resolve(operation.requestBody).content))) {
    const { schema } = objectOf(media);
    if (!isObject(schema)) continue;
    visitInstances(
      schema,
      (ref) => document.target(ref),
      (pointer) => {
        if (/^\/[^/]+$/.test(pointer)) fields.add(pointer.slice(1));
      },
    );
  }
  return fields;
}

function operationsOf(document: Document): Map<string, OperationAtAddress> {
  const found = new Map<string, OperationAtAddress>();
  for (const [path, item] of Object.entries(objectOf(document.root.paths))) {
    for (const method of methods) {
      const operation = objectOf(objectOf(item)[method]);
      if (typeof operation.operationId !== 'string') continue;
      found.set(operation.operationId, { operation, pointer: toPointer(['paths', path, method]) });
    }
  }
  return found;
}
