import { chosenRevision } from '../../generated/revisions';
import type { AllServices } from '../../server/all-services';
import { hashSecret, newSecret } from '../../server/auth/secrets';
import { countriesFrom } from '../../server/clients/agreement';
import { insertApiKey } from '../../server/clients/store/api-keys';
import { insertClient } from '../../server/clients/store/clients';
import { newApiKey } from '../../server/events/api-secrets';
import { type Client, type ClientConfiguration, defaultConfiguration } from '../../server/kernel/client';
import { DomainError } from '../../server/kernel/errors';
import { newId } from '../../server/platform/ids';
import type { Tx } from '../../server/platform/store/db';

/** The countries where a client of the sandbox may operate; its home country is the first of its list. */
const COUNTRIES = ['ARG', 'BRA', 'MEX', 'COL'] as const;
export type Country = (typeof COUNTRIES)[number];

/** The settings of a new client. Missing ones are generated or have the default of all clients. */
interface NewClient {
  id?: string;
  secret?: string;
  name: string;
  country?: Country;
  revision?: string | null;
  configuration?: Partial<ClientConfiguration>;
}

/** A client that was just opened, with the secrets that are known only now. */
export interface OpenedClient {
  client: Client;
  secret: string;
  apiKey: { id: string; secret: string; createdAt: number };
}

/** @throws DomainError UNKNOWN_REVISION */
export function assertRevision(name: string): void {
  try {
    chosenRevision(name);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new DomainError('UNKNOWN_REVISION', [{ code: 'revision', detail, location: 'body', pointer: '/revision' }]);
  }
}

/**
 * Opens a client that is isolated from all others, with a pair to sign its calls with.
 * @throws DomainError UNKNOWN_REVISION; UniqueViolation `clients_pkey` when the id is taken
 */
export async function openClient(services: AllServices, input: NewClient): Promise<OpenedClient> {
  const { db } = services;
  return db.transaction((tx) => openClientIn(tx, services, input));
}

/** Opens a client in a unit of work that does more. */
export async function openClientIn(
  tx: Tx,
  { clock, vault }: Pick<AllServices, 'clock' | 'vault'>,
  input: NewClient,
): Promise<OpenedClient> {
  const { id = newId(), secret = newSecret(), revision = null, country = 'ARG' } = input;
  if (revision !== null) assertRevision(revision);
  const now = clock.now();
  const client: Client = {
    id,
    name: input.name,
    secretHash: hashSecret(vault, id, secret),
    status: 'ACTIVE',
    revision,
    countries: countriesFrom(country),
    configuration: { ...defaultConfiguration, ...input.configuration },
    createdAt: now,
    updatedAt: now,
  };
  const pair = newApiKey(vault, id, now);
  await insertClient(tx, client);
  await insertApiKey(tx, pair.row);
  return { client, secret, apiKey: { id: pair.row.id, secret: pair.secret, createdAt: now } };
}
