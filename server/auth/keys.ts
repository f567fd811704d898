import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import { type Config, using } from '../platform/config';

/** The key that signs access tokens, and its public half as others fetch it. */
export interface SigningKey {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** RFC 7517 key set for `/.well-known/jwks.json`. */
  jwks: { keys: JWK[] };
}

const MODULUS_BITS = 2048;

function readOrMake(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, pem, { mode: 0o600 });
  return pem;
}

function rsaKeyFrom(pem: string): KeyObject {
  const privateKey = createPrivateKey(pem);
  const bits = privateKey.asymmetricKeyDetails?.modulusLength ?? 0;
  if (privateKey.asymmetricKeyType !== 'rsa' || bits < MODULUS_BITS) {
    throw new Error(`The signing key must be an RSA key of at least ${MODULUS_BITS} bits`);
  }
  return privateKey;
}

/** Wraps a PKCS #8 PEM. @throws when it is not an RSA key of 2048 bits or more. */
export async function signingKeyFrom(pem: string): Promise<SigningKey> {
  const privateKey = rsaKeyFrom(pem);
  const publicKey = createPublicKey(privateKey);
  const jwk = await exportJWK(publicKey);
  const id = await calculateJwkThumbprint(jwk);
  return { id, privateKey, publicKey, jwks: { keys: [{ ...jwk, kid: id, alg: 'RS256', use: 'sig' }] } };
}

/**
 * The configured signing key. The sandbox makes one in its data folder, so that tokens outlive a restart.
 * @throws ConfigError when the configured file is missing or holds no such key
 */
export async function loadSigningKey(config: Pick<Config, 'signingKeyFile' | 'dataDir'>): Promise<SigningKey> {
  if (config.signingKeyFile !== null) {
    const pem = using('SIGNING_KEY_FILE', config.signingKeyFile, (file) => {
      const text = readFileSync(file, 'utf8');
      rsaKeyFrom(text);
      return text;
    });
    return signingKeyFrom(pem);
  }
  return signingKeyFrom(readOrMake(join(config.dataDir, 'signing-key.pem')));
}
