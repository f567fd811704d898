import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { revokeTokens } from '../../auth/store/tokens';
import { updateClient } from '../../clients/store/clients';
import type { Client } from '../../kernel/client';
import { TEST_NOW, type TestClient, useServer } from '../../testing/server';
import { newId } from '../ids';
import { BodyReader } from './body';

const server = useServer();

afterEach(() => jest.restoreAllMocks());

/** Sends the head of a request and half of its body, and the rest once something has happened. */
async function sentInHalves({ token }: TestClient, sent: object, meanwhile: () => Promise<unknown>) {
  const bytes = JSON.stringify(sent);
  const asked = new Promise<void>((resolve) => {
    const { read } = BodyReader.prototype;
    jest.spyOn(BodyReader.prototype, 'read').mockImplementation(function (this: BodyReader, ...parts) {
      resolve();
      return read.apply(this, parts);
    });
  });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': bytes.length,
    'x-idempotency-key': newId(),
  };
  const sending = request(`${server().url}/users/v1/`, { method: 'POST', headers });
  sending.write(bytes.slice(0, 5));
  await asked;
  await meanwhile();
  sending.end(bytes.slice(5));
  const [answer] = await once(sending, 'response');
  return { status: answer.statusCode, body: JSON.parse(await text(answer)) };
}

const user = (more: object = {}) => ({ email: `${newId()}@example.com`, operation_country: 'ARG', ...more });

const change = ({ client }: TestClient, changes: Partial<Client>) =>
  server().database.db.transaction((tx) => updateClient(tx, client.id, { ...changes, updatedAt: TEST_NOW + 1 }));

const revoke = ({ client }: TestClient) =>
  server().database.db.transaction((tx) => revokeTokens(tx, client.id, server().config.audience, TEST_NOW));

const withScopes = (client: TestClient, scopes: string[]) =>
  change(client, { configuration: { ...client.client.configuration, scopes } });

describe('a request whose body is still on its way', () => {
  it.each([
    ['whose token is revoked', revoke, 401, 'UNAUTHORIZED'],
    ['whose client is suspended', (client: TestClient) => change(client, { status: 'SUSPENDED' }), 401, 'UNAUTHORIZED'],
    ['whose scope is taken away', (client: TestClient) => withScopes(client, []), 403, 'INSUFFICIENT_SCOPE'],
  ])('and %s by then is refused, and changes nothing', async (_what, meanwhile, status, code) => {
    const client = await server().client();
    const answer = await sentInHalves(client, user(), () => meanwhile(client));
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    expect(await server().database.db.knex('users').where({ client_id: client.client.id })).toEqual([]);
  });

  it('is read in the revision that its client has by then', async () => {
    const client = await server().client();
    const answer = await sentInHalves(client, user({ nationality: 'ARG' }), () =>
      change(client, { revision: 'user-nationality=absent' }),
    );
    expect([answer.status, answer.body.error.details]).toEqual([
      400,
      [expect.objectContaining({ pointer: '/nationality', code: 'unknown' })],
    ]);
  });

  it('is served where nothing has changed', async () => {
    const client = await server().client();
    expect((await sentInHalves(client, user(), async () => undefined)).status).toBe(201);
  });
});
