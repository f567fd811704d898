import { noLimits } from '../kernel/client';
import { newId } from '../platform/ids';
import { CREDIT_ACCOUNT, DESTINATION, openAccount, TestNetworks } from '../testing/networks';
import { outside, somebodyWaits } from '../testing/outside';
import { useServer } from '../testing/server';

const networks = new TestNetworks();
const server = useServer({ ports: networks.ports });

it('a transfer of a client whose total is limited locks the client before the account, as batches do', async () => {
  const { db } = server().database;
  networks.destination = DESTINATION;
  const limits = { ...noLimits, client: { daily: '900000.00', monthly: null } };
  const client = await server().client({}, { limits });
  const { id } = await openAccount(client, 'ARG');
  await client.send('POST', '/core/transactions/v1', {
    idempotencyKey: newId(),
    body: {
      ...{ account_id: id, type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL' },
      ...{ entry_type: 'CREDIT', total_amount: '100.00' },
    },
  });
  await client.send('GET', `/networks/bank/v1/transfers/destination-information/CBU/${DESTINATION.cbu}`);
  const transfer = () =>
    client.send('POST', '/networks/bank/v1/transfers', {
      idempotencyKey: newId(),
      body: { account_id: id, credit_account: CREDIT_ACCOUNT, amount: { currency: 'ARS', value: 1 } },
    });
  let sent: ReturnType<typeof transfer> | undefined;
  await db.transaction(async ({ knex }) => {
    await knex('clients').where({ id: client.client.id }).forNoKeyUpdate().select('id');
    sent = outside(transfer);
    await somebodyWaits(db);
    // Whoever has the client gets the account: the transfer waits without it.
    await knex('ledger_accounts').where({ client_id: client.client.id, id }).forNoKeyUpdate().noWait().select('id');
  });
  expect((await sent)?.status).toBe(201);
});
