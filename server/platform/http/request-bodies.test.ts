import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expectErrorBody } from '../../testing/error-body';
import { startTestServer, type TestClient, useServer } from '../../testing/server';
import { until } from '../../testing/until';
import { newId } from '../ids';

const server = useServer({ environment: { MAX_BODY_BYTES: '4096' } });

const person = () => ({ email: `${newId()}@example.com`, operation_country: 'ARG' });

describe('bodies', () => {
  const post = async (body: string | Uint8Array, headers: Record<string, string> = {}) => {
    return (await client()).send('POST', '/users/v1/', { body, headers });
  };
  let made: Promise<TestClient> | undefined;
  const client = () => {
    made ??= server().client();
    return made;
  };
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  const harmful: [string, string | Uint8Array, string][] = [
    ['bad syntax', '{"email":', 'syntax'],
    ['deep nesting', nested(2_000), 'depth'],
    ['nesting of 33 levels', `{"metadata":${nested(32)},"email":"a@b.co","operation_country":"ARG"}`, 'depth'],
    ['bad UTF-8', Buffer.from('{"name":"caf\xe9"}', 'latin1'), 'encoding'],
    ['a prototype', '{"__proto__":{"a":1},"email":"a@b.co","operation_country":"ARG"}', 'unknown'],
    ['NUL', '{"name":"a\\u0000b","email":"a@b.co","operation_country":"ARG"}', 'character'],
    ['a name that stands twice', '{"operation_country":"BRA","email":"a@b.co","operation_country":"ARG"}', 'repeated'],
    ['half a character', '{"name":"\\ud800","email":"a@b.co","operation_country":"ARG"}', 'character'],
  ];
  const types = [
    'application/json',
    'application/json;charset=utf8',
    'application/json; ;',
    'Application/JSON; Charset="UTF-8"',
    'application/json; foo=bar',
  ];
  const codings: Record<string, (body: string | Uint8Array) => string | Uint8Array> = {
    identity: (body) => body,
    gzip: gzipSync,
    deflate: deflateSync,
    br: brotliCompressSync,
    GZip: gzipSync,
  };

  it.each(harmful)('with %s are refused in every content type and coding', async (_name, body, code) => {
    for (const type of types) {
      for (const [coding, encode] of Object.entries(codings)) {
        const answer = await post(encode(body), { 'content-type': type, 'content-encoding': coding });
        expect([type, coding, answer.status, answer.body.error.details[0].code]).toEqual([type, coding, 400, code]);
        expectErrorBody(answer);
      }
    }
  });

  it('of 30,000 brackets from nobody, and metadata 3,000 deep, are refused in every content type and coding', async () => {
    const own = await startTestServer();
    const known = await own.client();
    const account = `{"owner_type":"CLIENT","country":"ARG","currency":"ARS","metadata":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`;
    for (const type of types) {
      for (const [coding, encode] of Object.entries(codings)) {
        const headers = { 'content-type': type, 'content-encoding': coding };
        const answers = [
          await own.send('POST', '/oauth/token', { headers, body: encode(nested(30_000)) }),
          await known.send('POST', '/core/accounts/v1', { headers, body: encode(account) }),
        ];
        for (const { status, body } of answers) {
          expect([type, coding, status, body.error.details[0].code]).toEqual([type, coding, 400, 'depth']);
        }
      }
    }
    expect((await known.send('GET', '/core/accounts/v1')).body.data).toEqual([]);
    expect(own.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    await own.close();
  });

  it('are taken in every content type and coding, with or without a byte order mark', async () => {
    for (const type of types) {
      for (const [coding, encode] of Object.entries(codings)) {
        for (const mark of ['', '\ufeff']) {
          const name = 'José 🙂';
          const body = encode(mark + JSON.stringify({ ...person(), name }));
          const answer = await post(body, { 'content-type': type, 'content-encoding': coding });
          expect([type, coding, answer.status, answer.body.data?.name]).toEqual([type, coding, 201, name]);
        }
      }
    }
  });

  it.each([
    ['application/json; charset=latin1', 'identity', 'charset', 'content-type'],
    ['application/json; charset=utf-16', 'gzip', 'charset', 'content-type'],
    ['application/json; charset', 'identity', 'charset', 'content-type'],
    ['application/jsons;', 'identity', 'media_type', 'content-type'],
    ['application/json', 'zstd', 'content_encoding', 'content-encoding'],
    ['application/json', 'gzip, br', 'content_encoding', 'content-encoding'],
    ['application/json', '__proto__', 'content_encoding', 'content-encoding'],
  ])('of %s in %s are 415 for %s', async (type, coding, code, pointer) => {
    const answer = await post('{}', { 'content-type': type, 'content-encoding': coding });
    expect([answer.status, answer.body.error.details]).toMatchObject([415, [{ code, location: 'header', pointer }]]);
    expectErrorBody(answer);
  });

  it.each([
    ['chunked', 201, undefined],
    ['Chunked', 201, undefined],
    ['gzip, chunked', 415, { code: 'transfer_encoding', location: 'header', pointer: 'transfer-encoding' }],
  ])('on their way in %s are answered with %i', async (coding, status, detail) => {
    const sending = request(new URL('/users/v1/', server().url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${(await server().client()).token}`,
        'content-type': 'application/json',
        'x-idempotency-key': 'k',
        'transfer-encoding': coding,
      },
    });
    sending.end(JSON.stringify(person()));
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    const answer = (await json(response)) as { error?: { details: unknown[] } };
    expect([response.statusCode, answer.error?.details[0]]).toEqual([
      status,
      detail && expect.objectContaining(detail),
    ]);
  });

  it('that are missing are reported with everything else that is wrong', async () => {
    const { token } = await client();
    const address = new URL(`/core/accounts/v1/${'x'.repeat(257)}?force=1`, server().url);
    const answer = await fetch(address, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    const body = (await answer.json()) as { error: { details: unknown[] } };
    expect([answer.status, body.error.details]).toEqual([
      400,
      [
        expect.objectContaining({ code: 'maxLength', location: 'path', pointer: 'id' }),
        expect.objectContaining({ code: 'unknown', location: 'query', pointer: 'force' }),
        { code: 'required', detail: 'a body is required', location: 'body', pointer: '' },
      ],
    ]);
  });

  it('that are not what their coding says are refused', async () => {
    const gzipped = gzipSync(JSON.stringify(person()));
    for (const [coding, body] of [
      ['gzip', gzipped.subarray(0, 20)],
      ['br', gzipped],
      ['deflate', Buffer.from('{}')],
      ['deflate', gzipped],
      ['gzip', deflateSync(JSON.stringify(person()))],
    ] as const) {
      const answer = await post(body, { 'content-encoding': coding });
      expect([coding, answer.status, answer.body.error.details[0].code]).toEqual([coding, 400, 'encoding']);
    }
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('that go on after the end of their %s are refused', async (coding, encode) => {
    const content = encode(JSON.stringify(person()));
    for (const rest of [Buffer.from('x'), Buffer.from('{}'), Buffer.alloc(1), Buffer.alloc(900, 0x20)]) {
      const answer = await post(Buffer.concat([content, rest]), { 'content-encoding': coding });
      expect([answer.status, answer.body.error?.details[0].code]).toEqual([400, 'encoding']);
    }
    expect((await post(content, { 'content-encoding': coding })).status).toBe(201);
  });

  it('may be a gzip of several members', async () => {
    const text = JSON.stringify(person());
    const members = [text.slice(0, 9), text.slice(9), ''].map((part) => gzipSync(part));
    expect((await post(Buffer.concat(members), { 'content-encoding': 'gzip' })).status).toBe(201);
  });

  it('that are cut off leave no error in the log', async () => {
    const own = await startTestServer();
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = await own.client();
    for (const coding of ['identity', 'gzip']) {
      const before = own.logged.length;
      const sending = request(new URL('/users/v1/', own.url), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${client.token}`,
          'content-type': 'application/json',
          'content-encoding': coding,
          'x-idempotency-key': 'k',
          'content-length': '1000',
          expect: '100-continue',
        },
      });
      sending.on('error', () => undefined);
      sending.flushHeaders();
      await once(sending, 'continue');
      sending.write(coding === 'gzip' ? gzipSync('{"name":').subarray(0, 12) : '{"name":');
      sending.destroy();
      await until('a line is logged', () => own.logged.length > before);
    }
    expect(own.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    own.app.koa.emit('error', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }));
    expect(own.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    own.app.koa.emit('error', new Error('a defect'));
    expect(own.logged.at(-1)).toMatchObject({ level: 50, err: { message: 'a defect' } });
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    await own.close();
  });

  it('that are too large are 413, however they come', async () => {
    const large = JSON.stringify({ ...person(), name: 'a'.repeat(5_000) });
    expect((await post(large)).body.error_code).toBe('PAYLOAD_TOO_LARGE');
    for (const encode of [gzipSync, deflateSync, brotliCompressSync]) {
      const bomb = encode(Buffer.alloc(1_000_000, 0x20));
      expect(bomb.length).toBeLessThan(4_096);
      const coding = encode === gzipSync ? 'gzip' : encode === deflateSync ? 'deflate' : 'br';
      expect((await post(bomb, { 'content-encoding': coding })).status).toBe(413);
    }
    // Many empty blocks: much to read, nothing to inflate.
    const idle = Buffer.concat(Array.from({ length: 400 }, () => gzipSync('')));
    expect((await post(idle, { 'content-encoding': 'gzip' })).status).toBe(413);
  });

  it('may be compressed', async () => {
    const answer = await post(gzipSync(JSON.stringify(person())), { 'content-encoding': 'gzip' });
    expect(answer.status).toBe(201);
  });

  it('of another media type are 415', async () => {
    const answer = await post('email=a@b.co', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.status, answer.body.error_code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('sent in chunks are limited too', async () => {
    const client = await server().client();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const url = new URL('/users/v1/', server().url);
      const headers = {
        authorization: `Bearer ${client.token}`,
        'content-type': 'application/json',
        'x-idempotency-key': 'k',
        'transfer-encoding': 'chunked',
      };
      const sending = request(url, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sending.on('error', reject);
      for (let i = 0; i < 10; i += 1) sending.write(' '.repeat(1_000));
      sending.end();
    });
    expect(status).toBe(413);
  });
});

describe('media types', () => {
  it('that are not produced are 406', async () => {
    const client = await server().client();
    expect((await client.send('GET', '/users/v1/', { headers: { accept: 'text/csv' } })).status).toBe(406);
    const accept = 'application/json; charset=UTF-8';
    expect((await client.send('GET', '/users/v1/', { headers: { accept } })).status).toBe(200);
    expect(
      (await client.send('GET', '/users/v1/', { headers: { accept: 'text/csv, application/*;q=0.5' } })).status,
    ).toBe(200);
  });
});
