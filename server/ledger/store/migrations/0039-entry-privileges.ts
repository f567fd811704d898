import type { Migration } from '../../../platform/store/migration';

/**
 * Takes the privileges to change entries of the ledger from the role that owns them: they hold where its triggers were
 * switched off. PostgreSQL lets superusers pass; SQLite knows no roles.
 */
export const entryPrivileges: Migration = {
  name: '0039-entry-privileges',
  async up({ knex, dialect }) {
    if (dialect === 'postgres') await knex.raw('REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entries FROM CURRENT_USER');
  },
};
