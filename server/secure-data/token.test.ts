import { decodeJwt, decodeProtectedHeader } from 'jose';
import { revokeTokens } from '../auth/store/tokens';
import { findCard } from '../cards/store/cards';
import { updateClient } from '../clients/store/clients';
import { grouped, openHousehold, pageAddress, submitForm } from '../testing/hosted-pages';
import { useServer } from '../testing/server';

const server = useServer();

describe('a token for an end user', () => {
  it('says whose it is, and for fifteen minutes', async () => {
    const { owner, user } = await openHousehold(server());
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
    const { user } = await openHousehold(server());
    const stranger = await server().client();
    for (const id of [user.id, 'nobody']) {
      const answer = await stranger.send('POST', '/secure-data/v1/token', { body: { user_id: id } });
      expect([answer.status, answer.body.error_code]).toEqual([404, 'USER_NOT_FOUND']);
    }
  });

  it('is not given while the user is BLOCKED', async () => {
    const { owner, user } = await openHousehold(server());
    const change = (body: object) => owner.send('PATCH', `/users/v1/${user.id}`, { body });
    const asked = async () => {
      const { status, body } = await owner.send('POST', '/secure-data/v1/token', { body: { user_id: user.id } });
      return [status, body.error_code ?? null];
    };
    await change({ status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' });
    expect(await asked()).toEqual([409, 'USER_NOT_ACTIVE']);
    await change({ status: 'ACTIVE' });
    expect(await asked()).toEqual([200, null]);
  });

  it('needs a user_id and nothing else', async () => {
    const { owner, user } = await openHousehold(server());
    for (const body of [{}, { user_id: 7 }, { user_id: user.id, minutes: 60 }]) {
      const answer = await owner.send('POST', '/secure-data/v1/token', { body });
      expect([answer.status, answer.body.error_code]).toEqual([400, 'INVALID_REQUEST']);
    }
  });

  it('opens no API, as no token of the API opens a page', async () => {
    const { owner, user, token } = await openHousehold(server());
    const auth = await token();
    const read = await server().send('GET', `/users/v1/${user.id}`, { token: auth });
    expect([read.status, read.body.error_code]).toEqual([401, 'UNAUTHORIZED']);
    const page = await server().send('GET', pageAddress('/v1/activation', { auth: owner.token }));
    expect(page.status).toBe(401);
    expect(page.text).toContain('data-error-code="INVALID_END_USER_TOKEN"');
  });

  it("is over when fifteen minutes have passed on the service's clock", async () => {
    const { token } = await openHousehold(server());
    const auth = await token();
    const statusNow = async () => (await server().send('GET', pageAddress('/v1/activation', { auth }))).status;
    server().clock.advance(899_999);
    expect(await statusNow()).toBe(200);
    server().clock.advance(1);
    expect(await statusNow()).toBe(401);
  });

  it.each(['/secure-data', '/v1/activation'])(
    'opens %s no more once the tokens of the client are revoked',
    async (path) => {
      const home = await openHousehold(server());
      const { card } = await home.addCard();
      const auth = await home.token();
      const address = pageAddress(path === '/secure-data' ? `/secure-data/${card.id}` : path, { auth });
      expect((await server().send('GET', address)).status).toBe(200);
      const { client, secret } = home.owner;
      const { audience } = server().app.services.config;
      const body = { client_id: client.id, client_secret: secret, audience, grant_type: 'client_credentials' };
      expect((await server().send('POST', '/oauth/token/revoke', { body })).status).toBe(200);
      const answer = await server().send('GET', address);
      expect([answer.status, answer.text]).toEqual([401, expect.stringContaining('"INVALID_END_USER_TOKEN"')]);
    },
  );

  it('activates nothing by a page that was open when the tokens of the client were revoked', async () => {
    const home = await openHousehold(server());
    const plastic = await home.addPlastic({}, '2580');
    const auth = await home.token();
    expect((await server().send('GET', pageAddress('/v1/activation', { auth }))).status).toBe(200);
    const { db, config } = server().app.services;
    const { id } = home.owner.client;
    await db.transaction((tx) => revokeTokens(tx, id, config.audience, server().clock.now()));
    const answer = await submitForm(server(), { auth }, { pan: plastic.pan });
    expect([answer.status, answer.text]).toEqual([401, expect.stringContaining('"INVALID_END_USER_TOKEN"')]);
    expect((await findCard(db, id, plastic.card.id))?.status).toBe('EMBOSSED');
  });

  it('ends with the access token that it was given for, even if that one has expired since', async () => {
    const home = await openHousehold(server());
    const auth = await home.token();
    const { db, config } = server().app.services;
    const now = server().clock.now();
    const { id } = home.owner.client;
    const expired = { client_id: id, audience: config.audience };
    await db.transaction(({ knex }) =>
      knex('access_tokens')
        .where(expired)
        .update({ expires_at: now - 1 }),
    );
    expect(await db.transaction((tx) => revokeTokens(tx, id, config.audience, now))).toBe(0);
    expect((await server().send('GET', pageAddress('/v1/activation', { auth }))).status).toBe(401);
  });

  it('opens nothing more, from the next request on, once the client may request none', async () => {
    const home = await openHousehold(server());
    const { card } = await home.addCard();
    const auth = await home.token();
    const addresses = [`/secure-data/${card.id}`, '/v1/activation'].map((path) => pageAddress(path, { auth }));
    const statuses = () => Promise.all(addresses.map(async (address) => (await server().send('GET', address)).status));
    const { client } = home.owner;
    let changes = 0;
    const agree = (scopes: string[] | null) => {
      changes += 1;
      const configuration = { ...client.configuration, scopes };
      const change = { configuration, updatedAt: client.updatedAt + changes };
      return server().database.db.transaction((tx) => updateClient(tx, client.id, change));
    };
    expect(await statuses()).toEqual([200, 200]);
    await agree(['users:read']);
    expect(await statuses()).toEqual([401, 401]);
    expect((await submitForm(server(), { auth }, { pan: '9999110000000000' })).status).toBe(401);
    await agree(['secure-data:token']);
    expect(await statuses()).toEqual([200, 200]);
  });

  it('and every other token end while the client is suspended', async () => {
    const home = await openHousehold(server());
    const { card, pan } = await home.addCard();
    const plastic = await home.addPlastic({}, '2580');
    const auth = await home.token();
    const { client, secret } = home.owner;
    const { db, config } = server().app.services;
    const change = (status: 'ACTIVE' | 'SUSPENDED') => {
      const updatedAt = client.updatedAt + (status === 'ACTIVE' ? 2 : 1);
      return db.transaction((tx) => updateClient(tx, client.id, { status, updatedAt }));
    };
    const page = () => server().send('GET', pageAddress(`/secure-data/${card.id}`, { auth }));
    const login = () => {
      const body = {
        client_id: client.id,
        client_secret: secret,
        audience: config.audience,
        grant_type: 'client_credentials',
      };
      return server().send('POST', '/oauth/token', { body });
    };
    const tried = async () => [
      (await page()).status,
      (await home.owner.send('GET', `/users/v1/${home.user.id}`)).status,
      (await login()).status,
    ];
    expect(await tried()).toEqual([200, 200, 200]);
    expect((await page()).text).toContain(grouped(pan));
    await change('SUSPENDED');
    expect(await tried()).toEqual([401, 401, 401]);
    expect((await page()).text).not.toContain(grouped(pan));
    expect((await submitForm(server(), { auth }, { pan: plastic.pan })).status).toBe(401);
    expect((await findCard(db, client.id, plastic.card.id))?.status).toBe('EMBOSSED');
    await change('ACTIVE');
    expect(await tried()).toEqual([200, 200, 200]);
  });

  it('shows nothing while its user is BLOCKED, from the moment of the change', async () => {
    const home = await openHousehold(server());
    const { card, pan } = await home.addCard();
    const plastic = await home.addPlastic({}, '2580');
    const auth = await home.token();
    const block = { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' };
    expect((await home.owner.send('PATCH', `/users/v1/${home.user.id}`, { body: block })).status).toBe(200);
    for (const path of [`/secure-data/${card.id}`, '/v1/activation']) {
      const answer = await server().send('GET', pageAddress(path, { auth }));
      expect([answer.status, answer.text]).toEqual([401, expect.stringContaining('"INVALID_END_USER_TOKEN"')]);
      expect(answer.text).not.toContain(grouped(pan));
    }
    // A page that is open already: it says no more than that the user is blocked, whatever number is typed.
    for (const number of [plastic.pan, '9999999999999995']) {
      const answer = await submitForm(server(), { auth }, { pan: number });
      expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('"USER_NOT_ACTIVE"')]);
    }
    const found = await findCard(server().app.services.db, home.owner.client.id, plastic.card.id);
    expect(found?.status).toBe('EMBOSSED');
  });

  it('is logged nowhere', async () => {
    const { token } = await openHousehold(server());
    const auth = await token();
    await server().send('GET', pageAddress('/v1/activation', { auth }));
    await server().send('GET', pageAddress('/v1/activation', { auth, locale: 'xx' }));
    await server().send('GET', pageAddress('/secure-data/none', { auth }));
    const signature = auth.split('.')[2] as string;
    expect(server().logged.length).toBeGreaterThan(3);
    expect(JSON.stringify(server().logged)).not.toContain(signature);
  });
});
