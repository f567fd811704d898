import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../../cli/own-code';
import { undeclaredFields } from '../../../cli/testing/json-fields';
import { DAY } from '../../../server/kernel/time';
import { encodeLine } from '../../../server/settlement/rules/csv';
import { TEST_NOW, useServer } from '../../../server/testing/server';
import { CardDays, type FileRow } from '../../testing/card-days';
import { worldExtension } from '../../world';
import { command } from './command';
import { printedReport } from './print';
import { reconcileFiles } from './reconcile-files';

const run = promisify(execFile);
const TODAY = '2026-03-15';
const TOMORROW = '2026-03-16';
const server = useServer({ extension: worldExtension, environment: { TOKEN_SECONDS: '31536000' } });
let folder: string;
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contrato-reconcile-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a CSV file of these columns. @returns its path */
async function csv(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): Promise<string> {
  files += 1;
  const path = join(folder, `file-${files}.csv`);
  const lines = rows.map((row) => encodeLine(columns.map((column) => row[column] ?? '')));
  await writeFile(path, [encodeLine(columns), ...lines].join(''));
  return path;
}

const SERVICE = [
  'TRANSACTION_ID',
  'TRANSACTION_TYPE',
  'STATUS',
  'LOCAL_AMOUNT',
  'LOCAL_CURRENCY',
  'USER_ID',
  'ORIGINAL_TRANSACTION_ID',
];
const row = (id: string, changes: FileRow = {}): FileRow => ({
  TRANSACTION_ID: id,
  TRANSACTION_TYPE: 'PURCHASE',
  STATUS: 'APPROVED',
  LOCAL_AMOUNT: '10.00',
  LOCAL_CURRENCY: 'ARS',
  USER_ID: 'u1',
  ...changes,
});
const books = (...rows: [string, string][]) =>
  csv(
    ['TRANSACTION_ID', 'STATUS'],
    rows.map(([id, status]) => ({ TRANSACTION_ID: id, STATUS: status })),
  );
const task = (service: string, client: string, more: { state?: string; funds?: string } = {}) => ({
  service,
  client,
  state: more.state ?? null,
  funds: more.funds ?? null,
  now: '2026-03-16T07:00:00.000Z',
});

describe('the files of a sandbox', () => {
  /** Writes the books of a client that got every message. */
  const heard = (rows: FileRow[]) => books(...rows.map((one): [string, string] => [one.TRANSACTION_ID!, one.STATUS!]));

  async function purchases(count: number) {
    server().clock.set(TEST_NOW);
    const d = new CardDays(server(), await server().client());
    const { card, user } = await d.fundedCard();
    const made: string[] = [];
    for (let i = 0; i < count; i += 1) made.push((await d.use(card.id, { amount: `${100 + i}.00` })).id);
    server().clock.set(TEST_NOW + DAY);
    return { d, made, userId: user.id };
  }

  it('leave nothing over when the client received everything', async () => {
    const { d } = await purchases(3);
    await d.settle(TODAY);
    const client = await heard(await d.rows('transactions', TODAY));
    const report = await reconcileFiles(task(d.pathOf('transactions', TODAY), client));
    expect(report).toMatchObject({ service_rows: 3, matching: 3, adjustments: [], impossible: [] });
  });

  it('show every mistake that was put into them, and a second look adjusts nothing again', async () => {
    const { d, made, userId } = await purchases(4);
    const client = await books(...made.map((id): [string, string] => [id, 'APPROVED']));
    const [copied = '', flipped = '', purged = '', late = ''] = made;
    const missing = await d.mistake('MISSING_AT_CLIENT', copied);
    await d.mistake('OTHER_STATUS', flipped);
    await d.mistake('PURGE', purged);
    await d.mistake('LATE_CLEARING', late);
    await d.settle(TODAY);
    server().clock.set(TEST_NOW + 2 * DAY);
    await d.settle(TOMORROW);
    const state = join(folder, 'mistakes.json');
    const first = task(d.pathOf('transactions', TODAY), client, { state });
    const report = await reconcileFiles(first);
    expect(report.adjustments).toEqual([
      {
        transaction_id: missing.id,
        user_id: userId,
        entry_type: 'DEBIT',
        amount: '100.00',
        currency: 'ARS',
        service_status: 'APPROVED',
        client_status: null,
        reason: 'Debit or credit the end user.',
        outcome: 'REGISTER',
      },
      expect.objectContaining({
        transaction_id: flipped,
        entry_type: 'CREDIT',
        amount: '101.00',
        client_status: 'APPROVED',
      }),
    ]);
    expect(report.impossible).toEqual([{ transaction_id: late, status: 'APPROVED' }]);
    expect((await reconcileFiles(first)).adjustments).toEqual([]);
    const quiet = await books();
    const second = await reconcileFiles(task(d.pathOf('transactions', TOMORROW), quiet, { state }));
    expect(second).toMatchObject({ adjustments: [], impossible: [], explained: [late], matching: 1 });
    expect(await reconcileFiles(first)).toMatchObject({ adjustments: [], impossible: [] });
  });
});

