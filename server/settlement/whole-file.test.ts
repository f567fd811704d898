import { mkdir, mkdtemp, open, readdir, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY } from '../kernel/time';
import { until } from '../testing/until';
import { WholeFile } from './whole-file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contrato-whole-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('leaves others that grow next to it alone, also if the clock of the machine differs from the clock of the volume', async () => {
  const { signal } = new AbortController();
  const begin = (name: string) => WholeFile.begin(join(folder, 'place', name), join(folder, 'grow'), signal);
  const first = await begin('a.csv');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * DAY);
  const second = await begin('b.csv').finally(() => clock.mockRestore());
  for (const file of [first, second]) {
    await file.finish();
    await file.place();
  }
  expect((await readdir(join(folder, 'place'))).sort()).toEqual(['a.csv', 'b.csv']);
});

it('is written although something next to it can not be removed, however old that is', async () => {
  const grow = join(folder, 'grow');
  await mkdir(join(grow, 'snapshot'), { recursive: true });
  const old = new Date(Date.now() - 2 * DAY);
  await utimes(join(grow, 'snapshot'), old, old);
  const file = await WholeFile.begin(join(folder, 'place', 'a.csv'), grow, new AbortController().signal);
  await file.finish();
  await file.place();
  expect(await readdir(join(folder, 'place'))).toEqual(['a.csv']);
  expect(await readdir(grow)).toEqual(['snapshot']);
});

it('leaves nothing behind that it could not begin', async () => {
  const probe = await open(folder, 'r');
  const failing = jest.spyOn(Object.getPrototypeOf(probe), 'stat').mockRejectedValue(new Error('EIO'));
  try {
    const begun = WholeFile.begin(join(folder, 'place', 'a.csv'), join(folder, 'grow'), new AbortController().signal);
    await expect(begun).rejects.toThrow('EIO');
  } finally {
    failing.mockRestore();
    await probe.close();
  }
  expect(await readdir(join(folder, 'grow'))).toEqual([]);
});

describe('a file that a stop meets', () => {
  const begin = async (stopSignal: AbortSignal) => WholeFile.begin(join(folder, 'place/a.csv'), folder, stopSignal);

  it('is thrown away at once, though its writer waits for rows', async () => {
    const stop = new AbortController();
    const file = await begin(stop.signal);
    await file.add('a row');
    expect(await readdir(folder)).toHaveLength(2);
    stop.abort();
    await until('the file is thrown away', async () => (await readdir(folder)).length <= 1);
    expect(await readdir(folder)).toEqual(['place']);
    await expect(begin(stop.signal)).rejects.toBe(stop.signal.reason);
    expect(await readdir(folder)).toEqual(['place']);
  });

  it('is put in its place when it was about to be', async () => {
    const stop = new AbortController();
    const file = await begin(stop.signal);
    await file.finish();
    file.keep();
    stop.abort();
    await file.place();
    expect(await readdir(join(folder, 'place'))).toEqual(['a.csv']);
  });
});

it('is on the disk before it is in its place, and there to stay once it is, also where handles can not sync', async () => {
  const done: string[] = [];
  const probe = await open(folder, 'r');
  const unable = jest
    .spyOn(Object.getPrototypeOf(probe), 'sync')
    .mockRejectedValue(new Error('Method not implemented.'));
  const disk = require('node:fs') as { fsync(fd: number, written: () => void): void };
  const sync = jest.spyOn(disk, 'fsync').mockImplementation((_, written) => {
    done.push('sync');
    written();
  });
  const moved = rename;
  const files = require('node:fs/promises') as typeof import('node:fs/promises');
  const renamed = jest.spyOn(files, 'rename').mockImplementation(async (from, to) => {
    done.push('rename');
    await moved(from, to);
  });
  try {
    const file = await WholeFile.begin(join(folder, 'place/a.csv'), folder, new AbortController().signal);
    await file.add('a row');
    await file.finish();
    await file.place();
  } finally {
    sync.mockRestore();
    unable.mockRestore();
    renamed.mockRestore();
    await probe.close();
  }
  expect(done).toEqual(['sync', 'rename', 'sync']);
});
