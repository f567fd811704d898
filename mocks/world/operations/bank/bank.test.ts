import { isCbu, isCvu } from '../../../../server/accounts/rules/bank-identifiers';
import { verifyLedger } from '../../../../server/ledger/verification';
import { ask, balanceOf, deposit, openAccount } from '../../../../server/testing/networks';
import { type TestClient, useServer } from '../../../../server/testing/server';
import { worldExtension } from '../..';

const server = useServer({ extension: worldExtension });
const LOOKUP = '/networks/bank/v1/transfers/destination-information';
const HOLDER = { name: 'Bruno Díaz', tax_id: '20276543211' };
const PERSON = { name: 'João Pereira', tax_id: '52998224725' };

afterEach(async () => {
  expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
});

const create = (client: TestClient, body: object) => client.send('POST', '/sandbox/v1/destinations', { body });
const refusal = ({ status, body }: { status: number; body: { error_code: string } }) => [status, body.error_code];

describe('an account at another bank', () => {
  it('gets a number and an alias that lookups find, for its client alone, until it is closed', async () => {
    const client = await server().client();
    const { status, body } = await create(client, { country: 'ARG', holder: HOLDER });
    const { id, cbu, alias } = body.data;
    expect([status, isCbu(cbu), isCvu(cbu)]).toEqual([201, true, false]);
    for (const key of [`CBU/${cbu}`, `ALIAS/${alias.toUpperCase()}`]) {
      expect((await ask(client, 'GET', `${LOOKUP}/${key}`)).holder).toEqual({
        name: HOLDER.name,
        tax_type: 'CUIL',
        tax_value: HOLDER.tax_id,
      });
    }
    const stranger = await server().client();
    expect((await stranger.send('GET', `${LOOKUP}/CBU/${cbu}`)).status).toBe(404);
    expect((await stranger.send('DELETE', `/sandbox/v1/destinations/${id}`)).status).toBe(404);
    expect(await ask(client, 'GET', '/sandbox/v1/destinations')).toEqual([body.data]);
    expect((await client.send('DELETE', `/sandbox/v1/destinations/${id}`)).status).toBe(204);
    expect((await client.send('GET', `${LOOKUP}/CBU/${cbu}`)).status).toBe(404);
    expect(await ask(client, 'GET', '/sandbox/v1/destinations')).toEqual([]);
  });

  it('has a PIX key in Brazil, a random one where none is given', async () => {
    const client = await server().client();
    const { id } = await openAccount(client, 'BRA');
    const { body } = await create(client, { country: 'BRA', holder: { name: 'Acme', tax_id: '11222333000181' } });
    expect(body.data).toMatchObject({ pix_key_type: 'EVP', cbu: null, alias: null });
    const found = await ask(client, 'GET', `/networks/bank/v1/transfers/${id}/key/${body.data.pix_key}`);
    expect(found.holder).toEqual({ name: 'Acme', document_type: 'CNPJ', document: '**.222.333/0001-**' });
  });

  it.each([
    [{ country: 'ARG', holder: HOLDER, cbu: '0720001400000012345670' }, 422, 'INVALID_DESTINATION_KEY'],
    [{ country: 'ARG', holder: HOLDER, cbu: '0000099400000000000031' }, 422, 'INVALID_DESTINATION_KEY'],
    [{ country: 'ARG', holder: HOLDER, cvu: '0720001400000012345674' }, 422, 'INVALID_DESTINATION_KEY'],
    [{ country: 'ARG', holder: HOLDER, pix_key: 'x@example.com' }, 422, 'INVALID_DESTINATION_KEY'],
    [
      { country: 'ARG', holder: HOLDER, cbu: '2850590940090418135201', cvu: '0000099400000000000031' },
      422,
      'INVALID_DESTINATION_KEY',
    ],
    [{ country: 'BRA', holder: PERSON, pix_key: 'nobody' }, 422, 'INVALID_DESTINATION_KEY'],
    [{ country: 'BRA', holder: PERSON, pix_key: 'x@example.com', pix_key_type: 'CPF' }, 422, 'INVALID_DESTINATION_KEY'],
    [{ country: 'BRA', holder: PERSON, alias: 'un.alias' }, 422, 'INVALID_DESTINATION_KEY'],
    [{ country: 'ARG', holder: { name: 'B', tax_id: '20276543210' } }, 400, 'INVALID_REQUEST'],
    [{ country: 'BRA', holder: { name: 'B', tax_id: '52998224724' } }, 400, 'INVALID_REQUEST'],
  ])('can not be %j', async (body, status, code) => {
    expect(refusal(await create(await server().client(), body))).toEqual([status, code]);
  });

  it('can not have what somebody has already, here or there', async () => {
    const client = await server().client();
    const { cvu, alias } = (await openAccount(await server().client())).data.bank_account;
    const own = (await create(client, { country: 'ARG', holder: HOLDER })).body.data;
    const taken = [
      { alias: alias.toUpperCase() },
      { cvu },
      { cbu: own.cbu },
      { alias: own.alias.toUpperCase() },
      { alias: 'Sol.Mar.Viento' },
      { cbu: '0720001400000012345674' },
    ];
    for (const keys of taken) {
      const answer = await create(client, { country: 'ARG', holder: HOLDER, ...keys });
      expect([keys, ...refusal(answer)]).toEqual([keys, 409, 'DESTINATION_ALREADY_EXISTS']);
      expect(answer.body.error.details).toMatchObject([{ location: 'body', pointer: `/${Object.keys(keys)[0]}` }]);
    }
    const pix = { country: 'BRA', holder: PERSON, pix_key: 'mariana.costa@example.com' };
    expect(refusal(await create(client, pix))).toEqual([409, 'DESTINATION_ALREADY_EXISTS']);
    const account = await openAccount(client);
    const path = `/networks/bank/v1/accounts/${account.id}`;
    const rename = await client.send('PATCH', path, { body: { key: 'ALIAS', value: own.alias } });
    expect(refusal(rename)).toEqual([409, 'ALIAS_ALREADY_IN_USE']);
  });
});

