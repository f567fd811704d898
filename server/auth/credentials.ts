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
  const client = await attemptedWithOthers(credentials, address, services);
  if (credentials.audience !== services.config.audience) {
    throw new DomainError('INVALID_AUDIENCE', [
      { code: 'audience', detail: 'this is not the audience of this service', location: 'body', pointer: '/audience' },
    ]);
  }
  return client;
}

/** The attempts under way of each service, by client id, secret and address. */
const underWay = new WeakMap<CredentialServices['attempts'], Map<string, Promise<Client>>>();

/**
 * Waits for an attempt with the same credentials that is under way: fifty workers that start at once with the right
 * secret would otherwise count as fifty guesses until the first one is found to be none. If it fails, each of the
 * others is an attempt of its own, so that each guess counts.
 */
async function attemptedWithOthers(
  credentials: Credentials,
  address: string,
  services: CredentialServices,
): Promise<Client> {
  const { client_id: id, client_secret: secret } = credentials;
  const all = underWay.get(services.attempts) ?? new Map<string, Promise<Client>>();
  underWay.set(services.attempts, all);
  const key = JSON.stringify([id, secret, siteOf(address)]);
  const earlier = all.get(key);
  // Without a wait if there is none: of requests that go on in the same tick only the first one begins an attempt.
  const found = earlier === undefined ? undefined : await earlier.catch(() => undefined);
  if (found !== undefined) return found;
  const attempt = attempted(credentials, address, services);
  if (!all.has(key)) {
    const end = () => all.delete(key);
    all.set(key, attempt);
    attempt.then(end, end);
  }
  return attempt;
}

function attempted(credentials: Credentials, address: string, services: CredentialServices): Promise<Client> {
  const attempt = { key: keyOf(credentials.client_id, address) };
  return countingAttempt(services.attempts, attempt, failsWith('INVALID_CLIENT'), async () => {
    const found = await verified(credentials, services);
    if (found === null) throw invalidClient();
    return found;
  });
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
