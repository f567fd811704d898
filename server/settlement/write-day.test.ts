import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENT, DAY, fillDay } from '../../bench/settlement/fixture';
import { parseRevision } from '../../generated/revisions';
import { StoreUnavailable } from '../platform/store/db';
import { createDatabase, dialect, type TestDatabase } from '../testing/database';
import { intervalsOf } from '../testing/intervals';
import { databaseFolder } from '../testing/memory';
import { clientFolder, partialFolder } from './folders';
import { writeDay } from './write-day';
import type { FilesTask } from './write-files';
import { writeInThread } from './write-in-thread';

const ROWS = 3_500;

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createDatabase();
  await fillDay(database.db, CLIENT.id, ROWS);
});
afterAll(() => database.drop());
beforeEach(() => {
  dataDir = mkdtempSync(join(databaseFolder(), 'contrato-write-day-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const config = () => ({ dataDir, settlementDir: null });
const task = (changes: Partial<FilesTask> = {}) => ({
  config: config(),
  client: CLIENT,
  revision: parseRevision('current'),
  day: DAY,
  amendments: null,
  stopSignal: new AbortController().signal,
  ...changes,
  db: database.db,
});

const FILES = ['transactions', 'presentations'].map((folder) => join(folder, 'presentations2026_01_15.csv'));
const bytes = () => FILES.map((file) => readFileSync(join(clientFolder(config(), CLIENT.id), file)));

async function expectNothing(): Promise<void> {
  expect(await readdir(partialFolder(config()))).toEqual([]);
  for (const file of FILES) expect(existsSync(join(clientFolder(config(), CLIENT.id), file))).toBe(false);
}

it('leaves nothing behind of a file that can not be put in its place', async () => {
  const [, second] = FILES.map((file) => join(clientFolder(config(), CLIENT.id), file)) as [string, string];
  // A rename that fails, as where a folder may not be written.
  mkdirSync(join(second, 'in the way'), { recursive: true });
  await expect(writeDay(task(), ROWS + 1)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await readdir(partialFolder(config()))).toEqual([]);
  rmSync(second, { recursive: true });
  await writeDay(task(), ROWS + 1);
  expect(bytes().map((file) => file.length > 1_000)).toEqual([true, true]);
});

it('writes a large day in a thread, with the bytes and the report of one that is written here', async () => {
  const here = await writeDay(task(), ROWS + 1);
  const wanted = bytes();
  rmSync(dataDir, { recursive: true });
  let beats = 0;
  const beat = async () => {
    beats += 1;
  };
  expect(await writeDay(task({ beat }), ROWS)).toEqual(here);
  expect(bytes()).toEqual(wanted);
  expect(here.map(({ rows }) => rows > 1_000)).toEqual([true, true]);
  expect(beats).toBeGreaterThan(ROWS / 1_000);
});

it('looks at how busy this process is for no longer than a thread works', async () => {
  const looks = await intervalsOf(20, () => writeDay(task(), ROWS));
  expect(looks).toEqual({ begun: 1, left: 0 });
});

// A thread that ends in the middle of a statement of `sqlite3` takes its process with it (SIGABRT, now and then): then
// the job is due again after the next start.
(dialect === 'postgres' ? it : it.skip)(
  'says so where a thread ends outright, and writes the files the next time',
  async () => {
    const threads = require('node:worker_threads') as typeof import('node:worker_threads');
    let end = async (): Promise<unknown> => undefined;
    class Ending extends threads.Worker {
      constructor(...args: ConstructorParameters<typeof threads.Worker>) {
        super(...args);
        end = () => this.terminate();
      }
    }
    const own = threads.Worker;
    Object.assign(threads, { Worker: Ending });
    const ended = writeInThread(task({ beat: async () => void (await end()) }));
    await expect(ended).rejects.toThrow('the thread that writes settlement files ended early');
    Object.assign(threads, { Worker: own });
    for (const file of FILES) expect(existsSync(join(clientFolder(config(), CLIENT.id), file))).toBe(false);
    const files = await writeInThread(task());
    expect(bytes().map((file) => file.length > 1_000)).toEqual([true, true]);
    expect(files.map(({ rows }) => rows > 1_000)).toEqual([true, true]);
  },
);

it('ends a thread at a stop, with its reason and no part of a file', async () => {
  const stopping = new AbortController();
  const reason = new Error('enough');
  const beat = async () => stopping.abort(reason);
  await expect(writeInThread(task({ beat, stopSignal: stopping.signal }))).rejects.toBe(reason);
  await expectNothing();
});

it('ends a thread whose run has lost its claim, with no part of a file', async () => {
  const lost = new Error('the claim is lost');
  await expect(writeInThread(task({ beat: () => Promise.reject(lost) }))).rejects.toBe(lost);
  await expectNothing();
});

it('fails with the error of its thread, and leaves nothing', async () => {
  const row = () =>
    database.db.transaction(({ knex }) =>
      knex('card_transactions').where('last_four', '3210').update({ point_type: 'KIOSK' }),
    );
  await row();
  const failed = writeInThread(task());
  await expect(failed).rejects.toMatchObject({
    name: 'RowViolation',
    message: expect.stringMatching(/at \/POINT_TYPE: must be one of POS, /),
  });
  await expectNothing();
});

it('fails with the class of an error by which others decide', async () => {
  const { db } = database;
  const address = { dialect: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' } as const;
  const elsewhere = Object.create(db, { address: { value: address } }) as typeof db;
  await expect(writeInThread({ ...task(), db: elsewhere })).rejects.toBeInstanceOf(StoreUnavailable);
  await expectNothing();
});
