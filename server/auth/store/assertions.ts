import type { Tx } from '../../platform/store/db';
import { type NetworkAssertion, networkAssertions } from './tables';

/**
 * Writes an assertion down, so that it counts once, and forgets those of the network whose time is over.
 * @throws UniqueViolation `network_assertions_pkey` when it was used before
 */
export async function rememberAssertion({ knex }: Tx, assertion: NetworkAssertion, now: number): Promise<void> {
  await knex('network_assertions').where({ network: assertion.network }).where('expires_at', '<', now).delete();
  await knex('network_assertions').insert(networkAssertions.write(assertion));
}
