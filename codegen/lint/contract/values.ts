import { join } from 'node:path';
import { nearest } from '../../../cli/nearest';
import type { Positions } from '../../load/positions';
import { type Api, documentsOfAll } from '../../model/api';
import type { Document } from '../../model/document';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../../util/json';
import { type Path, toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';

/** The keywords whose schemas further restrict the object that has them. */
const MORE = ['if', 'then', 'else', 'not'];
const MORE_LISTS = ['allOf', 'anyOf', 'oneOf'];

/**
 * Reports values in conditions, and in what follows from them, that the field itself never has, and fields that an
 * object does not take: a misspelt one would have no effect.
 */
export function lintValues(root: string, api: Api, positions: Positions): LintProblem[] {
  const problems = new Map<string, LintProblem>();
  for (const document of new Set([...documentsOfAll(api), ...Object.values(api.fixed)])) {
    for (const [name, schema] of Object.entries(objectOf(objectOf(document.root.components).schemas))) {
      for (const { path, message } of disallowedIn(document, schema, ['components', 'schemas', name])) {
        const { file, pointer } = document.sourceOf(toPointer(path));
        const position = positions.find(join(root, 'spec', file), pointer);
        problems.set(`${file}${pointer}`, { file: `spec/${file}`, ...position, rule: 'condition/value', message });
      }
    }
  }
  return [...problems.values()];
}

/** A value that its field never has, at its place. */
interface Disallowed {
  path: Path;
  message: string;
}

/** Finds them in a schema and in those of its fields and items. */
function disallowedIn(document: Document, written: Json | undefined, path: Path): Disallowed[] {
  if (!isObject(written)) return [];
  const fields = objectOf(written.properties);
  return [
    ...Object.entries(fields).flatMap(([name, field]) => disallowedIn(document, field, [...path, 'properties', name])),
    ...disallowedIn(document, written.items, [...path, 'items']),
    ...partsOf(written, path).flatMap((part) => disallowedBeside(document, fields, part.schema, part.path)),
    ...(isClosed(written) ? unknownFields(written, fields, path) : []),
  ];
}

const isClosed = ({ additionalProperties, patternProperties }: JsonObject): boolean =>
  additionalProperties === false && patternProperties === undefined;

/** Finds fields that are required, or used in a condition, and that a closed object does not accept. */
function unknownFields(schema: JsonObject, fields: JsonObject, path: Path): Disallowed[] {
  const dependent = Object.entries(objectOf(schema.dependentRequired)).flatMap(([name, others]) => [
    { name, path: [...path, 'dependentRequired', name] },
    ...arrayOf(others).map((other, index) => ({
      name: String(other),
      path: [...path, 'dependentRequired', name, index],
    })),
  ]);
  const inParts = partsOf(schema, path).flatMap((part) => [
    ...Object.keys(objectOf(part.schema.properties)).map((name) => ({
      name,
      path: [...part.path, 'properties', name],
    })),
    ...arrayOf(part.schema.required).map((name, index) => ({
      name: String(name),
      path: [...part.path, 'required', index],
    })),
  ]);
  const further = partsOf(schema, path).flatMap((part) => unknownFields(part.schema, fields, part.path));
  const unknown = [...dependent, ...inParts].filter(({ name }) => !Object.hasOwn(fields, name));
  return [...unknown.map((one) => ({ path: one.path, message: notAField(one.name, fields) })), ...further];
}

function notAField(name: string, fields: JsonObject): string {
  const meant = nearest(name, Object.keys(fields));
  return `the object takes no field ${name}${meant === null ? '' : `: did you mean ${meant}?`}`;
}

/** Finds them in the schemas that further restrict an object with these fields. */
function disallowedBeside(document: Document, fields: JsonObject, schema: JsonObject, path: Path): Disallowed[] {
  const own = Object.entries(objectOf(schema.properties)).flatMap(([name, declared]) => {
    const known = valuesOf(document.resolve(fields[name]));
    if (known === null) return [];
    return (valuesOf(objectOf(declared)) ?? []).flatMap((value, index) => {
      if (known.includes(value)) return [];
      const place = 'const' in objectOf(declared) ? ['const'] : ['enum', index];
      return [{ path: [...path, 'properties', name, ...place], message: neverSo(name, value, known) }];
    });
  });
  const further = partsOf(schema, path).flatMap((part) => disallowedBeside(document, fields, part.schema, part.path));
  return [...own, ...further];
}

function neverSo(name: string, value: Json, known: readonly Json[]): string {
  const meant = nearest(String(value), known.map(String));
  return `${name} is never ${value}: ${meant === null ? `it has ${known.join(', ')}` : `did you mean ${meant}?`}`;
}

function partsOf(schema: JsonObject, path: Path): { schema: JsonObject; path: Path }[] {
  const single = MORE.map((word) => ({ schema: schema[word], path: [...path, word] }));
  const listed = MORE_LISTS.flatMap((word) =>
    arrayOf(schema[word]).map((part, index) => ({ schema: part, path: [...path, word, index] })),
  );
  return [...single, ...listed].flatMap((part) => (isObject(part.schema) ? [{ ...part, schema: part.schema }] : []));
}

/** The values that a schema lists; null where it lists none. */
function valuesOf(schema: JsonObject): readonly Json[] | null {
  if ('const' in schema) return [schema.const as Json];
  return Array.isArray(schema.enum) ? schema.enum : null;
}
