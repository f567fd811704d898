import { createHash } from 'node:crypto';
import { utils } from 'ssh2';
import { delivery } from '../../../generated/settlement';

/** A public key that lets a client in. */
interface SshKey {
  /** As the contract names it: `RSA` or `Ed25519`. */
  type: string;
  /** Of an RSA key; null for others. */
  bits: number | null;
  /** The key as it goes over the wire (RFC 4253, 6.6). */
  blob: Buffer;
  /** `SHA256:` and the digest in base64 without padding, as `ssh-keygen -l` prints it. */
  fingerprint: string;
  /** One line of `authorized_keys`, without a comment. */
  line: string;
  /**
   * Decides whether a signature over data was made with its private half.
   * @param hash of an RSA signature, such as `sha256`
   */
  verify(data: Buffer, signature: Buffer, hash: string | undefined): boolean;
}

/** A key with which nobody can log in. */
export class UnfitKey extends Error {
  override name = 'UnfitKey';
}

const TYPES: Readonly<Record<string, string>> = { 'ssh-rsa': 'RSA', 'ssh-ed25519': 'Ed25519' };

/** The kinds of keys that the contract allows, in words. */
const ALLOWED_KEYS = delivery.public_keys
  .map((key) => ('bits' in key ? `${key.type} of ${key.bits} bits` : key.type))
  .join(', ');

/**
 * Reads a public key in OpenSSH's one-line form or in that of RFC 4716.
 * @throws UnfitKey when it is none, or of a kind that the contract does not allow
 */
export function readSshKey(text: string): SshKey {
  if (/PRIVATE KEY/.test(text)) throw new UnfitKey('this is a private key: keep it, and send the public one');
  const parsed = utils.parseKey(text.trim());
  if (parsed instanceof Error) throw new UnfitKey('this is not an SSH public key');
  const blob = parsed.getPublicSSH();
  const type = TYPES[parsed.type] ?? parsed.type;
  const bits = type === 'RSA' ? modulusBits(blob) : null;
  const allowed = delivery.public_keys.some((key) => key.type === type && (!('bits' in key) || key.bits === bits));
  if (!allowed) {
    throw new UnfitKey(`the key is ${type}${bits === null ? '' : ` of ${bits} bits`}; allowed are ${ALLOWED_KEYS}`);
  }
  return {
    type,
    bits,
    blob,
    fingerprint: `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`,
    line: `${parsed.type} ${blob.toString('base64')}`,
    verify: (data, signature, hash) => parsed.verify(data, signature, hash) === true,
  };
}

/**
 * A new Ed25519 pair in OpenSSH's forms. Of about one pair in 250 `ssh2` loses a leading zero, and then nobody can read
 * the pair, the library itself included; another one is made instead.
 */
export function newSshKeyPair(): { private: string; public: string } {
  for (;;) {
    const pair = utils.generateKeyPairSync('ed25519');
    const halves = [utils.parseKey(pair.public), utils.parseKey(pair.private)];
    if (!halves.some((half) => half instanceof Error)) return pair;
  }
}

/**
 * The public half of a private key, as one line of `authorized_keys`.
 * @throws UnfitKey
 */
export function publicHalf(privateKey: string): SshKey {
  const parsed = utils.parseKey(privateKey);
  if (parsed instanceof Error || !parsed.isPrivateKey()) throw new UnfitKey('this is not an SSH private key');
  return readSshKey(`${parsed.type} ${parsed.getPublicSSH().toString('base64')}`);
}

/** The size of an RSA key: `string "ssh-rsa"`, `mpint e`, `mpint n` (RFC 4253, 6.6). */
function modulusBits(blob: Buffer): number {
  const next = (from: number) => ({ start: from + 4, end: from + 4 + blob.readUInt32BE(from) });
  const modulus = next(next(next(0).end).end);
  const bytes = blob.subarray(modulus.start, modulus.end);
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? 0 : (bytes.length - first - 1) * 8 + (32 - Math.clz32(bytes[first] as number));
}
