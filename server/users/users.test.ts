import { newId } from '../platform/ids';
import { startTestServer, type TestClient, useServer } from '../testing/server';
import { plainDocuments } from './store/migrations/0027-plain-documents';

const server = useServer();

function person(changes: Record<string, unknown> = {}) {
  return { email: `${newId()}@example.com`, operation_country: 'ARG', ...changes };
}

async function created(client: TestClient, changes: Record<string, unknown> = {}) {
  const answer = await client.send('POST', '/users/v1/', { body: person(changes) });
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return answer.body.data;
}

describe('creating users', () => {
  it('gives back what was sent, ACTIVE, with null where nothing was', async () => {
    const client = await server().client();
    const user = await created(client, { name: 'Ana', identification_type: 'DNI', identification_value: '30123456' });
    expect(user).toMatchObject({
      client_id: client.client.id,
      name: 'Ana',
      surname: null,
      status: 'ACTIVE',
      status_reason: null,
      created_at: '2026-03-15T12:00:00.000Z',
    });
    expect((await client.send('GET', `/users/v1/${user.id}`)).body.data).toEqual(user);
  });

  it('names every place that breaks the contract', async () => {
    const client = await server().client();
    const cases: [unknown, string, string][] = [
      [{ operation_country: 'ARG' }, '/email', 'required'],
      [person({ email: 'nobody' }), '/email', 'format'],
      [person({ email: `${'a'.repeat(65)}@b.co` }), '/email', 'pattern'],
      [person({ email: `a@${'b'.repeat(64)}.co` }), '/email', 'pattern'],
      [person({ gender: 'X' }), '/gender', 'enum'],
      [person({ shoe_size: 42 }), '/shoe_size', 'unknown'],
      [person({ birthdate: '2026-02-30' }), '/birthdate', 'format'],
      [person({ birthdate: '0000-01-01' }), '/birthdate', 'pattern'],
      [person({ legal_address: { floor: 'PB' } }), '/legal_address/floor', 'pattern'],
      [person({ operation_country: 'Argentina' }), '/operation_country', 'enum'],
      [person({ operation_country: 'ZZZ' }), '/operation_country', 'enum'],
      [person({ nationality: 'XXX' }), '/nationality', 'enum'],
      [person({ legal_address: { country: 'QQQ' } }), '/legal_address/country', 'enum'],
      [person({ name: ' ' }), '/name', 'pattern'],
      [person({ surname: '\t\n' }), '/surname', 'pattern'],
      [person({ birthdate: '2026-03-15' }), '/birthdate', 'past'],
      [[], '', 'type'],
    ];
    for (const [body, pointer, code] of cases) {
      const answer = await client.send('POST', '/users/v1/', { body });
      expect(answer.status).toBe(400);
      expect(answer.body.error_code).toBe('INVALID_REQUEST');
      expect(answer.body.error.details[0]).toMatchObject({ location: 'body', pointer, code });
      expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
    }
  });

  it.each([' ', '\u00a0', '\u200b', '\u3164\u00ad', '\u0001'])(
    'takes no name, phone or street of %j',
    async (nothing) => {
      const client = await server().client();
      const { id } = await created(client);
      const fields = {
        name: nothing,
        surname: nothing,
        phone: nothing,
        legal_address: { region: 'Salta', street_name: nothing },
      };
      for (const [method, path, body] of [
        ['POST', '/users/v1/', person(fields)],
        ['PATCH', `/users/v1/${id}`, fields],
      ] as const) {
        const answer = await client.send(method, path, { body });
        const places = answer.body.error.details.map(({ pointer }: { pointer: string }) => pointer.split('/')[1]);
        expect([answer.status, places.sort()]).toEqual([400, ['legal_address', 'name', 'phone', 'surname']]);
      }
    },
  );

  const controls = 'control characters, such as tabs and line breaks, are not allowed';
  const others = 'separators of lines, changes of the writing direction and noncharacters of Unicode are not allowed';
  it.each([
    ...['\n', '\t', '\u001b', '\u007f', '\u009b'].map((character) => [character, controls]),
    ...['\u2028', '\u2029', '\u202e', '\u2066', '\ufdd0', '\uffff', '\u{1fffe}'].map((character) => [
      character,
      others,
    ]),
  ] as [string, string][])('takes no %j within a name, a phone or an address', async (control, detail) => {
    const client = await server().client();
    const { id } = await created(client);
    const text = `a${control}b`;
    const places = ['street_name', 'apartment', 'neighborhood', 'city', 'additional_info'];
    const fields = {
      name: text,
      surname: text,
      phone: text,
      legal_address: { region: 'Salta', ...Object.fromEntries(places.map((place) => [place, text])) },
    };
    const expected = ['name', 'surname', 'phone', ...places.map((place) => `legal_address/${place}`)];
    for (const [method, path, body] of [
      ['POST', '/users/v1/', person(fields)],
      ['PATCH', `/users/v1/${id}`, fields],
    ] as const) {
      const { status, body: answer } = await client.send(method, path, { body });
      expect([status, answer.error_code]).toEqual([400, 'INVALID_REQUEST']);
      expect(new Set(answer.error.details)).toEqual(
        new Set(expected.map((pointer) => ({ code: 'character', detail, location: 'body', pointer: `/${pointer}` }))),
      );
    }
  });

  it('compares documents whatever their case, leading zeros and separators', async () => {
    const client = await server().client();
    const passport = (identification_value: string) => ({ identification_type: 'PASSPORT', identification_value });
    const user = await created(client, passport('00ab-123.4'));
    expect(user.identification_value).toBe('00ab-123.4');
    for (const same of ['AB1234', 'ab1234', '0AB 1234']) {
      const answer = await client.send('POST', '/users/v1/', { body: person(passport(same)) });
      expect([answer.status, answer.body.error_code]).toEqual([409, 'IDENTIFICATION_ALREADY_IN_USE']);
      const found = await client.send('GET', `/users/v1/?filter[identification_value]=${encodeURIComponent(same)}`);
      expect(found.body.data).toEqual([user]);
    }
    const other = await created(client, passport('AB12345'));
    const changed = await client.send('PATCH', `/users/v1/${other.id}`, { body: { identification_value: 'AB01234' } });
    expect(changed.status).toBe(200);
    const taken = await client.send('PATCH', `/users/v1/${other.id}`, { body: { identification_value: '0ab1234' } });
    expect([taken.status, taken.body.error_code]).toEqual([409, 'IDENTIFICATION_ALREADY_IN_USE']);
  });

  it('finds and compares documents in full width, which an older version took, once they are written plainly', async () => {
    const client = await server().client();
    const dni = (identification_value: string) => ({ identification_type: 'DNI', identification_value });
    const [wide, both, twin] = [
      await created(client, dni('30111222')),
      await created(client, dni('30111333')),
      await created(client, dni('30111444')),
    ];
    const { db } = server().database;
    const widen = ({ id }: { id: string }, identification_value: string) =>
      db.transaction(({ knex }) =>
        knex('users').where({ id }).update({ identification_value, identification_key: identification_value }),
      );
    await widen(wide, '３０１１１２２２');
    // Written twice under an older version: they are two users, and stay so.
    await widen(twin, '３０１１１３３３');
    const again = () => client.send('POST', '/users/v1/', { body: person(dni('30111222')) });
    await db.transaction((tx) => plainDocuments.up(tx));
    expect((await again()).body.error_code).toBe('IDENTIFICATION_ALREADY_IN_USE');
    const born = await client.send('GET', '/users/v1/?filter[birthdate]=1989-01-01,1990-05-01');
    expect([born.status, born.body.meta.filters]).toEqual([
      200,
      [{ field: 'birthdate', values: ['1989-01-01', '1990-05-01'] }],
    ]);
    const found = await client.send('GET', '/users/v1/?filter[identification_value]=30111222');
    expect(found.body.data).toEqual([wide]);
    const values = await db
      .knex('users')
      .whereIn('id', [both.id, twin.id])
      .orderBy('identification_value')
      .pluck('identification_value');
    expect(values).toEqual(['30111333', '３０１１１３３３']);
  });

  it('refuses an email and a document that another user of the client has', async () => {
    const client = await server().client();
    const document = { identification_type: 'DNI', identification_value: '30123456' };
    const first = await created(client, document);
    const sameEmail = await client.send('POST', '/users/v1/', { body: person({ email: first.email.toUpperCase() }) });
    expect([sameEmail.status, sameEmail.body.error_code]).toEqual([409, 'EMAIL_ALREADY_IN_USE']);
    const sameDocument = await client.send('POST', '/users/v1/', { body: person(document) });
    expect([sameDocument.status, sameDocument.body.error_code]).toEqual([409, 'IDENTIFICATION_ALREADY_IN_USE']);
    await created(await server().client(), { email: first.email, ...document });
  });

  it.each([
    [{ identification_type: 'DNI', identification_value: '12' }, 'INVALID_IDENTIFICATION'],
    [{ tax_identification_type: 'CUIL', tax_identification_value: '20123456780' }, 'INVALID_TAX_IDENTIFICATION'],
    [{ legal_address: { region: 'Atlantis' } }, 'INVALID_LEGAL_ADDRESS'],
  ])('refuses %j', async (changes, code) => {
    const client = await server().client();
    const answer = await client.send('POST', '/users/v1/', { body: person(changes) });
    expect([answer.status, answer.body.error_code]).toEqual([422, code]);
  });
});

