import type { Migration } from '../../../platform/store/migration';
import { comparedDocument } from '../tables';

/**
 * Documents in the form in which they are compared. Users whose documents differ in case, leading zeros or separators
 * alone may be there already: they stay two, the later one under the exact text of its document. The index of the exact
 * text stays for processes of the version before, which run on while this one starts.
 */
export const documentKeys: Migration = {
  name: '0017-document-keys',
  async up({ knex }) {
    await knex.schema.alterTable('users', (table) => {
      table.text('identification_key');
    });
    const rows: { id: string; client_id: string; identification_type: string; identification_value: string }[] =
      await knex('users')
        .whereNotNull('identification_value')
        .orderBy(['created_at', 'id'])
        .select('id', 'client_id', 'identification_type', 'identification_value');
    const taken = new Set<string>();
    for (const { id, client_id, identification_type, identification_value } of rows) {
      const key = comparedDocument(identification_value);
      const whole = `${client_id} ${identification_type} ${key}`;
      const identification_key = taken.has(whole) ? `=${identification_value}` : key;
      taken.add(whole);
      await knex('users').where({ id }).update({ identification_key });
    }
    await knex.schema.alterTable('users', (table) => {
      table.unique(['client_id', 'identification_key', 'identification_type'], {
        indexName: 'users_identification_key',
      });
    });
  },
};
