/** Random schemas, changes of them, and values, for comparing what is said of a change with what a validator says. */

import fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../util/json';

/** Random choices, which fast-check repeats and makes smaller. */
export class Choices {
  constructor(private readonly choose: fc.GeneratorValue) {}

  below(limit: number): number {
    return this.choose(fc.nat, { max: limit - 1 });
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** One to `most` items, in their order. */
  some<T>(list: readonly T[], most: number): T[] {
    const chosen = Array.from({ length: 1 + this.below(most) }, () => this.of(list));
    return list.filter((one) => chosen.includes(one));
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }
}

const LISTS = ['oneOf', 'anyOf', 'allOf'];
/** Keywords whose value is a schema. */
const WITHIN = [
  'items',
  'additionalProperties',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'unevaluatedProperties',
  'unevaluatedItems',
];
/** Keywords whose members are schemas by name. */
const NAMED = ['properties', 'patternProperties', 'dependentSchemas'];
const FIELDS = ['a', 'b', 'kind'];
const SCALARS: Json[] = [null, true, 0, 1, 2, 3, 1.5, '', 'x', 'y', 'xyz', 'yyyy'];
const SCALAR_TYPES = ['string', 'integer', 'number', 'boolean', 'null'];
const TYPES = [...SCALAR_TYPES, 'object', 'array'];
const SHORT: Json[] = [null, 1, 3, 'x', 'y', 'xyz'];

/** Values of every type, and objects with each set of fields. */
export const INSTANCES: Json[] = [
  ...SCALARS,
  [],
  ...SHORT.map((one) => [one]),
  [1, 'x'],
  ['x', 1],
  [1, 1],
  [3, 1],
  [1, 'x', null],
  ['xyz', 'x'],
  ...objects(FIELDS, SHORT),
  { a: { a: 1 } },
  { a: { a: 'x' } },
  { a: { b: 'x' } },
  { a: {} },
  { a: [1] },
  { a: ['x'] },
  { a: 1.5 },
  { a: true },
  { a: 'yyyy' },
  { kind: 'x', a: {} },
  { kind: 'y', a: { a: 1 } },
];

function objects(fields: readonly string[], values: readonly Json[]): JsonObject[] {
  const [field, ...others] = fields;
  if (field === undefined) return [{}];
  const rest = objects(others, values);
  return [...rest, ...values.flatMap((value) => rest.map((one) => ({ [field]: value, ...one })))];
}

/** Components that random schemas refer to. */
export const COMPONENTS: JsonObject = {
  Short: { type: 'string', maxLength: 2 },
  Amount: { type: 'integer', minimum: 1 },
  KindX: { type: 'object', properties: { kind: { const: 'x' }, a: { type: 'string' } }, required: ['kind'] },
  KindY: { type: 'object', properties: { kind: { const: 'y' }, b: { type: 'integer' } }, required: ['kind'] },
};

function scalar(choices: Choices): JsonObject {
  const kind = choices.below(8);
  if (kind === 0) return { $ref: `#/components/schemas/${choices.of(['Short', 'Amount'])}` };
  if (kind === 1) return { enum: choices.some(SCALARS, 3) };
  if (kind === 2) return { const: choices.of(['x', 'y', 1]) };
  if (kind === 3) return { type: choices.some(SCALAR_TYPES, 2) };
  if (kind === 4) return { type: 'integer', ...bound(choices, ['minimum', 'maximum']) };
  if (kind === 5) return { type: 'string', ...bound(choices, ['minLength', 'maxLength']) };
  return { type: choices.of(SCALAR_TYPES) };
}

const bound = (choices: Choices, words: readonly string[]): JsonObject =>
  choices.chance(70) ? { [choices.of(words)]: choices.below(4) } : {};

function object(choices: Choices, depth: number): JsonObject {
  const names = choices.some(FIELDS, 3);
  const field = (name: string): JsonObject =>
    name === 'kind' && choices.chance(70) ? { const: choices.of(['x', 'y']) } : schema(choices, depth - 1);
  return {
    ...(choices.chance(80) ? { type: 'object' } : {}),
    properties: Object.fromEntries(names.map((name) => [name, field(name)])),
    ...(choices.chance(60) ? { required: choices.some(names, 2) } : {}),
    ...(choices.chance(50) ? { additionalProperties: choices.chance(80) ? false : scalar(choices) } : {}),
    ...(choices.chance(25) ? rare(choices) : {}),
  };
}

const SHARE_OF_BOOLEANS = 15;

/** A small schema, or one that is true or false. */
function small(choices: Choices): Json {
  if (choices.chance(SHARE_OF_BOOLEANS)) return choices.chance(50);
  return choices.chance(50) ? scalar(choices) : object(choices, 0);
}

function condition(choices: Choices): JsonObject {
  const branches = ['then', 'else'].filter(() => choices.chance(60));
  return Object.fromEntries(['if', ...branches].map((word) => [word, small(choices)]));
}

/** Keywords that few schemas have. */
const RARE: readonly ((choices: Choices) => JsonObject)[] = [
  (choices) => ({ patternProperties: { [choices.of(['^a', '^[ab]', 'd$', '.'])]: small(choices) } }),
  (choices) => ({ propertyNames: { maxLength: choices.below(4) + 1 } }),
  (choices) => ({ propertyNames: { enum: choices.some(FIELDS, 3) } }),
  (choices) => ({ propertyNames: choices.chance(50) }),
  (choices) => ({ dependentRequired: { [choices.of(FIELDS)]: choices.some(FIELDS, 2) } }),
  (choices) => ({ dependentSchemas: { [choices.of(FIELDS)]: small(choices) } }),
  (choices) => ({ contains: small(choices), ...bound(choices, ['minContains', 'maxContains']) }),
  (choices) => ({ prefixItems: [small(choices), ...(choices.chance(50) ? [small(choices)] : [])] }),
  (choices) => ({ unevaluatedProperties: choices.chance(70) ? false : scalar(choices) }),
  (choices) => ({ unevaluatedItems: choices.chance(70) ? false : scalar(choices) }),
  (choices) => ({ not: choices.chance(50) ? { required: [choices.of(FIELDS)] } : small(choices) }),
  (choices) => bound(choices, ['minProperties', 'maxProperties', 'minItems', 'maxItems']),
  (choices) => ({ uniqueItems: choices.chance(70), multipleOf: choices.below(2) + 1 }),
  condition,
];

/** One or two keywords that few schemas have. */
const rare = (choices: Choices): JsonObject => ({
  ...choices.of(RARE)(choices),
  ...(choices.chance(20) ? choices.of(RARE)(choices) : {}),
});

/** A list, or a schema that says nothing but of lists. */
const list = (choices: Choices, depth: number): JsonObject => ({
  ...(choices.chance(85) ? { type: 'array' } : {}),
  items: choices.chance(10) ? choices.chance(30) : schema(choices, depth - 1),
  ...bound(choices, ['minItems', 'maxItems']),
  ...(choices.chance(20) ? rare(choices) : {}),
});

const MAPPING = { x: '#/components/schemas/KindX', y: '#/components/schemas/KindY' };

/** Alternatives that a discriminator tells apart by their field `kind`. */
function discriminated(choices: Choices): JsonObject {
  const alternative = (kind: string): JsonObject =>
    choices.chance(50)
      ? { $ref: `#/components/schemas/Kind${kind.toUpperCase()}` }
      : {
          ...object(choices, 1),
          type: 'object',
          properties: { kind: { const: kind }, a: scalar(choices) },
          required: ['kind'],
        };
  return {
    ...(choices.chance(60) ? { discriminator: { propertyName: 'kind', mapping: MAPPING } } : {}),
    type: 'object',
    oneOf: choices.chance(80) ? ['x', 'y'].map(alternative) : [alternative('x')],
  };
}

/** @param depth how many schemas stand within each other */
export function schema(choices: Choices, depth: number): JsonObject {
  if (choices.chance(5))
    return {
      ...scalar(choices),
      ...bound(choices, ['maxLength', 'maximum']),
      ...(choices.chance(30) ? object(choices, 1) : {}),
    };
  if (depth <= 0 || choices.chance(25)) return scalar(choices);
  if (choices.chance(8)) return choices.chance(50) ? { ...rare(choices), type: choices.of(TYPES) } : rare(choices);
  if (choices.chance(4)) return discriminated(choices);
  const kind = choices.below(8);
  if (kind <= 2) return object(choices, depth);
  if (kind === 3) return { $ref: `#/components/schemas/${choices.of(Object.keys(COMPONENTS))}` };
  if (kind === 4) return list(choices, depth);
  return listed(choices, depth);
}

function listed(choices: Choices, depth: number): JsonObject {
  const word = choices.of(LISTS);
  const count = 1 + choices.below(3);
  const alternatives = Array.from({ length: count }, () => schema(choices, depth - 1));
  const beside = choices.chance(25) ? object(choices, 1) : choices.chance(20) ? { type: choices.of(TYPES) } : {};
  return { ...beside, [word]: alternatives };
}

/** A schema with one thing changed somewhere in it. */
export function edited(node: JsonObject, choices: Choices): JsonObject {
  const places = placesOf(node);
  const place = choices.of(places);
  const copy = structuredClone(node);
  let parent: Record<string, Json> = copy;
  for (const key of place) parent = parent[key] as Record<string, Json>;
  const done = edit(parent as JsonObject, choices);
  if (place.length === 0) return done;
  let holder = copy as Record<string, Json>;
  for (const key of place.slice(0, -1)) holder = holder[key] as Record<string, Json>;
  holder[place.at(-1) as string] = done;
  return copy;
}

/** The ways to all schemas within a schema. */
function placesOf(node: JsonObject, way: string[] = []): string[][] {
  const within = Object.entries(node).flatMap(([word, value]): string[][] => {
    const placesIn = (one: Json | undefined, ...steps: string[]): string[][] =>
      isObject(one) ? placesOf(one, [...way, word, ...steps]) : [];
    if (LISTS.includes(word) || word === 'prefixItems')
      return (value as Json[]).flatMap((one, index) => placesIn(one, String(index)));
    if (NAMED.includes(word)) return Object.entries(value as JsonObject).flatMap(([name, one]) => placesIn(one, name));
    return WITHIN.includes(word) ? placesIn(value) : [];
  });
  return [way, ...within];
}

/** Rearrangements that a refactoring of a contract does. */
function rearranged(node: JsonObject, choices: Choices): JsonObject {
  const list = LISTS.find((word) => word in node);
  if (list === undefined) {
    const words = Object.keys(node);
    const word = choices.of(words);
    const { [word]: moved, ...rest } = node;
    if (moved === undefined) return node;
    return choices.chance(50)
      ? { ...rest, [choices.of(LISTS)]: [{ [word]: moved }] }
      : { [choices.of(LISTS)]: [node, ...(choices.chance(50) ? [schema(choices, 1)] : [])] };
  }
  const { [list]: alternatives, ...rest } = node;
  const kind = choices.below(4);
  if (kind === 0) return choices.of(alternatives as JsonObject[]);
  if (kind === 1) return { ...rest, ...choices.of(alternatives as JsonObject[]) };
  if (kind === 2) return { ...rest, [choices.of(LISTS)]: alternatives as Json };
  return { [list]: (alternatives as JsonObject[]).map((alternative) => ({ ...rest, ...alternative })) };
}

type Edit = (node: JsonObject, choices: Choices) => JsonObject | null;

function withoutKeyword(node: JsonObject, choices: Choices, words = Object.keys(node)): JsonObject {
  const { [choices.of(words)]: _gone, ...rest } = node;
  return rest;
}

function withOtherType(node: JsonObject, choices: Choices): JsonObject {
  if (node.type !== undefined && choices.chance(50))
    return { ...node, type: [...new Set([node.type, choices.of(TYPES)].flat())] as Json };
  return { ...node, type: choices.chance(50) ? choices.of(TYPES) : choices.some(TYPES, 3) };
}

function withOtherAlternatives(node: JsonObject, choices: Choices): JsonObject | null {
  const list = LISTS.find((word) => word in node);
  if (list === undefined) return null;
  const alternatives = [...(node[list] as JsonObject[])];
  if (choices.chance(50)) alternatives.splice(choices.below(alternatives.length + 1), 0, schema(choices, 1));
  else if (alternatives.length > 1) alternatives.splice(choices.below(alternatives.length), 1);
  return { ...node, [list]: alternatives };
}

/** Puts the last schemas of a list into a list of their own. */
function withNestedAlternatives(node: JsonObject, choices: Choices): JsonObject | null {
  const list = LISTS.find((word) => word in node);
  if (list === undefined) return null;
  const alternatives = node[list] as JsonObject[];
  const apart = choices.below(alternatives.length);
  return { ...node, [list]: [...alternatives.slice(0, apart), { [choices.of(LISTS)]: alternatives.slice(apart) }] };
}

function withOtherFields(node: JsonObject, choices: Choices): JsonObject | null {
  if (node.properties === undefined) return null;
  if (choices.chance(30)) return { ...node, required: choices.some(FIELDS, 3) };
  if (choices.chance(30)) return { ...node, additionalProperties: choices.chance(50) };
  return { ...node, properties: { ...(node.properties as JsonObject), [choices.of(FIELDS)]: schema(choices, 1) } };
}

/** Makes a schema within a schema true or false. */
function withBoolean(node: JsonObject, choices: Choices): JsonObject | null {
  const words = [...WITHIN, ...NAMED].filter((word) => node[word] !== undefined);
  const word = words.length === 0 ? null : choices.of(words);
  if (word === null) return null;
  const value = choices.chance(50);
  if (!NAMED.includes(word)) return { ...node, [word]: value };
  const members = node[word] as JsonObject;
  const names = Object.keys(members);
  return names.length === 0 ? null : { ...node, [word]: { ...members, [choices.of(names)]: value } };
}

const EDITS: readonly Edit[] = [
  (node, choices) => ({ ...node, ...rare(choices) }),
  (node, choices) => ({ ...node, ...rare(choices) }),
  (node, choices) => {
    const words = Object.keys(node).filter((word) => !['type', 'properties', ...LISTS].includes(word));
    return words.length === 0 ? null : withoutKeyword(node, choices, words);
  },
  withBoolean,
  (_, choices) => schema(choices, 2),
  (node, choices) => (Object.keys(node).length === 0 ? null : withoutKeyword(node, choices)),
  withOtherType,
  (node, choices) => ({ ...node, ...bound(choices, ['minLength', 'maxLength', 'minimum', 'maximum']) }),
  withOtherAlternatives,
  withOtherAlternatives,
  withNestedAlternatives,
  withOtherFields,
  withOtherFields,
  (node, choices) => (Object.keys(node).length === 0 ? null : rearranged(node, choices)),
  (node, choices) => (Object.keys(node).length === 0 ? null : rearranged(node, choices)),
  (node, choices) => ({ [choices.of(LISTS)]: [node, schema(choices, 1)] }),
];

const edit = (node: JsonObject, choices: Choices): JsonObject =>
  choices.of(EDITS)(node, choices) ?? { ...node, enum: choices.some(SCALARS, 4) };
