import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts the key that a run's servers sign tokens with where a server keeps one that it makes, so that it makes none. */
export async function giveSigningKey(dataDir: string): Promise<void> {
  const key = process.env.TEST_SIGNING_KEY;
  if (key !== undefined) await writeFile(join(dataDir, 'signing-key.pem'), key, { mode: 0o600 });
}
