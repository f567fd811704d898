import { lifecycles } from '../../../generated/lifecycles';
import { DomainError, refuseField } from '../../kernel/errors';
import { type Machine, transitionFor } from '../../kernel/lifecycle';
import type { PixKey, PixKeyStatus } from '../store/tables';

export type { PixKey, PixKeyStatus } from '../store/tables';

const machine = lifecycles['pix-key'] as Machine;

/** The most keys that an account has at once. Source: interface specification, Limits. */
const MAX_PIX_KEYS = 5;

/** @throws DomainError PIX_KEY_LIMIT_REACHED */
export function assertRoomForKey(present: number): void {
  if (present < MAX_PIX_KEYS) return;
  throw refuseField('PIX_KEY_LIMIT_REACHED', '/account_id', 'limit', `the account has ${present} active keys`);
}

/** A new key that waits for the directory. */
export function newPixKey(own: { key: string; clientId: string; accountId: string; now: number }): PixKey {
  const { now, ...rest } = own;
  return { ...rest, type: 'EVP', status: 'RESERVED', createdAt: now, updatedAt: now };
}

/** The key once the directory has it. One that was deleted meanwhile stays so. */
export function registered(key: PixKey): PixKey {
  return key.status === 'RESERVED' ? { ...key, status: 'ACTIVE' } : key;
}

/** The key after its client has deleted it. @throws DomainError PIX_KEY_NOT_FOUND */
export function deletedKey(key: PixKey | null, now: number): PixKey {
  if (key === null || key.status === 'RESERVED') throw new DomainError('PIX_KEY_NOT_FOUND');
  const { to } = transitionFor(machine, { cause: 'deletePixKey', from: key.status, to: 'DELETED' });
  return { ...key, status: to as PixKeyStatus, updatedAt: now };
}
