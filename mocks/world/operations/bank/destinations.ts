import type { components } from '../../../../generated/types/sandbox';
import { findReachableAccount } from '../../../../server/bank/store/destinations';
import { findActivePixKey } from '../../../../server/bank/store/pix';
import { DomainError, refuseField } from '../../../../server/kernel/errors';
import { listRequest } from '../../../../server/platform/http/list';
import { read, write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';
import { timestamp } from '../../../../server/platform/present';
import { type Tx, UniqueViolation } from '../../../../server/platform/store/db';
import {
  deleteOutsideAccount,
  type ExternalAccount,
  findOutsideAccount,
  insertOutsideAccount,
  listOutsideAccounts,
  type OutsideKey,
} from '../../bank-destinations';
import { newExternalAccount } from './external-account';

type Schemas = components['schemas'];

/** An account at another bank in the contract's words. */
export function presentOutsideAccount(account: ExternalAccount): Schemas['SandboxDestination'] {
  return {
    id: account.id,
    country: account.country,
    cbu: account.cbu,
    cvu: account.cvu,
    alias: account.alias,
    pix_key: account.pixKey,
    pix_key_type: account.pixKeyType,
    holder: { name: account.holderName, tax_id: account.holderTaxId },
    active: account.active,
    created_at: timestamp(account.createdAt),
  };
}

/** The field of the key that an account of the service, or one at another bank that the client finds, has already. */
async function takenField(tx: Tx, { clientId, cbu, cvu, alias, pixKey }: ExternalAccount): Promise<string | null> {
  const outside = (key: OutsideKey) => findOutsideAccount(tx, clientId, key);
  const lookups = [
    cbu !== null && { field: 'cbu', find: () => outside({ cbu }) },
    cvu !== null && { field: 'cvu', find: () => outside({ cvu }) },
    cvu !== null && { field: 'cvu', find: () => findReachableAccount(tx, { cvu }) },
    alias !== null && { field: 'alias', find: () => outside({ alias }) },
    alias !== null && { field: 'alias', find: () => findReachableAccount(tx, { alias }) },
    pixKey !== null && { field: 'pix_key', find: () => outside({ pixKey }) },
    pixKey !== null && { field: 'pix_key', find: () => findActivePixKey(tx, pixKey) },
  ];
  for (const one of lookups) if (one && (await one.find()) !== null) return one.field;
  return null;
}

/** Opens an account at another bank. @throws DomainError DESTINATION_ALREADY_EXISTS */
async function openOutsideAccount(tx: Tx, account: ExternalAccount): Promise<void> {
  const taken = await takenField(tx, account);
  if (taken !== null) throw refuseField('DESTINATION_ALREADY_EXISTS', `/${taken}`, 'unique', 'another account has it');
  try {
    await insertOutsideAccount(tx, account);
  } catch (error) {
    throw error instanceof UniqueViolation ? new DomainError('DESTINATION_ALREADY_EXISTS') : error;
  }
}

export const createDestination = write<'createDestination'>(async (call, tx) => {
  const account = newExternalAccount(call.body, { id: newId(), clientId: call.client.id, now: call.now });
  await openOutsideAccount(tx, account);
  return { status: 201, body: { data: presentOutsideAccount(account) } };
});

export const listDestinations = read<'listDestinations'>(async (call, db) => {
  const list = listRequest(call.query);
  const { accounts, total } = await listOutsideAccounts(db, call.client.id, list.page);
  return { status: 200, body: { data: accounts.map(presentOutsideAccount), meta: list.meta(total) } };
});

export const deleteDestination = write<'deleteDestination'>(async (call, tx) => {
  const existed = await deleteOutsideAccount(tx, call.client.id, call.path.destination_id);
  if (!existed) throw new DomainError('DESTINATION_NOT_FOUND');
  return { status: 204, body: undefined };
});
