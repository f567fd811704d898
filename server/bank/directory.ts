import type { Reader } from '../platform/store/db';
import { type Destination, type DestinationKeyType, ownDestination } from './rules/destination';
import { ownPixDestination, type PixDestination } from './rules/pix-destination';
import { findReachableAccount, type ReachableAccount } from './store/destinations';
import { findActivePixKey } from './store/pix';

/** Finds the owner of a key among the accounts of this service, of all its clients; null when none of them has it. */
export async function findOwnDestination(
  reader: Reader,
  type: DestinationKeyType,
  value: string,
): Promise<Destination | null> {
  if (type === 'CBU') return null;
  const account = await findReachableAccount(reader, type === 'CVU' ? { cvu: value } : { alias: value });
  return account === null ? null : ownDestination(account, account);
}

/** The same for a PIX key, with the account that it belongs to. */
export async function findOwnPixDestination(
  reader: Reader,
  key: string,
): Promise<{ accountId: string; destination: PixDestination } | null> {
  const found = await findActivePixKey(reader, key);
  const account = found === null ? null : await findReachableAccount(reader, { id: found.accountId });
  return account === null ? null : { accountId: account.id, destination: ownPixDestination(key, ownerOf(account)) };
}

function ownerOf(account: ReachableAccount): Parameters<typeof ownPixDestination>[1] {
  if (account.ownerType === 'CLIENT') return { name: account.clientName, documentType: 'CNPJ', document: null };
  return {
    name: fullName(account),
    documentType: 'CPF',
    document: account.taxType === 'CPF' ? account.taxValue : null,
  };
}

/** A person's name as other people see it. */
export function fullName({ name, surname }: Pick<ReachableAccount, 'name' | 'surname'>): string {
  return [name, surname].filter((part) => part !== null).join(' ');
}
