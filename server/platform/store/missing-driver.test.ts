import { DriverMissing } from './errors';
import type { Client } from './knex-internals';
import { openDb } from './open';
import { SqliteClient } from './sqlite-client';

const TRIED = 'Could not locate the bindings file. Tried:\n → /app/build/node_sqlite3.node';

it('says how the driver of SQLite is built where its install script did not run', () => {
  const prototype = SqliteClient.prototype as Pick<Client, '_driver'>;
  const loading = jest.spyOn(prototype, '_driver').mockImplementation(() => {
    throw new Error(TRIED);
  });
  const opening = () => openDb({ dialect: 'sqlite', file: '/nowhere/contrato.sqlite' });
  try {
    expect(opening).toThrow(DriverMissing);
    expect(opening).toThrow(/^the driver of SQLite can not be loaded: Could not locate the bindings file\.\nIts /);
    expect(opening).toThrow('npm rebuild sqlite3');
  } finally {
    loading.mockRestore();
  }
});
