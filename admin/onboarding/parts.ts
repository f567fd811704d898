import { findClient, listClients } from '../../server/clients/store/clients';
import type { Client } from '../../server/kernel/client';
import type { Config } from '../../server/platform/config';
import type { Vault } from '../../server/platform/crypto/vault';
import type { Db, Reader } from '../../server/platform/store/db';
import { Problem } from './problem';

/** The parts that onboarding works with. */
export interface OnboardingParts {
  config: Config;
  db: Db;
  vault: Vault;
  /** The service's time in milliseconds. */
  now: number;
}

/**
 * A client by its id, or by its name where only one has it.
 * @throws Problem
 */
export async function clientNamed(db: Reader, text: string): Promise<Client> {
  const byId = await findClient(db, text);
  if (byId !== null) return byId;
  const named = (await listClients(db)).filter(({ name }) => name === text);
  const [only] = named;
  if (only === undefined) throw new Problem(`No client has the id or the name ${text}.`);
  if (named.length > 1)
    throw new Problem(`Several clients are called ${text}: ${named.map(({ id }) => id).join(', ')}.`);
  return only;
}

/** Updates the time of the last change, so that caches read the client again. */
export function touched({ updatedAt }: Client, now: number): number {
  return Math.max(now, updatedAt + 1);
}
