import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../cli/own-code';
import { undeclaredFields } from '../../cli/testing/json-fields';
import { useDatabase } from '../../server/testing/database';
import { makeAccount, makeClient } from '../../server/testing/ledger';
import { command } from './command';

const database = useDatabase();
const run = promisify(execFile);

/** Runs the command as `npm run verify-ledger` does, on the test's database. */
async function verify(...words: string[]): Promise<{ status: number; output: string }> {
  const { config } = database;
  const where = config.dialect === 'sqlite' ? { DATA_DIR: dirname(config.file) } : { DATABASE_URL: config.url };
  try {
    const args = [...FROM_SOURCE, join(__dirname, '../../cli/contrato.ts'), 'verify-ledger', ...words];
    const { stdout } = await run(process.execPath, args, { env: { PATH: process.env.PATH, ...where } });
    return { status: 0, output: stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { status: code, output: stdout };
  }
}

it('ends with 0 while the ledger is right, and with 1 and the mismatches when it is not', async () => {
  const account = await makeAccount(database.db, (await makeClient(database.db)).id);
  expect(await verify()).toEqual({ status: 0, output: expect.stringContaining('0 mismatches') });
  await database.db.transaction(({ knex }) => knex('ledger_accounts').where({ id: account.id }).update({ balance: 5 }));
  const { status, output } = await verify();
  expect(status).toBe(1);
  expect(output).toContain(`a balance is the sum of its entries: ${account.id} should be 0 and is 5`);
  const { status: again, output: json } = await verify('--json');
  expect(undeclaredFields(command, JSON.parse(json))).toEqual([]);
  const { mismatches, ...counts } = JSON.parse(json);
  expect([again, Object.keys(counts)]).toEqual([1, ['checks', 'accounts', 'entries']]);
  expect(mismatches).toContainEqual({
    check: 'a balance is the sum of its entries',
    id: account.id,
    expected: '0',
    actual: '5',
  });
});
