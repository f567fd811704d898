import { MINUTE } from '../kernel/time';
import { verifyLedger } from '../ledger/verification';
import { newId } from '../platform/ids';
import { runDueJobs } from '../platform/jobs/run-job';
import { activitiesOf, ask, balanceOf, deposit, openAccount, PIX_DESTINATION, TestNetworks } from '../testing/networks';
import { type TestClient, useServer } from '../testing/server';

const networks = new TestNetworks();
const server = useServer({ ports: networks.ports });
const KEYS = '/networks/bank/v1/key/pix';

beforeEach(() => {
  networks.failures = 0;
  networks.outcome = { status: 'SUCCESS' };
  networks.pixDestination = PIX_DESTINATION;
});

afterEach(async () => {
  expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
});

async function brazilian(amount = '1000.00') {
  const client = await server().client();
  const { id } = await openAccount(client, 'BRA');
  if (amount !== '0') await deposit(client, id, amount);
  return { client, id };
}

const newKey = (client: TestClient, account_id: string, idempotencyKey?: string) =>
  client.send('POST', KEYS, { body: { account_id, type: 'EVP' }, ...(idempotencyKey ? { idempotencyKey } : {}) });

const listed = async (client: TestClient, id: string): Promise<string[]> =>
  (await ask(client, 'GET', `/networks/bank/v1/accounts/${id}/keys`)).map(({ key }: { key: string }) => key);

const lookup = (client: TestClient, id: string, key: string) =>
  client.send('GET', `/networks/bank/v1/transfers/${id}/key/${encodeURIComponent(key)}`);

