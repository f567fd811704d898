/** Judges one node of a document by the grammar: the words it has and lacks, and the sorts of their values. */

import type { Json, JsonObject } from '../util/json';
import { toPointer } from '../util/pointer';
import type { GrammarRule, Kind } from './grammar';
import { misspeltWords, orMeant } from './misspelt';
import { mistakesOfExtension, mistakesOfValue, type ValueMistake } from './shapes';

/** The name of a kind as messages have it. */
export const wordOf = (kind: Kind): string => {
  if (kind === 'root') return 'the document';
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return kind === 'info' ? kind : `${/^[aeo]/.test(kind) ? 'an' : 'a'} ${words}`;
};

/** Lists words that a node lacks, and values of another sort. */
export function mistakesOfValues(node: JsonObject, kind: Kind, rule: GrammarRule | undefined): ValueMistake[] {
  const { needs = [], needsOfType = {}, values = {} } = rule ?? {};
  const type = String(node.type);
  const needed = [...needs, ...(Object.hasOwn(needsOfType, type) ? (needsOfType[type] ?? []) : [])];
  const misspelt = rule?.words ? misspeltWords(node, [...rule.words, ...rule.extensions]) : new Set();
  const missing = needed.filter((word) => !(word in node) && !misspelt.has(word));
  return [
    ...missing.map((word) => ({ pointer: '', message: `${wordOf(kind)} needs ${word}, which is missing` })),
    ...Object.entries(values).flatMap(([word, shape]) =>
      word in node ? below(word, mistakesOfValue(word, shape, node[word])) : [],
    ),
  ];
}

/** Lists what is wrong with a word of a node of a kind, and with its value where the contract made the word. */
export function mistakesOfWord(
  word: string,
  value: Json | undefined,
  kind: Kind,
  { extensions, words }: GrammarRule,
): ValueMistake[] {
  const found = mistakesOfExtension(word, value);
  if (word.startsWith('x-') && !extensions.includes(word)) {
    const message = `${word} is not an extension of ${wordOf(kind)}${orMeant(word, extensions)}`;
    found.unshift({ pointer: '', message });
  }
  if (!word.startsWith('x-') && words && !words.has(word)) {
    const message = `${word} is not a keyword of ${wordOf(kind)}${(kind === 'schema' ? INSTEAD[word] : undefined) ?? orMeant(word, ['$ref', ...words])}`;
    found.unshift({ pointer: '', message });
  }
  return below(word, found);
}

/** Keywords of OpenAPI that schemas of this contract do not have, with what to do instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  nullable: "; write `type: [string, 'null']`, or another type with it",
  discriminator: '; give the field that tells the alternatives apart a `const` in each, and require it',
  xml: '; bodies are JSON',
  externalDocs: '; write the link into `description`',
};

const below = (word: string, mistakes: readonly ValueMistake[]): ValueMistake[] =>
  mistakes.map(({ pointer, message }) => ({ pointer: toPointer([word]) + pointer, message }));
