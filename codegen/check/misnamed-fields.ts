/** Finds the fields of an example that have another name in it than in the schema. */

import { nearest } from '../../cli/nearest';
import { isObject, type Json } from '../util/json';
import { fromPointer, toPointer, valueAt } from '../util/pointer';

/** A mistake that a validator finds in an example. */
export interface SchemaError {
  instancePath: string;
  message: string;
}

/** A field that a schema does not have. */
export interface Misnamed {
  /** The pointer to the field in the example. */
  pointer: string;
  /** Its name in the example. */
  written: string;
  /** The name that the schema has for it; null if it may be one too many. */
  meant: string | null;
}

/** An error, with the field that it is about if this one has a wrong name. */
export interface NamedError extends SchemaError {
  misnamed: Misnamed | null;
}

/**
 * Adds to the errors of an example which fields have wrong names. What the schema would accept instead of a field that
 * is there by another name is not said.
 */
export function withMisnamed(
  errors: readonly SchemaError[],
  value: Json,
  check: (value: Json) => readonly SchemaError[],
): NamedError[] {
  const named = errors.map((error) => ({ ...error, misnamed: misnamedField(error, value, check) }));
  const meant = new Set(named.filter(({ misnamed }) => misnamed?.meant).map(({ instancePath }) => instancePath));
  return named.filter(
    ({ instancePath, message, misnamed }) =>
      misnamed !== null || !meant.has(instancePath) || !/must have required property/.test(message),
  );
}

/**
 * Finds the field that an error is about, if the schema requires it by another name or does not have it.
 * @param check judges another value by the same schema
 */
function misnamedField(
  { instancePath, message }: SchemaError,
  value: Json,
  check: (value: Json) => readonly SchemaError[],
): Misnamed | null {
  const [, more] = /must NOT have additional properties \("(.+)"\)$/.exec(message) ?? [];
  if (more !== undefined) return { pointer: instancePath + toPointer([more]), written: more, meant: null };
  const [, lacking] = /must have required property '(.+)'$/.exec(message) ?? [];
  const owner = valueAt(value, fromPointer(instancePath)) as Json | undefined;
  if (lacking === undefined || !isObject(owner)) return null;
  const own = fromPointer(instancePath);
  const isAt = (error: SchemaError, name: string): boolean =>
    `${error.instancePath}/`.startsWith(`${instancePath}${toPointer([name])}/`);
  const isMeantBy = (written: string): boolean => {
    const left = check(renamed(value, own, written, lacking));
    if (left.some((error) => error.instancePath === instancePath || isAt(error, lacking))) return false;
    // A field that the schema knows is itself, and has a type that this is not.
    return !check(renamed(value, own, written, lacking, [{}])).some((error) => isAt(error, written));
  };
  const fitting = Object.keys(owner).filter(isMeantBy);
  const written = nearest(lacking, fitting) ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (written === undefined) return null;
  return { pointer: instancePath + toPointer([written]), written, meant: lacking };
}

/** The value with another name for one field of the object at a path, and with another value for the field itself. */
function renamed(value: Json, path: readonly (string | number)[], from: string, to: string, other?: Json): Json {
  const copy = structuredClone(value);
  const owner = valueAt(copy, path) as Record<string, Json>;
  owner[to] = owner[from] as Json;
  if (other === undefined) delete owner[from];
  else owner[from] = other;
  return copy;
}
