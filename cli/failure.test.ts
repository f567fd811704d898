import { ConfigError } from '../server/platform/config';
import {
  DriverMissing,
  ReadOnlyServer,
  StoreBusy,
  StoreUnavailable,
  StoreUnwritable,
} from '../server/platform/store/errors';
import { putReasonFirst } from '../server/platform/store/failed-statement';
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
  const error = new StoreUnavailable('57014', new Error('canceling statement due to user request'));
  error.message = `SELECT a - b - ${error.message}`;
  putReasonFirst(error, 'SELECT a - b');
  expect(failureOf(error, 'contrato reseal', false)).toEqual({
    text: 'the store is unavailable: 57014: canceling statement due to user request',
    code: 2,
  });
});

const REFUSED = ['::1:1', '127.0.0.1:1'].map((address) => new Error(`connect ECONNREFUSED ${address}`));

/** Node makes errors of several addresses like this. */
const withoutMessage = (error: Error) => Object.assign(error, { message: '' });

it.each([
  [
    'that has several addresses',
    withoutMessage(new AggregateError(REFUSED, 'several')),
    'connect ECONNREFUSED ::1:1, connect ECONNREFUSED 127.0.0.1:1',
  ],
  [
    'whose address is in no network',
    new Error('connect ENETUNREACH 10.0.0.1:5432 - Local (0.0.0.0:0)'),
    'connect ENETUNREACH 10.0.0.1:5432 - Local (0.0.0.0:0)',
  ],
  ['without a reason', withoutMessage(new Error('none')), ''],
])('a database %s is said with all of its reason', (_, cause, reason) => {
  const text = `the store is unavailable: CODE${reason === '' ? '' : ': '}${reason}`;
  expect(failureOf(new StoreUnavailable('CODE', cause), 'contrato reseal', false)).toEqual({ text, code: 2 });
});

it('an error that nobody expected has its stack', () => {
  const error = new TypeError('it broke');
  expect(failureOf(error, 'contrato serve', true)).toEqual({ text: error.stack, code: 1 });
});
