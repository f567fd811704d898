/** Compares what the contract says in files of its own: settlement files, state machines, and the axes of revisions. */

import type { Document } from '../model/document';
import type { Axis } from '../revisions/axes';
import { arrayOf, isObject, type Json, objectOf, textOf } from '../util/json';
import {
  type ComparisonResult,
  type DocumentNode,
  found,
  member,
  memberPair,
  namesOf,
  type Pair,
  rootPair,
  sameText,
  shown,
  type UnplacedChange,
} from './change';
import type { RuleId } from './rules';
import type { SchemaComparison } from './schema/schema';

const nowhere = (spot: DocumentNode): DocumentNode => ({ ...spot, node: undefined });

/** Members that are another, by one rule. */
function changed(pair: Pair, words: readonly string[], rule: RuleId, name: string): UnplacedChange[] {
  return words
    .map((word) => ({ word, at: memberPair(pair, word) }))
    .filter(({ at }) => !sameText(at))
    .map(({ word, at }) =>
      found(
        rule,
        rule === 'words-changed'
          ? `Words of ${name}: ${word}`
          : `${name}: ${word} is ${shown(at.after.node)}, was ${shown(at.before.node)}`,
        at,
      ),
    );
}

/** Members that no rule is about. */
function unknown(pair: Pair, known: readonly string[], name: string): UnplacedChange[] {
  const words = new Set([...Object.keys(objectOf(pair.before.node)), ...Object.keys(objectOf(pair.after.node))]);
  const others = [...words].filter((word) => !known.includes(word));
  return changed(pair, others, 'unclassified', name);
}

/** Items of lists by a name that each has. */
function itemsOf(spot: DocumentNode, nameOf: (item: Json) => string): Map<string, DocumentNode> {
  return new Map(arrayOf(spot.node).map((item, index) => [nameOf(item), member(spot, index)] as const));
}

const byName = (item: Json): string => String(objectOf(item).name);

/** The two daily files. */
export function compareSettlement(before: Document, after: Document, schemas: SchemaComparison): ComparisonResult[] {
  const root = rootPair(before, after);
  const files = memberPair(root, 'files');
  const { gone, added, common } = namesOf(files);
  return [
    {
      subject: 'settlement files',
      found: [
        ...changed(root, ['format'], 'file-format-changed', 'The files'),
        ...changed(root, ['delivery'], 'file-moved', 'The files'),
        ...changed(root, ['currency_rules', 'title', 'version'], 'words-changed', 'the files'),
        ...compareReconciliation(memberPair(root, 'reconciliation')),
        // A document that is new or gone is told by its files.
        ...(isObject(files.before.node) && isObject(files.after.node)
          ? unknown(
              root,
              ['format', 'delivery', 'currency_rules', 'title', 'version', 'reconciliation', 'files'],
              'The files',
            )
          : []),
      ],
    },
    ...added.map((name) => ({
      subject: `${name} file`,
      found: [found('file-added', `The ${name} file is new`, memberPair(files, name))],
    })),
    ...gone.map((name) => ({
      subject: `${name} file`,
      found: [found('file-removed', `The ${name} file is gone`, memberPair(files, name))],
    })),
    ...common.map((name) => ({
      subject: `${name} file`,
      found: compareFile(memberPair(files, name), `The ${name} file`, schemas),
    })),
  ];
}

/** Compares the rows of both sides' reconciliation; its descriptions are words. */
function compareReconciliation(pair: Pair): UnplacedChange[] {
  if (sameText(pair)) return [];
  const rules = ({ node }: DocumentNode): string =>
    JSON.stringify(node ?? null, (key, value) => (key === 'description' || key === 'title' ? undefined : value));
  const same = rules(pair.before) === rules(pair.after);
  const what = same ? 'Words of the reconciliation' : 'The reconciliation follows other rules';
  return [found(same ? 'words-changed' : 'reconciliation-changed', what, pair)];
}

