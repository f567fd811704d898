import { newId } from '../platform/ids';
import { type TestClient, useServer } from '../testing/server';

const server = useServer();

async function user(client: TestClient, country = 'ARG'): Promise<string> {
  const body = { email: `${newId()}@example.com`, operation_country: country };
  return (await client.send('POST', '/users/v1/', { body })).body.data.id;
}

async function open(client: TestClient, changes: Record<string, unknown> = {}) {
  const body = { owner_type: 'USER', user_id: await user(client), country: 'ARG', currency: 'ARS', ...changes };
  return client.send('POST', '/core/accounts/v1', { body });
}

async function opened(client: TestClient, changes: Record<string, unknown> = {}) {
  const answer = await open(client, changes);
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return answer.body.data;
}

const refusal = (answer: { status: number; body: { error_code: string } }) => [answer.status, answer.body.error_code];

describe('opening an account', () => {
  it('gives an empty account with the identifiers of its country', async () => {
    const client = await server().client();
    const argentine = await opened(client, { metadata: { branch: 7 } });
    expect(argentine).toMatchObject({
      balance: '0.00',
      status: 'ACTIVE',
      status_updated_by: 'CLIENT',
      metadata: { branch: 7 },
    });
    expect(argentine.data.bank_account.cvu).toMatch(/^000[0-9]{19}$/);
    expect((await opened(client, { country: 'BRA', currency: 'BRL' })).data.pix_keys).toEqual([]);
    expect((await opened(client, { country: 'MEX', currency: 'MXN' })).data.clabe).toMatch(/^[0-9]{18}$/);
    const bridge = await opened(client, { owner_type: 'CLIENT', user_id: undefined });
    expect(bridge.owner_data).toEqual({ client_id: client.client.id, user_id: null });
    expect((await client.send('GET', `/core/accounts/v1/${argentine.id}`)).body.data).toEqual(argentine);
  });

  it('refuses a currency that is unknown or of another country', async () => {
    const client = await server().client();
    expect(refusal(await open(client, { currency: 'USD' }))).toEqual([422, 'INVALID_CURRENCY']);
    expect(refusal(await open(client, { currency: 'BRL' }))).toEqual([422, 'INVALID_CURRENCY']);
  });

  it('refuses an owner that is unknown, blocked or of another client', async () => {
    const client = await server().client();
    expect(refusal(await open(client, { user_id: newId() }))).toEqual([422, 'USER_VALIDATION_ERROR']);
    const stranger = await user(await server().client());
    expect(refusal(await open(client, { user_id: stranger }))).toEqual([422, 'USER_VALIDATION_ERROR']);
    const blocked = await user(client);
    await client.send('PATCH', `/users/v1/${blocked}`, {
      body: { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' },
    });
    expect(refusal(await open(client, { user_id: blocked }))).toEqual([409, 'USER_NOT_ACTIVE']);
    expect(refusal(await open(client, { user_id: undefined }))).toEqual([400, 'INVALID_REQUEST']);
  });

  it('refuses a client that is suspended or does not operate in the country', async () => {
    const suspended = await server().client({ status: 'SUSPENDED' });
    const body = { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' };
    expect(refusal(await suspended.send('POST', '/core/accounts/v1', { body }))).toEqual([401, 'UNAUTHORIZED']);
    const elsewhere = await server().client({ countries: ['BRA'] });
    expect(refusal(await open(elsewhere))).toEqual([422, 'CLIENT_VALIDATION_ERROR']);
  });

  it('gives a user one account per currency, however many are requested at once', async () => {
    const client = await server().client();
    const user_id = await user(client);
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(client, { user_id })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map((answer) => refusal(answer).join(' ')))).toEqual(
      new Set(['422 USER_ACCOUNT_LIMIT_REACHED']),
    );
    await opened(client, { user_id, country: 'BRA', currency: 'BRL' });
  });

  it('refuses a key that belongs to another request', async () => {
    const client = await server().client();
    const send = async () =>
      client.send('POST', '/core/accounts/v1', {
        body: { owner_type: 'USER', user_id: await user(client), country: 'ARG', currency: 'ARS' },
        idempotencyKey: 'k',
      });
    expect((await send()).status).toBe(201);
    expect(refusal(await send())).toEqual([409, 'ACCOUNT_VALIDATION_ERROR']);
  });
});

