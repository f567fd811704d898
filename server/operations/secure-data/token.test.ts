import { decodeJwt, decodeProtectedHeader } from 'jose';
import { pageAddress, settle } from '../../testing/hosted-pages';
import { useServer } from '../../testing/server';

const server = useServer();

describe('a token for an end user', () => {
  it('says whose it is, and for fifteen minutes', async () => {
    const { owner, user } = await settle(server());
    const answer = await owner.send('POST', '/secure-data/v1/token', { body: { user_id: user.id } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({ access_token: expect.any(String), expires_in: 900, token_type: 'Bearer' });
    const claims = decodeJwt(answer.body.access_token);
    const now = server().clock.now() / 1000;
    expect(claims).toMatchObject({ sub: user.id, client_id: owner.client.id, iat: now, exp: now + 900 });
    expect(decodeProtectedHeader(answer.body.access_token).typ).not.toBe('at+jwt');
  });

  it("is not given for another client's user, or for nobody", async () => {
    const { user } = await settle(server());
    const stranger = await server().client();
    for (const id of [user.id, 'nobody']) {
      const answer = await stranger.send('POST', '/secure-data/v1/token', { body: { user_id: id } });
      expect([answer.status, answer.body.error_code]).toEqual([404, 'USER_NOT_FOUND']);
    }
  });

  it('needs a user_id and nothing else', async () => {
    const { owner, user } = await settle(server());
    for (const body of [{}, { user_id: 7 }, { user_id: user.id, minutes: 60 }]) {
      const answer = await owner.send('POST', '/secure-data/v1/token', { body });
      expect([answer.status, answer.body.error_code]).toEqual([400, 'INVALID_REQUEST']);
    }
  });

  it('opens no API, as no token of the API opens a page', async () => {
    const { owner, user, token } = await settle(server());
    const auth = await token();
    const read = await server().send('GET', `/users/v1/${user.id}`, { token: auth });
    expect([read.status, read.body.error_code]).toEqual([401, 'UNAUTHORIZED']);
    const page = await server().send('GET', pageAddress('/v1/activation', { auth: owner.token }));
    expect(page.status).toBe(401);
    expect(page.text).toContain('data-error-code="INVALID_END_USER_TOKEN"');
  });

  it("is over when fifteen minutes have passed on the service's clock", async () => {
    const { token } = await settle(server());
    const auth = await token();
    const statusNow = async () => (await server().send('GET', pageAddress('/v1/activation', { auth }))).status;
    server().clock.advance(899_999);
    expect(await statusNow()).toBe(200);
    server().clock.advance(1);
    expect(await statusNow()).toBe(401);
  });

  it('is logged nowhere', async () => {
    const { token } = await settle(server());
    const auth = await token();
    await server().send('GET', pageAddress('/v1/activation', { auth }));
    await server().send('GET', pageAddress('/v1/activation', { auth, locale: 'xx' }));
    await server().send('GET', pageAddress('/secure-data/none', { auth }));
    const signature = auth.split('.')[2] as string;
    expect(server().logged.length).toBeGreaterThan(3);
    expect(JSON.stringify(server().logged)).not.toContain(signature);
  });
});