describe('debts', () => {
  it('are remembered and tried again until they are collected', async () => {
    const state = join(folder, 'debts.json');
    const service = await csv(SERVICE, [row('a', { LOCAL_AMOUNT: '70.00' }), row('b', { LOCAL_AMOUNT: '50.00' })]);
    const quiet = await csv(SERVICE, []);
    const client = await books();
    const funds = (available: string) =>
      csv(['USER_ID', 'CURRENCY', 'AVAILABLE'], [{ USER_ID: 'u1', CURRENCY: 'ARS', AVAILABLE: available }]);
    const first = await reconcileFiles(task(service, client, { state, funds: await funds('80.00') }));
    expect(first.adjustments.map(({ outcome }) => outcome)).toEqual(['REGISTERED', 'DEBT']);
    const debt = {
      transaction_id: 'b',
      user_id: 'u1',
      amount: '50.00',
      currency: 'ARS',
      since: '2026-03-16T07:00:00.000Z',
    };
    expect(first.debts).toEqual([{ ...debt, tries: 1 }]);
    const second = await reconcileFiles(task(quiet, client, { state, funds: await funds('49.99') }));
    expect([second.collected, second.debts]).toEqual([[], [{ ...debt, tries: 2 }]]);
    expect((await reconcileFiles(task(quiet, client, { state }))).debts).toEqual([{ ...debt, tries: 2 }]);
    const third = await reconcileFiles(task(quiet, client, { state, funds: await funds('50.00') }));
    expect([third.collected, third.debts]).toEqual([[{ ...debt, tries: 3 }], []]);
    expect((await reconcileFiles(task(service, client, { state, funds: await funds('0.00') }))).debts).toEqual([]);
  });
});

it('knows a reversal whose original was rejected in the file of the day before', async () => {
  const state = join(folder, 'midnight.json');
  const rejected = await csv(SERVICE, [row('t1', { STATUS: 'REJECTED' })]);
  const reversal = { TRANSACTION_TYPE: 'REVERSAL_PURCHASE', ORIGINAL_TRANSACTION_ID: 't1' };
  const later = await csv(SERVICE, [row('r1', reversal)]);
  await reconcileFiles(task(rejected, await books(), { state }));
  const report = await reconcileFiles(task(later, await books(), { state }));
  expect([report.adjustments, report.matching]).toEqual([[], 1]);
  // Without a state nothing tells it from a reversal of what had moved.
  expect((await reconcileFiles(task(later, await books()))).adjustments).toHaveLength(1);
});

it('forgets rejections that no reversal can follow any more', async () => {
  const state = join(folder, 'forgotten.json');
  const read = async () => JSON.parse(await readFile(state, 'utf8')).rejected;
  await reconcileFiles(task(await csv(SERVICE, [row('t1', { STATUS: 'REJECTED' })]), await books(), { state }));
  expect(await read()).toEqual([{ transaction_id: 't1', seen: '2026-03-16T07:00:00.000Z' }]);
  const nothing = task(await csv(SERVICE, []), await books(), { state });
  await reconcileFiles({ ...nothing, now: '2026-03-23T07:00:00.000Z' });
  expect(await read()).toHaveLength(1);
  await reconcileFiles({ ...nothing, now: '2026-03-23T07:00:00.001Z' });
  expect(await read()).toEqual([]);
});

