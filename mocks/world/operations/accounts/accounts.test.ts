import { verifyLedger } from '../../../../server/ledger/verification';
import { newId } from '../../../../server/platform/ids';
import { useServer } from '../../../../server/testing/server';
import { worldExtension } from '../..';

const server = useServer({ extension: worldExtension });

async function account() {
  const { send } = await server().client();
  const ask = (method: string, path: string, body?: unknown) => send(method, path, { body, idempotencyKey: newId() });
  const opened = await ask('POST', '/core/accounts/v1', { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' });
  const { id } = opened.body.data;
  const control = (method: string, path: string, body?: unknown) =>
    ask(method, `/sandbox/v1/accounts/${id}${path}`, body);
  const read = async () => (await ask('GET', `/core/accounts/v1/${id}`)).body.data;
  return { id, ask, control, read };
}

const outcome = ({ status, body }: { status: number; body: { error_code?: string } }) => [status, body.error_code];

describe('money put on an account', () => {
  it('is there, with an activity that tells of it', async () => {
    const { id, ask, control, read } = await account();
    const { status, body } = await control('POST', '/fund', { amount: '10.5' });
    expect([status, body.data]).toMatchObject([
      201,
      { account_id: id, result: 'APPROVED', rejection_reason: null, total_amount: '10.50', balance: '10.50' },
    ]);
    expect((await read()).balance).toBe('10.50');
    const activity = (await ask('GET', `/core/activities/v1/${body.data.activity_id}`)).body.data;
    expect(activity).toMatchObject({ type: 'MANUAL_MOVEMENT', entry_type: 'CREDIT', total_amount: '10.50' });
    const [event] = (await ask('GET', '/sandbox/v1/events')).body.data;
    expect(event).toMatchObject({ type: 'ACTIVITY_CREATED', resource_id: activity.id });
    expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
  });

  it('is refused by an account that takes none, and there is an activity of that too', async () => {
    const { control, ask } = await account();
    await control('PATCH', '', { status: 'DISABLED', motive: 'FRAUD' });
    const { status, body } = await control('POST', '/fund', { amount: '10.00' });
    expect([status, body.data]).toMatchObject([
      201,
      { result: 'REJECTED', rejection_reason: 'ACCOUNT_DISABLED', balance: '0.00' },
    ]);
    expect((await ask('GET', '/core/activities/v1?filter[result]=REJECTED')).body.data).toHaveLength(1);
  });

  it.each(['0', '0.00', '-1', '1.001', '1e3', ''])('is not %j', async (amount) => {
    const { control } = await account();
    expect((await control('POST', '/fund', { amount })).status).toBe(400);
  });
});

describe('what the service does to the status of an account', () => {
  it('locks it against the client until the service sets it ACTIVE', async () => {
    const { control, read, ask, id } = await account();
    const change = { status: 'FROZEN', motive: 'SEIZURE', comment: 'a court' };
    expect((await control('PATCH', '', change)).body.data).toMatchObject({
      status: 'FROZEN',
      status_updated_by: 'SERVICE',
    });
    expect(await read()).toMatchObject({
      status: 'FROZEN',
      status_update_motive: 'SEIZURE',
      status_update_comment: 'a court',
      status_updated_by: 'SERVICE',
    });
    const path = `/core/accounts/v1/${id}`;
    expect(outcome(await ask('PATCH', path, { status: 'ACTIVE' }))).toEqual([409, 'LOCKED_ACCOUNT_STATUS']);
    expect(outcome(await ask('DELETE', path, { status_update_motive: 'FRAUD' }))).toEqual([
      409,
      'LOCKED_ACCOUNT_STATUS',
    ]);
    const released = await control('PATCH', '', { status: 'ACTIVE' });
    expect(released.body.data).toMatchObject({ status: 'ACTIVE', status_updated_by: 'SERVICE' });
    const frozen = await ask('PATCH', path, { status: 'FROZEN', status_update_motive: 'SEIZURE' });
    expect(frozen.status).toBe(200);
  });
});

describe('limits of an account', () => {
  it('count instead of the client’s', async () => {
    const { control } = await account();
    const { status, body } = await control('PUT', '/limits', { daily: '15.00', monthly: null });
    expect([status, body.data.limits]).toEqual([200, { daily: '15.00', monthly: null }]);
    expect((await control('POST', '/fund', { amount: '15.00' })).body.data.result).toBe('APPROVED');
    const { data } = (await control('POST', '/fund', { amount: '0.01' })).body;
    expect(data).toMatchObject({ result: 'REJECTED', rejection_reason: 'BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED' });
  });
});

it('an account that is deleted, or another client’s, takes no control', async () => {
  const [one, other] = [await account(), await account()];
  await one.ask('DELETE', `/core/accounts/v1/${one.id}`, { status_update_motive: 'USER_REQUEST' });
  for (const [method, path, body] of [
    ['PATCH', '', { status: 'ACTIVE' }],
    ['POST', '/fund', { amount: '1.00' }],
    ['PUT', '/limits', { daily: null, monthly: null }],
  ] as const) {
    expect(outcome(await one.control(method, path, body))).toEqual([409, 'ACCOUNT_DELETED']);
    const foreign = await other.ask(method, `/sandbox/v1/accounts/${one.id}${path}`, body);
    expect(outcome(foreign)).toEqual([404, 'ACCOUNT_NOT_FOUND']);
  }
});