function compareFile(pair: Pair, name: string, schemas: SchemaComparison): UnplacedChange[] {
  const columns = memberPair(pair, 'columns');
  const [before, after] = [itemsOf(columns.before, byName), itemsOf(columns.after, byName)];
  const kept = [...after.keys()].filter((column) => before.has(column));
  const last = Math.max(-1, ...kept.map((column) => [...after.keys()].indexOf(column)));
  const addedRule = (column: string): RuleId =>
    [...after.keys()].indexOf(column) > last ? 'column-added' : 'column-inserted';
  const order = [...before.keys()].filter((column) => after.has(column));
  return [
    ...changed(pair, ['title', 'description'], 'words-changed', name),
    ...changed(pair, ['folder', 'name', 'covers'], 'file-moved', name),
    ...changed(pair, ['policies'], 'file-policy-changed', name),
    ...unknown(pair, ['title', 'description', 'folder', 'name', 'covers', 'policies', 'columns'], name),
    ...[...after]
      .filter(([column]) => !before.has(column))
      .map(([column, spot]) => {
        const at = { before: nowhere(spot), after: spot };
        return found(addedRule(column), `${name} has the column ${column}`, at);
      }),
    ...[...before]
      .filter(([column]) => !after.has(column))
      .map(([column, spot]) => {
        const at = { before: spot, after: nowhere(spot) };
        return found('column-removed', `${name} has no column ${column} any more`, at);
      }),
    ...(order.join() === kept.join()
      ? []
      : [found('column-moved', `${name} has its columns in another order`, columns)]),
    ...kept.flatMap((column) => {
      const at = { before: before.get(column) as DocumentNode, after: after.get(column) as DocumentNode };
      return [
        ...changed(at, ['description'], 'words-changed', column),
        ...changed(at, ['source', 'policy'], 'column-source-changed', column),
        ...changed(at, ['free_text'], 'file-format-changed', column),
        ...changed(at, ['credit'], 'column-audience-changed', column),
        ...unknown(at, ['name', 'description', 'source', 'policy', 'free_text', 'credit', 'schema'], column),
        ...schemas.compare(memberPair(at, 'schema'), 'output', column),
      ];
    }),
  ];
}

