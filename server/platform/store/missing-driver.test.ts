import { DriverMissing } from './errors';
import { openDb } from './open';

const TRIED = 'Could not locate the bindings file. Tried:\n → /app/build/node_sqlite3.node';

jest.mock('sqlite3', () => {
  throw new Error(TRIED);
});

it('says how the driver of SQLite is built where its install script did not run', () => {
  const opening = () => openDb({ dialect: 'sqlite', file: '/nowhere/contrato.sqlite' });
  expect(opening).toThrow(DriverMissing);
  expect(opening).toThrow(/^the driver of SQLite can not be loaded: Could not locate the bindings file\.\nIts /);
  expect(opening).toThrow('npm rebuild sqlite3');
});
