/**
 * A document of OpenAPI 3.1 in words that more generators of code read. Of two ways to say a thing this is the plainer
 * one. Three things are left out that some languages can't say, and the service checks: [patterns](portable-pattern.ts)
 * that not all of them read, values of a list that differ from others in case alone, and a choice of fields of which
 * one has to be there, of which Kotlin's generator makes a class without fields.
 */

import { isObject } from '../../codegen/util/json';
import { type Json, resolve } from './contract';
import { withPortablePattern } from './portable-pattern';

/** The words that judge values of one type alone, by type. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  boolean: [],
};

/** The words about a value of whatever type. */
const OF_ANY_TYPE = new Set(['title', 'description', 'default', 'deprecated', 'readOnly', 'writeOnly']);

/** Number includes integer. */
const EVERY_TYPE = ['string', 'number', 'boolean', 'null', 'array', 'object'];

/** Says a document's schemas in plainer words. The one given stays as it is. */
export function plain(document: Json): Json {
  const written = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(written);
    if (node === null || typeof node !== 'object') return node;
    const named = namedOrNull(document, node);
    if (named !== null) return written(named);
    const entries = Object.entries(node as Json).map(([key, value]) => [key, DATA.has(key) ? value : written(value)]);
    return plainSchema(document, withPortablePattern(Object.fromEntries(entries)));
  };
  return written(document);
}

/** Words whose values are data. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-triggers']);

function plainSchema(document: Json, schema: Json): Json {
  if (Array.isArray(schema.type)) return ofTypes(schema);
  for (const choice of ['oneOf', 'anyOf']) {
    if (schema.properties === undefined || !Array.isArray(schema[choice])) continue;
    const { [choice]: forms, ...rest } = schema;
    if (forms.every(isCondition)) return plainSchema(document, rest);
  }
  if (Array.isArray(schema.anyOf)) return widest(document, oneList(document, schema));
  if (Array.isArray(schema.enum)) return { ...schema, enum: distinct(schema.enum) };
  return isObject(schema.properties) ? { ...schema, properties: withoutFalse(schema.properties) } : schema;
}

/**
 * Of a choice between null and a text, a number or a map that has a name: the value without its name, which generators
 * keep for objects with fields and for lists of values alone. They lose the null with it.
 * @returns null if the schema is another one
 */
export function namedOrNull(document: Json, schema: Json): Json | null {
  const { oneOf, anyOf, ...rest } = schema;
  const forms: Json[] = Array.isArray(oneOf ?? anyOf) ? (oneOf ?? anyOf) : [];
  const [form, ...others] = forms.filter(({ type }) => type !== 'null');
  if (form?.$ref === undefined || others.length > 0 || forms.length !== 2) return null;
  const meant = resolve(document, form);
  const isScalar = typeof meant.type === 'string' && meant.type in WORDS && meant.enum === undefined;
  const isMap = meant.type === 'object' && meant.properties === undefined && isObject(meant.additionalProperties);
  return isScalar || isMap ? { ...meant, ...rest, type: [meant.type, 'null'] } : null;
}

/** Decides whether a form only says which fields there are: a condition between fields. */
const isCondition = (form: Json): boolean => Object.keys(form).every((word) => word === 'required');

/** A field that there can't be, in words of a schema. */
const withoutFalse = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, one === false ? { not: {} } : one]));

/** The values without those that differ from others in case alone. */
function distinct(values: Json[]): Json[] {
  const known = new Map<string, Json>();
  for (const value of values) {
    const key = JSON.stringify(value).toUpperCase();
    if (!known.has(key)) known.set(key, value);
  }
  return [...known.values()];
}

/** Turns a choice of lists of values into one list, with null as a second choice where it was one. */
function oneList(document: Json, schema: Json): Json {
  const { anyOf, ...rest } = schema;
  const forms: Json[] = anyOf.map((form: Json) => resolve(document, form));
  const lists = forms.filter((form) => form.type !== 'null');
  if (lists.length < 2 || !lists.every((form) => form.type === 'string' && Array.isArray(form.enum))) return schema;
  const all = { type: 'string', enum: distinct(lists.flatMap((form) => form.enum)) };
  return lists.length < forms.length ? { ...rest, anyOf: [all, { type: 'null' }] } : { ...rest, ...all };
}

/**
 * Several types: any value where all are named, and a choice of types where they are scalars. A word about the values
 * of one type would make any value one of that type.
 */
function ofTypes(schema: Json): Json {
  const { type, ...words } = schema;
  if (EVERY_TYPE.every((name) => type.includes(name))) return kept(words, OF_ANY_TYPE);
  const judged = type.filter((name: string) => name !== 'null');
  if (judged.length < 2 || judged.some((name: string) => !(name in WORDS))) return schema;
  const own = new Set(judged.flatMap((name: string) => WORDS[name]));
  const others = Object.entries(words).filter(([key]) => !own.has(key));
  const forms = type.map((name: string) => ({
    type: name,
    ...Object.fromEntries((WORDS[name] ?? []).flatMap((key) => (key in words ? [[key, words[key]]] : []))),
  }));
  return { ...Object.fromEntries(others), anyOf: forms };
}

const kept = (words: Json, names: ReadonlySet<string>): Json =>
  Object.fromEntries(Object.entries(words).filter(([key]) => names.has(key)));

/**
 * A choice of objects of which one takes whatever the others take: that one, and nothing where that is a choice, too.
 */
function widest(document: Json, schema: Json): Json {
  if (!Array.isArray(schema.anyOf)) return schema;
  const { anyOf, ...rest } = schema;
  const forms: Json[] = anyOf.map((form: Json) => resolve(document, form));
  const free = forms.find(isFree);
  if (free === undefined) return schema;
  const others = forms.filter((form) => form !== free && form.type !== 'null');
  if (!others.every((form) => isWithin(form, free.maxProperties ?? Number.POSITIVE_INFINITY))) return schema;
  const { description: _description, ...words } = free;
  const type = forms.some((form) => form.type === 'null') ? ['object', 'null'] : 'object';
  return { ...words, ...rest, type };
}

const FREE_WORDS = new Set(['type', 'description', 'maxProperties', 'additionalProperties']);

/** An object with any fields, up to a number of them. */
const isFree = (form: Json): boolean =>
  form.type === 'object' &&
  form.additionalProperties === true &&
  Object.keys(form).every((word) => FREE_WORDS.has(word));

/** An object that can't have more fields than so many. */
const isWithin = (form: Json, fields: number): boolean =>
  form.type === 'object' && form.additionalProperties === false && Object.keys(form.properties ?? {}).length <= fields;
