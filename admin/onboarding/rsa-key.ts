import { constants, createHash, createPublicKey, type KeyObject, publicEncrypt } from 'node:crypto';
import { Problem } from './problem';

/** Source: interface specification, Authentication: the client's RSA public key has 2048 bits. */
const MIN_BITS = 2048;
const MAX_BITS = 8192;

/** A key that what a client is sent can be encrypted for. */
interface RsaKey {
  bits: number;
  /** PEM (SPKI). */
  pem: string;
  /** `SHA256:` and the digest of the SPKI in base64 without padding. */
  fingerprint: string;
}

/**
 * Reads an RSA public key in PEM.
 * @throws Problem when it is none, shorter than 2048 bits, or a private one
 */
export function readRsaKey(text: string): RsaKey {
  if (/PRIVATE KEY/.test(text)) {
    throw new Problem(
      'This is a private RSA key. Its owner keeps it and sends the public one: openssl pkey -in KEY -pubout',
    );
  }
  let key: KeyObject;
  try {
    key = createPublicKey(text);
  } catch {
    throw new Problem('This is not an RSA public key in PEM: openssl pkey -in KEY -pubout writes one.');
  }
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa')
    throw new Problem(`The key is ${key.asymmetricKeyType}, and an RSA key is needed.`);
  if (bits < MIN_BITS) throw new Problem(`The RSA key has ${bits} bits; at least ${MIN_BITS} are needed.`);
  if (bits > MAX_BITS) throw new Problem(`The RSA key has ${bits} bits; more than ${MAX_BITS} are not accepted.`);
  const der = key.export({ type: 'spki', format: 'der' });
  return {
    bits,
    pem: key.export({ type: 'spki', format: 'pem' }) as string,
    fingerprint: `SHA256:${createHash('sha256').update(der).digest('base64').replace(/=+$/, '')}`,
  };
}

/** Encrypts for the owner of a key: RSA-OAEP with SHA-256 (RFC 8017, 7.1). @returns base64 */
export function encryptFor({ pem }: Pick<RsaKey, 'pem'>, text: string): string {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key: pem, padding, oaepHash: 'sha256' }, Buffer.from(text)).toString('base64');
}

/** The owner's command to decrypt it. */
export const DECRYPT =
  'base64 -d | openssl pkeyutl -decrypt -inkey PRIVATE_KEY -pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256';
