import type { Tx } from '../../../platform/store/db';

/**
 * Keeps with each session the country whose provider has it. Earlier versions leave it out, and the country of the user
 * is taken.
 */
export async function sessionCountries({ knex }: Tx): Promise<void> {
  await knex.schema.alterTable('identity_sessions', (table) => table.text('country'));
}
