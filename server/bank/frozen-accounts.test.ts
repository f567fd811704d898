import { ask, openAccount, PIX_DESTINATION, TestNetworks } from '../testing/networks';
import { type TestClient, useServer } from '../testing/server';

const networks = new TestNetworks();
const server = useServer({ ports: networks.ports });

type Attempt = (client: TestClient, id: string) => ReturnType<TestClient['send']>;

const bringing: [string, 'ARG' | 'BRA', Attempt][] = [
  ['a boleto', 'BRA', boleto],
  ['a PIX key', 'BRA', (client, account_id) => post(client, '/networks/bank/v1/key/pix', { account_id, type: 'EVP' })],
  [
    'another alias',
    'ARG',
    (client, id) =>
      client.send('PATCH', `/networks/bank/v1/accounts/${id}`, {
        body: { key: 'ALIAS', value: `nueva.${id.slice(-12)}` },
      }),
  ],
];

const taking: [string, 'ARG' | 'BRA', Attempt][] = [
  ['a withdrawal of cash', 'ARG', cashOut],
  [
    'the lookup for a transfer',
    'BRA',
    (client, id) => client.send('GET', `/networks/bank/v1/transfers/${id}/key/${PIX_DESTINATION.key}`),
  ],
];

function boleto(client: TestClient, account_id: string) {
  const body = { account_id, network: 'BOLETO', amount: '10.00' };
  return client.send('POST', '/networks/cash/v1/cashin/intents', { body, headers: { country: 'bra' } });
}

function cashOut(client: TestClient, account_id: string) {
  return post(client, '/networks/cash/v1/cashout/intents', { account_id, network_name: 'ARG_CASH_NETWORK' });
}

function post(client: TestClient, path: string, body: object) {
  return client.send('POST', path, { body });
}

async function answer(status: 'FROZEN' | 'DISABLED', country: 'ARG' | 'BRA', attempt: Attempt) {
  const client = await server().client();
  const { id } = await openAccount(client, country);
  const motive = status === 'FROZEN' ? 'SEIZURE' : 'LOST';
  await ask(client, 'PATCH', `/core/accounts/v1/${id}`, { status, status_update_motive: motive });
  const reply = await attempt(client, id);
  return [reply.status, reply.body.error_code];
}

it.each(bringing)(
  '%s may be had for an account that is FROZEN, and for none that is DISABLED',
  async (_, country, attempt) => {
    const [status, code] = await answer('FROZEN', country, attempt);
    expect([Math.floor((status as number) / 100), code]).toEqual([2, undefined]);
    expect(await answer('DISABLED', country, attempt)).toEqual([409, 'ACCOUNT_NOT_ACTIVE']);
  },
);

it.each(taking)('%s needs an account that is ACTIVE', async (_, country, attempt) => {
  expect(await answer('FROZEN', country, attempt)).toEqual([409, 'ACCOUNT_NOT_ACTIVE']);
});