describe('changing a user', () => {
  it('replaces a legal address whole and takes away what is null, the phone included', async () => {
    const client = await server().client();
    const address = { street_name: 'Belgrano', street_number: 7, floor: 3, city: 'Salta', region: 'Salta' };
    const document = { identification_type: 'DNI', identification_value: '30123456' };
    const full = { name: 'Ana', phone: '+54 11 4000 0000', gender: 'FEMALE', birthdate: '1990-05-01', ...document };
    const { id } = await created(client, { ...full, legal_address: address });
    const change = async (body: object) => {
      const answer = await client.send('PATCH', `/users/v1/${id}`, { body });
      expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
      expect((await client.send('GET', `/users/v1/${id}`)).body).toEqual(answer.body);
      return answer.body.data;
    };
    const moved = await change({ legal_address: { region: 'Jujuy' } });
    const nothing = { street_name: null, street_number: null, floor: null, city: null };
    expect(moved.legal_address).toMatchObject({ ...nothing, region: 'Jujuy' });
    const names = [...Object.keys(full), 'legal_address'];
    const none = Object.fromEntries(names.map((name) => [name, null]));
    expect(await change(none)).toMatchObject(none);
    // What it had is free again.
    await created(client, document);
  });
});

describe('the idempotency key of a user', () => {
  it('is needed', async () => {
    const client = await server().client();
    const answer = await client.send('POST', '/users/v1/', { body: person(), idempotencyKey: undefined });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details[0]).toMatchObject({
      location: 'header',
      pointer: 'x-idempotency-key',
      code: 'required',
    });
  });

  it('gives 100 requests at once one user and one answer', async () => {
    const client = await server().client();
    const body = person();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => client.send('POST', '/users/v1/', { body, idempotencyKey: 'same' })),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await client.send('GET', '/users/v1/')).body.meta.pagination.total_items).toBe(1);
  });

  it('is refused for another body, and independent per client', async () => {
    const client = await server().client();
    const body = person();
    await client.send('POST', '/users/v1/', { body, idempotencyKey: 'k' });
    const other = await client.send('POST', '/users/v1/', { body: person(), idempotencyKey: 'k' });
    expect([other.status, other.body.error_code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    const stranger = await server().client();
    expect((await stranger.send('POST', '/users/v1/', { body, idempotencyKey: 'k' })).status).toBe(201);
  });

  it('stays usable after a refusal, and replays the same bytes after a restart', async () => {
    const own = await startTestServer();
    const client = await own.client();
    const refused = await client.send('POST', '/users/v1/', {
      body: person({ legal_address: { region: 'X' } }),
      idempotencyKey: 'k',
    });
    expect(refused.status).toBe(422);
    const body = person();
    const first = await client.send('POST', '/users/v1/', { body, idempotencyKey: 'k' });
    expect(first.status).toBe(201);
    const again = await own.restart();
    const replay = await again.send('POST', '/users/v1/', { token: client.token, body, idempotencyKey: 'k' });
    expect([replay.status, replay.text]).toEqual([201, first.text]);
    await again.close();
  });
});
