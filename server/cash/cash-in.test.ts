import { DAY, MINUTE } from '../kernel/time';
import { verifyLedger } from '../ledger/verification';
import { newId } from '../platform/ids';
import { runDueJobs } from '../platform/jobs/run-job';
import { activitiesOf, ask, balanceOf, deposit, openAccount, TestNetworks } from '../testing/networks';
import { type TestClient, useServer } from '../testing/server';
import { boletoPaid } from './reports';

const networks = new TestNetworks();
/** Tokens that outlive the time that these tests let pass. */
const LONG_TOKENS = { TOKEN_SECONDS: '8640000' };
const server = useServer({ ports: networks.ports, environment: LONG_TOKENS });
const PATH = '/networks/cash/v1/cashin/intents';
const BRA = { country: 'bra' };

beforeEach(() => {
  networks.failures = 0;
  networks.acceptsBoletos = true;
});

afterEach(async () => {
  expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
});

async function brazilian() {
  const client = await server().client();
  const { id } = await openAccount(client, 'BRA');
  const create = (amount: string, idempotencyKey = newId()) =>
    client.send('POST', PATH, { body: { account_id: id, network: 'BOLETO', amount }, headers: BRA, idempotencyKey });
  const boleto = async (amount: string) => (await create(amount)).body.data;
  const search = async (query = '') =>
    (await client.send('GET', `${PATH}/account/${id}${query}`, { headers: BRA })).body;
  return { client, id, create, boleto, search };
}

const read = (client: TestClient, id: string) => ask(client, 'GET', `${PATH}/${id}`, undefined, BRA);

/** The network reports a payment. */
function pay(client: TestClient, intentId: string, amount: bigint | null, paymentId = newId()) {
  const report = { clientId: client.client.id, intentId, paymentId, amount, now: server().clock.now() };
  return server().database.db.transaction((tx) => boletoPaid(tx, report));
}

const refusal = ({ status, body }: { status: number; body: { error_code: string } }) => [status, body.error_code];

