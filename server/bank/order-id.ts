import type { Vault } from '../platform/crypto/vault';
import type { IdempotentRequest } from '../platform/idempotency/request';
import { newId } from '../platform/ids';
import type { Tx } from '../platform/store/db';
import { isInLedger } from './store/transfers';

/** An order at a bank network that a client makes with an idempotency key. */
interface KeyedOrder {
  request: Pick<IdempotentRequest, 'clientId' | 'operationId' | 'key'>;
  /** The account that pays, or that the order is for. */
  accountId: string;
}

/**
 * Returns the id of a new transfer, which is that of its order at the bank network. The same idempotency key of a
 * client leads to the same id: if the client orders again after the database was restored to an earlier moment, the
 * bank network recognises the order.
 * @param order null for a request without a key, or if it is about nothing that exists
 */
export function transferId(vault: Vault, order: KeyedOrder | null): string {
  return order === null ? newId() : uuid(hashOf(vault, order), CUSTOM);
}

/**
 * Returns the same id, unless the ledger already has it: its entries stay for good, also when a snapshot was restored.
 */
export async function freeTransferId(tx: Tx, vault: Vault, order: KeyedOrder | null): Promise<string> {
  const id = transferId(vault, order);
  if (order === null) return id;
  const { clientId } = order.request;
  return (await isInLedger(tx, { clientId, id })) ? newId() : id;
}

/** Returns the same for a random PIX key, which has the version of random ids. */
export function pixKeyOf(vault: Vault, order: KeyedOrder | null): string {
  return order === null ? crypto.randomUUID() : uuid(hashOf(vault, order), RANDOM);
}

/** The account is included: after a client was reset, its old keys come with new accounts. */
function hashOf(vault: Vault, { request, accountId }: KeyedOrder): Buffer {
  const { clientId, operationId, key } = request;
  return Buffer.from(vault.lookup(JSON.stringify([clientId, operationId, accountId, key]), 'orders.id'), 'base64url');
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
