import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (secret: string, salt: Buffer, length: number, options: object) => Promise<Buffer>;
const COST = { N: 16384, r: 8, p: 1 };
const LENGTH = 32;

/** A client secret as it is stored: `scrypt$salt$hash`, both base64. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(secret, salt, LENGTH, COST);
  return `scrypt$${salt.toString('base64')}$${hash.toString('base64')}`;
}

/** Whether a secret is the one behind a stored hash, in constant time. */
export async function verifySecret(secret: string, stored: string): Promise<boolean> {
  const [kind, salt, hash] = stored.split('$');
  if (kind !== 'scrypt' || salt === undefined || hash === undefined) return false;
  const wanted = Buffer.from(hash, 'base64');
  const given = await derive(secret, Buffer.from(salt, 'base64'), wanted.length, COST);
  return timingSafeEqual(given, wanted);
}

/** A fresh secret of 256 bits in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
