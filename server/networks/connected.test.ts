import { ask, CREDIT_ACCOUNT, DESTINATION, deposit, openAccount } from '../testing/networks';
import { Receiver } from '../testing/receiver';
import { startTestServer, type TestServer } from '../testing/server';
import type { Network } from './configuration/network';

let bank: Receiver;
let server: TestServer;
beforeAll(async () => {
  bank = await Receiver.start();
  server = await startTestServer({ networks: [network()] });
});
afterAll(async () => {
  await server.close();
  await bank.close();
});

function network(): Network {
  const calls: Network['calls'] = {
    serves: ['bank-arg'],
    address: bank.url('/edge'),
    authentication: { kind: 'bearer', token: 'abc' },
    tls: {},
    timeoutMilliseconds: 2_000,
    throughProxy: false,
    retries: 0,
    atOnce: 4,
    circuit: { failures: 50, openMilliseconds: 1_000 },
  };
  return { name: 'bank', clients: null, countries: null, calls, reports: null, standIn: new Map() };
}

const data = (body: unknown) =>
  ((response) => response.end(JSON.stringify({ data: body }))) satisfies Receiver['answer'];
const { bank: of, holder, ...numbers } = DESTINATION;
const destination = {
  ...numbers,
  bank: of,
  holder: { name: holder.name, tax_type: holder.taxType, tax_value: holder.taxValue },
};

describe('a service with configured networks', () => {
  it('asks them for what clients ask of it', async () => {
    const client = await server.client();
    const account = await openAccount(client);
    await deposit(client, account.id);
    bank.answer = data({ destination });
    await ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz');
    bank.answer = (response, { body }) => data({ id: JSON.parse(body).id, status: 'SUCCESS' })(response);
    const amount = { currency: 'ARS', value: 100.5 };
    const body = { account_id: account.id, credit_account: CREDIT_ACCOUNT, amount };
    const transfer = await ask(client, 'POST', '/networks/bank/v1/transfers', body);
    expect(transfer.status).toBe('SUCCESS');
    expect(bank.received.map(({ path }) => path)).toEqual([
      '/edge/bank/arg/destinations/search',
      '/edge/bank/arg/transfers',
    ]);
    expect(bank.received[1]?.headers['x-client-id']).toBe(client.client.id);
  });

  it('refuses, with nothing done, what nobody serves or answers', async () => {
    const client = await server.client();
    const path = '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz';
    bank.answer = 500;
    expect((await client.send('GET', path)).status).toBe(503);
    const account = await openAccount(client, 'BRA');
    const keys = '/networks/bank/v1/key/pix';
    const key = await client.send('POST', keys, { body: { account_id: account.id, type: 'EVP' } });
    expect([key.status, key.body.error_code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  });
});
