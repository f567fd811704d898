import { Client } from 'pg';
import {
  OutOfRange,
  ReadOnlyServer,
  StoreUnavailable,
  StoreUnwritable,
  TransactionConflict,
  UniqueViolation,
} from './errors';
import { openDb } from './open';
import { translatePostgresError } from './postgres-errors';

const violation = 'duplicate key value violates unique constraint "accounts_cvu_102008"';

it.each([
  ['of one node', { code: '23505', constraint: 'accounts_cvu', message: violation }],
  ['of a part on several nodes', { code: '23505', constraint: 'accounts_cvu_102008', message: violation }],
  ['that a coordinator only tells in words', { code: 'XX000', message: violation }],
])('a violation %s names the index of the schema', (_, error) => {
  const translated = translatePostgresError(error);
  expect(translated).toBeInstanceOf(UniqueViolation);
  expect((translated as UniqueViolation).constraint).toBe('accounts_cvu');
});

const failed = (syscall: string, code: string) => Object.assign(new Error(`${syscall} ${code}`), { syscall, code });

it.each([
  ['no way to the host', failed('connect', 'EHOSTUNREACH')],
  ['no way to the network', failed('connect', 'ENETUNREACH')],
  ['no name', failed('getaddrinfo', 'ENOTFOUND')],
  ['a socket that is not there', failed('connect', 'ENOENT')],
  ['a connection that was given up', failed('read', 'ECONNABORTED')],
  ['a reset without a call', { code: 'ECONNRESET', message: 'socket hang up' }],
  [
    'no address of several',
    new AggregateError([failed('connect', 'EHOSTUNREACH'), failed('connect', 'ECONNREFUSED')], 'all'),
  ],
  ['a transaction that took too long', { code: '25P04', message: 'transaction timeout' }],
  ['a transaction that stood still', { code: '25P03', message: 'idle' }],
])('%s makes the store unavailable', (_, error) => {
  expect(translatePostgresError(error)).toBeInstanceOf(StoreUnavailable);
});

// The names are those of the appendix "PostgreSQL Error Codes" of its manual.
it.each([
  ['serialization_failure', '40001', TransactionConflict],
  ['deadlock_detected', '40P01', TransactionConflict],
  ['connection_failure', '08006', StoreUnavailable],
  ['disk_full', '53100', StoreUnavailable],
  ['too_many_connections', '53300', StoreUnavailable],
  ['lock_not_available', '55P03', StoreUnavailable],
  ['admin_shutdown', '57P01', StoreUnavailable],
  ['cannot_connect_now', '57P03', StoreUnavailable],
  ['io_error', '58030', StoreUnavailable],
  ['read_only_sql_transaction', '25006', ReadOnlyServer],
  ['numeric_value_out_of_range', '22003', OutOfRange],
])('%s (%s) is distinguished from others', (name, code, kind) => {
  expect(translatePostgresError({ code, message: name })).toBeInstanceOf(kind);
});

// As PostgreSQL 18 tells of them: the code depends on the call that failed, the words on its language.
it.each([
  ['a read-only file system, where a table is read or written', '42501', 'md.c', 'mdopenfork'],
  ['a quota that is used up', 'XX000', 'md.c', 'mdzeroextend'],
  ['a limit on the size of files', 'XX000', 'md.c', 'mdcreate'],
  ['a full disk, where rows are sorted', 'XX000', 'fd.c', 'OpenTemporaryFileInTablespace'],
  ['a status of transactions that cannot be written', '42501', 'slru.c', 'SlruReportIOError'],
])('%s means that the disk of the server takes no writes (%s %s)', (_, code, file, routine) => {
  const error = { code, message: 'no se pudo extender el archivo', file, routine };
  expect(translatePostgresError(error)).toBeInstanceOf(StoreUnwritable);
});

it.each([
  ['a privilege that the role lacks', '42501', 'aclchk.c'],
  ['an internal error', 'XX000', 'tqueue.c'],
  ['a page that is damaged', 'XX001', 'md.c'],
])('%s is not taken for that (%s %s)', (_, code, file) => {
  const error = { code, message: 'denied', file };
  expect(translatePostgresError(error)).toBe(error);
});

it.each([
  ['string_data_right_truncation', '22001'],
  ['no_active_sql_transaction', '25P01'],
  ['statement_completion_unknown', '40003'],
  ['undefined_table', '42P01'],
  ['statement_too_complex', '54001'],
  ['object_in_use', '55006'],
])('%s (%s) is an error of ours and stays as it is', (name, code) => {
  const error = { code, message: name };
  expect(translatePostgresError(error)).toBe(error);
});

it('a host that can not be reached makes the store unavailable', async () => {
  const db = openDb({ dialect: 'postgres', url: 'postgres://a:b@255.255.255.255:5432/c' });
  await expect(db.transaction(({ knex }) => knex.raw('SELECT 1'))).rejects.toBeInstanceOf(StoreUnavailable);
  await db.close();
});

it.each(['', '?target_session_attrs=read-write'])(
  'a mistake in the code that connects is no unavailable store: %s',
  async (query) => {
    const mistake = new TypeError('x is not a function');
    const connecting = jest.spyOn(Client.prototype, 'connect').mockImplementation(() => Promise.reject(mistake));
    const db = openDb({ dialect: 'postgres', url: `postgres://a:b@127.0.0.1:1/c${query}` });
    await expect(db.transaction(({ knex }) => knex.raw('SELECT 1'))).rejects.toBe(mistake);
    connecting.mockRestore();
    await db.close();
  },
);

it('a value that Node does not accept makes the store unavailable, because it is a setting', async () => {
  const refused = Object.assign(new TypeError('bad value'), { code: 'ERR_INVALID_ARG_VALUE' });
  const connecting = jest.spyOn(Client.prototype, 'connect').mockImplementation(() => Promise.reject(refused));
  const db = openDb({ dialect: 'postgres', url: 'postgres://a:b@127.0.0.1:1/c' });
  await expect(db.transaction(({ knex }) => knex.raw('SELECT 1'))).rejects.toBeInstanceOf(StoreUnavailable);
  connecting.mockRestore();
  await db.close();
});

it('another error stays as it is', () => {
  const error = { code: '42601', message: 'syntax error' };
  expect(translatePostgresError(error)).toBe(error);
});
