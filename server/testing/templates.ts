import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Client } from 'pg';

/**
 * Makes the folder that databases with the present schema are kept in for a run; its name begins the names of those on
 * a server.
 */
export function openTemplates(): void {
  process.env.TEST_TEMPLATES ??= mkdtempSync(join(tmpdir(), prefix()));
}

/** Removes what a run kept there. A process that was given the folder by another one leaves it alone. */
export function closeTemplates(): void {
  const folder = ownFolder();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}

function ownFolder(): string | undefined {
  const folder = process.env.TEST_TEMPLATES;
  return folder !== undefined && basename(folder).startsWith(prefix()) ? folder : undefined;
}

function prefix(): string {
  return `template_${process.pid}_`;
}

/** Removes the databases that this process's templates left on a server that outlives it. */
export async function dropTemplates(url: string): Promise<void> {
  const folder = ownFolder();
  if (folder === undefined) return;
  const client = new Client({ connectionString: url });
  await client.connect();
  const named = `${basename(folder).toLowerCase()}_`;
  const { rows } = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [named]);
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname}`);
  await client.end();
}
