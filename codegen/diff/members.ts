/** Compares members whose meaning does not depend on the object that has them. */

import { objectOf, textOf } from '../util/json';
import {
  type Direction,
  type DocumentNode,
  memberPair,
  type Pair,
  sameText,
  shown,
  type UnplacedChange,
  unplacedChange,
} from './change';
import type { RuleId } from './rules';

/** Keywords with text for people. */
export const WORDS = ['title', 'description', '$comment', 'externalDocs', 'xml'];

export const EXAMPLES = ['example', 'examples'];

/** Members that changed, all by the same rule. */
export function changed(pair: Pair, words: readonly string[], rule: RuleId, name: string): UnplacedChange[] {
  return words
    .map((word) => ({ word, at: memberPair(pair, word) }))
    .filter(({ at }) => !sameText(at))
    .map(({ word, at }) =>
      unplacedChange(
        rule,
        rule === 'words-changed'
          ? `Words of ${name}: ${word}`
          : `${name}: ${word} is ${shown(at.after.node)}, was ${shown(at.before.node)}`,
        at,
      ),
    );
}

/** `deprecated: false` is the same as no `deprecated`. */
export const compareDeprecated = (pair: Pair, name: string): UnplacedChange[] => {
  const isSet = ({ node }: DocumentNode): boolean => objectOf(node).deprecated === true;
  return isSet(pair.before) === isSet(pair.after) ? [] : changed(pair, ['deprecated'], 'deprecated', name);
};

/** Members that no rule is about. */
export function unknown(pair: Pair, known: readonly string[], name: string): UnplacedChange[] {
  const words = new Set([...Object.keys(objectOf(pair.before.node)), ...Object.keys(objectOf(pair.after.node))]);
  return changed(
    pair,
    [...words].filter((word) => !known.includes(word)),
    'unclassified',
    name,
  );
}

/** Words and examples of any node. */
export function compareTexts(pair: Pair, _direction: Direction | null, name: string): UnplacedChange[] {
  const differ = (words: readonly string[], id: RuleId, label: string): UnplacedChange[] =>
    words
      .map((word) => memberPair(pair, word))
      .filter((at) => textOf(at.before.node ?? null) !== textOf(at.after.node ?? null))
      .map((at) => unplacedChange(id, `${label} of \`${name}\``, at));
  return [...differ(WORDS, 'words-changed', 'Words'), ...differ(EXAMPLES, 'example-changed', 'Examples')];
}
