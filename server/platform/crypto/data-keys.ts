import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config';
import { type DataKey, Vault } from './vault';

/** Reads `id:base64,id:base64`, the newest first. */
export function parseDataKeys(text: string): DataKey[] {
  return text.split(',').map((entry) => {
    const at = entry.indexOf(':');
    return { id: entry.slice(0, at), bytes: Buffer.from(entry.slice(at + 1), 'base64') };
  });
}

/**
 * The vault with the configured keys. The sandbox makes a key in its data folder. The last key in the list, the
 * oldest one, is also the secret behind lookups, so that rotation puts new keys in front and keeps finding old rows.
 */
export function openVault(config: Pick<Config, 'dataKeys' | 'dataDir'>): Vault {
  const keys = parseDataKeys(config.dataKeys ?? readOrMake(join(config.dataDir, 'data-keys')));
  return new Vault(keys, (keys[keys.length - 1] as DataKey).bytes);
}

function readOrMake(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const text = `k1:${randomBytes(32).toString('base64')}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode: 0o600 });
  return text;
}
