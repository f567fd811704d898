import { operationsFor } from '../../generated/operations';
import { chosenRevision, parseRevision } from '../../generated/revisions';
import { hashSecret, newSecret } from '../../server/auth/secrets';
import { seedAffinityGroups } from '../../server/cards/store/affinity-groups';
import { type AgreementUpdate, changedClient } from '../../server/clients/agreement';
import { insertApiKey } from '../../server/clients/store/api-keys';
import { insertClientKey } from '../../server/clients/store/client-keys';
import { insertClient, listClients } from '../../server/clients/store/clients';
import { newApiKey } from '../../server/events/api-secrets';
import type { Channel } from '../../server/events/rules/kinds';
import { type Client, defaultConfiguration } from '../../server/kernel/client';
import { newId } from '../../server/platform/ids';
import type { Tx } from '../../server/platform/store/db';
import { type Addresses, assertAddresses } from './addresses';
import { assertAgreement, assertClientName } from './agreement';
import { newClientKey, sftpUserOf } from './keys';
import type { OnboardingParts } from './parts';
import { Problem } from './problem';
import { encryptFor } from './rsa-key';

/** The countries where clients operate. The first country of a client is its home. */
const COUNTRIES: readonly string[] = ['ARG', 'BRA', 'MEX', 'COL'];
const PRODUCTS: readonly string[] = ['IDENTITY', 'CREDIT'];

/** The settings that a client is onboarded with. Keys are the texts of files. */
interface NewClient {
  name: string;
  rsaPublicKey: string;
  sshPublicKey: string;
  countries: string[];
  /** null is the server's default. */
  revision: string | null;
  products: string[];
  cardDataEntitled: boolean;
  addresses: Addresses;
  /** The other terms of the agreement, in the words of the contract of the sandbox. */
  agreement?: AgreementUpdate;
}

/** An encrypted pair of api-key and api-secret: only the owner of the RSA key can read it. */
export interface SealedPair {
  apiKey: string;
  /** JSON with `api_key` and `api_secret`, by RSA-OAEP with SHA-256, in base64. */
  encrypted: string;
  /** Of the RSA key. */
  forKey: string;
}

/** Everything that is shown to the client once. */
export interface Onboarded {
  client: Client;
  secret: string;
  tokenUrl: string;
  pair: SealedPair;
  sftp: { username: string; fingerprint: string };
  cardPrograms: { id: string; name: string }[];
}

/**
 * Creates and encrypts a pair. The caller inserts its row.
 * @param signsFrom the time from which it signs, in milliseconds; null for at once
 */
export function sealedPair(
  { vault, now }: Pick<OnboardingParts, 'vault' | 'now'>,
  clientId: string,
  rsa: { fingerprint: string; publicKey: string },
  signsFrom: number | null = null,
) {
  const { row, secret } = newApiKey(vault, clientId, now, signsFrom);
  const text = JSON.stringify({ api_key: row.id, api_secret: secret });
  const pair: SealedPair = {
    apiKey: row.id,
    encrypted: encryptFor({ pem: rsa.publicKey }, text),
    forKey: rsa.fingerprint,
  };
  return { row, pair };
}

