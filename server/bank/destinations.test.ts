import { ask, DESTINATION, openAccount, TestNetworks } from '../testing/networks';
import { type TestClient, useServer } from '../testing/server';

const networks = new TestNetworks();
const server = useServer({ ports: networks.ports });

beforeEach(() => {
  networks.failures = 0;
  networks.aliasIsFree = true;
  networks.destination = DESTINATION;
});

const find = (client: TestClient, type: string, value: string) =>
  client.send('GET', `/networks/bank/v1/transfers/destination-information/${type}/${value}`);

const rename = (client: TestClient, id: string, value: string) =>
  client.send('PATCH', `/networks/bank/v1/accounts/${id}`, { body: { key: 'ALIAS', value } });

const refusal = ({ status, body }: { status: number; body: { error_code: string } }) => [status, body.error_code];

describe('looking up a destination', () => {
  it.each([
    ['ALIAS', 'corto'],
    ['CBU', '2850590940090418135202'],
    ['CBU', '0000099400000000000031'],
    ['CVU', '2850590940090418135201'],
    ['CVU', '123'],
  ])('refuses the %s %s without asking anybody', async (type, value) => {
    const client = await server().client();
    expect(refusal(await find(client, type, value))).toEqual([422, 'INVALID_DESTINATION_KEY']);
    expect(networks.calls).not.toContain(`findDestination ${value}`);
  });

  it('finds accounts of every client of the service by CVU and by alias, whatever its case', async () => {
    const owner = await server().client();
    const { cvu, alias } = (await openAccount(owner)).data.bank_account;
    const client = await server().client();
    const byCvu = await find(client, 'CVU', cvu);
    expect(byCvu.body.data).toMatchObject({
      key_type: 'CVU',
      key_value: cvu,
      cbu: null,
      cvu,
      alias,
      bank: { code: cvu.slice(0, 7), name: 'contrato' },
      holder: { name: 'Ana Suárez', tax_type: 'CUIL' },
      currency: 'ARS',
      active: true,
    });
    const byAlias = await find(client, 'ALIAS', alias.toUpperCase());
    expect(byAlias.body.data).toMatchObject({ key_value: alias.toUpperCase(), cvu, alias });
  });

  it('shows that a disabled account takes no money, and finds no deleted one', async () => {
    const owner = await server().client();
    const { id, data } = await openAccount(owner);
    const disabled = { status: 'DISABLED', status_update_motive: 'LOST' };
    await ask(owner, 'PATCH', `/core/accounts/v1/${id}`, disabled);
    expect((await find(owner, 'CVU', data.bank_account.cvu)).body.data.active).toBe(false);
    await ask(owner, 'DELETE', `/core/accounts/v1/${id}`, { status_update_motive: 'USER_REQUEST' });
    networks.destination = null;
    expect(refusal(await find(owner, 'CVU', data.bank_account.cvu))).toEqual([404, 'DESTINATION_NOT_FOUND']);
  });

  it('is unavailable with the directory', async () => {
    const client = await server().client();
    networks.failures = 1;
    expect(refusal(await find(client, 'ALIAS', 'bruno.diaz'))).toEqual([503, 'SERVICE_UNAVAILABLE']);
  });
});

describe('changing an alias', () => {
  it('frees the old one at once and keeps everything else', async () => {
    const client = await server().client();
    const before = await openAccount(client);
    const { cvu, alias } = before.data.bank_account;
    const fresh = `nueva.${before.id.slice(-12)}`;
    const { status, body } = await rename(client, before.id, fresh);
    expect([status, body.data]).toMatchObject([200, { account_id: before.id, cvu, alias: fresh }]);
    const after = await ask(client, 'GET', `/core/accounts/v1/${before.id}`);
    expect(after.data.bank_account).toEqual({ cvu, alias: fresh });
    const other = await openAccount(client);
    expect((await rename(client, other.id, alias)).status).toBe(200);
  });

  it('is refused for an alias of another account, here or elsewhere, whatever its case', async () => {
    const client = await server().client();
    const [one, two] = [await openAccount(client), await openAccount(await server().client())];
    const { alias } = two.data.bank_account;
    expect(refusal(await rename(client, one.id, alias.toUpperCase()))).toEqual([409, 'ALIAS_ALREADY_IN_USE']);
    networks.aliasIsFree = false;
    expect(refusal(await rename(client, one.id, 'alguien.mas'))).toEqual([409, 'ALIAS_ALREADY_IN_USE']);
    expect((await ask(client, 'GET', `/core/accounts/v1/${one.id}`)).data.bank_account.alias).toBe(
      one.data.bank_account.alias,
    );
  });

  it.each(['......', '-.-.-.', 'a.b', 'a'.repeat(21), 'con espacio', 'señal.luz'])(
    'is refused to what is not an alias: %s',
    async (alias) => {
      const client = await server().client();
      const account = await openAccount(client);
      expect(refusal(await rename(client, account.id, alias))).toEqual([400, 'INVALID_REQUEST']);
      expect((await rename(client, account.id, `..${account.id.slice(-12)}-`)).status).toBe(200);
    },
  );

  it('is done again to the alias that the account has, in any case', async () => {
    const client = await server().client();
    const { id, data } = await openAccount(client);
    const { alias } = data.bank_account;
    expect((await rename(client, id, alias)).status).toBe(200);
    expect((await rename(client, id, alias.toUpperCase())).status).toBe(200);
  });

  it('may take the alias of an account that was deleted', async () => {
    const client = await server().client();
    const [one, two] = [await openAccount(client), await openAccount(client)];
    const { alias } = two.data.bank_account;
    await ask(client, 'DELETE', `/core/accounts/v1/${two.id}`, { status_update_motive: 'USER_REQUEST' });
    const { status, body } = await rename(client, one.id, alias);
    expect([status, body.data]).toMatchObject([200, { account_id: one.id, alias }]);
  });

  it('lets one of two win that want the same alias at once', async () => {
    const client = await server().client();
    const accounts = await Promise.all(Array.from({ length: 4 }, () => openAccount(client)));
    const alias = `uno.${accounts[0].id.slice(-12)}`;
    const answers = await Promise.all(accounts.map(({ id }) => rename(client, id, alias)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});
