/** Changes of objects and of combined schemas. */

import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../../../codegen/util/json';
import { fromPointer, valueAt } from '../../../codegen/util/pointer';
import { type Changed, type Kind, type Means, of, omit, withMembers, without } from './kind';
import { typesOf } from './values';

const fieldsOf = (node: JsonObject): string[] => Object.keys(objectOf(node.properties));
const requiredOf = (node: JsonObject): string[] => arrayOf(node.required).map(String);
const isWithFields = (node: JsonObject): boolean => fieldsOf(node).length > 0;

/** The fields that are required, or those that are not. */
const fieldsThat = (node: JsonObject, required: boolean): string[] =>
  fieldsOf(node).filter((field) => requiredOf(node).includes(field) === required);

function added(node: JsonObject, schema: JsonObject, required: boolean): Changed {
  const members: JsonObject = { properties: { ...objectOf(node.properties), unheard_of: schema } };
  return withMembers(isWithFields(node), node, {
    ...members,
    ...(required ? { required: [...requiredOf(node), 'unheard_of'] } : {}),
  });
}

function removed(node: JsonObject, required: boolean, { choose }: Means): Changed {
  const field = choose(fieldsThat(node, required));
  if (field === undefined) return null;
  const rest = { ...node, properties: omit(objectOf(node.properties), field) };
  const others = requiredOf(node).filter((one) => one !== field);
  return { node: required ? { ...rest, required: others } : rest, detail: field };
}

function marked(node: JsonObject, mark: string, required: boolean, { choose }: Means): Changed {
  const properties = objectOf(node.properties);
  const inline = fieldsThat(node, required).filter((field) => objectOf(properties[field]).$ref === undefined);
  const field = choose(inline);
  if (field === undefined) return null;
  const value = { ...objectOf(properties[field]), [mark]: true };
  return { node: { ...node, properties: { ...properties, [field]: value } }, detail: field };
}

function renamed(node: JsonObject, { choose }: Means): Changed {
  const field = choose(fieldsThat(node, false));
  if (field === undefined) return null;
  const entries = Object.entries(objectOf(node.properties));
  const properties = Object.fromEntries(entries.map(([name, at]) => [name === field ? `${name}_renamed` : name, at]));
  return { node: { ...node, properties }, detail: field };
}

const fields = of('schema', {
  'an optional field is added': (node) => added(node, { type: 'string' }, false),
  'a required field is added': (node) => added(node, { type: 'string' }, true),
  'a required field with a default is added': (node) => added(node, { type: 'string', default: 'ONE' }, true),
  'an optional field is removed': (node, means) => removed(node, false, means),
  'a required field is removed': (node, means) => removed(node, true, means),
  'an optional field has another name': renamed,
  'a field is required now': (node, { choose }) => {
    const field = choose(fieldsThat(node, false));
    return withMembers(field !== undefined, node, { required: [...requiredOf(node), field as string] }, field);
  },
  'a field is optional now': (node, { choose }) => {
    const field = choose(fieldsThat(node, true));
    const others = requiredOf(node).filter((one) => one !== field);
    return withMembers(field !== undefined, node, { required: others }, field);
  },
  'the fields change their order': (node) => {
    const entries = Object.entries(objectOf(node.properties)).reverse();
    return withMembers(entries.length > 1, node, { properties: Object.fromEntries(entries) });
  },
  'an optional field can be read alone': (node, means) => marked(node, 'readOnly', false, means),
  'a required field can be read alone': (node, means) => marked(node, 'readOnly', true, means),
  'an optional field can be written alone': (node, means) => marked(node, 'writeOnly', false, means),
  'a required field can be written alone': (node, means) => marked(node, 'writeOnly', true, means),
  'one field asks for another': (node) => {
    const [one, other] = fieldsThat(node, false);
    const holds = other !== undefined && node.dependentRequired === undefined;
    return withMembers(holds, node, { dependentRequired: { [String(one)]: [String(other)] } });
  },
  'no field asks for another any more': (node) => without(node, 'dependentRequired'),
});

