import { newId } from '../platform/ids';
import { runDueJobs } from '../platform/jobs/run-job';
import { ask, openAccount, TestNetworks } from '../testing/networks';
import { useServer } from '../testing/server';

/** A directory that keeps what it is told, and answers when it is let. */
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