/** All state machines. */
export function compareLifecycles(before: Document, after: Document): ComparisonResult[] {
  const machines = rootPair(before, after);
  const { gone, added, common } = namesOf(machines);
  return [
    ...added.map((name) => ({
      subject: `lifecycle ${name}`,
      found: [found('lifecycle-added', `The lifecycle ${name} is new`, memberPair(machines, name))],
    })),
    ...gone.map((name) => ({
      subject: `lifecycle ${name}`,
      found: [found('lifecycle-removed', `The lifecycle ${name} is gone`, memberPair(machines, name))],
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
    ...added.map((state) => found('state-added', `${name} has the state ${state}`, memberPair(states, state))),
    ...gone.map((state) => found('state-removed', `${name} has no state ${state} any more`, memberPair(states, state))),
    ...common.flatMap((state) => {
      const at = memberPair(states, state);
      return [
        ...changed(at, ['description'], 'words-changed', `${name} ${state}`),
        ...changed(at, ['initial', 'final', 'settlement'], 'state-role-changed', `${name} ${state}`),
        ...changed(at, ['refusal'], 'refusal-code-changed', `${name} ${state}`),
        ...unknown(at, ['description', 'initial', 'final', 'settlement', 'refusal'], `${name} ${state}`),
      ];
    }),
    ...[...after].flatMap(([step, spot]) => {
      const was = before.get(step);
      if (was) return compareStep({ before: was, after: spot }, `${name} ${step}`);
      return [found('step-added', `${name} has the step ${step}`, { before: nowhere(spot), after: spot })];
    }),
    ...[...before]
      .filter(([step]) => !after.has(step))
      .map(([step, spot]) =>
        found('step-removed', `${name} has no step ${step} any more`, { before: spot, after: nowhere(spot) }),
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
  return reordered ? [] : [found(lost ? 'step-narrowed' : 'step-widened', words, pair)];
}

/** Guards have no names: the same place among equally many, else the same text. */
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
      return [found('guard-added', `${name} asks: ${text}`, { before: nowhere(pair.before), after: at })];
    }),
    ...old.flatMap((text, index) =>
      now.includes(text)
        ? []
        : [
            found('guard-removed', `${name} no longer asks: ${text}`, {
              before: member(pair.before, index),
              after: nowhere(pair.after),
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
  if (same) return [found('words-changed', `Words of a guard of ${name}`, pair)];
  return [found('guard-changed', `${name} asks: ${text(pair.after)} It asked: ${text(pair.before)}`, pair)];
}

/** Effects are sentences: of as many as before each takes the place of another. */
function compareEffects(pair: Pair, name: string): UnplacedChange[] {
  const [before, after] = [arrayOf(pair.before.node).map(shown), arrayOf(pair.after.node).map(shown)];
  const gone = before.filter((text) => !after.includes(text));
  const added = after.filter((text) => !before.includes(text));
  if (gone.length === added.length) {
    return added.map((text, index) => {
      const was = gone[index] as string;
      if (isSameSentence(was, text)) return found('words-changed', `Words of the effects of ${name}`, pair);
      return found('effect-changed', `${name} has the effect: ${text} It had: ${was}`, pair);
    });
  }
  return [
    ...added.map((text) => found('effect-added', `${name} has the effect: ${text}`, pair)),
    ...gone.map((text) => found('effect-removed', `${name} has no longer the effect: ${text}`, pair)),
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

/** Axes and their values. @param pair of the root of `revisions.yaml` */
export function compareAxes(pair: Pair, before: readonly Axis[], after: readonly Axis[]): ComparisonResult[] {
  const axes = memberPair(pair, 'axes');
  const subject = 'revisions';
  const old = new Map(before.map((axis) => [axis.name, axis]));
  const now = new Set(after.map(({ name }) => name));
  const gone = before.filter(({ name }) => !now.has(name));
  return [
    ...gone.map(({ name }) => ({
      subject,
      found: [found('axis-removed', `The axis ${name} is gone`, memberPair(axes, name))],
    })),
    ...compareEnds(memberPair(pair, 'ends')).map((one) => ({ subject, found: [one] })),
    ...after.map((axis) => {
      const was = old.get(axis.name);
      const at = memberPair(axes, axis.name);
      return {
        subject,
        found: was ? compareAxis(was, axis, at) : [found('axis-added', `The axis ${axis.name} is new`, at)],
      };
    }),
  ];
}

/** The days on which values end. */
function compareEnds(pair: Pair): UnplacedChange[] {
  const { gone, added, common } = namesOf(pair);
  return [
    ...added.map((value) => {
      const at = memberPair(pair, value);
      return found('deprecated', `${value} ends on ${shown(objectOf(at.after.node).sunset)}`, at);
    }),
    ...gone.map((value) => found('revision-end-later', `${value} does not end any more`, memberPair(pair, value))),
    ...common.flatMap((value) => {
      const at = memberPair(pair, value);
      const [was, is] = [at.before, at.after].map(({ node }) => shown(objectOf(node).sunset)) as [string, string];
      const rule = is < was ? 'revision-end-sooner' : 'revision-end-later';
      return [
        ...changed(at, ['sunset'], rule, value),
        ...changed(at, ['deprecated'], 'deprecated', value),
        ...changed(at, ['link'], 'words-changed', value),
      ];
    }),
  ];
}

function compareAxis(before: Axis, after: Axis, pair: Pair): UnplacedChange[] {
  const values = memberPair(pair, 'values');
  const [old, now] = [before, after].map(({ values: list }) => list.map(({ name }) => name)) as [string[], string[]];
  const revision = (value: string): string => `${after.name}=${value}`;
  const current: UnplacedChange[] =
    old[0] === now[0]
      ? []
      : [found('revision-current-changed', `The current value of ${after.name} is ${now[0]}, was ${old[0]}`, values)];
  return [
    ...current,
    ...now
      .filter((one) => !old.includes(one))
      .map((one) => found('revision-added', `${revision(one)} is new`, memberPair(values, one))),
    ...old
      .filter((one) => !now.includes(one))
      .map((one) => found('revision-removed', `${revision(one)} is gone`, memberPair(values, one))),
    ...changed(pair, ['policy'], 'revision-policy-changed', after.name),
    ...changed(pair, ['description'], 'words-changed', after.name),
    ...now.filter((one) => old.includes(one)).flatMap((one) => changed(values, [one], 'words-changed', revision(one))),
  ];
}
