/** Leaves out keywords that say nothing of the values that a schema accepts. */

import Ajv from 'ajv/dist/2020';
import { isObject, type Json, objectOf, textOf } from '../../util/json';
import type { DocumentNode, Pair } from '../change';
import { type Kind, kindsOf, valuesOf } from './kinds';

/** Keywords that hold for some kinds of values only. `format` is none of them: formats of numbers are in use. */
const KEYWORDS: readonly (readonly [kinds: readonly Kind[], words: readonly string[]])[] = [
  [['string'], ['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType', 'contentSchema']],
  [
    ['integer', 'fraction'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ],
  [
    ['array'],
    [
      ...['items', 'prefixItems', 'unevaluatedItems', 'minItems', 'maxItems', 'uniqueItems'],
      ...['contains', 'minContains', 'maxContains'],
    ],
  ],
  [
    ['object'],
    [
      ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'],
      ...['required', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'discriminator'],
    ],
  ],
];

/**
 * Leaves out the keywords for kinds of values that not both versions accept, such as `maxLength` of a number. That a
 * kind is accepted by one version only is a change of its own.
 */
export function withoutIdle({ before, after }: Pair): Pair {
  const kinds = kindsOf(after);
  const shared = kindsOf(before).filter((kind) => kinds.includes(kind));
  const idle = new Set(KEYWORDS.flatMap(([own, words]) => (own.some((kind) => shared.includes(kind)) ? [] : words)));
  const bare = (location: DocumentNode): DocumentNode => {
    const { node } = location;
    if (!isObject(node) || !Object.keys(node).some((word) => idle.has(word))) return location;
    return { ...location, node: Object.fromEntries(Object.entries(node).filter(([word]) => !idle.has(word))) };
  };
  return { before: bare(before), after: bare(after) };
}

/** Keywords that limit a value by themselves. */
const LIMITS = [
  ...['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
];

/**
 * Gives a version that lists its values the limits of the other one, where all the values meet them: they exclude none,
 * so they are no difference.
 */
export function withLimitsMet({ before, after }: Pair): Pair {
  const adapted = adaptedTo(after, before);
  return { before: adapted, after: adaptedTo(adapted, after) };
}

function adaptedTo(other: DocumentNode, location: DocumentNode): DocumentNode {
  const values = valuesOf(location);
  if (values === null) return location;
  const [own, theirs] = [objectOf(location.node), objectOf(other.node)];
  const met = LIMITS.filter(
    (word) =>
      textOf(own[word] ?? null) !== textOf(theirs[word] ?? null) &&
      [own, theirs].every((schema) => areMet(word, schema[word], values)),
  );
  if (met.length === 0) return location;
  const limits = [
    ...Object.entries(own).filter(([word]) => !met.includes(word)),
    ...Object.entries(theirs).filter(([word]) => met.includes(word)),
  ];
  return { ...location, node: Object.fromEntries(limits) };
}

/** Decides whether all values meet a limit. A text that is no pattern is met by none. */
function areMet(word: string, limit: Json | undefined, values: readonly Json[]): boolean {
  if (limit === undefined) return true;
  try {
    const meets = new Ajv({ strict: false, logger: false }).compile({ [word]: limit });
    return values.every((value) => meets(value));
  } catch {
    return false;
  }
}
