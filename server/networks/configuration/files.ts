import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NetworkKey } from './network';
import type { SecretPlace } from './written';

/**
 * The surroundings of the configuration file: other files, by their path from its folder, and environment variables.
 */
export class Surroundings {
  constructor(
    private readonly folder: string,
    private readonly environment: Readonly<Record<string, string | undefined>>,
  ) {}

  /**
   * Reads a file as text.
   * @throws with the reason in words
   */
  text(file: string): string {
    try {
      return readFileSync(resolve(this.folder, file), 'utf8');
    } catch (error) {
      throw new Error(`${file} can not be read: ${(error as NodeJS.ErrnoException).code}`);
    }
  }

  /**
   * Reads a secret.
   * @throws with the reason as a text, never with a part of the secret
   */
  secret(place: SecretPlace): string {
    if ('file' in place) return notEmpty(this.text(place.file).replace(/\r?\n$/, ''), place.file);
    const value = this.environment[place.env];
    if (value === undefined) throw new Error(`the environment variable ${place.env} is not set`);
    return notEmpty(value, place.env);
  }

  /**
   * Reads certificates in PEM.
   * @throws with the reason in words
   */
  certificates(file: string): string {
    const pem = this.text(file);
    using(file, 'no certificate in PEM', () => new X509Certificate(pem));
    return pem;
  }

  /**
   * Reads the private key of a certificate.
   * @throws with the reason in words
   */
  privateKey(file: string, certificates: string): string {
    const pem = this.text(file);
    const key = using(file, 'no private key in PEM', () => createPrivateKey(pem));
    if (!new X509Certificate(certificates).checkPrivateKey(key)) {
      throw new Error(`${file} is the key of another certificate`);
    }
    return pem;
  }

  /**
   * Reads one public key in PEM.
   * @throws with the reason in words
   */
  publicKey(file: string): NetworkKey[] {
    const pem = this.text(file);
    if (pem.includes('PRIVATE KEY')) throw new Error(`${file} holds a private key: only the public half belongs here`);
    return [
      {
        id: null,
        key: strong(
          file,
          using(file, 'no public key in PEM', () => createPublicKey(pem)),
        ),
      },
    ];
  }

  /**
   * Reads the keys of a JSON Web Key Set.
   * @throws with the reason in words
   */
  keySet(file: string): NetworkKey[] {
    const set = using(file, 'no JSON', () => JSON.parse(this.text(file)) as { keys?: unknown });
    if (!Array.isArray(set?.keys) || set.keys.length === 0)
      throw new Error(`${file} is not a JSON Web Key Set with keys`);
    return set.keys.map((jwk: JsonWebKey & { kid?: string }) => {
      if (jwk.d !== undefined || jwk.k !== undefined)
        throw new Error(`${file} holds a secret key: only public ones belong here`);
      const key = using(file, 'no set of public keys', () => createPublicKey({ key: jwk, format: 'jwk' }));
      return { id: jwk.kid ?? null, key: strong(file, key) };
    });
  }
}

const MIN_RSA_BITS = 2048;

/** @throws if the key is too weak, or of a kind that cannot sign token requests */
function strong(file: string, key: KeyObject): KeyObject {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  const isGood =
    (type === 'rsa' && (details?.modulusLength ?? 0) >= MIN_RSA_BITS) ||
    (type === 'ec' && details?.namedCurve === 'prime256v1') ||
    type === 'ed25519';
  if (!isGood) throw new Error(`${file} must hold keys of RSA with ${MIN_RSA_BITS} bits or more, EC P-256 or Ed25519`);
  return key;
}

function notEmpty(value: string, name: string): string {
  if (value === '') throw new Error(`${name} is empty`);
  return value;
}

function using<T>(file: string, what: string, use: () => T): T {
  try {
    return use();
  } catch {
    throw new Error(`${file} is ${what}`);
  }
}
