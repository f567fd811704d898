import { join } from 'node:path';
import type { Config } from '../platform/config';

const SAFE = /^[A-Za-z0-9_-]+$/;

/** The settings that say where settlement files lie. */
export type FolderSettings = Pick<Config, 'dataDir' | 'settlementDir'>;

/** Returns the folder of all settlement files. Server processes that share a database share this folder, too. */
function settlementFolder({ dataDir, settlementDir }: FolderSettings): string {
  return settlementDir ?? join(dataDir, 'settlement');
}

/** The root of what one client sees over SFTP. */
export function clientFolder(config: FolderSettings, clientId: string): string {
  // An id that could lead elsewhere is no id that was ever given out.
  if (!SAFE.test(clientId)) throw new Error('a client id cannot be used as the name of a folder');
  return join(settlementFolder(config), clientId);
}

/**
 * Returns the folder in which files are written until they are complete: on the same volume, and not visible to
 * clients.
 */
export function partialFolder(config: FolderSettings): string {
  return join(settlementFolder(config), '.partial');
}
