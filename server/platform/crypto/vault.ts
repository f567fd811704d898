import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A key that seals data at rest. */
export interface DataKey {
  /** Lower-case letters, digits and hyphens. */
  id: string;
  /** 32 bytes. */
  bytes: Buffer;
}

/** A sealed text was changed, moved to another place, or sealed with a key that is missing. */
export class VaultError extends Error {
  override name = 'VaultError';
}

/**
 * Short hashes that identify keys and reveal nothing else about them: by the id of each data key, and of the key of
 * lookups.
 */
export interface KeyChecks {
  data: Record<string, string>;
  lookup: string;
}

/** The beginning of every sealed text. */
export const SEALED = 'v1.';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const CHECK_BYTES = 12;

/**
 * Seals short secrets with authenticated encryption (AES-256-GCM, NIST SP 800-38D). A ciphertext is bound to its place,
 * so that it cannot be decrypted in another row. One key encrypts, every known key decrypts: a rotation makes a new key
 * known to all processes before one of them encrypts with it, and keeps the old key until every value is encrypted with
 * the new one.
 */
export class Vault {
  private readonly keys: ReadonlyMap<string, Buffer>;
  /** The id of the key that encrypts. */
  readonly sealing: string;
  private readonly lookupKey: Buffer;

  /**
   * @param keys all keys that decrypt
   * @param lookupSecret the key of `lookup`; it does not change when data keys rotate
   * @param sealing the id of the key that encrypts; by default the first
   */
  constructor(keys: readonly DataKey[], lookupSecret: Buffer, sealing = keys[0]?.id) {
    if (sealing === undefined) throw new VaultError('a vault needs at least one key');
    for (const key of keys)
      if (key.bytes.length !== KEY_BYTES) throw new VaultError(`the key ${key.id} is not 32 bytes long`);
    this.keys = new Map(keys.map((key) => [key.id, key.bytes]));
    if (!this.keys.has(sealing)) throw new VaultError(`there is no key ${sealing} to seal with`);
    this.sealing = sealing;
    this.lookupKey = Buffer.from(hkdfSync('sha256', lookupSecret, '', 'lookup', KEY_BYTES));
  }

  /**
   * @param place what the text belongs to, such as `cards.pan:<card id>`
   * @returns `v1.<key id>.<base64url of nonce, tag and ciphertext>`
   */
  seal(text: string, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.keys.get(this.sealing) as Buffer, nonce);
    cipher.setAAD(Buffer.from(`${this.sealing}|${place}`));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${this.sealingPrefix}${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** @throws VaultError when the text was changed, belongs elsewhere, or its key is not known */
  open(sealed: string, place: string): string {
    const [version, id = '', data = ''] = sealed.split('.');
    const key = this.keys.get(id);
    if (version !== 'v1' || key === undefined) throw new VaultError(`sealed with an unknown key: ${id}`);
    const bytes = Buffer.from(data, 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new VaultError('the sealed text is truncated');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(`${id}|${place}`));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      throw new VaultError('the sealed text belongs to another place or was changed');
    }
  }

  /** The beginning of a text that the current key seals: texts with another beginning were sealed with another key. */
  get sealingPrefix(): string {
    return `${SEALED}${this.sealing}.`;
  }

  /** Decides whether there is a key with this id. */
  knows(id: string): boolean {
    return this.keys.has(id);
  }

  /** Returns the check values by which a database recognises these keys, in the order of their ids. */
  checks(): KeyChecks {
    const ids = [...this.keys.keys()].sort();
    return {
      data: Object.fromEntries(ids.map((id) => [id, checkOf(this.keys.get(id) as Buffer)])),
      lookup: checkOf(this.lookupKey),
    };
  }

  /** A keyed hash with which a secret, such as a PAN, can be looked up without being stored. */
  lookup(text: string, purpose: string): string {
    return createHmac('sha256', this.lookupKey).update(`${purpose}|${text}`).digest('base64url');
  }
}

function checkOf(key: Buffer): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'check', CHECK_BYTES)).toString('base64url');
}