/** @throws Problem when there is no such revision */
export function assertRevision(name: string): void {
  try {
    chosenRevision(name);
  } catch (error) {
    throw new Problem(`revision: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Returns the address where a client of a revision gets its tokens. */
function tokenUrlOf({ config }: Pick<OnboardingParts, 'config'>, revision: string | null): string {
  const rule = operationsFor(parseRevision(revision ?? config.revision)).get('createToken');
  return `${config.publicUrl.replace(/\/+$/, '')}${rule?.path ?? ''}`;
}

function assertKnown(what: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.filter((one) => !known.includes(one));
  if (unknown.length > 0) throw new Problem(`${what}: ${unknown.join(', ')} is not one of ${known.join(', ')}.`);
}

/** @throws Problem when there is none, or one in which no client operates */
export function assertCountries(countries: readonly string[]): void {
  if (countries.length === 0) throw new Problem('A client must operate in at least one country.');
  assertKnown('country', countries, COUNTRIES);
}

/**
 * Opens a client with everything it needs to begin: credentials, the pair that calls to it are signed with, its user at
 * the file server and its card programs. All of it, or nothing.
 * @throws Problem
 */
export async function onboard(parts: OnboardingParts, input: NewClient): Promise<Onboarded> {
  const { config, db, now } = parts;
  const { name, countries, revision, products, addresses } = input;
  assertClientName(name);
  assertCountries(countries);
  assertKnown('product', products, PRODUCTS);
  const pinned = revision ?? input.agreement?.revision ?? null;
  if (pinned !== null) assertRevision(pinned);
  assertAddresses(addresses, config);
  if (input.agreement !== undefined) assertAgreement(input.agreement, config);
  const id = newId();
  const rsa = newClientKey('RSA', input.rsaPublicKey, id, now);
  const ssh = newClientKey('SSH', input.sshPublicKey, id, now);
  const secret = newSecret();
  const { row, pair } = sealedPair(parts, id, rsa);
  const plain: Client = {
    id,
    name,
    secretHash: hashSecret(parts.vault, id, secret),
    status: 'ACTIVE',
    revision: pinned,
    countries: [...new Set(countries)],
    configuration: {
      ...defaultConfiguration,
      products,
      cardDataEntitled: input.cardDataEntitled,
      callbacks: { ...defaultConfiguration.callbacks, ...(addresses as Record<Channel, string | null>) },
    },
    createdAt: now,
    updatedAt: now,
  };
  const client =
    input.agreement === undefined ? plain : changedClient(plain, { ...input.agreement, ...stated(input) }, now);
  return db.transaction(async (tx) => {
    await assertNewName(tx, name);
    await insertClient(tx, client);
    await insertApiKey(tx, row);
    await insertClientKey(tx, rsa);
    await insertClientKey(tx, ssh);
    const username = await sftpUserOf(tx, client, now);
    const groups = await seedAffinityGroups(tx, id, now, client.countries);
    return {
      client,
      secret,
      tokenUrl: tokenUrlOf(parts, client.revision),
      pair,
      sftp: { username, fingerprint: ssh.fingerprint },
      cardPrograms: groups.map((group) => ({ id: group.id, name: group.name })),
    };
  });
}

/** Returns the values of the command line, which have priority over the agreement. */
function stated({
  name,
  revision,
  countries,
  products,
  cardDataEntitled,
  addresses,
  agreement,
}: NewClient): AgreementUpdate {
  return {
    name,
    countries: countries as AgreementUpdate['countries'],
    ...(revision === null ? {} : { revision }),
    ...(products.length === 0 ? {} : { products: products as AgreementUpdate['products'] }),
    ...(cardDataEntitled ? { card_data_entitled: true } : {}),
    callback_addresses: { ...agreement?.callback_addresses, ...addresses },
  };
}

/**
 * Any fixed number: the name of the lock under which names of clients are given on PostgreSQL. SQLite has one writer.
 */
const NAME_LOCK = 7_461_022_018;

/**
 * Refuses a name that a client has: a command that was typed twice makes one client. Until the transaction ends, nobody
 * else gives a name, so that of two commands at once one sees the client of the other.
 * @throws Problem
 */
export async function assertNewName(tx: Tx, name: string): Promise<void> {
  if (tx.dialect === 'postgres') await tx.knex.raw('SELECT pg_advisory_xact_lock(?)', [NAME_LOCK]);
  const namesake = (await listClients(tx)).find((client) => client.name === name);
  if (namesake === undefined) return;
  throw new Problem(
    `${name} is a client already, with the id ${namesake.id}. Rotate its lost credentials, or choose another name.`,
  );
}