describe('changing the status', () => {
  const patch = (client: TestClient, id: string, body: unknown) =>
    client.send('PATCH', `/core/accounts/v1/${id}`, { body });

  it('follows the lifecycle, with motive and comment', async () => {
    const client = await server().client();
    const { id } = await opened(client);
    const steps: [Record<string, string | null>, number, string | undefined][] = [
      [{ status: 'ACTIVE' }, 409, 'INVALID_ACCOUNT_STATUS'],
      [{ status: 'FROZEN' }, 422, 'INVALID_UPDATE_STATUS_MOTIVE'],
      [{ status: 'FROZEN', status_update_motive: 'LOST' }, 422, 'INVALID_UPDATE_STATUS_MOTIVE'],
      [{ status: 'FROZEN', status_update_motive: 'NO_SUCH' }, 422, 'INVALID_UPDATE_STATUS_MOTIVE'],
      [{ status: 'FROZEN', status_update_motive: 'OTHER' }, 422, 'INVALID_UPDATE_STATUS_COMMENT'],
      [
        { status: 'FROZEN', status_update_motive: 'OTHER', status_update_comment: ' \u200b\u2060' },
        422,
        'INVALID_UPDATE_STATUS_COMMENT',
      ],
      [{ status_update_motive: 'SEIZURE' }, 422, 'INVALID_UPDATE_STATUS_MOTIVE'],
      [{ status_update_comment: 'asked by phone' }, 409, 'INVALID_ACCOUNT_STATUS'],
      [{ status: 'FROZEN', status_update_motive: 'SEIZURE' }, 200, undefined],
      [{ status: 'DELETED' }, 409, 'INVALID_ACCOUNT_STATUS'],
      [{ status: '' }, 409, 'INVALID_ACCOUNT_STATUS'],
      [{ status: null }, 409, 'INVALID_ACCOUNT_STATUS'],
      [{ status: 'DISABLED', status_update_motive: 'SEIZURE' }, 422, 'INVALID_UPDATE_STATUS_MOTIVE'],
      [{ status: 'DISABLED', status_update_motive: 'OTHER', status_update_comment: 'asked by phone' }, 200, undefined],
      [{ status: 'ACTIVE', status_update_motive: 'NO_SUCH' }, 422, 'INVALID_UPDATE_STATUS_MOTIVE'],
      [{ status: 'ACTIVE', status_update_motive: 'USER_REQUEST', status_update_comment: 'asked' }, 200, undefined],
    ];
    for (const [body, status, code] of steps) {
      const answer = await patch(client, id, body);
      expect([body, answer.status, answer.body.error_code]).toEqual([body, status, code]);
      if (status === 200) {
        expect(answer.body.data).toMatchObject({
          status: body.status,
          status_update_motive: body.status === 'ACTIVE' ? null : body.status_update_motive,
          status_update_comment: body.status === 'ACTIVE' ? null : (body.status_update_comment ?? null),
        });
      }
    }
  });

  it('is refused for an unknown account and one of another client', async () => {
    const client = await server().client();
    const { id } = await opened(await server().client());
    for (const unknown of [newId(), id]) {
      expect(refusal(await patch(client, unknown, { status: 'ACTIVE' }))).toEqual([404, 'ACCOUNT_NOT_FOUND']);
      expect(refusal(await client.send('GET', `/core/accounts/v1/${unknown}`))).toEqual([404, 'ACCOUNT_NOT_FOUND']);
    }
  });
});