describe('a boleto', () => {
  it('has a line and a barcode over its amount, and three days', async () => {
    const { create } = await brazilian();
    const { status, body } = await create('150.5');
    expect([status, body.data]).toMatchObject([201, { status: 'ACTIVE', amount: '150.50', paid_amount: '0.00' }]);
    const { digitable_line, barcode, created_at, expires_at } = body.data;
    expect(barcode.slice(9, 19)).toBe('0000015050');
    expect(digitable_line.slice(-10)).toBe('0000015050');
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(3 * DAY);
  });

  it('that the network refuses is REJECTED and has nothing to pay with', async () => {
    networks.acceptsBoletos = false;
    const { boleto } = await brazilian();
    expect(await boleto('10.00')).toMatchObject({ status: 'REJECTED', digitable_line: null, barcode: null });
  });

  it.each([undefined, 'arg', 'BRA'])('needs the country in the header, not %s', async (country) => {
    const { client, id } = await brazilian();
    const body = { account_id: id, network: 'BOLETO', amount: '1.00' };
    const headers = country === undefined ? undefined : { country };
    const answer = await client.send('POST', PATH, { body, ...(headers ? { headers } : {}) });
    expect(refusal(answer as never)).toEqual([400, 'INVALID_REQUEST']);
  });

  it('is paid in parts, each a credit with an activity that names it', async () => {
    const { client, id, boleto } = await brazilian();
    const intent = await boleto('100.00');
    await pay(client, intent.id, 4_000n);
    expect(await read(client, intent.id)).toMatchObject({ status: 'PARTIALLY_PAID', paid_amount: '40.00' });
    await pay(client, intent.id, null);
    expect(await read(client, intent.id)).toMatchObject({ status: 'PAID', paid_amount: '100.00' });
    expect(await balanceOf(client, id)).toBe('100.00');
    const activities = await activitiesOf(client, id);
    expect(activities.map((activity: { total_amount: string }) => activity.total_amount).sort()).toEqual([
      '40.00',
      '60.00',
    ]);
    for (const activity of activities) {
      expect(activity).toMatchObject({
        type: 'CASHIN',
        origin: 'CASH_NETWORK',
        origin_tx_id: intent.id,
        entry_type: 'CREDIT',
        data: { properties: { network: 'BOLETO', reference: intent.barcode } },
      });
    }
  });

  it('counts a payment once that the network reports twice, or many times at once', async () => {
    const { client, id, boleto } = await brazilian();
    const intent = await boleto('100.00');
    const paymentId = newId();
    const reports = await Promise.allSettled(
      Array.from({ length: 10 }, () => pay(client, intent.id, 1_000n, paymentId)),
    );
    expect(reports.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await balanceOf(client, id)).toBe('10.00');
    expect((await read(client, intent.id)).paid_amount).toBe('10.00');
    expect(await activitiesOf(client, id)).toHaveLength(1);
    const last = newId();
    expect((await pay(client, intent.id, null, last)).after.status).toBe('PAID');
    expect((await pay(client, intent.id, null, last)).after.status).toBe('PAID');
    expect(await balanceOf(client, id)).toBe('100.00');
  });

  it('never takes more than its amount, however many pay at once', async () => {
    const { client, id, boleto } = await brazilian();
    const intent = await boleto('100.00');
    const payments = await Promise.allSettled(Array.from({ length: 10 }, () => pay(client, intent.id, 3_000n)));
    expect(payments.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await balanceOf(client, id)).toBe('90.00');
  });

  it('stays as it is when the account takes no money', async () => {
    const { client, id, boleto } = await brazilian();
    const intent = await boleto('100.00');
    const disabled = { status: 'DISABLED', status_update_motive: 'LOST' };
    await ask(client, 'PATCH', `/core/accounts/v1/${id}`, disabled);
    const { received } = await pay(client, intent.id, 4_000n);
    expect(received).toMatchObject({ result: 'REJECTED', rejectionReason: 'ACCOUNT_DISABLED' });
    expect(await read(client, intent.id)).toMatchObject({ status: 'ACTIVE', paid_amount: '0.00' });
    expect((await activitiesOf(client, id))[0]).toMatchObject({
      result: 'REJECTED',
      rejection_reason: 'ACCOUNT_DISABLED',
    });
  });

  it('is not paid into an account whose balance could not be written any more, and the network is notified', async () => {
    const { client, id, boleto } = await brazilian();
    const most = { account_id: id, type: 'CASHIN', process_type: 'ORIGINAL', entry_type: 'CREDIT' };
    const body = { ...most, total_amount: '999999999999999.99' };
    await client.send('POST', '/core/transactions/v1', { body, idempotencyKey: newId() });
    const intent = await boleto('100.00');
    await expect(pay(client, intent.id, 4_000n)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      details: [expect.objectContaining({ code: 'maximum', pointer: '/amount' })],
    });
    expect(await read(client, intent.id)).toMatchObject({ status: 'ACTIVE', paid_amount: '0.00' });
  });

  it('that is cancelled takes no more payments, and the network is notified even if it does not answer at first', async () => {
    const { client, boleto } = await brazilian();
    const intent = await boleto('100.00');
    const path = `${PATH}/${intent.id}`;
    expect((await ask(client, 'DELETE', path, undefined, BRA)).status).toBe('CANCELLED');
    await expect(pay(client, intent.id, null)).rejects.toMatchObject({ code: 'ILLEGAL_STEP' });
    const again = await client.send('DELETE', path, { headers: BRA });
    expect(refusal(again)).toEqual([409, 'CASH_IN_INTENT_NOT_CANCELLABLE']);
    networks.failures = 1;
    await runDueJobs(server().app.services);
    server().clock.advance(MINUTE);
    await runDueJobs(server().app.services);
    expect(networks.calls.filter((call) => call === `withdrawBoleto ${intent.id}`)).toHaveLength(2);
  });
});

describe('a boleto whose request was cut off', () => {
  const asked = () => networks.calls.filter((call) => call.startsWith('registerBoleto')).length;
  const cutOff = async () => {
    const { client, create, search } = await brazilian();
    const key = newId();
    networks.failures = 1_000;
    expect((await create('100.00', key)).status).toBe(503);
    networks.failures = 0;
    server().clock.advance(MINUTE);
    await runDueJobs(server().app.services);
    const [intent] = (await search()).data;
    return { client, intent, repeat: async () => (await create('100.00', key)).body.data };
  };

  it('and that was cancelled since is not ordered once more by a repeat', async () => {
    const { client, intent, repeat } = await cutOff();
    await ask(client, 'DELETE', `${PATH}/${intent.id}`, undefined, BRA);
    await runDueJobs(server().app.services);
    const before = asked();
    expect(await repeat()).toMatchObject({ id: intent.id, status: 'CANCELLED' });
    expect(asked()).toBe(before);
  });

  it('and whose time is over is EXPIRED in the answer to a repeat, too', async () => {
    const { intent, repeat } = await cutOff();
    server().clock.advance(3 * DAY);
    const before = asked();
    expect(await repeat()).toMatchObject({ id: intent.id, status: 'EXPIRED' });
    expect(asked()).toBe(before);
  });
});