const pay = (client: TestClient, transaction_id: string, value: number, idempotencyKey?: string) =>
  client.send('POST', '/networks/bank/v1/transfers/out', {
    body: { transaction_id, value },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

async function pass(milliseconds: number): Promise<void> {
  server().clock.advance(milliseconds);
  await runDueJobs(server().app.services);
}

const refusal = ({ status, body }: { status: number; body: { error_code: string } }) => [status, body.error_code];

describe('the PIX keys of an account', () => {
  it('are random, listed newest first, and shown with the account wherever it is read', async () => {
    const { client, id } = await brazilian('0');
    const first = (await newKey(client, id)).body.data;
    server().clock.advance(1);
    const second = (await newKey(client, id)).body.data;
    expect(first).toMatchObject({ type: 'EVP', account_id: id, status: 'ACTIVE' });
    expect(first.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const keys = [second.key, first.key];
    expect(await listed(client, id)).toEqual(keys);
    expect((await ask(client, 'GET', `/core/accounts/v1/${id}`)).data.pix_keys).toEqual(keys);
    expect((await ask(client, 'GET', '/core/accounts/v1'))[0].data.pix_keys).toEqual(keys);
    const frozen = { status: 'FROZEN', status_update_motive: 'SEIZURE' };
    expect((await ask(client, 'PATCH', `/core/accounts/v1/${id}`, frozen)).data.pix_keys).toEqual(keys);
    expect(networks.calls).toEqual(expect.arrayContaining(keys.map((key) => `registerPixKey ${key}`)));
  });

  it('are five at most, however many are requested at once, and a deleted one makes room', async () => {
    const { client, id } = await brazilian('0');
    const answers = await Promise.all(Array.from({ length: 12 }, () => newKey(client, id)));
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([201, 201, 201, 201, 201, 422, 422, 422, 422, 422, 422, 422]);
    const [gone] = await listed(client, id);
    const path = `/networks/bank/v1/${id}/key/pix/${gone?.toUpperCase()}`;
    expect((await ask(client, 'DELETE', path)).status).toBe('DELETED');
    expect(refusal(await client.send('DELETE', path))).toEqual([404, 'PIX_KEY_NOT_FOUND']);
    expect((await newKey(client, id)).status).toBe(201);
    await runDueJobs(server().app.services);
    expect(networks.calls).toContain(`removePixKey ${gone}`);
  });

  it('are not there while the directory does not answer, and the same request gets the same key', async () => {
    const { client, id } = await brazilian('0');
    networks.failures = 1;
    const unavailable = await newKey(client, id, 'k');
    expect(refusal(unavailable)).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(unavailable.headers.get('retry-after')).toBe('1');
    expect(await listed(client, id)).toEqual([]);
    const { key } = (await newKey(client, id, 'k')).body.data;
    expect(await listed(client, id)).toEqual([key]);
    const asked = networks.calls.filter((call) => call === `registerPixKey ${key}`);
    expect(asked).toHaveLength(2);
  });

  it('come into being by themselves when nobody repeats a request that was cut off', async () => {
    const { client, id } = await brazilian('0');
    networks.failures = 1;
    await newKey(client, id, 'k');
    await pass(MINUTE);
    const [key] = await listed(client, id);
    expect((await newKey(client, id, 'k')).body.data).toMatchObject({ key, status: 'ACTIVE' });
    expect(await listed(client, id)).toHaveLength(1);
  });

  it('are free again when the account is deleted', async () => {
    const { client, id } = await brazilian('0');
    const { key } = (await newKey(client, id)).body.data;
    const other = await brazilian('0');
    expect((await lookup(other.client, other.id, key)).status).toBe(200);
    await ask(client, 'DELETE', `/core/accounts/v1/${id}`, { status_update_motive: 'USER_REQUEST' });
    networks.pixDestination = null;
    expect(refusal(await lookup(other.client, other.id, key))).toEqual([404, 'PIX_KEY_NOT_FOUND']);
    await runDueJobs(server().app.services);
    expect(networks.calls).toContain(`removePixKey ${key}`);
  });
});

describe('the lookup of a key', () => {
  it('finds keys of the service itself, of any client, without asking the directory', async () => {
    const { client, id } = await brazilian('0');
    const other = await brazilian('0');
    const { key } = (await newKey(other.client, other.id)).body.data;
    const { status, body } = await lookup(client, id, key.toUpperCase());
    expect([status, body.data]).toMatchObject([
      200,
      { key, key_type: 'EVP', holder: { name: 'João Pereira' }, bank: { ispb: '99999010', name: 'contrato' } },
    ]);
    expect(networks.calls).not.toContain(`findPixKey ${key}`);
    expect(refusal(await lookup(other.client, other.id, key))).toEqual([422, 'DESTINATION_IS_SOURCE']);
  });

  it.each([
    ['a tax number that nobody checked', { tax_identification_type: 'CPF', tax_identification_value: 'abc' }],
    ['no tax number', {}],
    ['no name', { name: undefined, surname: undefined }],
  ])('shows a holder with %s', async (_what, changes) => {
    const { client, id } = await brazilian('0');
    const holder = await server().client();
    const body = {
      email: `${newId()}@example.com`,
      operation_country: 'PER',
      name: 'José',
      surname: 'Rojas',
      ...changes,
    };
    const user = await ask(holder, 'POST', '/users/v1/', body);
    const account = { owner_type: 'USER', user_id: user.id, country: 'BRA', currency: 'BRL' };
    const opened = await ask(holder, 'POST', '/core/accounts/v1', account);
    const { key } = (await newKey(holder, opened.id)).body.data;
    const answer = await lookup(client, id, key);
    expect([answer.status, answer.body.data?.holder.document]).toEqual([200, '***.***.***-**']);
  });

  it('finds a key with a percent sign, which is not a key of an account to be deleted either', async () => {
    const { client, id } = await brazilian('0');
    const key = 'ana%zz+1@example.com';
    networks.pixDestination = { ...PIX_DESTINATION, key, keyType: 'EMAIL' };
    const { status, body } = await lookup(client, id, key);
    expect([status, body.data]).toMatchObject([200, { key, key_type: 'EMAIL' }]);
    expect(networks.calls).toContain(`findPixKey ${key}`);
    const path = `/networks/bank/v1/${id}/key/pix/${encodeURIComponent(key)}`;
    expect(refusal(await client.send('DELETE', path))).toEqual([404, 'PIX_KEY_NOT_FOUND']);
  });

  it('does not ask for what no key looks like', async () => {
    const { client, id } = await brazilian('0');
    expect(refusal(await lookup(client, id, '123'))).toEqual([404, 'PIX_KEY_NOT_FOUND']);
    expect(networks.calls).not.toContain('findPixKey 123');
  });

  it('is unavailable with the directory', async () => {
    const { client, id } = await brazilian('0');
    networks.failures = 1;
    expect(refusal(await lookup(client, id, PIX_DESTINATION.key))).toEqual([503, 'SERVICE_UNAVAILABLE']);
  });
});

describe('a PIX transfer', () => {
  async function lookedUp(amount?: string) {
    const { client, id } = await brazilian(amount);
    const { transaction_id } = (await lookup(client, id, PIX_DESTINATION.key)).body.data;
    return { client, id, transaction_id };
  }

  it('goes to the key that was looked up, under an id of the payment system', async () => {
    const { client, id, transaction_id } = await lookedUp();
    const { status, body } = await pay(client, transaction_id, 80.9);
    expect([status, body.data]).toMatchObject([
      201,
      { status: 'SUCCESS', account_id: id, amount: { currency: 'BRL', value: 80.9 }, description: null },
    ]);
    expect(body.data.end_to_end_id).toMatch(/^E999990102026031512[0-9]{2}[A-Za-z0-9]{11}$/);
    expect(await balanceOf(client, id)).toBe('919.10');
    const [activity] = await activitiesOf(client, id);
    expect(activity.data.properties).toEqual({
      counterparty: { name: 'Mariana Costa', tax_id: '***.982.247-**', key: PIX_DESTINATION.key },
    });
  });

  it('uses its lookup up, however many ask at once', async () => {
    const { client, id, transaction_id } = await lookedUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(client, transaction_id, 10)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await balanceOf(client, id)).toBe('990.00');
    expect(await activitiesOf(client, id)).toHaveLength(1);
  });

  it('that is repeated with its key gets its answer, not the refusal of a used lookup', async () => {
    const { client, transaction_id } = await lookedUp();
    const first = await pay(client, transaction_id, 10, 'k');
    const again = await pay(client, transaction_id, 10, 'k');
    expect([again.status, again.text]).toEqual([201, first.text]);
  });

  it('that the account refuses leaves the lookup as it was', async () => {
    const { client, id, transaction_id } = await lookedUp('5.00');
    expect(refusal(await pay(client, transaction_id, 10))).toEqual([422, 'INSUFFICIENT_FUNDS']);
    await deposit(client, id, '5.00');
    expect((await pay(client, transaction_id, 10)).status).toBe(201);
  });

  it('from an account that was deleted after the lookup names that status', async () => {
    const { client, id, transaction_id } = await lookedUp('0');
    await ask(client, 'DELETE', `/core/accounts/v1/${id}`, { status_update_motive: 'USER_REQUEST' });
    const refused = await pay(client, transaction_id, 10);
    expect(refusal(refused)).toEqual([409, 'ACCOUNT_NOT_ACTIVE']);
    expect(refused.body.error.details).toEqual([
      { code: 'state', detail: 'the account is DELETED', location: 'body', pointer: '/transaction_id' },
    ]);
  });

  it('needs its lookup within fifteen minutes, and its own', async () => {
    const { client, transaction_id } = await lookedUp();
    const stranger = await server().client();
    expect(refusal(await pay(stranger, transaction_id, 10))).toEqual([404, 'PIX_LOOKUP_NOT_FOUND']);
    await pass(15 * MINUTE);
    expect(refusal(await pay(client, transaction_id, 10))).toEqual([422, 'PIX_LOOKUP_EXPIRED']);
  });

  it('that fails later gives the money back', async () => {
    networks.outcome = { status: 'IN_PROGRESS' };
    const { client, id, transaction_id } = await lookedUp();
    await pay(client, transaction_id, 10);
    networks.outcome = { status: 'FAILED', reason: 'DESTINATION_REJECTED' };
    await pass(MINUTE);
    expect(await balanceOf(client, id)).toBe('1000.00');
    expect((await activitiesOf(client, id))[0]).toMatchObject({
      result: 'REJECTED',
      rejection_reason: 'DESTINATION_REJECTED',
    });
  });
});
