import { answerHelp } from '../../cli/command-line';
import { migrate } from '../../server/migrations';
import { readConfig } from '../../server/platform/config';
import { openConfiguredDb, openConfiguredVault } from '../../server/run';
import { serviceNow } from '../now';
import { readCommand, USAGE } from './commands';
import type { OnboardingParts } from './parts';
import { printed } from './print';
import { Problem } from './problem';

/** `npm run onboard`: works on the database of the configuration, whether or not a server runs on it. */
async function main(): Promise<void> {
  answerHelp(USAGE);
  const command = readCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const db = openConfiguredDb(config);
  try {
    await migrate(db);
    const now = await serviceNow(db);
    const parts: OnboardingParts = { config, db, vault: await openConfiguredVault(db, config), now };
    const told = await command.run(parts);
    process.stdout.write(command.json ? `${JSON.stringify(told, null, 2)}\n` : printed(told));
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof Problem || (error as Error).name === 'ConfigError';
  process.stderr.write(`${expected ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = expected ? 2 : 1;
});