describe('deleting an account', () => {
  it('is final', async () => {
    const client = await server().client();
    const { id } = await opened(client);
    const remove = (body: unknown) => client.send('DELETE', `/core/accounts/v1/${id}`, { body });
    expect(refusal(await remove({ status_update_motive: 'LOST' }))).toEqual([422, 'INVALID_UPDATE_STATUS_MOTIVE']);
    expect(refusal(await remove({ status_update_motive: 'OTHER' }))).toEqual([422, 'INVALID_UPDATE_STATUS_COMMENT']);
    expect((await remove({ status_update_motive: 'USER_REQUEST' })).body.data.status).toBe('DELETED');
    expect(refusal(await remove({ status_update_motive: 'USER_REQUEST' }))).toEqual([409, 'ACCOUNT_DELETED']);
    const revive = await client.send('PATCH', `/core/accounts/v1/${id}`, { body: { status: 'ACTIVE' } });
    expect(refusal(revive)).toEqual([409, 'ACCOUNT_DELETED']);
  });
});

describe('searching accounts', () => {
  it('filters, sorts and pages', async () => {
    const client = await server().client();
    const first = await opened(client);
    server().clock.advance(1_000);
    const second = await opened(client, { country: 'BRA', currency: 'BRL' });
    server().clock.advance(1_000);
    const bridge = await opened(client, { owner_type: 'CLIENT', user_id: undefined });
    const ids = async (query: string) => {
      const answer = await client.send('GET', `/core/accounts/v1?${query}`);
      expect([query, answer.status]).toEqual([query, 200]);
      return answer.body.data.map((account: { id: string }) => account.id);
    };
    expect(await ids('')).toEqual([bridge.id, second.id, first.id]);
    expect(await ids('sort=created_at')).toEqual([first.id, second.id, bridge.id]);
    expect(await ids('filter[country]=BRA')).toEqual([second.id]);
    expect(await ids('filter%5Bowner_type%5D=USER,CLIENT&sort=-created_at&page[size]=2&page[number]=1')).toEqual([
      first.id,
    ]);
    expect(await ids(`filter[user_id]=${first.owner_data.user_id}`)).toEqual([first.id]);
    expect(await ids(`filter[created_from]=${second.created_at}&filter[created_until]=${second.created_at}`)).toEqual([
      second.id,
    ]);
    const small = second.created_at.toLowerCase();
    expect(await ids(`filter[created_from]=${small}&filter[created_until]=${small}`)).toEqual([second.id]);
    const finer = (digits: string) => second.created_at.replace('Z', `${digits}Z`);
    expect(await ids(`filter[created_from]=${finer('000000')}`)).toEqual([bridge.id, second.id]);
    expect(await ids(`filter[created_from]=${finer('000001')}`)).toEqual([bridge.id]);
    expect(await ids(`filter[created_from]=${second.created_at}&filter[created_until]=${finer('9')}`)).toEqual([
      second.id,
    ]);
    expect(await ids('filter[status]=DELETED,FROZEN')).toEqual([]);
  });

  it.each([
    ['page[size]=0', 'page[size]'],
    ['page[size]=101', 'page[size]'],
    ['page[number]=-1', 'page[number]'],
    ['page[number]=1e3', 'page[number]'],
    ['page[number]=-0', 'page[number]'],
    ['page[size]=01', 'page[size]'],
    ['filter[colour]=red', 'filter[colour]'],
    ['filter[status]=SLEEPING', 'filter[status]'],
    ['filter[status]=ACTIVE&filter[status]=FROZEN', 'filter[status]'],
    ['sort=colour', 'sort'],
    ['filter[created_from]=yesterday', 'filter[created_from]'],
    ['filter[country]=%ff', 'filter[country]'],
  ])('refuses %s', async (query, pointer) => {
    const client = await server().client();
    const answer = await client.send('GET', `/core/accounts/v1?${query}`);
    expect(refusal(answer)).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.body.error.details[0]).toMatchObject({ location: 'query', pointer });
  });
});
