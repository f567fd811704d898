import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts the key that a run's servers sign tokens with where a server keeps one that it makes, so that it makes none. */
export async function giveSigningKey(dataDir: string): Promise<void> {
  const key = process.env.TEST_SIGNING_KEY;
  if (key !== undefined) await writeFile(join(dataDir, 'signing-key.pem'), key, { mode: 0o600 });
}

/** Makes a pair of keys that sign tokens, in files of a folder. @returns the paths of the key and of its public half */
export function signingKey(folder: string, name: string): { own: string; publicHalf: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [own, publicHalf] = [join(folder, `${name}.pem`), join(folder, `${name}.pub`)];
  writeFileSync(own, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(publicHalf, publicKey.export({ type: 'spki', format: 'pem' }));
  return { own, publicHalf };
}
