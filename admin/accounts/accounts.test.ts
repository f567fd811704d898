import type { CommandSpec } from '../../cli/declaration';
import { parse } from '../../cli/program';
import { undeclaredFields } from '../../cli/testing/json-fields';
import { lockAccount } from '../../server/accounts/store/accounts';
import { newId } from '../../server/platform/ids';
import { useServer } from '../../server/testing/server';
import { command } from './command';
import { limit, lock, release, show } from './commands';

const server = useServer();
const commands = { limit, lock, release, show };

/** Runs a command on the database of a server that runs, and checks that its fields are declared. */
async function accounts(words: string, ...more: string[]) {
  const { path, values } = parse(command, [...words.split(' '), ...more]);
  const name = path.split(' ').at(-1) as keyof typeof commands;
  const { clock, database } = server();
  const output = await commands[name]({ db: database.db, now: clock.now() }, values as never);
  expect(undeclaredFields(command.commands?.find((one) => one.name === name) as CommandSpec, output.json)).toEqual([]);
  expect([output.status, output.lines[0]]).toEqual([0, expect.stringMatching(/^id +\S+\nstatus /)]);
  return output.json as Record<string, unknown>;
}

async function account() {
  const { client, send } = await server().client();
  const ask = (method: string, path: string, body?: unknown) => send(method, path, { body, idempotencyKey: newId() });
  const opened = await ask('POST', '/core/accounts/v1', { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' });
  const { id } = opened.body.data;
  const move = async (total_amount: string) => {
    const movement = { type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT', total_amount };
    const { body } = await ask('POST', '/core/transactions/v1', { account_id: id, ...movement });
    return [body.result, body.rejection_reason];
  };
  return { id, ask, move, named: ['--client', client.id, '--account', id] };
}

const code = ({ status, body }: { status: number; body: { error_code?: string } }) => [status, body.error_code];

it('an account that an operator has locked stays so, whatever its client tries, until it is released', async () => {
  const { id, ask, named } = await account();
  const locked = await accounts('lock --as DISABLED --motive OTHER --comment', 'a court', ...named);
  expect(locked).toMatchObject({ id, status: 'DISABLED', status_updated_by: 'SERVICE', balance: '0.00', limits: null });
  expect(await accounts('show', ...named)).toEqual(locked);
  const path = `/core/accounts/v1/${id}`;
  expect((await ask('GET', path)).body.data).toMatchObject({
    status_update_motive: 'OTHER',
    status_update_comment: 'a court',
  });
  expect(code(await ask('PATCH', path, { status: 'ACTIVE' }))).toEqual([409, 'LOCKED_ACCOUNT_STATUS']);
  expect(await accounts('release', ...named)).toMatchObject({ status: 'ACTIVE', status_updated_by: 'SERVICE' });
  expect((await ask('PATCH', path, { status: 'FROZEN', status_update_motive: 'SEIZURE' })).status).toBe(200);
});

it('an account is shown while somebody else changes it', async () => {
  const { id, named } = await account();
  const [, clientId = ''] = named;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let changing = Promise.resolve();
  await new Promise<void>((resolve) => {
    changing = server().database.db.transaction(async (tx) => {
      await lockAccount(tx, clientId, id);
      resolve();
      await finished;
    });
  });
  expect(await accounts('show', ...named)).toMatchObject({ id, status: 'ACTIVE' });
  finish();
  await changing;
});

it('an account has limits of its own from the next movement on, and those of its client again', async () => {
  const { move, named } = await account();
  const limits = { daily: '15.00', monthly: null };
  expect(await accounts('limit --daily 15.00 --monthly none', ...named)).toMatchObject({ limits });
  expect(await move('15.00')).toEqual(['APPROVED', null]);
  expect(await move('0.01')).toEqual(['REJECTED', 'BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED']);
  expect(await accounts('limit --as-client', ...named)).toMatchObject({ limits: null, balance: '15.00' });
  expect(await move('0.01')).toEqual(['APPROVED', null]);
});

it('what can’t be done is refused in words, and nothing changes', async () => {
  const { id, ask, named } = await account();
  const other = (await server().client()).client.id;
  const refused = (words: string, ...more: string[]) => expect(accounts(words, ...more)).rejects;
  await refused('show --client nobody --account', id).toThrow('No client has the id or the name nobody');
  await refused('lock --client', other, '--account', id).toThrow('ACCOUNT_NOT_FOUND');
  await refused('limit --daily 1.00', ...named).toThrow('--daily and --monthly are needed');
  await refused('limit --as-client --daily 1.00', ...named).toThrow('--as-client cannot be combined');
  await refused('limit --daily many --monthly none', ...named).toThrow('limits: /daily ');
  await refused('lock --as DELETED', ...named).toThrow('--as');
  expect(await accounts('show', ...named)).toMatchObject({ status: 'ACTIVE', limits: null });
  await ask('DELETE', `/core/accounts/v1/${id}`, { status_update_motive: 'USER_REQUEST' });
  await refused('release', ...named).toThrow('ACCOUNT_DELETED');
  await refused('show', ...named).toThrow('ACCOUNT_DELETED');
});
