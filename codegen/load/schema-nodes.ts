/** Finds mistakes in a schema as it is written, which validators that are made of it would not show. */

import Ajv from 'ajv/dist/2020';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';
import type { ValueMistake } from './shapes';

/** The words that say of a value by itself whether it fits. */
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

/** Lists what is wrong with the words of one schema, each at a pointer into it. */
export function mistakesOfSchema(schema: JsonObject): ValueMistake[] {
  return [...mistakesOfRequired(schema), ...mistakesOfTriggers(schema), ...mistakesOfParts(schema)];
}

/** The words of which a schema has one at least that says what sort of value there is. */
const TELLING = ['$ref', 'type', 'enum', 'const', 'allOf', 'anyOf', 'oneOf'];

/** Decides whether a schema says nothing of its value: any at all would do, and code that is made of it knows no type. */
export const saysNothing = (schema: Json | undefined): boolean =>
  schema === true || (isObject(schema) && !TELLING.some((word) => word in schema));

/** The mistake of such a schema. */
export const SAYS_NOTHING = 'a schema says of its value what it is, by type or $ref, and here is any value';

/** Lists the fields of an object and the items of a list of which nothing is said. */
function mistakesOfParts({ type, properties, items, prefixItems }: JsonObject): ValueMistake[] {
  const types = [type].flat();
  const fields = types.includes('object') && isObject(properties) ? Object.entries(properties) : [];
  const open = fields.filter(([, field]) => saysNothing(field)).map(([name]) => toPointer(['properties', name]));
  if (type === 'array' && items === undefined && prefixItems === undefined) {
    return [{ pointer: '', message: 'a list says what its items are, by items, and here is any' }];
  }
  if (types.includes('array') && saysNothing(items)) open.push('/items');
  return open.map((pointer) => ({ pointer, message: SAYS_NOTHING }));
}

/**
 * Lists names that are required and that the fields lack: a name that is misspelt on one side requires what nobody sends. What is beside
 * a combination, or in one, may have its fields elsewhere.
 */
function mistakesOfRequired(schema: JsonObject): ValueMistake[] {
  const isWhole = schema.type === 'object' && (schema.properties === undefined || isObject(schema.properties));
  if (!isWhole || ['allOf', 'anyOf', 'oneOf', '$ref', 'patternProperties'].some((word) => word in schema)) return [];
  const known = objectOf(schema.properties);
  return arrayOf(schema.required).flatMap((name, index) =>
    typeof name !== 'string' || Object.hasOwn(known, name)
      ? []
      : [{ pointer: `/required/${index}`, message: `${name} is required, and is not one of the properties` }],
  );
}

/** Lists values that force an outcome and that no request has, and those that stand twice. */
function mistakesOfTriggers(schema: JsonObject): ValueMistake[] {
  const triggers = arrayOf(schema['x-triggers']).map((one) => objectOf(one).value);
  if (triggers.length === 0) return [];
  const rules = Object.fromEntries(OF_VALUES.flatMap((word) => (word in schema ? [[word, schema[word]]] : [])));
  const takes = compiled(rules);
  return triggers.flatMap((value, index) => {
    const pointer = `/x-triggers/${index}/value`;
    if (value === undefined || typeof value === 'object') return [];
    if (triggers.indexOf(value) < index) return [{ pointer, message: `${value} stands in x-triggers twice` }];
    return takes(value)
      ? []
      : [{ pointer, message: `${value} is not a value of this schema, so that nobody can send it` }];
  });
}

/** A schema that is none is told of by the compiler of validators. */
function compiled(rules: object): (value: unknown) => boolean {
  try {
    return ajv.compile(rules) as (value: unknown) => boolean;
  } catch {
    return () => true;
  }
}
