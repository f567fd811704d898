import { hashSecret, newSecret } from '../../server/auth/secrets';
import { revokeTokens } from '../../server/auth/store/tokens';
import { type AgreementUpdate, changedClient } from '../../server/clients/agreement';
import { type ApiKey, insertApiKey, listApiKeys, updateApiKey } from '../../server/clients/store/api-keys';
import { lockClient, updateClient } from '../../server/clients/store/clients';
import { advancedPair, isLastPair, signsAfter, verifyingPairs } from '../../server/events/rules/key-pairs';
import { type Channel, channels } from '../../server/events/rules/kinds';
import { resumeParked } from '../../server/events/store/events';
import type { Client } from '../../server/kernel/client';
import type { Tx } from '../../server/platform/store/db';
import { type Addresses, assertAddresses } from './addresses';
import { assertAgreement } from './agreement';
import { newClientKey, replaceKeys, revokeKeys, rsaKeyOf, sftpUserOf } from './keys';
import { assertCountries, assertNewName, assertRevision, type SealedPair, sealedPair } from './open-client';
import { clientNamed, type OnboardingParts, touched } from './parts';
import { Problem } from './problem';

// Each function is one unit of work on a locked client, identified by id or name. All of them throw `Problem` if the
// client, or the record in question, does not exist.

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

/** How long before a new pair signs, and how long the old ones verify after that, in milliseconds. */
interface RotationTimes {
  lead: number;
  overlap: number;
}

/** Tokens end whatever they were issued for: the command may run without the TOKEN_AUDIENCE of the service. */
const EVERY_AUDIENCE = null;

/** Gives the client a new secret; the old one is no longer valid. Its tokens go on unless they are revoked. */
export async function rotateSecret(parts: OnboardingParts, named: string, options: { tokens: boolean }) {
  const secret = newSecret();
  return withClient(parts, named, async (tx, client) => {
    const secretHash = hashSecret(parts.vault, client.id, secret);
    await updateClient(tx, client.id, { secretHash, updatedAt: touched(client, parts.now) });
    const revoked = options.tokens ? await revokeTokens(tx, client.id, EVERY_AUDIENCE, parts.now) : 0;
    return { clientId: client.id, secret, revokedTokens: revoked };
  });
}

/** Revokes the client's secret and all its tokens. The client needs a new secret then. */
export async function revokeSecret(parts: OnboardingParts, named: string) {
  return withClient(parts, named, async (tx, client) => {
    const secretHash = hashSecret(parts.vault, client.id, newSecret());
    await updateClient(tx, client.id, { secretHash, updatedAt: touched(client, parts.now) });
    return { clientId: client.id, revokedTokens: await revokeTokens(tx, client.id, EVERY_AUDIENCE, parts.now) };
  });
}

/**
 * Gives the client a new pair, which signs after a lead. The old ones, of which the newest signs meanwhile, verify
 * until a while after that.
 * @returns the pair, and the time from which it signs, in milliseconds
 */
export function rotateApiKey(
  parts: OnboardingParts,
  named: string,
  { lead, overlap }: RotationTimes,
): Promise<SealedPair & { signsFrom: number }> {
  const { now } = parts;
  return withClient(parts, named, async (tx, client) => {
    const old = verifyingPairs(await listApiKeys(tx, client.id), now);
    const signsFrom = signsAfter(old, lead, now);
    const { row, pair } = sealedPair(parts, client.id, await rsaKeyOf(tx, client, now), signsFrom);
    const ends = (signsFrom ?? now) + overlap;
    for (const { id, expiresAt } of old) {
      if (expiresAt === null || expiresAt > ends) await updateApiKey(tx, client.id, id, { expiresAt: ends });
    }
    await insertApiKey(tx, row);
    const { callbacks } = client.configuration;
    // What waited because there was nothing to sign it with is sent.
    if (old.length === 0) await resumeParked(tx, client.id, reachable(callbacks), now);
    return { ...pair, signsFrom: signsFrom ?? now };
  });
}

/**
 * Revokes an api-key pair. If none is left that signs already, an upcoming one does so at once.
 * @param apiKey which pair; not needed if there is only one
 */
export function revokeApiKey(parts: OnboardingParts, named: string, apiKey: string | null): Promise<string> {
  return withClient(parts, named, async (tx, client) => {
    const { now } = parts;
    const live = verifyingPairs(await listApiKeys(tx, client.id), now);
    const chosen = chosenPair(live, apiKey);
    if (isLastPair(live, chosen, now)) {
      throw new Problem(
        `${chosen.id} is the only one that nothing replaces. Rotate it instead: rotate api-key --overlap-hours 0`,
      );
    }
    await updateApiKey(tx, client.id, chosen.id, { status: 'REVOKED' });
    const next = advancedPair(live, chosen, now);
    if (next !== null) await updateApiKey(tx, client.id, next.id, { signsFrom: now });
    return chosen.id;
  });
}

function chosenPair(live: readonly ApiKey[], apiKey: string | null): ApiKey {
  const candidates = live.filter(({ id }) => apiKey === null || id === apiKey);
  const [only] = candidates;
  if (only === undefined) throw new Problem('The client has no such api-key.');
  if (candidates.length > 1) throw new Problem(`Say which with --key: ${candidates.map(({ id }) => id).join(', ')}.`);
  return only;
}

/**
 * Lets the client fetch files with a new key; the old ones go on for a while.
 * @param overlap in milliseconds
 */
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

/**
 * Revokes public keys of the client: they are no longer valid.
 * @param fingerprint null is all of them
 */
export function revokePublicKeys(
  parts: OnboardingParts,
  named: string,
  purpose: 'RSA' | 'SSH',
  fingerprint: string | null,
): Promise<string[]> {
  return withClient(parts, named, (tx, client) => revokeKeys(tx, client, purpose, fingerprint, parts.now));
}

/** The changes to an agreement. */
interface AgreementChange {
  addresses: Addresses;
  revision?: string;
  /** They replace the earlier ones; the first is the home country. */
  countries?: readonly string[];
  agreement?: AgreementUpdate;
}

/**
 * Changes the configuration of a client: only the given fields differ. Events that waited for an address that now
 * exists are sent.
 */
export async function updateAgreement(
  parts: OnboardingParts,
  named: string,
  { addresses, revision, countries, agreement = {} }: AgreementChange,
): Promise<Client> {
  assertAddresses(addresses, parts.config);
  if (Object.keys(agreement).length > 0) assertAgreement(agreement, parts.config);
  const pinned = revision ?? agreement.revision;
  if (pinned !== undefined) assertRevision(pinned);
  if (countries !== undefined) assertCountries(countries);
  return withClient(parts, named, async (tx, client) => {
    const callback_addresses = { ...agreement.callback_addresses, ...addresses };
    const changed = changedClient(client, { ...agreement, revision: pinned, callback_addresses }, parts.now);
    const next = countries === undefined ? changed : { ...changed, countries: [...new Set(countries)] };
    if (next.name !== client.name) await assertNewName(tx, next.name);
    await updateClient(tx, client.id, next);
    const before = client.configuration.callbacks;
    const found = reachable(next.configuration.callbacks).filter((channel) => before[channel] === null);
    await resumeParked(tx, client.id, found, parts.now);
    return next;
  });
}

function reachable(callbacks: Readonly<Record<Channel, string | null>>): Channel[] {
  return channels.filter((channel) => callbacks[channel] !== null);
}
