import type { ValuesOf } from '../../cli/declaration';
import { readCheckedConfig } from '../../server/platform/misspelt-settings';
import { servedMode } from '../../server/platform/store/served-mode';
import { openConfiguredVault, openExistingDb, openMigratedDb } from '../../server/run';
import { serviceNow } from '../now';
import { COMMANDS } from './commands';
import type { CommandName, OPTIONS } from './declared-options';
import type { OnboardingParts } from './parts';
import { printed } from './print';

/**
 * Runs a command on the database of the configuration, whether or not a server runs on it, and prints what came of it.
 * Where no variable names a mode, it is that in which the service was last started there. A first client can be opened
 * before that: the schema is made with it.
 */
export async function runOnboarding<N extends CommandName>(
  name: N,
  values: ValuesOf<(typeof OPTIONS)[N]> & { json: boolean },
): Promise<void> {
  const config = readCheckedConfig(process.env);
  const run = COMMANDS[name](values);
  const db = await (name === '' ? openMigratedDb(config) : openExistingDb(config));
  try {
    const now = await serviceNow(db);
    const mode = process.env.CONTRATO_MODE ? config.mode : await servedMode(db);
    const parts: OnboardingParts = {
      config: { ...config, mode },
      db,
      vault: await openConfiguredVault(db, config),
      now,
    };
    const output = await run(parts);
    process.stdout.write(values.json ? `${JSON.stringify(output, null, 2)}\n` : printed(output));
  } finally {
    await db.close();
  }
}
