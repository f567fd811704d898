/** Changes of single values: types, lists, bounds, patterns. */

import { arrayOf, type Json, type JsonObject } from '../../../codegen/util/json';
import { type Changed, type Kind, of, shortly, withMembers, without } from './kind';

export const typesOf = (node: JsonObject): string[] => [node.type ?? []].flat().map(String);

const isOnly = (node: JsonObject, type: string): boolean => typesOf(node).join() === type;
const isPlain = (node: JsonObject): boolean =>
  ['enum', 'const', 'format', 'pattern', 'oneOf', 'anyOf', 'allOf', '$ref', 'not', 'if'].every(
    (word) => node[word] === undefined,
  );
const isPlainText = (node: JsonObject): boolean => isOnly(node, 'string') && isPlain(node);
const isPlainNumber = (node: JsonObject): boolean => isOnly(node, 'integer') && isPlain(node);

/** A value that a list does not have. */
const another = (list: readonly Json[]): Json =>
  list.every((value) => typeof value === 'number') ? Math.max(...(list as number[])) + 1 : 'ANOTHER_VALUE';

const lists = of('schema', {
  'a value is added to the list': (node) =>
    withMembers(Array.isArray(node.enum), node, { enum: [...arrayOf(node.enum), another(arrayOf(node.enum))] }),
  'a value is removed from the list': (node, { choose }) => {
    const values = arrayOf(node.enum);
    const gone = choose(values);
    return withMembers(values.length > 1, node, { enum: values.filter((one) => one !== gone) }, shortly(gone));
  },
  'the list of values changes its order': (node) =>
    withMembers(arrayOf(node.enum).length > 1, node, { enum: [...arrayOf(node.enum)].reverse() }),
  'the list of values is removed': (node) => without(node, 'enum'),
  'a list of values is set': (node) => withMembers(isPlainText(node), node, { enum: ['ONE', 'TWO'] }),
  'a constant is set': (node) => withMembers(isPlainText(node), node, { const: 'ONE' }),
  'the constant is changed': (node) => withMembers(typeof node.const === 'string', node, { const: 'ANOTHER_VALUE' }),
  'the constant is removed': (node) => without(node, 'const'),
  'the constant is written as a list of one': (node) =>
    node.const === undefined ? null : { node: { ...(without(node, 'const')?.node ?? {}), enum: [node.const] } },
});

const types = of('schema', {
  'the type is another': (node) => {
    if (isPlainText(node)) return { node: { ...node, type: 'boolean' }, detail: 'string to boolean' };
    return withMembers(isPlainNumber(node), node, { type: 'string' }, 'integer to string');
  },
  'a further type is allowed': (node) => withMembers(isPlainText(node), node, { type: ['string', 'boolean'] }),
  'one of the types is allowed no more': (node) => {
    const types = typesOf(node).filter((type) => type !== 'null');
    return withMembers(types.length > 1, node, { type: typesOf(node).filter((type) => type !== types.at(-1)) });
  },
  'an integer becomes a number': (node) => withMembers(isPlainNumber(node), node, { type: 'number' }),
  'a number becomes an integer': (node) => withMembers(isOnly(node, 'number'), node, { type: 'integer' }),
  'null is allowed': (node) => {
    const types = typesOf(node);
    const holds = types.length > 0 && !types.includes('null') && node.enum === undefined && node.const === undefined;
    return withMembers(holds, node, { type: [...types, 'null'] });
  },
  'null is allowed no more': (node) => {
    const types = typesOf(node).filter((type) => type !== 'null');
    const holds = types.length === 1 && typesOf(node).length === 2 && node.enum === undefined;
    return withMembers(holds, node, { type: types[0] as string });
  },
  'the types change their order': (node) =>
    withMembers(typesOf(node).length > 1, node, { type: [...typesOf(node)].reverse() }),
  'no type is said any more': (node) => (isPlainText(node) ? without(node, 'type') : null),
});

