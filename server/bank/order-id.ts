import type { Vault } from '../platform/crypto/vault';
import type { IdempotentRequest } from '../platform/idempotency/request';
import { newId } from '../platform/ids';
import type { Reader } from '../platform/store/db';
import { tenantOf } from '../platform/store/sql';

/** An order at a bank network that a client makes with an idempotency key. */
interface KeyedOrder {
  request: Pick<IdempotentRequest, 'clientId' | 'operationId' | 'key'>;
  /** The account that pays, or that the order is for. */
  accountId: string;
}

/** The number of ids that one key leads to: a movement that the account refuses takes one, and the key stays usable. */
const IDS_OF_KEY = 8;

/**
 * Returns the id of a new transfer, which is that of its order at the bank network. The same idempotency key of a
 * client leads to the same id: if the client orders again after the database was restored to an earlier moment, the
 * bank network recognises the order.
 * @param order null for a request without a key, or if it is about nothing that exists
 */
export async function transferId(reader: Reader, vault: Vault, order: KeyedOrder | null): Promise<string> {
  if (order === null) return newId();
  const tenant = tenantOf(reader, order.request.clientId);
  const ids = Array.from({ length: IDS_OF_KEY }, (_, at) => uuid(hashOf(vault, order, at), CUSTOM));
  const taken = new Set<string>(await reader.knex('transactions').whereIn('id', ids).where(tenant).pluck('id'));
  return ids.find((id) => !taken.has(id)) ?? newId();
}

/** The same for a random key of PIX, which has the version of random ids. */
export async function pixKeyOf({ knex }: Reader, vault: Vault, order: KeyedOrder | null): Promise<string> {
  if (order === null) return crypto.randomUUID();
  const key = uuid(hashOf(vault, order, 0), RANDOM);
  const taken = await knex('pix_keys').where({ key }).first('key');
  return taken === undefined ? key : crypto.randomUUID();
}

/** The account is included: after a client was reset, its old keys come with new accounts. */
function hashOf(vault: Vault, { request, accountId }: KeyedOrder, at: number): Buffer {
  const { clientId, operationId, key } = request;
  return Buffer.from(
    vault.lookup(JSON.stringify([clientId, operationId, accountId, key, at]), 'orders.id'),
    'base64url',
  );
}

/** The versions of ids (RFC 9562, 5.4 and 5.8). */
const RANDOM = 0x40;
const CUSTOM = 0x80;
const VARIANT = 0x80;

/** An id of a version with the bits of a hash. */
function uuid(hash: Buffer, version: number): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | version, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | VARIANT, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
