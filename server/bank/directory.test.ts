import { newId } from '../platform/ids';
import { runDueJobs } from '../platform/jobs/run-job';
import { ask, openAccount, TestNetworks } from '../testing/networks';
import { type TestClient, useServer } from '../testing/server';

/** A directory that keeps the calls that it gets, and answers when it is let. */
class Directory extends TestNetworks {
  readonly keys = new Set<string>();
  readonly aliases: string[] = [];
  /** Runs before the directory has a key. */
  before = async (): Promise<void> => undefined;
  /** Runs when the directory has an alias and has not answered yet. */
  afterwards = async (_alias: string): Promise<void> => undefined;

  override async registerPixKey(_clientId: string, { key }: { key: string }): Promise<void> {
    await this.before();
    this.keys.add(key);
  }

  override async removePixKey(_clientId: string, key: string): Promise<void> {
    this.keys.delete(key);
  }

  override async changeAlias(_clientId: string, { alias }: { alias: string }): Promise<{ changed: boolean }> {
    this.aliases.push(alias);
    await this.afterwards(alias);
    return { changed: true };
  }
}

const directory = new Directory();
const server = useServer({ ports: directory.ports });

it('a key whose account is deleted while it is registered is in the directory no more', async () => {
  const client = await server().client();
  const { id } = await openAccount(client, 'BRA');
  directory.before = async () => {
    const body = { status_update_motive: 'USER_REQUEST' };
    expect((await client.send('DELETE', `/core/accounts/v1/${id}`, { body })).status).toBe(200);
    await runDueJobs(server().app.services);
  };
  const body = { account_id: id, type: 'EVP' };
  const made = await client.send('POST', '/networks/bank/v1/key/pix', { body, idempotencyKey: newId() });
  expect([made.status, made.body.data.status]).toEqual([201, 'DELETED']);
  expect([...directory.keys]).toEqual([made.body.data.key]);
  server().clock.advance(20_000);
  await runDueJobs(server().app.services);
  expect([...directory.keys]).toEqual([]);
});

describe('a key whose request was cut off', () => {
  const ways: [string, (own: { client: TestClient; id: string }) => Promise<unknown>][] = [
    [
      'and that was deleted with its account',
      ({ client, id }) =>
        client.send('DELETE', `/core/accounts/v1/${id}`, { body: { status_update_motive: 'USER_REQUEST' } }),
    ],
    [
      'and that its client has found and deleted',
      async ({ client, id }) => {
        await later();
        const [{ key }] = await ask(client, 'GET', `/networks/bank/v1/accounts/${id}/keys`);
        await ask(client, 'DELETE', `/networks/bank/v1/${id}/key/pix/${key}`);
      },
    ],
  ];

  async function later() {
    server().clock.advance(20_000);
    await runDueJobs(server().app.services);
  }

  it.each(ways)('%s does not come back into the directory with a repeat', async (_, remove) => {
    const client = await server().client();
    const { id } = await openAccount(client, 'BRA');
    directory.keys.clear();
    directory.before = () => Promise.reject(new Error('the directory does not answer'));
    const idempotencyKey = newId();
    const body = { account_id: id, type: 'EVP' };
    const create = () => client.send('POST', '/networks/bank/v1/key/pix', { body, idempotencyKey });
    expect((await create()).status).toBe(503);
    directory.before = async () => undefined;
    await remove({ client, id });
    await later();
    expect([...directory.keys]).toEqual([]);
    const repeat = await create();
    expect([repeat.status, repeat.body.data.status]).toEqual([201, 'DELETED']);
    await later();
    expect([...directory.keys]).toEqual([]);
  });
});

it('two changes of an alias at once end with the same alias here and in the directory', async () => {
  const client = await server().client();
  const { id } = await openAccount(client, 'ARG');
  const change = (value: string) => ask(client, 'PATCH', `/networks/bank/v1/accounts/${id}`, { key: 'ALIAS', value });
  directory.afterwards = async (alias) => {
    directory.afterwards = async () => undefined;
    expect(alias).toBe('alias.first');
    await change('alias.second');
  };
  expect((await change('alias.first')).alias).toBe('alias.first');
  const { data } = await ask(client, 'GET', `/core/accounts/v1/${id}`);
  expect([data.bank_account.alias, directory.aliases]).toEqual([
    'alias.first',
    ['alias.first', 'alias.second', 'alias.first'],
  ]);
});
