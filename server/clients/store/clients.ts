import type { Client } from '../../kernel/client';
import type { Reader, Tx } from '../../platform/store/db';
import { clients } from './tables';

/** @throws UniqueViolation `clients_pkey` */
export async function insertClient({ knex }: Tx, client: Client): Promise<void> {
  await knex('clients').insert(clients.write(client));
}

export async function findClient({ knex }: Reader, id: string): Promise<Client | null> {
  return clients.first(knex('clients').where({ id }));
}

/** Reads a client and locks it until the transaction ends, so that its counts per client do not change either. */
export async function lockClient({ knex }: Tx, id: string): Promise<Client | null> {
  return clients.first(knex('clients').where({ id }).forNoKeyUpdate());
}

/** The clients with the given ids, in no particular order. */
export async function findClients({ knex }: Reader, ids: readonly string[]): Promise<Client[]> {
  return clients.list(knex('clients').whereIn('id', ids));
}

/** Every client, oldest first. */
export async function listClients({ knex }: Reader): Promise<Client[]> {
  return clients.list(knex('clients').orderBy(['created_at', 'id']));
}

/** Puts another hash of the same secret in the place of one that is still there: a secret changed meanwhile stays. */
export async function replaceSecretHash({ knex }: Tx, id: string, old: string, hash: string): Promise<void> {
  await knex('clients').where({ id, secret_hash: old }).update({ secret_hash: hash });
}

/**
 * Changes the given fields.
 * @returns whether there is such a client
 */
export async function updateClient({ knex }: Tx, id: string, changes: Partial<Client>): Promise<boolean> {
  return (await knex('clients').where({ id }).update(clients.writeChanges(changes))) === 1;
}
