import { sealedTables as ofSandbox } from '../../mocks/world/sealed-tables';
import { reseal } from '../../server/platform/crypto/reseal';
import { readCheckedConfig } from '../../server/platform/misspelt-settings';
import { openConfiguredVault, openExistingDb } from '../../server/run';
import { sealedTables } from '../../server/sealed-tables';

/**
 * Encrypts everything with the current key and prints the values that remain.
 * @returns the exit code
 */
export async function resealAll({ json }: { json: boolean }): Promise<number> {
  const config = readCheckedConfig(process.env);
  const db = await openExistingDb(config);
  try {
    const further = (await db.read(({ knex }) => knex.schema.hasTable('snapshot_tables'))) ? ofSandbox : [];
    const vault = await openConfiguredVault(db, config, further);
    const columns = await reseal(db, vault, [...sealedTables, ...further]);
    if (json) process.stdout.write(`${JSON.stringify({ key: vault.sealing, columns }, null, 2)}\n`);
    else
      for (const { column, count, broken } of columns) {
        process.stdout.write(`${column}: ${count} encrypted again with ${vault.sealing}\n`);
        for (const row of broken) process.stdout.write(`cannot be decrypted: ${column}: ${row}\n`);
      }
    return columns.every(({ broken }) => broken.length === 0) ? 0 : 1;
  } finally {
    await db.close();
  }
}
