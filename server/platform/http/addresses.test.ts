import { userInput } from '../../testing/cards';
import { expectErrorBody } from '../../testing/error-body';
import { useServer } from '../../testing/server';

const server = useServer({ environment: { MAX_BODY_BYTES: '4096' } });

describe('addresses', () => {
  it('that do not exist are 404, with the one envelope', async () => {
    for (const path of ['/', '/users/v1', '/users/v1//', '/nothing', '/users/v1/a/b', '/%']) {
      const answer = await server().send('GET', path);
      expect([path, answer.status, answer.body.error_code]).toEqual([path, 404, 'NOT_FOUND']);
      expectErrorBody(answer);
    }
  });

  it('with another method are 405 and say which are allowed', async () => {
    const collection = await server().send('DELETE', '/users/v1/');
    expect([collection.status, collection.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    const item = await server().send('PUT', '/users/v1/x');
    expect([item.status, item.headers.get('allow')]).toEqual([405, 'GET, HEAD, PATCH']);
    expectErrorBody(item);
  });

  it('that lack or have a trailing slash too much name the other one, and the root names the documentation', async () => {
    const details = async (path: string) => (await server().send('GET', path)).body.error.details;
    expect(await details('/users/v1')).toMatchObject([{ code: 'trailing_slash', detail: 'the address is /users/v1/' }]);
    expect(await details('/core/accounts/v1/')).toMatchObject([{ detail: 'the address is /core/accounts/v1' }]);
    expect(await details('/users/v1/abc/')).toMatchObject([{ detail: 'the address is /users/v1/abc' }]);
    expect(await details('/')).toMatchObject([{ code: 'documentation', detail: 'the documentation is at /docs' }]);
    expect(await details('/nothing')).toEqual([]);
  });

  it.each([
    ['/USERS/v1/', '/users/v1/'],
    ['/users//v1/', '/users/v1/'],
    ['/%75sers/v1', '/users/v1/'],
    ['//users/v1/AbC/', '/users/v1/AbC'],
    ['/Core/accounts/v1/a%2Fb', '/core/accounts/v1/a%2Fb'],
    ['/oauth/TOKEN', '/oauth/token'],
  ])('that are spelt otherwise are served under no other name, and name the address: %s', async (path, address) => {
    const { status, body } = await server().send('GET', path);
    expect([status, body.error.details]).toEqual([
      404,
      [{ code: 'spelling', detail: `the address is ${address}`, location: 'path', pointer: '' }],
    ]);
  });

  it("allow the methods of the caller's own revision", async () => {
    const current = await server().client();
    const earliest = await server().client({ revision: 'earliest' });
    const put = async (client: typeof current) => {
      const answer = await client.send('PUT', '/shipments/v1/');
      return [answer.status, answer.headers.get('allow')];
    };
    expect(await put(current)).toEqual([404, null]);
    expect(await put(earliest)).toEqual([405, 'POST']);
  });

  it('of other revisions say where the revision of the caller has the operation', async () => {
    const current = await server().client();
    const other = await server().client({ revision: 'earliest' });
    const detail = async (client: typeof current, method: string, path: string) => {
      const { status, body } = await client.send(method, path, {});
      return [status, body.error.details.map(({ detail }: { detail: string }) => detail).join()];
    };
    const message = (place: string) => `only other revisions have this address; the revision of this request ${place}`;
    expect(await detail(current, 'POST', '/shipments/v1/')).toEqual([
      404,
      message('has this operation at POST /shipping/v1/'),
    ]);
    expect(await detail(other, 'POST', '/shipping/v1/')).toEqual([
      405,
      message('has this operation at POST /shipments/v1/'),
    ]);
    expect(await detail(other, 'POST', '/networks/cash/v1/cashout/intents')).toEqual([
      404,
      message('has this operation at POST /networks/cash/v1/cashin/intents'),
    ]);
    const credentials = {
      client_id: other.client.id,
      client_secret: 'x',
      audience: 'x',
      grant_type: 'client_credentials',
    };
    const asked = async (path: string) => (await server().send('POST', path, { body: credentials })).body.error.details;
    expect(await asked('/oauth/token')).toMatchObject([
      { code: 'revision', detail: message('has this operation at POST /oauth/v1/token') },
    ]);
    expect(await asked('/oauth/token/revoke')).toMatchObject([{ detail: message('does not have this operation') }]);
  });

  it('that are refused take from the rate of the client where its revision has a say', async () => {
    const client = await server().client({}, { rateLimit: { per_second: 0.001, burst: 2 } });
    const put = async (path: string) => (await client.send('PUT', path)).status;
    expect(await put('/nothing')).toBe(404);
    expect([await put('/users/v1/'), await put('/users/v1'), await put('/users/v1/')]).toEqual([405, 404, 429]);
    expect(await put('/nothing')).toBe(404);
  });

  it('answer HEAD wherever they answer GET, without a body', async () => {
    const client = await server().client();
    const get = await client.send('GET', '/users/v1/');
    const head = await client.send('HEAD', '/users/v1/');
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
      200,
      '',
      get.headers.get('content-length'),
    ]);
    expect((await server().send('HEAD', '/users/v1/')).status).toBe(401);
    expect((await client.send('HEAD', '/users/v1/nobody')).status).toBe(404);
    expect((await client.send('HEAD', '/oauth/token')).headers.get('allow')).toBe('POST');
  });

  it('take a percent sign that is encoded, and no NUL', async () => {
    const client = await server().client();
    const answer = await client.send('GET', '/users/v1/a%25zz');
    expect([answer.status, answer.body.error_code]).toEqual([404, 'USER_NOT_FOUND']);
    const named = await client.send('GET', '/users/v1/?a%00b=c');
    expect(named.body.error.details[0]).toMatchObject({ code: 'unknown', location: 'query' });
    for (const [path, location, pointer] of [
      ['/users/v1/a%00b', 'path', 'id'],
      ['/users/v1/?filter[name]=a%00b', 'query', 'filter[name]'],
    ] as const) {
      const refused = await client.send('GET', path);
      expect([refused.status, refused.body.error.details]).toEqual([
        400,
        [{ code: 'character', detail: 'the NUL character is not allowed', location, pointer }],
      ]);
    }
  });

  it('take a list whose commas are encoded, but for those of names', async () => {
    const client = await server().client();
    const made = async (surname: string) =>
      (await client.send('POST', '/users/v1/', { body: userInput({ surname }) })).body.data.id;
    const ids = [await made('Paz'), await made('Sol, hija')];
    const found = async (query: string) => {
      const { status, body } = await client.send('GET', `/users/v1/?sort=id&${query}`);
      expect([query, status]).toEqual([query, 200]);
      return (body.data as { id: string }[]).map(({ id }) => id);
    };
    expect(await found('filter[status]=ACTIVE%2CBLOCKED')).toEqual(ids);
    expect(await found('filter[surname]=Paz%2CSol')).toEqual([]);
    expect(await found('filter[surname]=Paz,Sol%2C%20hija')).toEqual(ids);
    const cards = await client.send('GET', `/cards/v1/?filter[user_id]=${ids.join('%2c')}`);
    expect(cards.body.meta.filters).toEqual([{ field: 'user_id', values: ids }]);
  });

  it('order by an attribute once', async () => {
    const client = await server().client();
    for (const sort of ['id,-id', '-status,id,status', 'id%2Cid']) {
      const { status, body } = await client.send('GET', `/users/v1/?sort=${sort}`);
      expect([sort, status, body.error.details[0]]).toMatchObject([sort, 400, { location: 'query', pointer: 'sort' }]);
    }
    expect((await client.send('GET', '/users/v1/?sort=-status%2Cid')).status).toBe(200);
  });

  it('with broken percent-encoding are refused', async () => {
    const client = await server().client();
    const answer = await client.send('GET', '/users/v1/%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(answer.body.error.details[0]).toMatchObject({ location: 'path', pointer: 'id', code: 'encoding' });
    // What can't be read is reported, and not that nothing is left of it.
    const { details } = (await client.send('GET', '/users/v1/?filter[email]=%zz')).body.error;
    expect(details).toEqual([
      expect.objectContaining({ location: 'query', pointer: 'filter[email]', code: 'encoding' }),
    ]);
  });
});