const openness = of('schema', {
  'other fields are no longer allowed': (node) =>
    withMembers(isWithFields(node) && (node.additionalProperties ?? true) === true, node, {
      additionalProperties: false,
    }),
  'other fields are allowed': (node) =>
    node.additionalProperties === false ? without(node, 'additionalProperties') : null,
  'other fields must match a schema': (node) =>
    withMembers(isWithFields(node) && (node.additionalProperties ?? true) === true, node, {
      additionalProperties: { type: 'string' },
    }),
  'other fields need match no schema any more': (node) =>
    isObject(node.additionalProperties) ? without(node, 'additionalProperties') : null,
  'names of fields get a limit': (node) =>
    withMembers(typesOf(node).join() === 'object' && node.propertyNames === undefined, node, {
      propertyNames: { maxLength: 10 },
    }),
  'names of fields lose their limit': (node) => without(node, 'propertyNames'),
  'fields of some names must match a schema': (node) =>
    withMembers(isWithFields(node), node, { patternProperties: { '^x_': { type: 'string' } } }),
  'a condition is set': (node) => {
    const [field] = fieldsThat(node, false);
    const holds = field !== undefined && node.if === undefined;
    const named = { required: [String(field)] };
    return withMembers(holds, node, { if: named, else: { minProperties: 2 } });
  },
  'the condition is removed': (node) =>
    node.if === undefined ? null : { node: omit(omit(omit(node, 'if'), 'then'), 'else') },
});

const NEW_OBJECT: JsonObject = {
  type: 'object',
  required: ['unheard_of'],
  properties: { unheard_of: { type: 'string' } },
};

function listed(word: string, one: string): Kind[] {
  return of('schema', {
    [`${one} of ${word} is added`]: (node) =>
      withMembers(arrayOf(node[word]).length > 0, node, { [word]: [...arrayOf(node[word]), NEW_OBJECT] }),
    [`${one} of ${word} is removed`]: (node) =>
      withMembers(arrayOf(node[word]).length > 1, node, { [word]: arrayOf(node[word]).slice(0, -1) }),
    [`the order of ${word} changes`]: (node) =>
      withMembers(arrayOf(node[word]).length > 1, node, { [word]: [...arrayOf(node[word])].reverse() }),
  });
}

/** One of these keywords instead of another. */
function exchanged(node: JsonObject, from: string, to: string): Changed {
  const list = arrayOf(node[from]);
  return list.length > 0 && node[to] === undefined ? { node: { ...omit(node, from), [to]: list } } : null;
}

const isWhole = (node: JsonObject): boolean =>
  typesOf(node).length > 0 && typesOf(node).every((type) => type !== 'null');

const alternatives = of('schema', {
  'one of the alternatives becomes any of them': (node) => exchanged(node, 'oneOf', 'anyOf'),
  'any of the alternatives becomes one of them': (node) => exchanged(node, 'anyOf', 'oneOf'),
  'it is one of two alternatives now': (node) => withMembers(isWhole(node), {}, { oneOf: [node, NEW_OBJECT] }),
  'it is null or as before, by oneOf': (node) => withMembers(isWhole(node), {}, { oneOf: [node, { type: 'null' }] }),
  'it is the only part of allOf': (node) => withMembers(isWhole(node), {}, { allOf: [node] }),
  'a part is required in addition': (node) =>
    withMembers(isWithFields(node) && !node.allOf, node, { allOf: [NEW_OBJECT] }),
  'a discriminator is set': (node) => {
    const holds = arrayOf(node.oneOf).length > 1 && node.discriminator === undefined;
    return withMembers(holds, node, { discriminator: { propertyName: 'type' } });
  },
});

const references = of('reference', {
  'a reference is written out': ({ $ref, ...beside }, { slice }) => {
    const target = valueAt(slice.root, fromPointer(String($ref).slice(1))) as Json;
    return isObject(target)
      ? { node: { ...target, ...beside }, detail: String($ref).split('/').pop() as string }
      : null;
  },
  'it is the only part of allOf, by reference': (node) => ({ node: { allOf: [node] } }),
  'it is null or the reference, by oneOf': (node) => ({ node: { oneOf: [node, { type: 'null' }] } }),
});

export const OBJECT_KINDS: readonly Kind[] = [
  ...fields,
  ...openness,
  ...listed('oneOf', 'an alternative'),
  ...listed('anyOf', 'an alternative'),
  ...listed('allOf', 'a part'),
  ...alternatives,
  ...references,
];