describe('a boleto whose account is deleted', () => {
  const body = { status_update_motive: 'USER_REQUEST' };
  const remove = (client: TestClient, id: string) => client.send('DELETE', `/core/accounts/v1/${id}`, { body });
  const withdrawn = () =>
    networks.calls.filter((call) => call.startsWith('withdrawBoleto')).map((call) => call.slice(15));
  beforeEach(() => networks.calls.splice(0));

  it('is cancelled with it, also when it is paid in part, and the network is notified', async () => {
    const { client, id, boleto } = await brazilian();
    const [open, begun, done, old] = [
      await boleto('1.00'),
      await boleto('2.00'),
      await boleto('3.00'),
      await boleto('4.00'),
    ];
    await pay(client, begun.id, 50n);
    await pay(client, done.id, null);
    await ask(client, 'DELETE', `${PATH}/${old.id}`, undefined, BRA);
    const debit = { account_id: id, type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'DEBIT' };
    await ask(client, 'POST', '/core/transactions/v1', { ...debit, total_amount: '3.50' });
    await runDueJobs(server().app.services);
    networks.calls.splice(0);
    expect((await remove(client, id)).status).toBe(200);
    expect(await read(client, open.id)).toMatchObject({ status: 'CANCELLED', paid_amount: '0.00' });
    expect(await read(client, begun.id)).toMatchObject({ status: 'CANCELLED', paid_amount: '0.50' });
    expect((await read(client, done.id)).status).toBe('PAID');
    for (const intent of [open, begun]) {
      await expect(pay(client, intent.id, null)).rejects.toMatchObject({ code: 'ILLEGAL_STEP' });
    }
    await runDueJobs(server().app.services);
    expect(withdrawn().sort()).toEqual([open.id, begun.id].sort());
  });

  it('stays as it is when the account is not deleted, and when its time is over', async () => {
    const { client, id, boleto } = await brazilian();
    const intent = await boleto('1.00');
    await deposit(client, id, '1.00');
    expect(refusal(await remove(client, id))).toEqual([409, 'ACCOUNT_HAS_FUNDS']);
    expect((await read(client, intent.id)).status).toBe('ACTIVE');
    const debit = { account_id: id, type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'DEBIT' };
    await ask(client, 'POST', '/core/transactions/v1', { ...debit, total_amount: '1.00' });
    server().clock.advance(3 * DAY);
    expect((await remove(client, id)).status).toBe(200);
    expect(await read(client, intent.id)).toMatchObject({ status: 'EXPIRED', updated_at: intent.expires_at });
    await runDueJobs(server().app.services);
    expect(withdrawn()).toEqual([]);
  });

  it('while the network is called is cancelled once it has answered', async () => {
    const { client, id, create } = await brazilian();
    const release = networks.hold();
    const called = networks.nextCall();
    const made = create('10.00');
    await called;
    expect((await remove(client, id)).status).toBe(200);
    release();
    const { status, body: answer } = await made;
    expect([status, answer.data.status]).toEqual([201, 'CANCELLED']);
    await runDueJobs(server().app.services);
    expect(withdrawn()).toEqual([answer.data.id]);
  });

  it('before the network could be called is cancelled by the job that calls it', async () => {
    const { client, id, create, search } = await brazilian();
    networks.failures = 1;
    await create('10.00');
    expect((await remove(client, id)).status).toBe(200);
    server().clock.advance(MINUTE);
    await runDueJobs(server().app.services);
    const [intent] = (await search()).data;
    expect(intent.status).toBe('CANCELLED');
    await runDueJobs(server().app.services);
    expect(withdrawn()).toEqual([intent.id]);
  });

  it('is paid or cancelled, whichever comes first, when both come at once', async () => {
    const { client, id, boleto } = await brazilian();
    const intents = await Promise.all(Array.from({ length: 4 }, () => boleto('1.00')));
    const [deleted] = await Promise.all([
      remove(client, id),
      ...intents.map((intent) => pay(client, intent.id, null).catch(({ code }) => expect(code).toBe('ILLEGAL_STEP'))),
    ]);
    const statuses = await Promise.all(intents.map(async (intent) => (await read(client, intent.id)).status));
    const isDeleted = deleted.status === 200;
    expect(new Set(statuses)).toEqual(new Set([isDeleted ? 'CANCELLED' : 'PAID']));
  });
});