describe('a transfer that is under way', () => {
  /** From an account that holds 100,000.00 to one of another client: 77,777.77, for a minute. */
  async function underWay() {
    const client = await server().client();
    const account = await openAccount(client);
    await deposit(client, account.id, '100000.00');
    const receiver = await server().client();
    const destination = await openAccount(receiver);
    const { tax_type, tax_value } = (await ask(client, 'GET', `${LOOKUP}/CVU/${destination.data.bank_account.cvu}`))
      .holder;
    const transfer = await ask(client, 'POST', '/networks/bank/v1/transfers', {
      account_id: account.id,
      credit_account: { tax_type, tax_value },
      amount: { currency: 'ARS', value: 77_777.77 },
    });
    const balances = async () => [await balanceOf(client, account.id), await balanceOf(receiver, destination.id)];
    const end = (how: 'settle' | 'fail') =>
      client.send('POST', `/sandbox/v1/transfers/${transfer.id}/${how}`, {
        body: how === 'fail' ? { reason: 'NETWORK_UNAVAILABLE' } : undefined,
      });
    return { client, receiver, destination, transfer, balances, end };
  }

  const aMinute = (client: TestClient) => ask(client, 'POST', '/sandbox/v1/clock/advance', { seconds: 60 });

  it('arrives once, whoever settles it and when', async () => {
    const { client, balances, end } = await underWay();
    const answers = await Promise.all([end('settle'), end('settle'), end('settle')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await aMinute(client);
    await aMinute(client);
    expect(await balances()).toEqual(['22222.23', '77777.77']);
  });

  it('either arrives or comes back, however many want it both ways at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, balances, end } = await underWay();
      const ends = (['settle', 'fail', 'settle', 'fail'] as const).map((how) => end(how));
      const [answers] = await Promise.all([Promise.all(ends), aMinute(client)]);
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
      const [paid, received] = await balances();
      expect([
        ['22222.23', '77777.77'],
        ['100000.00', '0.00'],
      ]).toContainEqual([paid, received]);
    }
  });

  it('comes back when it is settled to an account that takes nothing any more', async () => {
    const { receiver, destination, balances, end } = await underWay();
    const disabled = { status: 'DISABLED', status_update_motive: 'LOST' };
    await ask(receiver, 'PATCH', `/core/accounts/v1/${destination.id}`, disabled);
    const { status, body } = await end('settle');
    expect([status, body.data]).toMatchObject([
      200,
      { previous_status: 'IN_PROGRESS', status: 'FAILED', failure_reason: 'DESTINATION_ACCOUNT_NOT_ACTIVE' },
    ]);
    expect(await balances()).toEqual(['100000.00', '0.00']);
  });

  it('is nobody else to end', async () => {
    const { receiver, transfer } = await underWay();
    const answer = await receiver.send('POST', `/sandbox/v1/transfers/${transfer.id}/settle`);
    expect(refusal(answer)).toEqual([404, 'TRANSFER_NOT_FOUND']);
  });
});

