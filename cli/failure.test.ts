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
  ['ConfigError', new ConfigError(['it is wrong'])],
  ['DriverMissing', new DriverMissing(new Error('no file'))],
  ['StoreBusy', new StoreBusy(new Error('locked'))],
  ['StoreUnavailable', new StoreUnavailable('gone')],
  ['StoreUnwritable', new StoreUnwritable('the disk is full')],
  ['ReadOnlyServer', new ReadOnlyServer(new Error('no'))],
])('%s, for which a person can do something, is said without a stack', (name, error) => {
  expect(error.name).toBe(name);
  expect(failureOf(error, 'contrato reseal', false)).toEqual({ text: error.message, code: 2 });
});

it('an error that nobody expected has its stack', () => {
  const error = new TypeError('it broke');
  expect(failureOf(error, 'contrato serve', true)).toEqual({ text: error.stack, code: 1 });
});
