import { EXIT } from '../../cli/exit-codes';
import { LANGUAGES, type Language } from '../../console/snippets';
import { startTestServer } from '../../server/testing/server';
import { execute, missingFor } from './execute';
import { REVISIONS_TRIED } from './pieces';
import { sandboxOf, sandboxOn } from './sandbox';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs all code to copy against sandboxes of its own. @param only a language, or all of them @returns the exit code */
export async function runSnippets({ only }: { only: string }): Promise<number> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const language of LANGUAGES.filter((one) => only === 'all' || one === only)) {
    counts[await outcomeOf(language)] += 1;
  }
  print(`${counts.passed} languages passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed > 0 ? EXIT.WRONG : EXIT.FINE;
}

async function outcomeOf(language: Language): Promise<'passed' | 'failed' | 'skipped'> {
  const missing = missingFor(language);
  if (missing.length > 0) {
    print(`skipped  ${language}: ${missing.join(', ')} is not installed`);
    return 'skipped';
  }
  const problems: string[] = [];
  let executed = 0;
  for (const revision of REVISIONS_TRIED) {
    const server = await startTestServer({ ...sandboxOf(revision), database: 'sqlite' });
    try {
      const outcome = await execute(sandboxOn(server), language, revision);
      executed += outcome.executed;
      problems.push(...outcome.problems.map((problem) => `${revision}, ${problem}`));
    } finally {
      await server.close();
    }
  }
  for (const problem of problems) print(problem);
  const outcome = problems.length > 0 ? 'failed' : 'passed';
  print(`${outcome}   ${language}: ${executed} pieces of code, ${problems.length} wrong`);
  return outcome;
}
