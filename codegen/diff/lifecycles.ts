/** Compares state machines. */

import type { Document } from '../model/document';
import { arrayOf, type Json, objectOf, textOf } from '../util/json';
import {
  absent,
  type ComparisonResult,
  type DocumentNode,
  member,
  memberPair,
  namesOf,
  type Pair,
  rootPair,
  sameText,
  shown,
  type UnplacedChange,
  unplacedChange,
} from './change';
import { changed, unknown } from './members';
import { byName, itemsOf } from './named-items';

/** All state machines. */
export function compareLifecycles(before: Document, after: Document): ComparisonResult[] {
  const machines = rootPair(before, after);
  const { gone, added, common } = namesOf(machines);
  return [
    ...added.map((name) => ({
      subject: `lifecycle ${name}`,
      found: [unplacedChange('lifecycle-added', `The lifecycle ${name} is new`, memberPair(machines, name))],
    })),
    ...gone.map((name) => ({
      subject: `lifecycle ${name}`,
      found: [unplacedChange('lifecycle-removed', `The lifecycle ${name} is gone`, memberPair(machines, name))],
    })),
    ...common.map((name) => ({
      subject: `lifecycle ${name}`,
      found: compareMachine(memberPair(machines, name), name),
    })),
  ];
}

function compareMachine(pair: Pair, name: string): UnplacedChange[] {
  const states = memberPair(pair, 'states');
  const { gone, added, common } = namesOf(states);
  const steps = memberPair(pair, 'transitions');
  const [before, after] = [itemsOf(steps.before, byName), itemsOf(steps.after, byName)];
  return [
    ...changed(pair, ['description', 'schema'], 'words-changed', name),
    ...changed(pair, ['refusal'], 'refusal-code-changed', name),
    ...unknown(pair, ['description', 'schema', 'refusal', 'states', 'transitions'], name),
    ...added.map((state) => unplacedChange('state-added', `${name} has the state ${state}`, memberPair(states, state))),
    ...gone.map((state) =>
      unplacedChange('state-removed', `${name} has no state ${state} any more`, memberPair(states, state)),
    ),
    ...common.flatMap((state) => {
      const at = memberPair(states, state);
      return [
        ...changed(at, ['description'], 'words-changed', `${name} ${state}`),
        ...changed(at, ['initial', 'final', 'settlement'], 'state-role-changed', `${name} ${state}`),
        ...changed(at, ['refusal'], 'refusal-code-changed', `${name} ${state}`),
        ...unknown(at, ['description', 'initial', 'final', 'settlement', 'refusal'], `${name} ${state}`),
      ];
    }),
    ...[...after].flatMap(([step, location]) => {
      const was = before.get(step);
      if (was) return compareStep({ before: was, after: location }, `${name} ${step}`);
      return [
        unplacedChange('step-added', `${name} has the step ${step}`, { before: absent(location), after: location }),
      ];
    }),
    ...[...before]
      .filter(([step]) => !after.has(step))
      .map(([step, location]) =>
        unplacedChange('step-removed', `${name} has no step ${step} any more`, {
          before: location,
          after: absent(location),
        }),
      ),
  ];
}

const REACH = ['from', 'by', 'operations', 'causes'];

function compareStep(pair: Pair, name: string): UnplacedChange[] {
  return [
    ...changed(pair, ['trigger'], 'words-changed', name),
    ...changed(pair, ['to'], 'step-target-changed', name),
    ...changed(pair, ['refusal'], 'refusal-code-changed', name),
    ...REACH.flatMap((word) => compareReach(memberPair(pair, word), word, name)),
    ...compareGuards(memberPair(pair, 'guards'), name),
    ...compareEffects(memberPair(pair, 'effects'), name),
    ...unknown(pair, ['name', 'trigger', 'to', 'refusal', 'guards', 'effects', ...REACH], name),
  ];
}

/** Compares the callers of a step, and the states it leaves; `any` is every state. */
function compareReach(pair: Pair, word: string, name: string): UnplacedChange[] {
  if (sameText(pair)) return [];
  const [before, after] = [pair.before.node, pair.after.node].map((node) =>
    node === 'any' ? null : arrayOf(node).map(shown),
  );
  const words = `${name}: ${word} is ${shown(pair.after.node)}, was ${shown(pair.before.node)}`;
  const lost = after !== null && after !== undefined && (!before || before.some((one) => !after.includes(one)));
  const reordered = before && after && before.length === after.length && !lost;
  return reordered ? [] : [unplacedChange(lost ? 'step-narrowed' : 'step-widened', words, pair)];
}

/** Guards have no names: if there are equally many, they are matched by position, otherwise by text. */
function compareGuards(pair: Pair, name: string): UnplacedChange[] {
  const [before, after] = [arrayOf(pair.before.node), arrayOf(pair.after.node)];
  const words = (guard: Json): string => shown(objectOf(guard).text);
  if (before.length === after.length) return after.flatMap((_, index) => compareGuard(memberPair(pair, index), name));
  const [old, now] = [before.map(words), after.map(words)];
  return [
    ...now.flatMap((text, index) => {
      const at = member(pair.after, index);
      const was = old.indexOf(text);
      if (was >= 0) return compareGuard({ before: member(pair.before, was), after: at }, name);
      return [unplacedChange('guard-added', `${name} asks: ${text}`, { before: absent(pair.before), after: at })];
    }),
    ...old.flatMap((text, index) =>
      now.includes(text)
        ? []
        : [
            unplacedChange('guard-removed', `${name} no longer asks: ${text}`, {
              before: member(pair.before, index),
              after: absent(pair.after),
            }),
          ],
    ),
  ];
}

function compareGuard(pair: Pair, name: string): UnplacedChange[] {
  if (sameText(pair)) return [];
  const text = ({ node }: DocumentNode): string => shown(objectOf(node).text);
  const rule = ({ node }: DocumentNode): string => textOf({ ...objectOf(node), text: null });
  const same = rule(pair.before) === rule(pair.after) && isSameSentence(text(pair.before), text(pair.after));
  if (same) return [unplacedChange('words-changed', `Words of a guard of ${name}`, pair)];
  // If the sentence is the same, the difference is in the meaning of its names.
  const words = text(pair.before) === text(pair.after) ? ({ node }: DocumentNode) => shown(node) : text;
  return [unplacedChange('guard-changed', `${name} asks: ${words(pair.after)} It asked: ${words(pair.before)}`, pair)];
}

/** Effects are sentences: if their number is the same, they are compared by position. */
function compareEffects(pair: Pair, name: string): UnplacedChange[] {
  const [before, after] = [arrayOf(pair.before.node).map(shown), arrayOf(pair.after.node).map(shown)];
  const gone = before.filter((text) => !after.includes(text));
  const added = after.filter((text) => !before.includes(text));
  if (gone.length === added.length) {
    return added.map((text, index) => {
      const was = gone[index] as string;
      if (isSameSentence(was, text)) return unplacedChange('words-changed', `Words of the effects of ${name}`, pair);
      return unplacedChange('effect-changed', `${name} has the effect: ${text} It had: ${was}`, pair);
    });
  }
  return [
    ...added.map((text) => unplacedChange('effect-added', `${name} has the effect: ${text}`, pair)),
    ...gone.map((text) => unplacedChange('effect-removed', `${name} has no longer the effect: ${text}`, pair)),
  ];
}

/** Decides whether two sentences differ in case, blanks and punctuation alone. */
function isSameSentence(one: string, other: string): boolean {
  const words = (text: string): string =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? '';
  return words(one) === words(other);
}
