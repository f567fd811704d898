import type { CommandSpec } from '../../cli/declaration';
import { undeclaredFields } from '../../cli/testing/json-fields';
import { MINUTE } from '../../server/kernel/time';
import type { Network } from '../../server/networks/configuration/network';
import { runDueJobs } from '../../server/platform/jobs/run-job';
import { listen } from '../../server/platform/listen';
import { CardBench } from '../../server/testing/cards';
import { ask, CREDIT_ACCOUNT, DESTINATION, deposit, openAccount, TestNetworks } from '../../server/testing/networks';
import { Receiver } from '../../server/testing/receiver';
import { startTestServer, type TestServer } from '../../server/testing/server';
import { command } from './command';
import { status } from './status';

const outside = new TestNetworks();
let maker: Receiver;
let server: TestServer;

beforeAll(async () => {
  maker = await Receiver.start();
  const { bankRails } = outside.ports;
  const environment = { SYSTEM_PORT: '0' };
  server = await startTestServer({ networks: [embosser()], ports: { bankRails }, environment });
});
afterAll(async () => {
  await server.close();
  await maker.close();
});

function embosser(): Network {
  const calls: Network['calls'] = {
    serves: ['embosser'],
    address: maker.url(''),
    authentication: { kind: 'bearer', token: 'abc' },
    tls: {},
    timeoutMilliseconds: 1_000,
    throughProxy: false,
    retries: 0,
    atOnce: 4,
    circuit: { failures: 1, openMilliseconds: MINUTE },
  };
  return { name: 'maker', clients: null, countries: null, calls, reports: null, standIn: new Map() };
}

it('networks status names open circuits, and what waits with its oldest', async () => {
  const { db } = server.database;
  const system = await listen(server.app.system as NonNullable<typeof server.app.system>, {
    ...{ host: '127.0.0.1', port: 0, keepAliveSeconds: 5, tlsCertFile: null, tlsKeyFile: null },
  });
  try {
    const empty = await status(db, { system: [system.url] });
    expect(empty).toMatchObject({ status: 0, lines: [`maker  closed  at ${system.url}`, 'nothing waits'] });

    const client = await server.client({}, { cardDataEntitled: true });
    const account = await openAccount(client);
    await deposit(client, account.id);
    outside.outcome = { status: 'IN_PROGRESS' };
    outside.destination = DESTINATION;
    await ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz');
    const amount = { currency: 'ARS', value: 10 };
    const body = { account_id: account.id, credit_account: CREDIT_ACCOUNT, amount };
    await ask(client, 'POST', '/networks/bank/v1/transfers', body);
    const began = Date.now();
    maker.answer = 503;
    await new CardBench(server, client).card({ card_type: 'PHYSICAL' });
    await runDueJobs(server.app.services).catch(() => undefined);

    const output = await status(db, { system: [system.url, 'http://127.0.0.1:1'] });
    expect(undeclaredFields(command.commands?.[0] as CommandSpec, output.json)).toEqual([]);
    expect(output).toMatchObject({
      status: 2,
      json: {
        circuits: [{ server: system.url, network: 'maker', open: true, since: expect.any(String) }],
        silent: [expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 can not be asked: .*/)],
        waiting: expect.arrayContaining([
          { rail: 'bank-arg', kind: 'follow-transfer', count: 1, oldest: '2026-03-15T12:00:00.000Z' },
          { rail: 'embosser', kind: 'order-card', count: 1, oldest: expect.any(String) },
        ]),
      },
    });
    const { circuits } = output.json as { circuits: { since: string }[] };
    expect(Date.parse(circuits[0]?.since ?? '')).toBeGreaterThanOrEqual(began - 1_000);
    expect(output.lines.join('\n')).toMatch(
      /maker {2}open since .*\n.*can not be asked.*\n[\s\S]*order-card {2}1 waiting/,
    );
  } finally {
    await system.close(1_000);
  }
});
