import { randomBytes } from 'node:crypto';
import {
  type ClientKey,
  endClientKeys,
  findSftpUserOf,
  insertClientKey,
  insertSftpUser,
  type KeyPurpose,
  liveClientKeys,
} from '../../server/clients/store/client-keys';
import type { Client } from '../../server/kernel/client';
import { newId } from '../../server/platform/ids';
import type { Reader, Tx } from '../../server/platform/store/db';
import { readSshKey, UnfitKey } from '../../server/settlement/sftp/ssh-key';
import { Problem } from './problem';
import { readRsaKey } from './rsa-key';

/**
 * A public key as it is kept.
 * @throws Problem when it is not fit for its purpose
 */
export function newClientKey(purpose: KeyPurpose, text: string, clientId: string, now: number): ClientKey {
  const { fingerprint, publicKey } = purpose === 'RSA' ? ofRsa(text) : ofSsh(text);
  return { id: newId(), clientId, purpose, fingerprint, publicKey, createdAt: now, expiresAt: null };
}

function ofRsa(text: string) {
  const { fingerprint, pem } = readRsaKey(text);
  return { fingerprint, publicKey: pem };
}

function ofSsh(text: string) {
  try {
    const { fingerprint, line } = readSshKey(text);
    return { fingerprint, publicKey: line };
  } catch (error) {
    if (error instanceof UnfitKey) throw new Problem(`The SSH public key is not valid: ${error.message}.`);
    throw error;
  }
}

/**
 * The RSA key that what the client is sent is encrypted for.
 * @throws Problem when it has none
 */
export async function rsaKeyOf(reader: Reader, { id, name }: Client, now: number): Promise<ClientKey> {
  const [newest] = await liveClientKeys(reader, id, 'RSA', now);
  if (newest === undefined) {
    throw new Problem(`${name} has no RSA key: give one with rotate rsa-key --rsa-public-key FILE.`);
  }
  return newest;
}

/**
 * Puts a key in the place of those there are, which go on for a while.
 * @throws Problem when the client has it already
 */
export async function replaceKeys(tx: Tx, key: ClientKey, now: number, oldUntil: number): Promise<void> {
  const old = await liveClientKeys(tx, key.clientId, key.purpose, now);
  if (old.some(({ fingerprint, expiresAt }) => fingerprint === key.fingerprint && expiresAt === null)) {
    throw new Problem(`The client has this ${key.purpose} key already: ${key.fingerprint}.`);
  }
  await endClientKeys(tx, key.clientId, idsOf(old), oldUntil);
  await insertClientKey(tx, key);
}

/**
 * Puts an end to the keys with a fingerprint, or to all.
 * @returns the fingerprints
 * @throws Problem when there are none
 */
export async function revokeKeys(
  tx: Tx,
  { id: clientId }: Client,
  purpose: KeyPurpose,
  fingerprint: string | null,
  now: number,
): Promise<string[]> {
  const live = await liveClientKeys(tx, clientId, purpose, now);
  const meant = live.filter((key) => fingerprint === null || key.fingerprint === fingerprint);
  if (meant.length === 0) throw new Problem(`The client has no such ${purpose} key.`);
  await endClientKeys(tx, clientId, idsOf(meant), now);
  return meant.map((key) => key.fingerprint);
}

function idsOf(keys: readonly ClientKey[]): string[] {
  return keys.map(({ id }) => id);
}

/** The client's user name at the SFTP server, created if it has none: its own name and random letters. */
export async function sftpUserOf(tx: Tx, { id: clientId, name }: Client, now: number): Promise<string> {
  const known = await findSftpUserOf(tx, clientId);
  if (known !== null) return known.username;
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 20);
  const username = `${slug || 'client'}-${randomBytes(4).toString('hex')}`;
  await insertSftpUser(tx, { username, clientId, createdAt: now });
  return username;
}
