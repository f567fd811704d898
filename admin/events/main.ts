import { answerHelp, UsageError } from '../../cli/command-line';
import { migrate } from '../../server/migrations';
import { readConfig } from '../../server/platform/config';
import { openConfiguredDb } from '../../server/run';
import { Problem } from '../onboarding/problem';
import { readCommand, USAGE } from './commands';

/** `npm run events`: shows what clients were not told, and sends it again. */
async function main(): Promise<number> {
  answerHelp(USAGE);
  const { run, json } = readCommand(process.argv.slice(2));
  const db = openConfiguredDb(readConfig(process.env));
  try {
    await migrate(db);
    const told = await run(db);
    const text = json ? JSON.stringify(told.json, null, 2) : told.lines.join('\n');
    process.stdout.write(`${text}\n`);
    return told.status;
  } finally {
    await db.close();
  }
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: Error) => {
    const isExpected = error instanceof Problem || error.name === 'ConfigError';
    const usage = error instanceof UsageError ? `${error.message}\n\n${USAGE}` : null;
    process.stderr.write(`${usage ?? (isExpected ? error.message : error.stack)}\n`);
    process.exitCode = usage !== null || isExpected ? 2 : 1;
  },
);
