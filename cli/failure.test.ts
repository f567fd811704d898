import { ConfigError } from '../server/platform/config';
import {
  DriverMissing,
  ReadOnlyServer,
  StoreBusy,
  StoreUnavailable,
  StoreUnwritable,
} from '../server/platform/store/errors';
import { failureOf } from './failure';

it.each([
  ['ConfigError', new ConfigError(['it is wrong']), ''],
  ['DriverMissing', new DriverMissing(new Error('no file')), ''],
  ['StoreBusy', new StoreBusy(new Error('locked')), ': locked'],
  ['StoreUnavailable', new StoreUnavailable('gone'), ''],
  ['StoreUnwritable', new StoreUnwritable('the disk is full'), ''],
  ['ReadOnlyServer', new ReadOnlyServer(new Error('no')), ': no'],
])('%s, for which a person can do something, is said without a stack', (name, error, reason) => {
  expect(error.name).toBe(name);
  expect(failureOf(error, 'contrato reseal', false)).toEqual({
    text: `${error.message}${reason}`,
    code: 2,
  });
});

it('a database that fails meanwhile is said with its reason, and without the statement', () => {
  const error = new StoreUnavailable('57014', new Error('SELECT a - b - canceling statement due to user request'));
  error.message = `SELECT a - b - ${error.message}`;
  expect(failureOf(error, 'contrato reseal', false)).toEqual({
    text: 'the store is unavailable: 57014: canceling statement due to user request',
    code: 2,
  });
});

it('an error that nobody expected has its stack', () => {
  const error = new TypeError('it broke');
  expect(failureOf(error, 'contrato serve', true)).toEqual({ text: error.stack, code: 1 });
});
