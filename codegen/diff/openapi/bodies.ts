/** Compares bodies: their media types, schemas and examples. */

import { isObject, type Json, objectOf, textOf } from '../../util/json';
import {
  type Direction,
  followedPair,
  memberPair,
  namesOf,
  type Pair,
  sameText,
  type UnplacedChange,
  unplacedChange,
} from '../change';
import { changed, compareTexts, unknown } from '../members';
import type { RuleId } from '../rules';
import type { SchemaComparison } from '../schema/schema';
import { compareNecessity } from './parameters';

export function compareBody(
  written: Pair,
  direction: Direction,
  name: string,
  schemas: SchemaComparison,
): UnplacedChange[] {
  const pair = followedPair(written);
  const [was, is] = [isObject(pair.before.node), isObject(pair.after.node)];
  if (!was && !is) return [];
  const required = objectOf(pair.after.node).required === true;
  if (!was) return [unplacedChange(required ? 'body-required' : 'body-added', `${name} has a request body`, pair)];
  if (!is) return [unplacedChange('body-removed', `${name} has no request body any more`, pair)];
  const rules: [RuleId, RuleId] =
    direction === 'input' ? ['body-required', 'body-optional'] : ['output-field-always', 'output-field-optional'];
  return [
    ...compareTexts(pair, null, `the request of ${name}`),
    ...compareNecessity(pair, rules, `The request body of ${name}`),
    ...compareContent(memberPair(pair, 'content'), direction, `${name} request`, schemas, direction === 'output'),
    ...unknown(pair, ['description', 'required', 'content'], `The request body of ${name}`),
  ];
}

/**
 * @param unasked whether it comes without having been asked for in one of its media types, as a call to a client does
 */
export function compareContent(
  pair: Pair,
  direction: Direction,
  name: string,
  schemas: SchemaComparison,
  unasked = false,
): UnplacedChange[] {
  const { gone, added, common } = namesOf(pair);
  const more = unasked ? 'call-media-type-added' : 'media-type-added';
  return [
    ...added.map((type) => unplacedChange(more, `${name} can be ${type}`, memberPair(pair, type))),
    ...gone.map((type) =>
      unplacedChange('media-type-removed', `${name} is never ${type} any more`, memberPair(pair, type)),
    ),
    ...common.flatMap((type) => {
      const at = memberPair(pair, type);
      return [
        ...compareExamples(memberPair(at, 'examples'), name, direction),
        ...schemas.compare(memberPair(at, 'schema'), direction, name),
        ...changed(at, ['example'], 'example-changed', name),
        ...unknown(at, ['schema', 'examples', 'example'], name),
      ];
    }),
  ];
}

/** A refusal's examples stand for codes, and its message is compared as such; of both, the rest is reported here. */
function compareExamples(pair: Pair, name: string, direction: Direction): UnplacedChange[] {
  const { gone, added, common } = namesOf(pair);
  if (direction === 'error') {
    return common
      .map((code) => ({ code, at: followedPair(memberPair(pair, code)) }))
      .filter(({ at }) => textOf(withoutMessage(at.before.node)) !== textOf(withoutMessage(at.after.node)))
      .map(({ code, at }) => unplacedChange('example-changed', `The example ${code}`, at));
  }
  const other = common.filter((example) => !sameText(followedPair(memberPair(pair, example))));
  return [...added, ...gone, ...other]
    .map((example) => {
      const at = memberPair(pair, example);
      return unplacedChange(
        'example-changed',
        `The example ${example}`,
        at.before.node && at.after.node ? followedPair(at) : at,
      );
    })
    .map((one) => ({ ...one, what: `${one.what} of ${name}` }));
}

/** An example of a refusal without the words that stand for its code everywhere. */
function withoutMessage(example: Json | undefined): Json {
  const { summary: _summary, value, ...rest } = objectOf(example);
  const { error, ...body } = objectOf(value);
  const { message: _message, ...kept } = objectOf(error);
  return { ...rest, value: { ...body, error: kept } };
}
