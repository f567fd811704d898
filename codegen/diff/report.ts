/** The differences as text, JSON, and for pipelines. */

import type { Case, CommandReport, Finding } from '../../cli/report/findings';
import type { Change } from './change';
import { EFFECTS, type Effect, reasonOf } from './rules';

/** The two versions that were compared, and their differences. */
export interface Report {
  from: string;
  to: string;
  changes: readonly Change[];
}

/** Counts the changes of each effect. */
export function counted(changes: readonly Change[]): Record<Effect, number> {
  const counts: Record<Effect, number> = { breaking: 0, additive: 0, invisible: 0 };
  for (const { effect } of changes) counts[effect] += 1;
  return counts;
}

/** Such as `2 breaking, 1 additive, 0 invisible`. */
function summary(changes: readonly Change[]): string {
  const counts = counted(changes);
  return EFFECTS.map((effect) => `${counts[effect]} ${effect}`).join(', ');
}

const SHOWN_SUBJECTS = 4;

/** The first few of many names. */
export function firstNames(names: readonly string[]): string {
  const more = names.length - SHOWN_SUBJECTS;
  return more <= 1 ? names.join(', ') : `${names.slice(0, SHOWN_SUBJECTS).join(', ')} and ${more} more`;
}

const MARKS: Readonly<Record<Effect, string>> = {
  breaking: 'BREAKING ',
  additive: 'additive ',
  invisible: 'invisible',
};

/** Two lines for one difference: what and where, then the rule and who it touches. */
export function changeLines(change: Change): string[] {
  const { effect, what, place, rule, subjects, revisions } = change;
  const only = revisions.length === 0 ? '' : `  only in ${firstNames(revisions)}`;
  return [
    `${MARKS[effect]}  spec/${place.file}:${place.line}:${place.column}  ${what}${only}`,
    `           ${rule}: ${reasonOf(rule)}  [${firstNames(subjects)}]`,
  ];
}

/** Says what to do about differences that break, where there are any. */
export function adviceFor(changes: readonly Change[]): string[] {
  if (counted(changes).breaking === 0) return [];
  return [
    'What breaks need not break anybody: make it a value of an axis in spec/revisions/revisions.yaml and keep the old form in',
    'an overlay beside it (README, "Add a revision value"); clients that are pinned to the old value go on as before.',
  ];
}

/** The maximum number of words and examples that are named: more would hide the important changes. */
const SHOWN_WORDS = 8;

/** The changes of a save for partners: since the one before, and since the first. */
interface SavedChanges {
  now: Change[];
  sinceStart: Change[];
}

/**
 * For the designer's loop: the changes that programs notice in two lines each; of words and examples the first few, in
 * one.
 */
export function saveLines(saved: SavedChanges): string[] {
  if (saved.now.length === 0) return [];
  const visible = saved.now.filter(({ effect }) => effect !== 'invisible');
  const words = saved.now.filter(({ effect }) => effect === 'invisible');
  const more = words.length - SHOWN_WORDS;
  return [
    ...visible.flatMap(changeLines),
    ...words.slice(0, SHOWN_WORDS).flatMap((change) => changeLines(change).slice(0, 1)),
    ...(more > 0 ? [`invisible  and ${more} more`] : []),
    ...adviceFor(saved.now),
    `for partners: ${summary(saved.now)}; since the start: ${summary(saved.sinceStart)}`,
  ];
}

/** For the terminal: the worst first, then the way out and the count. */
export function text({ from, to, changes }: Report): string {
  const lines = [...changes.flatMap(changeLines), ...adviceFor(changes)];
  return [...lines, `${from} → ${to}: ${changes.length === 0 ? 'no differences' : summary(changes)}`].join('\n');
}

/** For programs. */
export function json({ from, to, changes }: Report): string {
  const listed = changes.map(({ place, ...change }) => ({
    ...change,
    reason: reasonOf(change.rule),
    place: { ...place, file: `spec/${place.file}` },
  }));
  return `${JSON.stringify({ from, to, counts: counted(changes), changes: listed }, null, 2)}\n`;
}

const LEVELS = { breaking: 'error', additive: 'note', invisible: 'note' } as const;

/** For pipelines: one case for each difference, failed if it breaks. Changes of words are left out. */
export function reportOf({ from, to, changes }: Report): CommandReport {
  const telling = changes.filter(({ effect }) => effect !== 'invisible');
  return {
    command: 'diff',
    headline: `${from} → ${to}: ${changes.length === 0 ? 'no differences' : summary(changes)}`,
    rules: Object.fromEntries(changes.map(({ rule }) => [rule, reasonOf(rule)])),
    findings: telling.map(findingOf),
    suites: [{ name: `contract ${from} to ${to}`, cases: changes.map(caseOf) }],
  };
}

function findingOf(change: Change): Finding {
  const { effect, rule, what, subjects, revisions, place } = change;
  const only = revisions.length === 0 ? [] : [`only in ${firstNames(revisions)}`];
  return {
    rule,
    level: LEVELS[effect],
    message: effect === 'breaking' ? `${what}. It breaks partners: ${reasonOf(rule)}` : `${what}. ${reasonOf(rule)}`,
    details: [`in ${firstNames(subjects)}`, ...only, ...adviceFor([change])],
    place: { file: `spec/${place.file}`, line: place.line, column: place.column },
  };
}

function caseOf(change: Change): Case {
  const { effect, rule, what } = change;
  const text = [...changeLines(change), ...adviceFor([change])];
  const shared = { group: `${effect}.${rule}`, name: what, text };
  return effect === 'breaking'
    ? { ...shared, outcome: 'failed', message: reasonOf(rule) }
    : { ...shared, outcome: 'passed' };
}