describe('an invalid file is refused with the place of the mistake, and nothing is stored', () => {
  const service = (...rows: FileRow[]) => csv(SERVICE, rows);
  const text = async (content: string) => {
    const path = await csv([], []);
    await writeFile(path, content);
    return path;
  };

  it.each<[string, () => Promise<string>, () => Promise<string>, RegExp]>([
    ['no header', () => text(''), books, /service\.csv: it has no header$/],
    [
      'a missing column',
      () => csv(['TRANSACTION_ID'], []),
      books,
      /service\.csv:1:TRANSACTION_TYPE: this column is missing$/,
    ],
    [
      'a column that is there twice',
      service,
      () => csv(['STATUS', 'TRANSACTION_ID', 'STATUS'], []),
      /client\.csv:1:STATUS: this column is there twice$/,
    ],
    [
      'a row that is too short',
      service,
      () => text('TRANSACTION_ID,STATUS\na\n'),
      /client\.csv:2: the row has 1 cells, and the header 2$/,
    ],
    ['no id', () => service(row('')), books, /service\.csv:2:TRANSACTION_ID: it is empty$/],
    [
      'a status that is none',
      () => service(row('a', { STATUS: 'DONE' })),
      books,
      /service\.csv:2:STATUS: DONE is not one of APPROVED, REJECTED, HELD$/,
    ],
    [
      'a type that is none',
      () => service(row('a', { TRANSACTION_TYPE: 'LOAN' })),
      books,
      /service\.csv:2:TRANSACTION_TYPE: LOAN is not one of PURCHASE,/,
    ],
    [
      'an amount that is none',
      () => service(row('a', { LOCAL_AMOUNT: '1e3' })),
      books,
      /service\.csv:2:LOCAL_AMOUNT: 1e3 is not an amount$/,
    ],
    [
      'a negative amount',
      () => service(row('a', { LOCAL_AMOUNT: '-1.00' })),
      books,
      /service\.csv:2:LOCAL_AMOUNT: -1\.00 is not an amount$/,
    ],
    [
      'an id that comes twice',
      () => service(row('a'), row('b'), row('a')),
      books,
      /service\.csv:4:TRANSACTION_ID: a is in the file twice$/,
    ],
    [
      'a place behind line ends in quotes',
      () => service(row('a', { USER_ID: 'two\r\nlines' }), row('a')),
      books,
      /service\.csv:4:TRANSACTION_ID: /,
    ],
    [
      'an id that the client has twice',
      service,
      () => books(['a', 'APPROVED'], ['a', 'REJECTED']),
      /client\.csv:3:TRANSACTION_ID: a is in the file twice$/,
    ],
    [
      'a status of the client that is none',
      service,
      () => books(['a', 'approved']),
      /client\.csv:2:STATUS: approved is not one of/,
    ],
    [
      'a quote that is not closed',
      service,
      () => text('TRANSACTION_ID,STATUS\n"a,APPROVED\n'),
      /client\.csv:3: a quote is not closed$/,
    ],
    [
      'a file that is not there',
      async () => '/nowhere/service.csv',
      books,
      /^--service \/nowhere\/service\.csv can't be read \(ENOENT\)$/,
    ],
  ])('%s', async (_, makeService, makeClient, message) => {
    files += 1;
    const [from, own, state] = ['service.csv', 'client.csv', 'state.json'].map((name) =>
      join(folder, `${files}-${name}`),
    ) as [string, string, string];
    const made = await makeService();
    if (made.startsWith(folder)) await rename(made, from);
    await rename(await makeClient(), own);
    const before = '{"version":1,"debts":[],"settled":[],"unexplained":[],"rejected":[]}';
    await writeFile(state, before);
    const failed = reconcileFiles(task(made.startsWith(folder) ? from : made, own, { state }));
    await expect(failed).rejects.toThrow(message);
    expect(await readFile(state, 'utf8')).toBe(before);
  });

  it('funds that are none', async () => {
    const funds = await csv(['USER_ID', 'CURRENCY', 'AVAILABLE'], [{ USER_ID: 'u1', CURRENCY: 'ARS', AVAILABLE: '' }]);
    await expect(reconcileFiles(task(await service(), await books(), { funds }))).rejects.toThrow(
      `${funds}:2:AVAILABLE: it is empty`,
    );
  });

  it('funds of one user in one currency that are given twice', async () => {
    const row = { USER_ID: 'u1', CURRENCY: 'ARS', AVAILABLE: '1.00' };
    const rows = [row, { ...row, CURRENCY: 'USD' }, { ...row, AVAILABLE: '9.00' }];
    const funds = await csv(['USER_ID', 'CURRENCY', 'AVAILABLE'], rows);
    await expect(reconcileFiles(task(await service(), await books(), { funds }))).rejects.toThrow(
      `${funds}:4:USER_ID: another row has the funds of this user in this currency`,
    );
  });

  it('a state file that is none', async () => {
    const state = join(folder, 'none.json');
    await writeFile(state, '{"version":1,"debts":[{"amount":"x"}],"settled":[],"unexplained":[],"rejected":[]}');
    await expect(reconcileFiles(task(await csv(SERVICE, []), await books(), { state }))).rejects.toThrow(
      'it is not a state file: /debts/0',
    );
  });
});

