import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { readOrCreateSecret } from '../private-files';
import { type DataKey, Vault } from './vault';

/** Reads `id:base64,id:base64`. */
function parseDataKeys(text: string): DataKey[] {
  return text.split(',').map((entry) => {
    const at = entry.indexOf(':');
    return { id: entry.slice(0, at), bytes: Buffer.from(entry.slice(at + 1), 'base64') };
  });
}

type KeySettings = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'dataKeys' | 'sealingKey' | 'lookupKey'>>;

/**
 * Opens the vault with the configured keys. If there are none, one is created in the data folder. The key of lookups is
 * LOOKUP_KEY if it is set, otherwise the last key of the list, so that a key at the start of the list changes no
 * lookup.
 */
export function openVault({ dataKeys, dataDir, sealingKey, lookupKey }: KeySettings): Vault {
  const keys = parseDataKeys(dataKeys ?? readOrCreateSecret(keptIn(dataDir), newDataKey).trim());
  const lookup = lookupKey ? Buffer.from(lookupKey, 'base64') : (keys.at(-1) as DataKey).bytes;
  return new Vault(keys, lookup, sealingKey ?? undefined);
}

/** Decides whether there are keys already, so that none have to be created. */
export function hasDataKeys({ dataKeys = null, dataDir }: KeySettings): boolean {
  return dataKeys !== null || existsSync(keptIn(dataDir));
}

const keptIn = (dataDir: string): string => join(dataDir, 'data-keys');

const newDataKey = () => `k1:${randomBytes(32).toString('base64')}`;
