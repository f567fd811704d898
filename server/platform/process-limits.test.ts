import fs from 'node:fs';
import { until } from '../testing/until';
import { Metrics } from './http/metrics';
import { createLogs } from './log';
import { connectionsWithin, ProcessLimits } from './process-limits';

const logged: Record<string, unknown>[] = [];
const { log } = createLogs('info', { write: (line: string) => void logged.push(JSON.parse(line)) });
const limits = (limit: number | null) => new ProcessLimits(log, new Metrics({ process: false }), limit);

beforeEach(() => {
  logged.length = 0;
});
afterEach(() => jest.restoreAllMocks());

it('callers may take most of the open files, and never all', () => {
  expect([65_536, 1_024, 256].map(connectionsWithin)).toEqual([49_088, 704, 128]);
  expect(connectionsWithin(10)).toBe(16);
  expect(limits(null).bound).toBeUndefined();
});

it.each(['EMFILE', 'ENFILE'])('%s is in the log once in a minute, however often it is met', async (code) => {
  let looks = 0;
  jest.spyOn(fs, 'openSync').mockImplementation(() => {
    looks += 1;
    throw Object.assign(new Error(code), { code });
  });
  const stop = limits(65_536).watch(1);
  await until('five looks', () => looks >= 5);
  stop();
  const msg = expect.stringMatching(/^neither files nor connections can be opened: raise/);
  expect(logged).toEqual([expect.objectContaining({ level: 50, code, limit: 65_536, msg })]);
});

it('a limit that is low is in the log at the start', () => {
  limits(256).watch()();
  limits(1_024).watch()();
  expect(logged).toMatchObject([{ level: 40, limit: 256 }]);
});
