import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { UsageError } from '../../cli/declaration';
import { BODY_LIMIT } from './contract-rules';
import { GENERATED } from './documents';
import { serveMocks } from './main';
import { type Mocks, startMocks } from './start';

const HEADERS = { authorization: 'Bearer t', 'content-type': 'application/json', 'x-idempotency-key': 'k1' };
const USER = { email: 'ana@example.com', operation_country: 'ARG' };

interface Reply {
  status: number;
  type: string | null;
  violations: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every kind, looked at field by field
  body: any;
}

async function call(url: string, method: string, target: string, headers: object = {}, body?: unknown): Promise<Reply> {
  const response = await fetch(url + target, {
    method,
    headers: { ...HEADERS, ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    violations: response.headers.get('sl-violations') ?? '',
    body: await response.json(),
  };
}

describe('the mock of the service', () => {
  let mocks: Mocks;
  const get = (target: string, headers?: object) => call(mocks.url, 'GET', target, headers);
  const post = (target: string, body: unknown, headers?: object) => call(mocks.url, 'POST', target, headers, body);

  beforeAll(async () => {
    mocks = await startMocks({ log: () => {} });
  });
  afterAll(() => mocks.close());

  it.each([
    'filter[status]=ACTIVE,BLOCKED&page[size]=5&sort=-id,status',
    'filter%5Bstatus%5D=ACTIVE&page%5Bnumber%5D=0',
    'filter[birthdate]=1990-05-17',
  ])('takes the bracketed query %s', async (query) => {
    const reply = await get(`/users/v1/?${query}`);
    expect(reply).toMatchObject({ status: 200, violations: '' });
    expect(Array.isArray(reply.body.data)).toBe(true);
  });

  it.each([
    ['filter[gender]=NOBODY', 'filter[gender]'],
    ['filter[gender]=MALE,NOBODY', 'filter[gender]'],
    ['page[size]=1000', 'page[size]'],
    ['page[size]=many', 'page[size]'],
    ['sort=-id,shoe_size', 'sort'],
    ['filter[birthdate]=yesterday', 'filter[birthdate]'],
    ['filter[statos]=ACTIVE', 'filter[statos]'],
    ['page[size]=1&page[size]=2', 'page[size]'],
  ])('refuses the query %s with the contract’s own 400', async (query, parameter) => {
    const reply = await get(`/users/v1/?${query}`);
    expect(reply.status).toBe(400);
    expect(reply.body.error_code).toBe('INVALID_REQUEST');
    expect(reply.violations).toContain(parameter);
  });

  /** Sends a request byte for byte. @returns the status of the answer and its error code */
  async function answerTo(target: string, type = 'application/json'): Promise<(string | number)[]> {
    const socket = connect(Number(new URL(mocks.url).port), '127.0.0.1');
    const head = [
      'host: a',
      'connection: close',
      'authorization: Bearer t',
      'x-idempotency-key: k',
      `content-type: ${type}`,
    ];
    socket.write(`POST ${target} HTTP/1.1\r\n${head.join('\r\n')}\r\ncontent-length: 2\r\n\r\n{}`);
    const answer = await text(socket);
    const { error_code, type: kind } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
    return [Number(answer.split(' ')[1]), error_code ?? kind.replace(/^.*#/, '')];
  }

  it.each(['//', '///x', '/\\', 'http://[/', 'http://', '//users/v1/'])(
    'does not know the address %s',
    async (target) => {
      expect(await answerTo(target)).toEqual([404, 'NO_PATH_MATCHED_ERROR']);
    },
  );

  it.each([';;;', 'multipart/form-data; boundary=', 'application/json; charset=latin1', 'application/json; a', '"'])(
    'does not support the media type %s',
    async (type) => {
      expect(await answerTo('/users/v1/', type)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    },
  );

  it.each(['application/json;', 'application/json; charset="UTF-8"', 'application/json;;a="b;c"'])(
    'reads the media type %s',
    async (type) => {
      expect(await answerTo('/users/v1/', type)).toEqual([400, 'INVALID_REQUEST']);
    },
  );

  it('answers the first documented success', async () => {
    const reply = await post('/users/v1/', USER);
    expect(reply).toMatchObject({ status: 201, type: 'application/json', violations: '' });
  });

  it('refuses a body that breaks its schema with 400, not with the 422 of business rules', async () => {
    const reply = await post('/users/v1/', { ...USER, shoe_size: 44 });
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'INVALID_REQUEST' } });
    expect(reply.violations).toContain('shoe_size');
  });

  it.each<[string, object, object]>([
    ['a field too many', { ...USER, shoe_size: 44 }, { pointer: '/shoe_size', location: 'body', detail: /shoe_size/ }],
    ['a field that is missing', { email: USER.email }, { code: 'required', pointer: '/operation_country' }],
    ['a value of another type', { ...USER, name: 7 }, { code: 'type', pointer: '/name', detail: /must be string/ }],
  ])('says what is wrong in a refusal: %s', async (_what, body, wrong) => {
    const reply = await post('/users/v1/', body);
    expect(reply.status).toBe(400);
    const texts = Object.entries(wrong).map(([name, value]) => [
      name,
      value instanceof RegExp ? expect.stringMatching(value) : value,
    ]);
    expect(reply.body.error.details).toContainEqual(expect.objectContaining(Object.fromEntries(texts)));
    expect(JSON.stringify(reply.body.error.details)).not.toContain('email');
  });

  it.each<[string, number, object, unknown]>([
    ['no token', 401, { authorization: '' }, USER],
    ['an accept header that nothing fits', 406, { accept: 'text/csv' }, USER],
    ['an accept header that rules everything out', 406, { accept: 'application/json;q=0, text/csv' }, USER],
    ['an accept header that takes all but this', 406, { accept: '*/*, application/json; q=0.000' }, USER],
    ['another media type', 415, { 'content-type': 'text/plain' }, 'text'],
    ['a body beyond the limit', 413, {}, { ...USER, name: 'x'.repeat(BODY_LIMIT) }],
  ])('answers %s with %d', async (_what, status, headers, body) => {
    const reply = await post('/users/v1/', body, headers);
    expect(reply.status).toBe(status);
    expect(reply.body.error_code).toEqual(expect.any(String));
  });

  it('takes what the most precise range of an accept header takes', async () => {
    const reply = await post('/users/v1/', USER, { accept: '*/*;q=0, application/json;q=0.1' });
    expect(reply.status).toBe(201);
  });

  it.each([
    [413, BODY_LIMIT],
    [201, 0],
  ])('answers %d to a body in chunks with a name of %d letters', async (status, letters) => {
    const text = JSON.stringify({ ...USER, ...(letters === 0 ? {} : { name: 'x'.repeat(letters) }) });
    const body = ReadableStream.from([Buffer.from(text.slice(0, 10)), Buffer.from(text.slice(10))]);
    const headers = { 'content-type': 'application/json', authorization: 'Bearer token', 'x-idempotency-key': 'key' };
    const reply = await fetch(`${mocks.url}/users/v1/`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    expect(reply.status).toBe(status);
    await reply.text();
  });

  it('escapes names in the pointers of a refusal', async () => {
    const reply = await post('/users/v1/', { ...USER, 'a/b~c': 1 });
    expect(reply.body.error.details).toContainEqual(expect.objectContaining({ pointer: '/a~1b~0c' }));
  });

  it.each(['%zz', '%', '%E9', '%ED%A0%80'])('refuses the path /users/v1/%s, and goes on serving', async (id) => {
    const reply = await get(`/users/v1/${id}`);
    expect(reply.status).toBe(400);
    expect(reply.body.error.details).toMatchObject([{ code: 'encoding', location: 'path' }]);
    expect((await get('/users/v1/')).status).toBe(200);
  });

  it('answers what Prefer asks for', async () => {
    const prefer = 'code=409, example=IDENTIFICATION_ALREADY_IN_USE';
    const reply = await post('/users/v1/', USER, { prefer });
    expect(reply).toMatchObject({ status: 409, body: { error_code: 'IDENTIFICATION_ALREADY_IN_USE' } });
    expect(await get('/users/v1/', { prefer: 'code=503' })).toMatchObject({ status: 503 });
  });

  it('shows the refusal that Prefer asks for to a request that provokes it', async () => {
    const prefer = 'code=422, example=INVALID_IDENTIFICATION';
    const reply = await post('/users/v1/', { ...USER, identification_type: 'NONSENSE' }, { prefer });
    expect(reply).toMatchObject({ status: 422, body: { error_code: 'INVALID_IDENTIFICATION' } });
  });

  it.each(['code=418', 'code=409, example=NO_SUCH_CODE'])(
    'says so when Prefer asks for %s, which is not documented',
    async (prefer) => {
      const reply = await post('/users/v1/', USER, { prefer });
      expect(reply).toMatchObject({ status: 404, type: 'application/problem+json' });
    },
  );

  it('makes up answers that follow the contract when Prefer asks for dynamic ones', async () => {
    const reply = await get('/users/v1/', { prefer: 'dynamic=true' });
    expect(reply).toMatchObject({ status: 200, violations: '' });
    expect(Object.keys(reply.body).sort()).toEqual(['data', 'meta']);
  });

  it('answers unknown paths and methods in Prism’s form', async () => {
    const problem = { type: 'application/problem+json' };
    expect(await get('/oauth/v1/token')).toMatchObject({ ...problem, status: 404 });
    expect(await call(mocks.url, 'PUT', '/users/v1/')).toMatchObject({ ...problem, status: 405 });
  });

  it('says at its root what there is to ask, on either side', async () => {
    const service = await call(mocks.url, 'GET', '/', { authorization: '' });
    expect(service).toMatchObject({ status: 200, violations: '' });
    expect(service.body.operations).toEqual(expect.arrayContaining(['POST /oauth/token', 'GET /users/v1/{id}']));
    const { status, body } = await call(mocks.clientUrl, 'GET', '/');
    expect(status).toBe(200);
    expect(body.operations).toContain('POST /transactions/authorizations');
  });

  it('leads from its root to the documentation and the console, a program as well as a person', async () => {
    const sandbox = 'http://localhost:4010';
    const { body } = await call(mocks.url, 'GET', '/', { authorization: '' });
    expect(body).toMatchObject({ documentation: `${sandbox}/docs`, console: `${sandbox}/console` });
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const page = await fetch(mocks.url, { headers: { accept } });
    expect(page.headers.get('content-type')).toContain('text/html');
    const text = await page.text();
    for (const path of ['/docs', '/console']) expect(text).toContain(`<a href="${sandbox}${path}">`);
  });

  it('leads to the sandbox that is configured', async () => {
    const beside = await startMocks({ sandbox: 'http://localhost:5010', log: () => {} });
    const { body } = await call(beside.url, 'GET', '/', { authorization: '' });
    await beside.close();
    expect(body.console).toBe('http://localhost:5010/console');
  });

  it('plays the client on the other side', async () => {
    expect(await call(mocks.clientUrl, 'POST', '/users/v1/', {}, USER)).toMatchObject({ status: 404 });
    const { status, body } = await call(mocks.clientUrl, 'POST', '/transactions/authorizations', {}, {});
    expect({ status, body }).toMatchObject({ status: 400 });
  });
});

describe('revisions of the mock', () => {
  it.each(['token-path=oauth-v1', 'token-path=oauth-v1,user-nationality=absent', 'earliest'])(
    'serves %s',
    async (revision) => {
      const mocks = await startMocks({ revision, log: () => {} });
      try {
        expect(await call(mocks.url, 'POST', '/oauth/token', {}, {})).toMatchObject({ status: 404 });
        expect(await call(mocks.url, 'POST', '/oauth/v1/token', {}, {})).toMatchObject({ status: 400 });
      } finally {
        await mocks.close();
      }
    },
  );

  it.each<[string, RegExp]>([
    ['no-such-revision', /there is no revision no-such-revision/],
    ['token-path=nowhere', /token-path has no value 'nowhere'/],
    ['../documents', /there is no revision \.\.\/documents/],
  ])('refuses %s and says why', async (revision, reason) => {
    await expect(startMocks({ revision, log: () => {} })).rejects.toThrow(reason);
  });
});

describe('a mock that watches', () => {
  let generated: string;
  let mocks: Mocks;
  let onLine: (line: string) => void = () => {};
  const nextLine = () => new Promise<string>((resolve) => (onLine = resolve));
  const file = () => path.join(generated, 'documents', 'openapi.json');

  beforeEach(async () => {
    generated = await mkdtemp(path.join(tmpdir(), 'mocks-'));
    for (const folder of ['documents', 'revisions']) {
      await cp(path.join(GENERATED, folder), path.join(generated, folder), { recursive: true });
    }
    mocks = await startMocks({ generated, watch: true, log: (line) => onLine(line) });
  });
  afterEach(async () => {
    await mocks.close();
    await rm(generated, { recursive: true });
  });

  const example = async () => (await call(mocks.url, 'GET', '/users/v1/u1')).body.data;

  it('serves an edit without being asked, on the same port', async () => {
    const before = await example();
    const text = await readFile(file(), 'utf8');
    const line = nextLine();
    await writeFile(file(), text.replaceAll(JSON.stringify(before.surname), '"Quiroga"'));
    expect(await line).toMatch(/mocks reloaded: \d+ operations of the service, \d+ of the client/);
    expect((await example()).surname).toBe('Quiroga');
  });

  it('resets no request on a connection that stood idle while a reload took long', async () => {
    await example();
    // Nothing else is done for longer than Node keeps an idle connection; then a request waits to be read.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_000);
    await setImmediate();
    expect((await example()).email).toEqual(expect.any(String));
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['is cut off', (text) => text.slice(0, text.length / 2), /openapi\.json is not JSON/],
    [
      'refers to nothing',
      (text) => text.replaceAll('#/components/schemas/UserResult"', '#/components/schemas/Gone"'),
      /Gone/,
    ],
    ['has no operations', () => '{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{}}', /no operation/],
    ['is not a description', () => '{}', /Unsupported document format/],
  ])('keeps the last good contract while the document %s, and says why', async (_what, damage, reason) => {
    const good = await readFile(file(), 'utf8');
    const broken = nextLine();
    await writeFile(file(), damage(good));
    expect(await broken).toMatch(/mocks keep the last good contract: /);
    expect(await broken).toMatch(reason);
    expect((await example()).email).toEqual(expect.any(String));
    const repaired = nextLine();
    await writeFile(file(), good);
    expect(await repaired).toMatch(/mocks reloaded/);
  });
});

describe('mocks that can not listen', () => {
  let mocks: Mocks;
  beforeAll(async () => {
    mocks = await startMocks({ log: () => {} });
  });
  afterAll(() => mocks?.close());

  it.each(['port', 'client-port'])('name --%s, which is taken', async (option) => {
    const taken = Number(new URL(mocks.url).port);
    const ports = option === 'port' ? { port: taken, clientPort: 0 } : { port: 0, clientPort: taken };
    const options = { revision: 'current', networks: false, host: '127.0.0.1', noWatch: true, ...ports };
    await expect(serveMocks(options)).rejects.toThrow(`--${option} can not be used: ${taken}: listen EADDRINUSE`);
  });

  it('name both options with the same port', async () => {
    const options = { revision: 'current', networks: false, host: '127.0.0.1', noWatch: true, port: 4, clientPort: 4 };
    await expect(serveMocks(options)).rejects.toThrow('--port and --client-port name the same port, 4');
  });

  it('name --host, which is of another machine', async () => {
    const options = { revision: 'current', networks: false, host: '192.0.2.1', noWatch: true, port: 0, clientPort: 0 };
    await expect(serveMocks(options)).rejects.toThrow('--host can not be used: 192.0.2.1: listen EADDRNOTAVAIL');
  });

  it('is a mistake of the command line where there is no such revision', async () => {
    const options = { revision: 'curent', networks: false, host: '127.0.0.1', noWatch: true, port: 0, clientPort: 0 };
    await expect(serveMocks(options)).rejects.toBeInstanceOf(UsageError);
    await expect(serveMocks(options)).rejects.toThrow('there is no revision curent; did you mean current?');
  });
});
