import { createLogs } from './log';
import { StoreUnavailable, StoreUnwritable } from './store/errors';

/** The line that the log has about an error. */
function lineOf(error: unknown): { err: Record<string, unknown> } {
  const lines: string[] = [];
  createLogs('info', { write: (line: string) => void lines.push(line) }).log.error({ err: error }, 'request failed');
  const [line = ''] = lines;
  return JSON.parse(line);
}

it.each([
  [new StoreUnavailable('57P03', new Error('the database system is starting up')), 'StoreUnavailable'],
  [new StoreUnwritable('53100', new Error('could not extend file')), 'StoreUnwritable'],
])('an error of the database has its reason and no stack: %s', (error, type) => {
  const { message } = error.cause as Error;
  expect(lineOf(error).err).toEqual({ type, name: type, message: `${error.message}: ${message}` });
});

it('an answer whose reason is the database has no stack either', () => {
  const cause = new StoreUnavailable('57P03');
  const { err } = lineOf(new Error('not ready', { cause }));
  expect(err).toEqual({ type: 'Error', message: 'not ready: the store is unavailable: 57P03' });
});

it('any other error has its stack, and those of its causes', () => {
  const { err } = lineOf(new TypeError('it broke', { cause: new RangeError('too large') }));
  expect(err).toMatchObject({ type: 'TypeError', message: 'it broke: too large' });
  expect(err.stack).toMatch(/^TypeError: it broke\n +at .*log\.test\.ts.*caused by: RangeError: too large\n +at /s);
});

it.each([null, 'a text', 7])('what is thrown and no error is in the log as it is: %j', (thrown) => {
  expect(lineOf(thrown).err).toBe(thrown);
});
