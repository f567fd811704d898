import { CardBench, userInput } from '../../server/testing/cards';
import { ask, CREDIT_ACCOUNT, DESTINATION, deposit, TestNetworks } from '../../server/testing/networks';
import { type Sent, sentDuring } from '../../server/testing/sent';
import { useServer } from '../../server/testing/server';

const networks = new TestNetworks();
const server = useServer({ ports: networks.ports });

/** A request, with the number of times that it waits for PostgreSQL. */
interface Request {
  waits: number;
  method: string;
  path: string;
  body?: object;
}

/** Arranges what a request needs, and returns it. */
type Arrange = (bench: CardBench) => Promise<Request>;

const account = async (bench: CardBench) => bench.account((await bench.user()).id);

const REQUESTS: Readonly<Record<string, Arrange>> = {
  'creates a user': async () => ({ waits: 5, method: 'POST', path: '/users/v1/', body: userInput() }),
  'opens an account': async (bench) => {
    const { id: user_id } = await bench.user();
    const body = { owner_type: 'USER', user_id, country: 'ARG', currency: 'ARS' };
    return { waits: 6, method: 'POST', path: '/core/accounts/v1', body };
  },
  'issues a card': async (bench) => {
    const { id: user_id } = await bench.user();
    await bench.account(user_id);
    return { waits: 9, method: 'POST', path: '/cards/v1/', body: await bench.cardInput({ user_id }) };
  },
  'orders a physical card': async (bench) => ({
    waits: 7,
    method: 'POST',
    path: '/cards/v1/',
    body: await bench.cardInput({
      card_type: 'PHYSICAL',
      affinity_group_id: (await bench.group({ cardTypes: ['PHYSICAL'] })).id,
    }),
  }),
  'blocks a card': async (bench) => {
    const { id } = await bench.card();
    const body = { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' };
    return { waits: 5, method: 'PATCH', path: `/cards/v1/${id}`, body };
  },
  'looks up a destination': async () => ({
    waits: 4,
    method: 'GET',
    path: '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz',
  }),
  'sends a transfer': async (bench) => {
    const { client } = bench;
    const { id } = await account(bench);
    await deposit(client, id);
    await ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz');
    const body = { account_id: id, credit_account: CREDIT_ACCOUNT, amount: { currency: 'ARS', value: 100.5 } };
    return { waits: 12, method: 'POST', path: '/networks/bank/v1/transfers', body };
  },
  'creates an intent to withdraw cash': async (bench) => ({
    waits: 6,
    method: 'POST',
    path: '/networks/cash/v1/cashout/intents',
    body: { account_id: (await account(bench)).id, network_name: 'ARG_CASH_NETWORK', amount: '100.00' },
  }),
};

beforeEach(() => {
  networks.outcome = { status: 'SUCCESS' };
  networks.destination = DESTINATION;
});

/** The statements that a connection of PostgreSQL is sent for a request that follows others of its kind. */
async function sentFor(arrange: Arrange): Promise<{ sent: Sent[]; waits: number }> {
  const bench = await CardBench.open(server());
  const { waits, method, path, body } = await arrange(bench);
  return { waits, sent: await sentDuring(() => bench.ask(method, path, body)) };
}

it.each(Object.keys(REQUESTS))('waits for the database as rarely as it can while it %s', async (name) => {
  const { sent, waits } = await sentFor(REQUESTS[name] as Arrange);
  const answered = sent.filter(({ behind }) => !behind).map(({ sql }) => sql);
  expect([answered.length, answered]).toEqual([waits, expect.anything()]);
});

const place = (sent: readonly Sent[], part: RegExp) => sent.findIndex(({ sql }) => part.test(sql));

it.each([
  ['opens an account', /"users" .* for no key update/, /count\(\*\)/],
  ['opens an account', /insert into "ledger_accounts"/, /select "id" from "cards"/],
  ['issues a card', /"users" .* for no key update/, /FROM affinity_groups/],
  ['sends a transfer', /"ledger_accounts" .* for no key update/, /FROM accounts/],
  ['sends a transfer', /INSERT INTO reservations/, /SELECT .* FROM idempotency/],
  ['creates an intent to withdraw cash', /"ledger_accounts" .* for no key update/, /FROM accounts/],
])('reads after it has locked, and after what it wrote, while it %s', async (name, first, then) => {
  const { sent } = await sentFor(REQUESTS[name] as Arrange);
  expect(place(sent, first)).toBeGreaterThan(-1);
  expect(place(sent, then)).toBeGreaterThan(place(sent, first));
});

it('waits four times while it issues a token, and reads the present token after it has locked the client', async () => {
  const { client, secret } = await server().client();
  const { audience } = server().config;
  const body = { client_id: client.id, client_secret: secret, audience, grant_type: 'client_credentials' };
  const sent = await sentDuring(() => server().send('POST', '/oauth/token', { body }));
  expect(sent.filter(({ behind }) => !behind)).toHaveLength(4);
  const lock = place(sent, /"clients" .* for no key update/);
  expect(lock).toBeGreaterThan(-1);
  const read = [/secret_hash.* from "clients"/, /from "access_tokens"/].map((part) =>
    sent.findLastIndex(({ sql }) => part.test(sql)),
  );
  expect(Math.min(...read)).toBeGreaterThan(lock);
});
