import { LastingFailure } from './lasting-failure';
import type { Log } from './log';

it('a failure that lasts is in the log when it begins, once a minute, and when it is over', () => {
  const lines: unknown[] = [];
  const at = (level: string) => (fields: object, what: string) => void lines.push([level, what, fields]);
  let now = 1_000;
  const time = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const failure = new LastingFailure({ warn: at('warn'), info: at('info') } as unknown as Log, {
    failing: 'it fails',
    over: 'it works again',
  });
  const err = new Error('away');
  failure.end();
  for (let count = 0; count < 450; count += 1) {
    failure.note(err);
    now += 200;
  }
  failure.end();
  failure.end();
  failure.note(err);
  expect(lines).toEqual([
    ['warn', 'it fails', { err, failures: 1 }],
    ['warn', 'it fails', { err, failures: 301 }],
    ['info', 'it works again', { failures: 450 }],
    ['warn', 'it fails', { err, failures: 1 }],
  ]);
  time.mockRestore();
});
