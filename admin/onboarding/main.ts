import { migrate } from '../../server/migrations';
import { readConfig } from '../../server/platform/config';
import { servedMode } from '../../server/platform/store/served-mode';
import { openConfiguredDb, openConfiguredVault } from '../../server/run';
import { serviceNow } from '../now';
import { COMMANDS, type CommandName, type Values } from './commands';
import type { OnboardingParts } from './parts';
import { printed } from './print';

/**
 * Runs a command on the database of the configuration, whether or not a server runs on it, and prints what came of it. Where
 * no variable names a mode, it is that in which the service was last started there.
 */
export async function runOnboarding(name: CommandName, { json, ...values }: Values & { json: boolean }): Promise<void> {
  const config = readConfig(process.env);
  const db = openConfiguredDb(config);
  try {
    await migrate(db);
    const now = await serviceNow(db);
    const mode = process.env.CONTRATO_MODE ? config.mode : await servedMode(db);
    const parts: OnboardingParts = {
      config: { ...config, mode },
      db,
      vault: await openConfiguredVault(db, config),
      now,
    };
    const told = await COMMANDS[name](parts, values);
    process.stdout.write(json ? `${JSON.stringify(told, null, 2)}\n` : printed(told));
  } finally {
    await db.close();
  }
}
