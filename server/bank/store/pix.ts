import type { OfClient } from '../../kernel/client';
import type { Reader, Tx } from '../../platform/store/db';
import { claimIdentifiers, identifiersOf } from '../../platform/store/distribution/identifiers';
import { tenantOf } from '../../platform/store/sql';
import { type PixKey, type PixLookup, pixKeys, pixLookups } from './tables';

function keysOf(reader: Reader, { id, clientId }: OfClient) {
  return reader.knex('pix_keys').where({ account_id: id, ...tenantOf(reader, clientId) });
}

export async function insertPixKey(tx: Tx, key: PixKey): Promise<void> {
  await claimIdentifiers(tx, key.clientId, identifiersOf({ pix_keys_pkey: key.key }));
  tx.pipeline(tx.knex('pix_keys').insert(pixKeys.write(key)));
}

/** Reads a key of an account and keeps it as it is until the transaction ends. */
export async function lockPixKey(
  { knex }: Tx,
  owner: { clientId: string; accountId: string },
  key: string,
): Promise<PixKey | null> {
  return pixKeys.first(
    knex('pix_keys').where({ key, client_id: owner.clientId, account_id: owner.accountId }).forNoKeyUpdate(),
  );
}

export async function updatePixKey(tx: Tx, key: PixKey): Promise<void> {
  const { status, updatedAt } = key;
  tx.pipeline(
    tx
      .knex('pix_keys')
      .where({ key: key.key, client_id: key.clientId })
      .update(pixKeys.writeChanges({ status, updatedAt })),
  );
}

/** Counts the keys that count towards an account's limit. Lock the account first when the answer decides something. */
export async function countPixKeys(reader: Reader, account: OfClient): Promise<number> {
  const [row] = await keysOf(reader, account).whereNot('status', 'DELETED').count({ total: '*' });
  return Number(row?.total ?? 0);
}

/** The active keys of an account, newest first. */
export async function listPixKeys(reader: Reader, account: OfClient): Promise<PixKey[]> {
  return pixKeys.list(
    keysOf(reader, account)
      .where({ status: 'ACTIVE' })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'key', order: 'desc' },
      ]),
  );
}

/** The texts of the active keys of each account, newest first. Accounts without keys are left out. */
export async function pixKeysOf(
  reader: Reader,
  clientId: string,
  accountIds: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (accountIds.length === 0) return found;
  const rows = await reader
    .knex('pix_keys')
    .where(tenantOf(reader, clientId))
    .whereIn('account_id', accountIds)
    .where('status', 'ACTIVE')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'key', order: 'desc' },
    ])
    .select('account_id', 'key');
  for (const { account_id, key } of rows) found.set(account_id, [...(found.get(account_id) ?? []), key]);
  return found;
}

/** The same for accounts of all countries: those of Brazil alone have keys. */
export function pixKeysOfAccounts(
  reader: Reader,
  clientId: string,
  accounts: readonly { id: string; country: string }[],
): Promise<Map<string, string[]>> {
  return pixKeysOf(
    reader,
    clientId,
    accounts.filter(({ country }) => country === 'BRA').map(({ id }) => id),
  );
}

/** An active key of any client. */
export async function findActivePixKey({ knex }: Reader, key: string): Promise<PixKey | null> {
  return pixKeys.first(knex('pix_keys').where({ key, status: 'ACTIVE' }));
}

/**
 * Removes all keys of an account, for example when it is deleted.
 * @returns the keys that must be removed from the directory
 */
export async function deletePixKeysOf(tx: Tx, account: OfClient, now: number): Promise<PixKey[]> {
  const live = () => keysOf(tx, account).whereNot('status', 'DELETED');
  const keys = await pixKeys.list(live().forNoKeyUpdate());
  await live().update({ status: 'DELETED', updated_at: now });
  return keys;
}

export async function insertPixLookup(tx: Tx, lookup: PixLookup): Promise<void> {
  tx.pipeline(tx.knex('pix_lookups').insert(pixLookups.write(lookup)));
}

export async function findPixLookup({ knex }: Reader, clientId: string, id: string): Promise<PixLookup | null> {
  return pixLookups.first(knex('pix_lookups').where({ id, client_id: clientId }));
}

/** Reads a lookup and keeps it as it is until the transaction ends. */
export async function lockPixLookup({ knex }: Tx, clientId: string, id: string): Promise<PixLookup | null> {
  return pixLookups.first(knex('pix_lookups').where({ id, client_id: clientId }).forNoKeyUpdate());
}

/** Notes which transfer a lookup has fed. */
export async function useUpPixLookup(tx: Tx, lookup: PixLookup, transferId: string): Promise<void> {
  tx.pipeline(
    tx.knex('pix_lookups').where({ id: lookup.id, client_id: lookup.clientId }).update({ transfer_id: transferId }),
  );
}
