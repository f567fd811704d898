import { addMoment, type Migration } from '../../../platform/store/migration';

/**
 * Lets an api-key pair be announced before it signs. An earlier version takes such a pair for one that signs at once,
 * and announces none.
 */
export const announcedApiKeys: Migration = {
  name: '0044-announced-api-keys',
  async up({ knex }) {
    await knex.schema.alterTable('api_keys', (table) => {
      addMoment(table, 'signs_from');
    });
  },
};
