/** The differences as text, JSON and JUnit. */

import { escaped } from '../util/markup';
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
export function summary(changes: readonly Change[]): string {
  const counts = counted(changes);
  return EFFECTS.map((effect) => `${counts[effect]} ${effect}`).join(', ');
}

const SHOWN_SUBJECTS = 4;

/** The first few of many names. */
export function fewOf(names: readonly string[]): string {
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
  const only = revisions.length === 0 ? '' : `  only in ${fewOf(revisions)}`;
  return [
    `${MARKS[effect]}  spec/${place.file}:${place.line}:${place.column}  ${what}${only}`,
    `           ${rule}: ${reasonOf(rule)}  [${fewOf(subjects)}]`,
  ];
}

/** Says what to do about differences that break, where there are any. */
export function wayOut(changes: readonly Change[]): string[] {
  if (counted(changes).breaking === 0) return [];
  return [
    'What breaks need not break anybody: make it a value of an axis in spec/revisions/revisions.yaml and keep the old form in',
    'an overlay beside it (README, "Add a revision value"); clients that are pinned to the old value go on as before.',
  ];
}

/** For the terminal: the worst first, then the way out and the count. */
export function text({ from, to, changes }: Report): string {
  const lines = [...changes.flatMap(changeLines), ...wayOut(changes)];
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

/** For CI: one case for each difference, failed when it breaks. */
export function junit({ from, to, changes }: Report): string {
  const { breaking } = counted(changes);
  const name = escaped(`contract ${from} to ${to}`);
  const cases = changes.map((change) => {
    const { effect, rule, what } = change;
    const head = `<testcase classname="${effect}.${rule}" name="${escaped(what)}"`;
    const body = escaped([...changeLines(change), ...wayOut([change])].join('\n'));
    if (effect !== 'breaking') return `${head}><system-out>${body}</system-out></testcase>`;
    return `${head}><failure message="${escaped(reasonOf(rule))}">${body}</failure></testcase>`;
  });
  const suite = `<testsuite name="${name}" tests="${changes.length}" failures="${breaking}" skipped="0">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${[suite, ...cases].join('\n')}\n</testsuite>\n</testsuites>\n`;
}
