import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Client } from 'pg';

/** Makes the folder that databases with the present schema are kept in for a run; its name begins the names of those on a server. */
export function openTemplates(): void {
  process.env.TEST_TEMPLATES ??= mkdtempSync(join(tmpdir(), 'template_'));
}

/** Removes what a run kept there. */
export function closeTemplates(): void {
  const folder = process.env.TEST_TEMPLATES;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}

/** Removes the databases that a run's templates left on a server that outlives it. */
export async function dropTemplates(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const prefix = `${basename(process.env.TEST_TEMPLATES ?? '').toLowerCase()}_`;
  const { rows } = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [prefix]);
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname}`);
  await client.end();
}
