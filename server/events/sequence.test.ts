import { parseAmount } from '../kernel/money';
import { MINUTE } from '../kernel/time';
import { runDueJobs } from '../platform/jobs/run-job';
import { eventsByAccount, misnumberedAccounts, type NumberedEvent } from '../testing/event-sequences';
import { ask, CREDIT_ACCOUNT, DESTINATION, deposit, openAccount, TestNetworks } from '../testing/networks';
import { type TestClient, useServer } from '../testing/server';

const networks = new TestNetworks();
const server = useServer({ ports: networks.ports });

const manual = (account_id: string, entry_type: string, total_amount: string) => {
  const kind = { type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type };
  return ['/core/transactions/v1', { account_id, ...kind, total_amount }] as const;
};
const p2p = (source_account_id: string, destination_account_id: string, total_amount: string) => {
  const legs = { source_account_id, source_data: {}, destination_account_id, destination_data: {} };
  return ['/core/transactions/v1/p2p', { ...legs, total_amount }] as const;
};

/** The balance after each event, in minor units. */
function balancesAfter(events: readonly NumberedEvent[]): bigint[] {
  let balance = 0n;
  return events.map(({ activity: { result, entry_type, total_amount } }) => {
    const amount = (result === 'APPROVED' ? parseAmount(total_amount) : null) ?? 0n;
    balance += entry_type === 'CREDIT' ? amount : -amount;
    return balance;
  });
}

describe('events about an account', () => {
  it('are numbered in the order of the ledger and without a gap, whichever process decides', async () => {
    const client: TestClient = await server().client();
    const other = await server().beside();
    const [one, two] = [await openAccount(client), await openAccount(client)];
    const moves = Array.from({ length: 40 }, (_, at) => {
      const amount = `${1 + (at % 7)}.00`;
      const [from, to] = at % 2 === 0 ? [one.id, two.id] : [two.id, one.id];
      return [manual(from, 'CREDIT', amount), manual(from, 'DEBIT', `${2 * (at % 7)}.50`), p2p(from, to, amount)];
    }).flat();
    const { token } = client;
    const answers = await Promise.all(
      moves.map(([path, body], at) =>
        (at % 2 === 0 ? server() : other).send('POST', path, { token, body, idempotencyKey: `movement-${at}` }),
      ),
    );
    await other.close();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { db } = server().database;
    expect(await misnumberedAccounts(db)).toEqual([]);
    const events = await eventsByAccount(db);
    for (const { id } of [one, two]) {
      const balances = balancesAfter(events.get(id) ?? []);
      // A debit that was approved had its money: sent in another order, the balance would fall below zero.
      expect(balances.filter((balance) => balance < 0n)).toEqual([]);
      const { balance } = (await client.send('GET', `/core/accounts/v1/${id}`)).body.data;
      expect(balances.at(-1)).toBe(parseAmount(balance));
    }
    expect([...events.values()].flat().some(({ activity }) => activity.result === 'REJECTED')).toBe(true);
  });

  it('count the end of a transfer that does not concern the ledger', async () => {
    networks.destination = DESTINATION;
    networks.outcome = { status: 'IN_PROGRESS' };
    const client = await server().client();
    const account = await openAccount(client);
    await deposit(client, account.id, '100.00');
    await ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz');
    const body = { account_id: account.id, credit_account: CREDIT_ACCOUNT, amount: { currency: 'ARS', value: 10 } };
    await ask(client, 'POST', '/networks/bank/v1/transfers', body);
    networks.outcome = { status: 'SUCCESS' };
    server().clock.advance(MINUTE);
    await runDueJobs(server().app.services);
    await deposit(client, account.id, '5.00');
    const events = (await eventsByAccount(server().database.db)).get(account.id) ?? [];
    expect(events.map(({ sequence, activity }) => `${sequence} ${activity.result} ${activity.total_amount}`)).toEqual([
      '1 APPROVED 100.00',
      '2 PENDING 10.00',
      '3 APPROVED 10.00',
      '4 APPROVED 5.00',
    ]);
  });
});