describe('a client that pays another client again with the same key, after a restore', () => {
  async function argentina() {
    const client = await server().client();
    const account = await openAccount(client);
    await deposit(client, account.id);
    const receiver = await server().client();
    const destination = await openAccount(receiver);
    const payment = async (value: number) => {
      const { tax_type, tax_value } = (await ask(client, 'GET', `${LOOKUP}/CVU/${destination.data.bank_account.cvu}`))
        .holder;
      const body = {
        account_id: account.id,
        credit_account: { tax_type, tax_value },
        amount: { currency: 'ARS', value },
      };
      return () => client.send('POST', '/networks/bank/v1/transfers', { body, idempotencyKey: 'k' });
    };
    return { client, account, receiver, destination, payment };
  }

  async function brazil() {
    const client = await server().client();
    const account = await openAccount(client, 'BRA');
    await deposit(client, account.id);
    const receiver = await server().client();
    const destination = await openAccount(receiver, 'BRA');
    const { key } = await ask(receiver, 'POST', '/networks/bank/v1/key/pix', {
      account_id: destination.id,
      type: 'EVP',
    });
    const payment = async (value: number) => {
      const { transaction_id } = await ask(client, 'GET', `/networks/bank/v1/transfers/${account.id}/key/${key}`);
      const body = { transaction_id, value };
      return () => client.send('POST', '/networks/bank/v1/transfers/out', { body, idempotencyKey: 'k' });
    };
    return { client, account, receiver, destination, payment };
  }

  it.each([
    ['another amount', argentina, 20],
    ['the same amount', argentina, 10],
    ['another amount by PIX', brazil, 20],
    ['the same amount by PIX', brazil, 10],
  ])('makes a new payment of %s, which arrives', async (_amount, country, value) => {
    const { client, account, receiver, destination, payment } = await country();
    const snapshot = await ask(client, 'POST', '/sandbox/v1/client/snapshots', { name: 'before' });
    const first = await (await payment(10))();
    expect([first.status, first.body.data.status]).toEqual([201, 'SUCCESS']);
    const restored = await client.send('POST', `/sandbox/v1/client/snapshots/${snapshot.id}/restore`);
    expect(restored.status).toBe(204);
    const pay = await payment(value);
    const again = await pay();
    expect([again.status, again.body.data.status]).toEqual([201, 'SUCCESS']);
    expect(await balanceOf(client, account.id)).toBe((1000 - value).toFixed(2));
    expect(await balanceOf(receiver, destination.id)).toBe((10 + value).toFixed(2));
    expect((await pay()).body).toEqual(again.body);
    expect(await balanceOf(receiver, destination.id)).toBe((10 + value).toFixed(2));
  });
});
