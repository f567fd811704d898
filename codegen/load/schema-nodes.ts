/** Finds mistakes in a schema as it is written that its validators would not show. */

import Ajv from 'ajv/dist/2020';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';
import { misspeltWords, orMeant } from './misspelt';
import { schemaWords } from './schema-words';
import type { ValueMistake } from './shapes';

/** The keywords that decide about a value by themselves. */
const OF_VALUES = [
  'type',
  'enum',
  'const',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
];

const ajv = new Ajv({ strict: false });

/** Lists the mistakes in the keywords of one schema, each at a pointer into it. */
export function mistakesOfSchema(schema: JsonObject): ValueMistake[] {
  return [...mistakesOfRequired(schema), ...mistakesOfTriggers(schema), ...mistakesOfParts(schema)];
}

/** The keywords of which a schema must have at least one, because they decide the type of the value. */
const TELLING = ['$ref', 'type', 'enum', 'const', 'allOf', 'anyOf', 'oneOf'];

/**
 * Decides whether a schema does not describe its value: any value would match, and generated code has no type for it.
 */
export const isUndescribed = (schema: Json | undefined): boolean =>
  schema === true || (isObject(schema) && !TELLING.some((word) => word in schema) && !isMisspelt(schema, TELLING));

/** Decides whether an unknown keyword of a schema probably means one of some keywords, which is then not missing. */
function isMisspelt(schema: JsonObject, keywords: readonly string[]): boolean {
  const meant = misspeltWords(schema, schemaWords);
  return keywords.some((keyword) => meant.has(keyword));
}

/** The mistake of such a schema. */
export const UNDESCRIBED = 'a schema must describe its value, by type or $ref, and this one accepts any value';

/** Lists the fields of an object and the items of a list that are not described. */
function mistakesOfParts(schema: JsonObject): ValueMistake[] {
  const { type, properties, items, prefixItems } = schema;
  const types = [type].flat();
  const fields = types.includes('object') && isObject(properties) ? Object.entries(properties) : [];
  const open = fields.filter(([, field]) => isUndescribed(field)).map(([name]) => toPointer(['properties', name]));
  const isList = types.includes('array') && types.every((name) => name === 'array' || name === 'null');
  if (isList && items === undefined && prefixItems === undefined) {
    if (isMisspelt(schema, ['items'])) return [];
    return [{ pointer: '', message: 'a list must describe its items, by items, and this one accepts any' }];
  }
  if (types.includes('array') && isUndescribed(items)) open.push('/items');
  return open.map((pointer) => ({ pointer, message: UNDESCRIBED }));
}

/**
 * Lists required names that are not among the fields: a misspelt name would require a field that nobody sends. A schema
 * that is combined with others may have its fields there.
 */
function mistakesOfRequired(schema: JsonObject): ValueMistake[] {
  const isWhole = schema.type === 'object' && (schema.properties === undefined || isObject(schema.properties));
  if (!isWhole || ['allOf', 'anyOf', 'oneOf', '$ref', 'patternProperties'].some((word) => word in schema)) return [];
  const known = objectOf(schema.properties);
  if (isMisspelt(schema, ['properties'])) return [];
  const free = Object.keys(known).filter((name) => !arrayOf(schema.required).includes(name));
  return arrayOf(schema.required).flatMap((name, index) => {
    if (typeof name !== 'string' || Object.hasOwn(known, name)) return [];
    const message = `${name} is required, and is not one of the properties${orMeant(name, free)}`;
    return [{ pointer: `/required/${index}`, message }];
  });
}

/** Lists trigger values that no request can have, and those that occur twice. */
function mistakesOfTriggers(schema: JsonObject): ValueMistake[] {
  const triggers = arrayOf(schema['x-triggers']).map((one) => objectOf(one).value);
  if (triggers.length === 0) return [];
  const rules = Object.fromEntries(OF_VALUES.flatMap((word) => (word in schema ? [[word, schema[word]]] : [])));
  const takes = compiled(rules);
  return triggers.flatMap((value, index) => {
    const pointer = `/x-triggers/${index}/value`;
    if (value === undefined || typeof value === 'object') return [];
    if (triggers.indexOf(value) < index) return [{ pointer, message: `${value} is in x-triggers twice` }];
    return takes(value)
      ? []
      : [{ pointer, message: `${value} is not a value of this schema, so that nobody can send it` }];
  });
}

/** The compiler of validators reports an invalid schema. */
function compiled(rules: object): (value: unknown) => boolean {
  try {
    return ajv.compile(rules) as (value: unknown) => boolean;
  } catch {
    return () => true;
  }
}