it('is printed for people line by line', async () => {
  const service = await csv(SERVICE, [row('a'), row('b', { STATUS: 'REJECTED' })]);
  const client = await books(['b', 'APPROVED'], ['c', 'APPROVED']);
  expect(printedReport(await reconcileFiles(task(service, client)))).toBe(
    [
      '2 rows of the service, 2 of the client: 0 match.',
      'ADJUST      DEBIT            10.00 ARS  user u1  transaction a  service APPROVED, client none  to register',
      'ADJUST      CREDIT           10.00 ARS  user u1  transaction b  service REJECTED, client APPROVED  to register',
      'IMPOSSIBLE  transaction c is APPROVED at the client and unknown to the service: ask it',
      '',
    ].join('\n'),
  );
});

describe('the command', () => {
  /** Runs it as a process of its own. */
  const main = async (...words: string[]) => {
    const command = [
      process.execPath,
      ...FROM_SOURCE,
      join(__dirname, '../../../cli/contrato.ts'),
      'reconcile',
      ...words,
    ];
    const ended = await run(command[0] as string, command.slice(1)).catch((error: unknown) => error);
    const { code = 0, stdout, stderr } = ended as { code?: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  };

  it('ends with 0 where the table has an answer for every row, and with 1 where people have to look', async () => {
    const service = await csv(SERVICE, [row('a'), row('b', { STATUS: 'REJECTED' })]);
    const adjusted = await main('--service', service, '--client', await books(['b', 'APPROVED']), '--json');
    expect(undeclaredFields(command, JSON.parse(adjusted.stdout))).toEqual([]);
    expect([adjusted.code, JSON.parse(adjusted.stdout).adjustments.length]).toEqual([0, 2]);
    const unknown = await main('--service', service, '--client', await books(['c', 'APPROVED']));
    expect([unknown.code, unknown.stdout]).toEqual([1, expect.stringContaining('IMPOSSIBLE  transaction c')]);
    const columns = ['TRANSACTION_ID', 'STATUS', 'LOCAL_AMOUNT'];
    const less = await csv(columns, [{ TRANSACTION_ID: 'a', STATUS: 'APPROVED', LOCAL_AMOUNT: '9.99' }]);
    const differs = await main('--service', service, '--client', less);
    expect([differs.code, differs.stdout]).toEqual([1, expect.stringContaining('AMOUNT      transaction a')]);
  });

  it('ends with 2 and says why where something does not do', async () => {
    const service = await csv(SERVICE, [row('a', { STATUS: 'DONE' })]);
    const refused = await main('--service', service, '--client', await books());
    expect(refused).toEqual({
      code: 2,
      stdout: '',
      stderr: `${service}:2:STATUS: DONE is not one of APPROVED, REJECTED, HELD\n`,
    });
    expect(await main('--service', service)).toMatchObject({ code: 2, stderr: expect.stringContaining('--client') });
    expect(await main('--unknown')).toMatchObject({ code: 2, stderr: expect.stringContaining("'--unknown'") });
  });
});
