import { findClient, replaceSecretHash } from '../clients/store/clients';
import type { Client } from '../kernel/client';
import { DomainError } from '../kernel/errors';
import { rateLimited } from '../platform/http/admit';
import { countingAttempt, failsWith } from '../platform/http/attempts';
import { siteOf } from '../platform/ip-networks';
import type { Services } from '../platform/services';
import { invalidClient } from './invalid-client';
import { hashSecret, isStretched, matchesSecret, matchesStretched } from './secrets';

/** The credentials that the token endpoints take. */
interface Credentials {
  client_id: string;
  client_secret: string;
  audience: string;
}

type CredentialServices = Pick<Services, 'attempts' | 'config' | 'db' | 'secretHashes' | 'vault'>;

const TOO_BUSY_SECONDS = 1;

/** Attempts are counted per client id and address, or the network that an address of IPv6 is in. */
const keyOf = (clientId: string, address: string) => `${clientId} ${siteOf(address)}`;

/**
 * Refuses what can only be refused: who has used up the attempts costs the store nothing more.
 * @throws DomainError RATE_LIMITED
 */
export function assertMayTry(clientId: string, address: string, { attempts }: Pick<Services, 'attempts'>): void {
  const wait = attempts.wait(keyOf(clientId, address), performance.now());
  if (wait > 0) throw rateLimited(wait);
}

/**
 * Finds the client behind a set of credentials. Wrong ones are counted per client id and address.
 * @throws DomainError INVALID_CLIENT, INVALID_AUDIENCE, RATE_LIMITED
 */
export async function clientOf(
  credentials: Credentials,
  address: string,
  services: CredentialServices,
): Promise<Client> {
  const { attempts, config } = services;
  const attempt = { key: keyOf(credentials.client_id, address) };
  const client = await countingAttempt(attempts, attempt, failsWith('INVALID_CLIENT'), async () => {
    const found = await verified(credentials, services);
    if (found === null) throw invalidClient();
    return found;
  });
  if (credentials.audience !== config.audience) {
    throw new DomainError('INVALID_AUDIENCE', [
      { code: 'audience', detail: 'this is not the audience of this service', location: 'body', pointer: '/audience' },
    ]);
  }
  return client;
}

/**
 * Returns the active client with the given secret, or null if there is none. A slow hash of an older version is
 * replaced once its secret is known.
 */
async function verified(credentials: Credentials, services: CredentialServices): Promise<Client | null> {
  const { db, secretHashes, vault } = services;
  const { client_id: id, client_secret: secret } = credentials;
  const client = await findClient(db, id);
  if (client?.status !== 'ACTIVE') return null;
  const { secretHash } = client;
  if (!isStretched(secretHash)) return matchesSecret(vault, id, secret, secretHash) ? client : null;
  const matches = await secretHashes.run(() => matchesStretched(secret, secretHash));
  if (matches === null) throw rateLimited(TOO_BUSY_SECONDS);
  if (!matches) return null;
  await db.transaction((tx) => replaceSecretHash(tx, id, secretHash, hashSecret(vault, id, secret)));
  return client;
}

/**
 * Asserts that a client that is locked is still the one that the credentials opened.
 * @throws DomainError INVALID_CLIENT
 */
export function assertCredentials(
  client: Client | null,
  { client_secret: secret }: Credentials,
  { vault }: Pick<Services, 'vault'>,
): void {
  if (client?.status === 'ACTIVE' && matchesSecret(vault, client.id, secret, client.secretHash)) return;
  throw invalidClient();
}
