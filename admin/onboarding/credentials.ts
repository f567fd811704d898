import { hashSecret, newSecret } from '../auth/secrets';
import { type KeyPair, pairState, verifyingPairs } from '../domain/events/key-pairs';
import { type Channel, channels } from '../domain/events/kinds';
import { type ApiKey, insertApiKey, listApiKeys, updateApiKey } from '../store/api-keys';
import { type Client, lockClient, updateClient } from '../store/clients';
import type { Tx } from '../store/db';
import { resumeParked } from '../store/events';
import { revokeTokens } from '../store/tokens';
import { type Addresses, assertAddresses } from './addresses';
import { newClientKey, replaceKeys, revokeKeys, rsaKeyOf, sftpUserOf } from './keys';
import { assertRevision, type SealedPair, sealedPair } from './open-client';
import { clientNamed, type OnboardingParts, touched } from './parts';
import { Problem } from './problem';

// Each function is one unit of work on a client that is locked for it, named by its id or its name. All of them throw
// `Problem` where that client, or what it is about, is not there.

async function withClient<T>(
  { db }: OnboardingParts,
  named: string,
  work: (tx: Tx, client: Client) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const { id } = await clientNamed(tx, named);
    return work(tx, (await lockClient(tx, id)) as Client);
  });
}

/** Gives the client a new secret; the old one is good for nothing from here on. Its tokens go on unless they are revoked. */
export async function rotateSecret(parts: OnboardingParts, named: string, options: { tokens: boolean }) {
  const secret = newSecret();
  const secretHash = await hashSecret(secret);
  return withClient(parts, named, async (tx, client) => {
    await updateClient(tx, client.id, { secretHash, updatedAt: touched(client, parts.now) });
    const revoked = options.tokens ? await revokeTokens(tx, client.id, parts.config.audience, parts.now) : 0;
    return { clientId: client.id, secret, revokedTokens: revoked };
  });
}

/** Lets nobody in with the client's secret or with its tokens any more, until it is given a new secret. */
export async function revokeSecret(parts: OnboardingParts, named: string) {
  const secretHash = await hashSecret(newSecret());
  return withClient(parts, named, async (tx, client) => {
    await updateClient(tx, client.id, { secretHash, updatedAt: touched(client, parts.now) });
    return { clientId: client.id, revokedTokens: await revokeTokens(tx, client.id, parts.config.audience, parts.now) };
  });
}

/**
 * Gives the client a new pair, which signs from here on; the old ones verify until a while later.
 * @param overlap in milliseconds
 */
export function rotateApiKey(parts: OnboardingParts, named: string, overlap: number): Promise<SealedPair> {
  const { now } = parts;
  return withClient(parts, named, async (tx, client) => {
    const old = verifyingPairs(await listApiKeys(tx, client.id), now);
    const { row, pair } = sealedPair(parts, client.id, await rsaKeyOf(tx, client, now));
    const ends = now + overlap;
    for (const { id, expiresAt } of old) {
      if (expiresAt === null || expiresAt > ends) await updateApiKey(tx, client.id, id, { expiresAt: ends });
    }
    await insertApiKey(tx, row);
    const { callbacks } = client.configuration;
    // What waited because there was nothing to sign it with is sent.
    if (old.length === 0) await resumeParked(tx, client.id, reachable(callbacks), now);
    return pair;
  });
}

/** Makes a pair good for nothing. @param apiKey which; needless where there is one to choose */
export function revokeApiKey(parts: OnboardingParts, named: string, apiKey: string | null): Promise<string> {
  return withClient(parts, named, async (tx, client) => {
    const live = verifyingPairs(await listApiKeys(tx, client.id), parts.now);
    const chosen = chosenPair(live, apiKey);
    const signing = live.filter((pair) => isActive(pair, parts.now));
    if (signing.length === 1 && signing[0] === chosen) {
      throw new Problem(`${chosen.id} is the last one that signs. Rotate it instead: rotate api-key --overlap-hours 0`);
    }
    await updateApiKey(tx, client.id, chosen.id, { status: 'REVOKED' });
    return chosen.id;
  });
}

const isActive = (pair: KeyPair, now: number) => pairState(pair, now) === 'ACTIVE';

function chosenPair(live: readonly ApiKey[], apiKey: string | null): ApiKey {
  const candidates = live.filter(({ id }) => apiKey === null || id === apiKey);
  const [only] = candidates;
  if (only === undefined) throw new Problem('The client has no such api-key.');
  if (candidates.length > 1) throw new Problem(`Say which with --key: ${candidates.map(({ id }) => id).join(', ')}.`);
  return only;
}

/** Lets the client fetch files with a new key; the old ones go on for a while. @param overlap in milliseconds */
export function rotateSshKey(parts: OnboardingParts, named: string, text: string, overlap: number) {
  return withClient(parts, named, async (tx, client) => {
    const key = newClientKey('SSH', text, client.id, parts.now);
    await replaceKeys(tx, key, parts.now, parts.now + overlap);
    return { username: await sftpUserOf(tx, client, parts.now), fingerprint: key.fingerprint };
  });
}

/** Encrypts for a new key what the client is sent from here on. */
export function rotateRsaKey(parts: OnboardingParts, named: string, text: string) {
  return withClient(parts, named, async (tx, client) => {
    const key = newClientKey('RSA', text, client.id, parts.now);
    await replaceKeys(tx, key, parts.now, parts.now);
    return { fingerprint: key.fingerprint };
  });
}

/** Makes public keys of the client good for nothing. @param fingerprint null is all of them */
export function revokePublicKeys(
  parts: OnboardingParts,
  named: string,
  purpose: 'RSA' | 'SSH',
  fingerprint: string | null,
): Promise<string[]> {
  return withClient(parts, named, (tx, client) => revokeKeys(tx, client, purpose, fingerprint, parts.now));
}

/** Changes where the client is called and which revision it is pinned to. What waited for an address is sent. */
export async function updateAgreement(
  parts: OnboardingParts,
  named: string,
  { addresses, revision }: { addresses: Addresses; revision?: string },
): Promise<Client> {
  assertAddresses(addresses, parts.config);
  if (revision !== undefined) assertRevision(revision);
  return withClient(parts, named, async (tx, client) => {
    const before = client.configuration.callbacks;
    const callbacks = { ...before, ...addresses } as Client['configuration']['callbacks'];
    const changes = {
      configuration: { ...client.configuration, callbacks },
      revision: revision ?? client.revision,
      updatedAt: touched(client, parts.now),
    };
    await updateClient(tx, client.id, changes);
    const found = reachable(callbacks).filter((channel) => before[channel] === null);
    await resumeParked(tx, client.id, found, parts.now);
    return { ...client, ...changes };
  });
}

function reachable(callbacks: Readonly<Record<Channel, string | null>>): Channel[] {
  return channels.filter((channel) => callbacks[channel] !== null);
}
