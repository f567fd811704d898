import fs from 'node:fs';
import os from 'node:os';
import v8 from 'node:v8';
import { until } from '../testing/until';
import { Metrics } from './http/metrics';
import { createLogs } from './log';
import { connectionsInMemory, connectionsWithin, ProcessLimits } from './process-limits';

const logged: Record<string, unknown>[] = [];
const { log } = createLogs('info', { write: (line: string) => void logged.push(JSON.parse(line)) });
const MEBIBYTE = 1024 * 1024;
const MUCH = 1024 * 1024 * MEBIBYTE;
const limits = (files: number | null, memory = MUCH, maxConnections: number | null = null, heap = MUCH) =>
  new ProcessLimits(
    log,
    new Metrics({ process: false }),
    { maxConnections, maxBodyBytes: 65_536 },
    { files, memory, heap },
  );

beforeEach(() => {
  logged.length = 0;
});
afterEach(() => jest.restoreAllMocks());

it('callers may take most of the open files, and never all', () => {
  expect([65_536, 1_024, 256].map(connectionsWithin)).toEqual([49_088, 704, 128]);
  expect(connectionsWithin(10)).toBe(16);
  expect(limits(65_536).bound.most).toBe(49_088);
});

it('callers may take half of the memory with whole requests, and never all', () => {
  const within = (mebibytes: number) => ({ memory: mebibytes * MEBIBYTE, heap: MUCH });
  expect([512, 1_024].map((size) => connectionsInMemory(within(size), 65_536))).toEqual([1_024, 2_048]);
  expect(connectionsInMemory(within(512), 16 * MEBIBYTE)).toBe(16);
  expect(limits(65_536, 512 * MEBIBYTE).bound.most).toBe(1_024);
  expect(limits(null, 512 * MEBIBYTE).bound.most).toBe(1_024);
});

it.each([
  ['a container with less', 1_024 * MEBIBYTE, 31],
  ['a container with more', 2 ** 64, 126],
  ['no container', 0, 126],
])('the memory is that of the machine or of its container, whichever is less: %s', (_name, constrained, most) => {
  jest.spyOn(os, 'totalmem').mockReturnValue(4_096 * MEBIBYTE);
  jest.spyOn(process, 'constrainedMemory').mockReturnValue(constrained);
  const config = { maxConnections: null, maxBodyBytes: 16 * MEBIBYTE };
  expect(new ProcessLimits(log, new Metrics({ process: false }), config).bound.most).toBe(most);
});

it('callers may take three quarters of the heap with heads, which bodies are not part of', () => {
  const within = (mebibytes: number) => ({ memory: MUCH, heap: mebibytes * MEBIBYTE });
  for (const body of [65_536, 16 * MEBIBYTE]) {
    expect([256, 4_096].map((size) => connectionsInMemory(within(size), body))).toEqual([1_024, 16_384]);
  }
  expect(limits(65_536, MUCH, null, 256 * MEBIBYTE).bound.most).toBe(1_024);
  expect(limits(65_536, MUCH, 20_000, 256 * MEBIBYTE).bound.most).toBe(20_000);
  jest.spyOn(v8, 'getHeapStatistics').mockReturnValue({ heap_size_limit: 10 * MEBIBYTE } as v8.HeapInfo);
  const config = { maxConnections: null, maxBodyBytes: 65_536 };
  expect(new ProcessLimits(log, new Metrics({ process: false }), config).bound.most).toBe(40);
});

it('an operator may set the maximum, within the open files', () => {
  expect(limits(65_536, 512 * MEBIBYTE, 20_000).bound.most).toBe(20_000);
  expect(limits(1_024, 512 * MEBIBYTE, 20_000).bound.most).toBe(704);
  expect(limits(null, 512 * MEBIBYTE, 20_000).bound.most).toBe(20_000);
});

it.each([
  ['open files', limits(1_024), { limit: 1_024, connections: 704 }, /: raise the limit of open files \(/],
  [
    'open files, which a setting alone can no longer help',
    limits(1_024, MUCH, 704),
    { limit: 1_024, connections: 704 },
    /: raise the limit of open files \(/,
  ],
  [
    'memory',
    limits(null, 512 * MEBIBYTE),
    { memory: 512 * MEBIBYTE, heap: MUCH, connections: 1_024 },
    /: give the process more/,
  ],
  ['a setting', limits(1_024, MUCH, 100), { connections: 100 }, /: raise MAX_CONNECTIONS, or find out/],
])('a refused connection is in the log with the limit, and what helps: %s', (_name, { bound }, counts, msg) => {
  bound.onRefused();
  bound.onRefused();
  expect(logged).toEqual([
    { level: 50, time: expect.any(String), refused: 1, ...counts, msg: expect.stringMatching(msg) },
  ]);
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
