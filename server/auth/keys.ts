import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import { type Config, problemsIn, using } from '../platform/config';
import { readOrCreateSecret } from '../platform/private-files';

/** The keys of tokens: one signs, several are accepted, and others fetch the public halves of all. */
export interface TokenKeys {
  signing: { id: string; privateKey: KeyObject };
  /** The keys whose tokens are accepted, by id: the signing key, earlier and later ones. */
  accepted: ReadonlyMap<string, KeyObject>;
  /** RFC 7517 key set for `/.well-known/jwks.json`. */
  jwks: { keys: JWK[] };
}

interface PublicKey {
  id: string;
  key: KeyObject;
  jwk: JWK;
}

const MODULUS_BITS = 2048;

function newPem(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
}

function assertRsa(key: KeyObject): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa' || bits < MODULUS_BITS) {
    throw new Error(`The signing key must be an RSA key of at least ${MODULUS_BITS} bits`);
  }
  return key;
}

async function publicKeyOf(key: KeyObject): Promise<PublicKey> {
  const jwk = await exportJWK(key);
  const id = await calculateJwkThumbprint(jwk);
  return { id, key, jwk: { ...jwk, kid: id, alg: 'RS256', use: 'sig' } };
}

async function tokenKeys(privateKey: KeyObject, others: readonly KeyObject[]): Promise<TokenKeys> {
  const own = await publicKeyOf(createPublicKey(privateKey));
  const all = new Map([[own.id, own]]);
  for (const other of others) {
    const accepted = await publicKeyOf(other);
    all.set(accepted.id, accepted);
  }
  return {
    signing: { id: own.id, privateKey },
    accepted: new Map([...all].map(([id, { key }]) => [id, key])),
    jwks: { keys: [...all.values()].map(({ jwk }) => jwk) },
  };
}

type KeySettings = Pick<Config, 'dataDir' | 'signingKeyFile'> & Partial<Pick<Config, 'acceptedKeyFiles'>>;

const readSigningKey = (file: string) =>
  using('SIGNING_KEY_FILE', file, () => assertRsa(createPrivateKey(readFileSync(file, 'utf8'))));

/** A private key is as good as its public half: `createPublicKey` takes both. */
const readAcceptedKey = (file: string) =>
  using('ACCEPTED_KEY_FILES', file, () => assertRsa(createPublicKey(readFileSync(file, 'utf8'))));

/** Returns a problem for each configured file that is missing or holds no RSA key of 2048 bits or more. */
export function problemsOfTokenKeys({
  signingKeyFile,
  acceptedKeyFiles,
}: Pick<Config, 'signingKeyFile' | 'acceptedKeyFiles'>): string[] {
  const signing = signingKeyFile === null ? [] : [() => readSigningKey(signingKeyFile)];
  return problemsIn(...signing, ...acceptedKeyFiles.map((file) => () => readAcceptedKey(file)));
}

/**
 * Loads the configured keys of tokens. Where none is, one is made in the data folder, so that tokens outlive a restart.
 * @throws ConfigError when a configured file is missing or holds no RSA key of 2048 bits or more
 */
export async function loadTokenKeys({ signingKeyFile, acceptedKeyFiles, dataDir }: KeySettings): Promise<TokenKeys> {
  const signing =
    signingKeyFile === null
      ? assertRsa(createPrivateKey(readOrCreateSecret(join(dataDir, 'signing-key.pem'), newPem)))
      : readSigningKey(signingKeyFile);
  return tokenKeys(signing, (acceptedKeyFiles ?? []).map(readAcceptedKey));
}
