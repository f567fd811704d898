/** Random schemas, changes of them, and values, for comparing what is said of a change with what a validator says. */

import fc from 'fast-check';
import type { Json, JsonObject } from '../util/json';

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
  [1, 1],
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
    ...(choices.chance(10)
      ? Object.fromEntries([
          ['if', object(choices, 0)] as const,
          [choices.of(['then', 'else']), choices.chance(50) ? scalar(choices) : object(choices, 1)] as const,
        ])
      : {}),
    ...(choices.chance(10) ? { not: { required: [choices.of(FIELDS)] } } : {}),
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
  const kind = choices.below(8);
  if (kind <= 2) return object(choices, depth);
  if (kind === 3) return { $ref: `#/components/schemas/${choices.of(Object.keys(COMPONENTS))}` };
  if (kind === 4)
    return { type: 'array', items: schema(choices, depth - 1), ...bound(choices, ['minItems', 'maxItems']) };
  return listed(choices, depth);
}

function listed(choices: Choices, depth: number): JsonObject {
  const word = choices.of(LISTS);
  const count = 1 + choices.below(3);
  const forms = Array.from({ length: count }, () => schema(choices, depth - 1));
  const beside = choices.chance(25) ? object(choices, 1) : choices.chance(20) ? { type: choices.of(TYPES) } : {};
  return { ...beside, [word]: forms };
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
    if (LISTS.includes(word))
      return (value as JsonObject[]).flatMap((one, index) => placesOf(one, [...way, word, String(index)]));
    if (word === 'properties')
      return Object.entries(value as JsonObject).flatMap(([name, one]) =>
        placesOf(one as JsonObject, [...way, word, name]),
      );
    if (word === 'items') return placesOf(value as JsonObject, [...way, word]);
    return [];
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
  const { [list]: forms, ...rest } = node;
  const kind = choices.below(4);
  if (kind === 0) return choices.of(forms as JsonObject[]);
  if (kind === 1) return { ...rest, ...choices.of(forms as JsonObject[]) };
  if (kind === 2) return { ...rest, [choices.of(LISTS)]: forms as Json };
  return { [list]: (forms as JsonObject[]).map((form) => ({ ...rest, ...form })) };
}

type Edit = (node: JsonObject, choices: Choices) => JsonObject | null;

function withoutKeyword(node: JsonObject, choices: Choices): JsonObject {
  const { [choices.of(Object.keys(node))]: _gone, ...rest } = node;
  return rest;
}

function withOtherType(node: JsonObject, choices: Choices): JsonObject {
  if (node.type !== undefined && choices.chance(50))
    return { ...node, type: [...new Set([node.type, choices.of(TYPES)].flat())] as Json };
  return { ...node, type: choices.chance(50) ? choices.of(TYPES) : choices.some(TYPES, 3) };
}

function withOtherForms(node: JsonObject, choices: Choices): JsonObject | null {
  const list = LISTS.find((word) => word in node);
  if (list === undefined) return null;
  const forms = [...(node[list] as JsonObject[])];
  if (choices.chance(50)) forms.splice(choices.below(forms.length + 1), 0, schema(choices, 1));
  else if (forms.length > 1) forms.splice(choices.below(forms.length), 1);
  return { ...node, [list]: forms };
}

function withOtherFields(node: JsonObject, choices: Choices): JsonObject | null {
  if (node.properties === undefined) return null;
  if (choices.chance(30)) return { ...node, required: choices.some(FIELDS, 3) };
  if (choices.chance(30)) return { ...node, additionalProperties: choices.chance(50) };
  return { ...node, properties: { ...(node.properties as JsonObject), [choices.of(FIELDS)]: schema(choices, 1) } };
}

const EDITS: readonly Edit[] = [
  (_, choices) => schema(choices, 2),
  (node, choices) => (Object.keys(node).length === 0 ? null : withoutKeyword(node, choices)),
  withOtherType,
  (node, choices) => ({ ...node, ...bound(choices, ['minLength', 'maxLength', 'minimum', 'maximum']) }),
  withOtherForms,
  withOtherForms,
  withOtherFields,
  withOtherFields,
  (node, choices) => (Object.keys(node).length === 0 ? null : rearranged(node, choices)),
  (node, choices) => (Object.keys(node).length === 0 ? null : rearranged(node, choices)),
  (node, choices) => ({ [choices.of(LISTS)]: [node, schema(choices, 1)] }),
];

const edit = (node: JsonObject, choices: Choices): JsonObject =>
  choices.of(EDITS)(node, choices) ?? { ...node, enum: choices.some(SCALARS, 4) };