describe('a boleto whose network does not answer', () => {
  it('is nowhere to be seen, and the same request gets it once the network is back', async () => {
    const { client, create, search } = await brazilian();
    networks.failures = 1;
    expect(refusal(await create('10.00', 'k'))).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect((await search()).data).toEqual([]);
    const reserved = networks.calls.at(-1)?.split(' ')[1] ?? '';
    expect((await client.send('GET', `${PATH}/${reserved}`, { headers: BRA })).status).toBe(404);
    expect((await client.send('DELETE', `${PATH}/${reserved}`, { headers: BRA })).status).toBe(404);
    await expect(pay(client, reserved, null)).rejects.toMatchObject({ code: 'CASH_IN_INTENT_NOT_FOUND' });
    const other = await create('11.00', 'k');
    expect(refusal(other)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    const { body } = await create('10.00', 'k');
    expect(body.data).toMatchObject({ id: reserved, status: 'ACTIVE' });
    expect((await search()).data).toEqual([body.data]);
  });

  it('is finished by a job when nobody repeats the request, and then found by it', async () => {
    const { create, search } = await brazilian();
    networks.failures = 1;
    await create('10.00', 'k');
    networks.acceptsBoletos = false;
    server().clock.advance(MINUTE);
    await runDueJobs(server().app.services);
    const [intent] = (await search()).data;
    expect(intent.status).toBe('REJECTED');
    networks.acceptsBoletos = true;
    expect((await create('10.00', 'k')).body.data).toEqual(intent);
  });

  it('is one for 30 requests at once', async () => {
    const { create, search } = await brazilian();
    const answers = await Promise.all(Array.from({ length: 30 }, () => create('10.00', 'same')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await search()).data).toHaveLength(1);
  });
});

describe('a boleto whose time is over', () => {
  it('reads and filters as EXPIRED before any job has run and afterwards, and is neither paid nor cancelled', async () => {
    const { client, boleto, search } = await brazilian();
    const [open, begun, done] = [await boleto('1.00'), await boleto('2.00'), await boleto('3.00')];
    await pay(client, begun.id, 50n);
    await pay(client, done.id, null);
    const ids = async (status: string) =>
      (await search(`?filter%5Bstatus%5D=${status}`)).data.map(({ id }: { id: string }) => id);
    server().clock.advance(3 * DAY - 1_000);
    expect(await ids('ACTIVE,PARTIALLY_PAID')).toEqual([begun.id, open.id]);
    expect(await ids('EXPIRED')).toEqual([]);
    server().clock.advance(2_000);
    const { db } = server().database;
    const stored = () =>
      db.knex('cash_in_intents').where({ client_id: client.client.id, status: 'EXPIRED' }).pluck('id');
    const look = async () => {
      expect(await read(client, open.id)).toMatchObject({ status: 'EXPIRED', updated_at: open.expires_at });
      expect(await read(client, begun.id)).toMatchObject({ status: 'EXPIRED', paid_amount: '0.50' });
      expect(await ids('EXPIRED')).toEqual([begun.id, open.id]);
      expect(await ids('ACTIVE,PARTIALLY_PAID')).toEqual([]);
      expect(await ids('ACTIVE,PAID,EXPIRED')).toEqual([done.id, begun.id, open.id]);
      expect((await search('?page%5Bsize%5D=1')).meta.pagination.total_items).toBe(3);
      await expect(pay(client, open.id, null)).rejects.toMatchObject({ code: 'CASH_IN_INTENT_EXPIRED' });
      const cancelled = await client.send('DELETE', `${PATH}/${open.id}`, { headers: BRA });
      expect(refusal(cancelled)).toEqual([409, 'CASH_IN_INTENT_NOT_CANCELLABLE']);
    };
    expect(await stored()).toEqual([]);
    await look();
    await runDueJobs(server().app.services);
    expect((await stored()).sort()).toEqual([open.id, begun.id].sort());
    await look();
  });
});

describe('the boletos of an account', () => {
  it('are listed newest first, by status and by the time they were made', async () => {
    const { client, boleto, search } = await brazilian();
    const first = await boleto('1.00');
    const between = new Date(server().clock.now() + 500).toISOString();
    server().clock.advance(1_000);
    const second = await boleto('2.00');
    await pay(client, first.id, null);
    const ids = async (query: string) => (await search(query)).data.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([second.id, first.id]);
    expect(await ids('?filter%5Bstatus%5D=PAID,CANCELLED')).toEqual([first.id]);
    expect(await ids(`?filter%5Bdate_from%5D=${between}`)).toEqual([second.id]);
    expect(await ids(`?filter%5Bdate_to%5D=${between}`)).toEqual([first.id]);
    const page = await search('?page%5Bsize%5D=1&page%5Bnumber%5D=1');
    expect(page).toMatchObject({ data: [{ id: first.id }], meta: { pagination: { total_items: 2, total_pages: 2 } } });
  });

  it.each(['?filter%5Bstatus%5D=RESERVED', '?sort=created_at', '?filter%5Bdate_from%5D=yesterday'])(
    'are refused with the query %s',
    async (query) => {
      const { search } = await brazilian();
      expect((await search(query)).error_code).toBe('INVALID_REQUEST');
    },
  );
});
