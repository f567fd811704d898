import { printable } from '../../cli/printable';
import type { Report } from './model';
import { type Failure, failedCount, failuresOf, type Totals, totalsOf } from './verdict';

/** The most failures that are shown in full; a run that fails in more places fails for a reason that shows in these. */
const SHOWN = 60;
const REVISIONS_SHOWN = 3;

/** Sums up a proof for a person: a few lines of numbers, and the failures with their places. */
export function summary(report: Report): string {
  const totals = totalsOf(report);
  const failures = failuresOf(report);
  const lines = [headline(report, totals), ...totals.targets.map(answers), ...exercised(totals), ...arranged(report)];
  lines.push(...failures.slice(0, SHOWN).flatMap(failureLines));
  if (failures.length > SHOWN) lines.push(`  and ${failures.length - SHOWN} more, which the reports name`);
  lines.push(
    `${totals.missing} missing, ${failedCount(failures)} failed${causes(failures)}, ${(report.millis / 1000).toFixed(1)} s`,
  );
  return lines.map(printable).join('\n');
}

function headline({ name, revisions }: Report, { operations }: Totals): string {
  const several = revisions.length > 1 ? `${revisions.length} revisions, ` : '';
  return `contract ${name}: ${several}${operations} operations`;
}

function answers({ name, expected, executed, passed, skipped }: Totals['targets'][number]): string {
  if (expected === executed && executed === passed && skipped === 0) {
    return `  ${name}: ${expected} responses expected = executed = passed`;
  }
  return `  ${name}: ${expected} responses expected, ${executed} executed, ${passed} passed, ${skipped} skipped`;
}

function exercised({ journeys, coverage }: Totals): string[] {
  if (journeys.made === 0) return [];
  const made = `  journeys: ${journeys.passed} of ${journeys.made} passed`;
  const kinds = coverage.map(({ kind, wanted, seen }) => `${kind}s ${seen}/${wanted}`);
  return kinds.length === 0 ? [made] : [made, `  exercised: ${kinds.join(', ')}`];
}

/**
 * Lists the controls that were replaced by changes in the database of production, because they would take years
 * otherwise.
 */
function arranged({ inTheStore }: Report): string[] {
  return inTheStore.length > 0 ? [`  prepared in the database: ${inTheStore.length}, ${inTheStore.join(', ')}`] : [];
}

/** Counts the causes of the failures, where one has several. */
function causes(failures: readonly Failure[]): string {
  if (failures.every(({ failed }) => failed.length === 1)) return '';
  return ` for ${failures.length} ${failures.length === 1 ? 'reason' : 'reasons'}`;
}

function failureLines({ name, problems, source, revisions, failed }: Failure): string[] {
  const where = source === null || name.includes(source) ? '' : ` (${source})`;
  const times = failed.length === 1 ? '' : `: ${failed.length} failures`;
  return [`  FAILED ${name}${where}${times}${within(revisions)}`, ...problems.map((problem) => `    ${problem}`)];
}

function within(revisions: readonly string[]): string {
  if (revisions.length === 0) return '';
  if (revisions.length <= REVISIONS_SHOWN) return ` in ${revisions.join(' and ')}`;
  return ` in ${revisions.length} revisions, such as ${revisions[0]}`;
}
