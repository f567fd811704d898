import fs, { type StatsFs } from 'node:fs';
import { freeSpaceIn } from './free-space';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['none', 0, 'the disk of /data has 0 MB left: free some space there, then start again'],
  ['little', 12_000, 'the disk of /data has 49 MB left: free some space there, then start again'],
  [
    'plenty',
    1_000_000,
    'the disk of /data has 4096 MB left: look for a quota, a limit on file sizes, or disk errors in the system log',
  ],
])('where %s is left it says what to do', (_, blocks, expected) => {
  jest.spyOn(fs, 'accessSync').mockReturnValue(undefined);
  jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: blocks, bsize: 4_096 } as StatsFs);
  expect(freeSpaceIn('/data')).toBe(expected);
});

it('where a folder may not be written it says so, and nothing of its disk', () => {
  jest.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
  });
  expect(freeSpaceIn('/data')).toBe('this user may not write in /data: make the user of the service its owner');
});

it('names the disk where a file system is mounted read-only, because another owner would not help', () => {
  jest.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
  });
  jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 1_000_000, bsize: 4_096 } as StatsFs);
  expect(freeSpaceIn('/data')).toMatch(/^the disk of \/data has 4096 MB left: look for a quota/);
});
