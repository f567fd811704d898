/** One walk over JSON Schemas, for everything that copies, closes or searches them. */

import { openapiGrammar } from '../load/grammar';
import { isObject, type Json, type JsonObject } from '../util/json';
import { escapeToken } from '../util/pointer';

const children = openapiGrammar.schema?.children ?? {};

/** Keywords that are only information; a validator doesn't need them. */
const annotations = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'externalDocs',
  'readOnly',
  'writeOnly',
  '$comment',
]);

/**
 * Keywords whose subschemas judge the same value as the schema around them: closing one would refuse the others'
 * fields.
 */
const sharedWithParent = new Set(['allOf', 'if', 'then', 'else', 'not', 'dependentSchemas']);

interface Subschema {
  keyword: string;
  /** The name or index below the keyword; null for keywords that hold one schema. */
  key: string | number | null;
  schema: Json;
}

/** The direct subschemas of a schema. */
export function subschemas(schema: JsonObject): Subschema[] {
  return Object.entries(schema).flatMap(([keyword, value]): Subschema[] => {
    const child = children[keyword];
    if (!child) return [];
    if (child.shape === 'one') return [{ keyword, key: null, schema: value }];
    if (child.shape === 'list')
      return Array.isArray(value) ? value.map((item, key) => ({ keyword, key, schema: item })) : [];
    return isObject(value) ? Object.entries(value).map(([key, item]) => ({ keyword, key, schema: item })) : [];
  });
}

interface Rewrite {
  /** Objects with `properties` take no others, unless the schema says so. */
  close: boolean;
  /** Gives the new text of a reference. `close` says whether the target is to be closed. */
  reference(ref: string, close: boolean): string;
}

/** A copy of a schema for a validator: without annotations, with other references, closed where asked. */
export function rewriteSchema(schema: Json, rewrite: Rewrite): Json {
  if (!isObject(schema)) return schema;
  const result: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (annotations.has(keyword) || keyword.startsWith('x-')) continue;
    if (keyword === '$ref') result.$ref = rewrite.reference(value as string, rewrite.close);
    else if (!children[keyword]) result[keyword] = value;
    else {
      const inner = { ...rewrite, close: rewrite.close && !sharedWithParent.has(keyword) };
      result[keyword] = rewriteBelow(children[keyword].shape, value, inner);
    }
  }
  if (rewrite.close && isObject(result.properties) && !('additionalProperties' in result)) {
    result.additionalProperties = false;
  }
  return result;
}

/** Rewrites what a keyword holds: one schema, or several in a list or by name. */
function rewriteBelow(shape: string, schemas: Json, rewrite: Rewrite): Json {
  if (shape === 'one') return rewriteSchema(schemas, rewrite);
  if (Array.isArray(schemas)) return schemas.map((item) => rewriteSchema(item, rewrite));
  return !isObject(schemas)
    ? schemas
    : Object.fromEntries(Object.entries(schemas).map(([key, item]) => [key, rewriteSchema(item, rewrite)]));
}

/**
 * Visits a schema and everything below it that describes a part of the instance, through references.
 * @param visit gets the instance pointer (`*` stands for any item of an array) and the schema found there.
 */
export function visitInstances(
  schema: Json,
  resolve: (ref: string) => Json | undefined,
  visit: (pointer: string, schema: JsonObject) => void,
): void {
  const step = (node: Json | undefined, pointer: string, seen: ReadonlySet<string>): void => {
    if (!isObject(node)) return;
    visit(pointer, node);
    if (typeof node.$ref === 'string' && !seen.has(node.$ref)) {
      step(resolve(node.$ref), pointer, new Set([...seen, node.$ref]));
    }
    for (const { keyword, key, schema: inner } of subschemas(node)) {
      step(inner, pointer + instanceStep(keyword, key), seen);
    }
  };
  step(schema, '', new Set());
}

function instanceStep(keyword: string, key: string | number | null): string {
  if (keyword === 'properties') return `/${escapeToken(String(key))}`;
  return keyword === 'items' || keyword === 'contains' || keyword === 'additionalProperties' ? '/*' : '';
}
