/** Small schemas, and what the comparison says of a change from one to another. */

import type { Direction } from '../diff/change';
import { EFFECTS, effectOf } from '../diff/rules';
import { SchemaComparison } from '../diff/schema/schema';
import { Document } from '../model/document';
import type { JsonObject } from '../util/json';

/** A document with one schema, and what the schema may refer to. */
export function placed(node: JsonObject, others: JsonObject) {
  const schemas = { S: node, ...others, A: { type: 'string', maxLength: 9, description: 'A text.' } };
  const root = { components: { schemas } };
  const document = new Document('openapi', root, new Map([['', { file: 'openapi.yaml', pointer: '' }]]));
  return { document, pointer: '/components/schemas/S', node };
}

/**
 * The worst effect of a change, for the client that sends the value and for the one that reads it.
 * @param others what both versions may refer to as well
 */
export function effects(before: JsonObject, after: JsonObject, others = { before: {}, after: {} }): string {
  const worst = (direction: Direction): string => {
    const pair = { before: placed(before, others.before), after: placed(after, others.after) };
    const found = new SchemaComparison().compare(pair, direction, 'S');
    const own = new Set(found.map(({ rule }) => effectOf(rule)));
    return EFFECTS.find((effect) => own.has(effect)) ?? 'none';
  };
  return `${worst('input')}, ${worst('output')}`;
}

export const WIDER = 'additive, breaking';
export const NARROWER = 'breaking, additive';
export const object = (rest: JsonObject): JsonObject => ({ type: 'object', ...rest });
export const closed = (properties: JsonObject, rest: JsonObject = {}): JsonObject =>
  object({ additionalProperties: false, properties, ...rest });
export const BOTH = ['breaking, breaking', 'breaking, breaking'] as const;
export const [TEXT, NUMBER] = [{ type: 'string' }, { type: 'integer' }];
export const condition = (word: 'then' | 'else', part: JsonObject | true): JsonObject =>
  Object.fromEntries([['if', { required: ['a'] }] as const, [word, part] as const]);
const ofKind = (kind: string) => closed({ kind: { const: kind } }, { required: ['kind'] });
export const [KIND_A, KIND_B, KIND_C] = [ofKind('a'), ofKind('b'), ofKind('c')];
export const ALTERNATIVES = [closed({ a: TEXT }, { required: ['a'] }), closed({ b: TEXT }, { required: ['b'] })];

const NAMED = { Named: { oneOf: [NUMBER, { type: 'null' }] } };

/** A change of a schema, and the worst effects of it and of the change back. */
export type JudgedChange = [what: string, before: JsonObject, after: JsonObject, there: string, back: string];

/** The worst effects of a change and of the change back. Both versions can refer to a component that can be null. */
export const bothWays = (before: JsonObject, after: JsonObject): [there: string, back: string] => {
  const others = { before: NAMED, after: NAMED };
  return [effects(before, after, others), effects(after, before, others)];
};