/** The bounds, each with the type it is about and the value that it is set to. */
const BOUNDS: readonly (readonly [word: string, type: string, start: number])[] = [
  ['maxLength', 'string', 200],
  ['minLength', 'string', 2],
  ['maximum', 'integer', 1000],
  ['minimum', 'integer', -1000],
  ['exclusiveMaximum', 'integer', 1000],
  ['exclusiveMinimum', 'integer', -1000],
  ['maxItems', 'array', 100],
  ['minItems', 'array', 1],
  ['maxProperties', 'object', 100],
  ['minProperties', 'object', 1],
];

const bounds = BOUNDS.flatMap(([word, type, start]): Kind[] => {
  const moved = (node: JsonObject, by: number): Changed => {
    const now = Number(node[word]) + by;
    const holds = typeof node[word] === 'number' && (now >= 0 || type === 'integer');
    return withMembers(holds, node, { [word]: now }, `${node[word]} to ${now}`);
  };
  return of('schema', {
    [`${word} is raised`]: (node) => moved(node, 1),
    [`${word} is lowered`]: (node) => moved(node, -1),
    [`${word} is removed`]: (node) => without(node, word),
    [`${word} is set`]: (node) => withMembers(canHave(node, word, type), node, { [word]: start }),
  });
});

function canHave(node: JsonObject, word: string, type: string): boolean {
  const other = word.startsWith('exclusive') ? word.replace('exclusiveM', 'm') : word.replace(/^m/, 'exclusiveM');
  const plain = type === 'array' || type === 'object' || isPlain(node);
  return plain && isOnly(node, type) && node[word] === undefined && node[other] === undefined;
}

const rules = of('schema', {
  'a pattern is set': (node) => withMembers(isPlainText(node), node, { pattern: '^[A-Z]+$' }),
  'the pattern is changed': (node) =>
    withMembers(typeof node.pattern === 'string', node, { pattern: '^[A-Z]{7}$' }, `was ${shortly(node.pattern)}`),
  'the pattern allows anything': (node) =>
    withMembers(typeof node.pattern === 'string', node, { pattern: '.*' }, `was ${shortly(node.pattern)}`),
  'the pattern is removed': (node) => without(node, 'pattern'),
  'a format is set': (node) => withMembers(isPlainText(node), node, { format: 'date' }),
  'the format is changed': (node) => withMembers(node.format === 'date-time', node, { format: 'date' }),
  'the format is removed': (node) => without(node, 'format'),
  'a divisor is set': (node) => withMembers(isPlainNumber(node), node, { multipleOf: 5 }),
  'items must be unique': (node) =>
    withMembers(isOnly(node, 'array') && !node.uniqueItems, node, { uniqueItems: true }),
  'items need not be unique': (node) => without(node, 'uniqueItems'),
  'one item must match': (node) => withMembers(isOnly(node, 'array'), node, { contains: { type: 'string' } }),
  'some values are excluded': (node) => withMembers(isPlainText(node), node, { not: { const: 'ONE' } }),
  'no values are excluded any more': (node) => without(node, 'not'),
  'a default is set': (node) =>
    withMembers(Array.isArray(node.enum) && node.default === undefined, node, {
      default: arrayOf(node.enum)[0] as Json,
    }),
  'the default is changed': (node) =>
    withMembers(typeof node.default === 'number', node, { default: Number(node.default) + 1 }),
  'the default is removed': (node) => without(node, 'default'),
  'the title is changed': (node) => withMembers(true, node, { title: 'Another title' }),
  'the description is changed': (node) => withMembers(true, node, { description: 'Another description.' }),
  'the examples are changed': (node) => withMembers(isPlainText(node), node, { examples: ['another'] }),
  'it is deprecated': (node) => withMembers(true, node, { deprecated: true }),
  'an unknown extension is set': (node) => withMembers(true, node, { 'x-unheard-of': true }),
});

export const VALUE_KINDS: readonly Kind[] = [...lists, ...types, ...bounds, ...rules];
