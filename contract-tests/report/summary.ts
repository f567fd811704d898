import { rowName } from '../contract';
import { isClean, type RunResult } from '../run';

/** What a run came to, for a person: one line when all is well, and one line per mistake when it isn't. */
export function summary(result: RunResult, coverage: readonly string[] = []): string {
  const lines = [headline(result, coverage)];
  for (const message of coverage) lines.push(`  ${message}`);
  for (const { row, source, passed, problems } of result.results) {
    if (passed) continue;
    lines.push(`  ${rowName(row)} (${source})`);
    for (const problem of problems) lines.push(`    ${problem}`);
  }
  for (const warning of result.warnings) lines.push(`  Dredd ${warning}`);
  return lines.join('\n');
}

function headline(result: RunResult, coverage: readonly string[]): string {
  const { revision, target, operations, expected, executed, passed, skipped, millis } = result;
  const time = `${(millis / 1000).toFixed(1)} s`;
  const what = `contract ${revision}: ${operations} operations`;
  if (isClean(result) && coverage.length === 0) {
    return `${what}, ${expected} responses expected = executed = passed (${target}, ${time})`;
  }
  return `${what}, ${expected} responses expected, ${executed} executed, ${passed} passed, ${skipped} skipped (${target}, ${time})`;
}
