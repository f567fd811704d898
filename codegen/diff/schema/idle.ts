/** Leaves out keywords that say nothing of the values that a schema accepts. */

import { isObject } from '../../util/json';
import type { DocumentNode, Pair } from '../change';
import { type Kind, kindsOf } from './kinds';

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
