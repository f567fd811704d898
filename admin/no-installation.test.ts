import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ENTRIES, load } from '../cli/commands';
import { failureOf } from '../cli/failure';
import { FROM_SOURCE } from '../cli/own-code';
import { commandOf } from '../cli/program';
import { createEmptyDatabase, type TestDatabase } from '../server/testing/database';

const exec = promisify(execFile);

/** Every command that works on what a service keeps. */
const COMMANDS = [
  'verify-ledger',
  'reseal',
  'distribute',
  'events list',
  'events replay --all',
  'networks status',
  'accounts show --client Acme --account ID',
  'cards report --client Acme --card ID --lost',
  'upgrade --client Acme --to earliest',
  'onboard show --client Acme',
  'onboard update --client Acme --country ARG',
  'onboard program list --client Acme',
  'onboard rotate secret --client Acme',
  'onboard revoke secret --client Acme',
];

let database: TestDatabase;
let variable: string;
let where: Record<string, string>;

beforeAll(async () => {
  database = await createEmptyDatabase();
  const { config } = database;
  variable = config.dialect === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
  where = { [variable]: config.dialect === 'sqlite' ? dirname(config.file) : config.url };
  if (config.dialect === 'sqlite') writeFileSync(config.file, '');
});
afterAll(() => database?.drop());

/** Runs a command as a process of its own. */
async function runAlone(words: string[], environment: Record<string, string>) {
  const args = [...FROM_SOURCE, join(__dirname, '../cli/contrato.ts'), ...words];
  const env = { PATH: process.env.PATH, ...environment };
  const { code = 0, stderr } = await exec(process.execPath, args, { env }).catch((error) => error);
  return { code, stderr };
}

/** Runs a command in this process, which takes a fraction of the time. One test shows that a process does the same. */
async function run([name = '', ...words]: string[], environment: Record<string, string>) {
  const entry = ENTRIES.find((one) => one.name === name);
  if (entry === undefined) throw new Error(`${name} is no command`);
  const written: string[] = [];
  const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const own = process.env;
  process.env = { PATH: own.PATH, ...environment };
  let code = 0;
  try {
    await commandOf(load(entry), 'contrato', async (spec, values, rest) => {
      code = Number((await spec.run?.(values, rest)) ?? 0);
    }).parseAsync(words, { from: 'user' });
  } catch (error) {
    const failure = failureOf(error, `contrato ${name}`, false);
    written.push(`${failure.text}\n`);
    code = failure.code;
  } finally {
    process.env = own;
    stderr.mockRestore();
  }
  return { code, stderr: written.join('') };
}

const tablesOf = async ({ db }: TestDatabase): Promise<string[]> =>
  db.dialect === 'sqlite'
    ? db.knex('sqlite_master').pluck('name')
    : db.knex('pg_tables').whereRaw('schemaname = current_schema()').pluck('tablename');

it.each(COMMANDS)('%s says in one line that there is no schema yet, and makes none', async (command) => {
  const { code, stderr } = await run(command.split(' '), where);
  expect(code).toBe(2);
  expect(stderr).toMatch(
    new RegExp(`^${variable} names a database on which no service of this version has started yet: .*\n$`),
  );
  expect(await tablesOf(database)).toEqual([]);
});

it('a command that is a process of its own says the same', async () => {
  const [command = ''] = COMMANDS;
  expect(await runAlone(command.split(' '), where)).toEqual(await run(command.split(' '), where));
});

it('a new client whose command line is not whole makes none either', async () => {
  expect(await run(['onboard', '--client', 'Acme'], where)).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^--rsa-public-key is missing\n/),
  });
  expect(await tablesOf(database)).toEqual([]);
});

/** One for each place that opens the database. */
const OPENING = COMMANDS.filter((command) => !/^(events replay|networks|accounts|cards|onboard [^s])/.test(command));

it.each(OPENING)('%s names in one line a database that can not be used', async (command) => {
  const isFile = database.config.dialect === 'sqlite';
  if (database.config.dialect === 'sqlite') writeFileSync(database.config.file, 'no database '.repeat(500));
  const unusable = isFile ? where : { DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/contrato' };
  const { code, stderr } = await run(command.split(' '), unusable);
  expect(code).toBe(2);
  expect(stderr).toMatch(
    isFile
      ? /^DATA_DIR can not be used: \/.*contrato\.sqlite: .*not a database; restore a backup: docs\/operating\.md, .*\n$/
      : /^DATABASE_URL names a database that can not be reached: (?!.*hidden).*127\.0\.0\.1:1\n$/,
  );
});
