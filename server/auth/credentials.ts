import { DomainError } from '../domain/errors';
import type { Services } from '../services';
import { type Client, findClient } from '../store/clients';
import { hashSecret, verifySecret } from './secrets';

/** What the token endpoints take. */
export interface Credentials {
  client_id: string;
  client_secret: string;
  audience: string;
}

/** Compared against when there is no such client, so that the time taken doesn't tell which ids exist. */
const decoy = hashSecret('nobody');

/**
 * The client behind a set of credentials. Failed attempts are counted per client id and address.
 * @throws DomainError INVALID_CLIENT, INVALID_AUDIENCE, RATE_LIMITED
 */
export async function clientOf(credentials: Credentials, address: string, services: Services): Promise<Client> {
  const key = `${credentials.client_id} ${address}`;
  const wait = services.attempts.wait(key, performance.now());
  if (wait > 0) throw new DomainError('RATE_LIMITED', [], { 'retry-after': String(wait) });
  const client = await findClient(services.db, credentials.client_id);
  const matches = await verifySecret(credentials.client_secret, client?.secretHash ?? (await decoy));
  if (client === null || !matches) {
    services.attempts.take(key, performance.now());
    throw new DomainError('INVALID_CLIENT', [], { 'www-authenticate': 'Bearer realm="contrato"' });
  }
  if (credentials.audience !== services.config.audience) {
    throw new DomainError('INVALID_AUDIENCE', [
      { code: 'audience', detail: 'this service has another audience', location: 'body', pointer: '/audience' },
    ]);
  }
  return client;
}
