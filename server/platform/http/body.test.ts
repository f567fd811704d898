import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import type { OperationRule } from '../../../generated/operations';
import { DomainError } from '../../kernel/errors';
import { BodyReader } from './body';

const FORM = 'application/x-www-form-urlencoded';
const LIMIT = 64 * 1024;
const reader = new BodyReader(LIMIT);
const rule = { body: { required: true, contentTypes: [FORM] }, invalidRequest: 'INVALID_REQUEST' };

const CODINGS: Record<string, (text: Buffer) => Buffer> = {
  identity: (text) => text,
  gzip: (text) => gzipSync(text),
  deflate: (text) => deflateSync(text),
  br: (text) => brotliCompressSync(text),
};
const TYPES = [FORM, `${FORM}; charset=utf-8`, 'Application/X-WWW-Form-Urlencoded;CHARSET="utf8"', `${FORM}; foo=bar`];

/** Reads a form as it comes over the wire, in chunks and without a length. */
function read(form: string | Buffer, type: string, coding: string): Promise<unknown> {
  const bytes = (CODINGS[coding] as (text: Buffer) => Buffer)(Buffer.from(form as string));
  const headers = { 'content-type': type, 'content-encoding': coding, 'transfer-encoding': 'chunked' };
  const req = Object.assign(Readable.from([bytes], { objectMode: false }), { headers });
  return reader.read({ req } as unknown as Context, rule as unknown as OperationRule);
}

/** Returns the code and the reason by which a form is refused. */
async function refusalOf(reading: Promise<unknown>): Promise<unknown> {
  const error = await reading.then(
    (body) => new Error(`was read as ${JSON.stringify(body)}`),
    (refusal: unknown) => refusal,
  );
  return error instanceof DomainError ? [error.code, error.details[0]?.code] : error;
}

describe('the size of a body', () => {
  /** Reads JSON in chunks, with a length or without one. */
  const readJson = (bytes: Buffer, headers: Record<string, string>) => {
    const req = Object.assign(Readable.from([bytes.subarray(0, 10), bytes.subarray(10)], { objectMode: false }), {
      headers: { 'content-type': 'application/json', ...headers },
    });
    const own = { ...rule, body: { required: true, contentTypes: ['application/json'] } };
    return reader.read({ req, state: {} } as unknown as Context, own as unknown as OperationRule);
  };
  const text = (bytes: number) => Buffer.from(JSON.stringify('a'.repeat(bytes - 2)));

  it('is bounded to the byte, by its length, as it comes, and once it is inflated', async () => {
    for (const [bytes, refused] of [
      [LIMIT, false],
      [LIMIT + 1, true],
    ] as const) {
      const ways = [
        readJson(text(bytes), { 'content-length': String(bytes) }),
        readJson(text(bytes), { 'transfer-encoding': 'chunked' }),
        readJson(gzipSync(text(bytes)), { 'transfer-encoding': 'chunked', 'content-encoding': 'gzip' }),
      ];
      for (const way of ways) {
        if (refused) expect(await refusalOf(way)).toEqual(['PAYLOAD_TOO_LARGE', undefined]);
        else expect(await way).toHaveLength(bytes - 2);
      }
    }
    const form = (await read(`a=${'b'.repeat(LIMIT - 2)}`, FORM, 'identity')) as { a: string };
    expect(form.a).toHaveLength(LIMIT - 2);
  });

  it('is refused by its length before anything of it comes, and is none where nothing is to come', async () => {
    const silent = (length: { 'content-length'?: string }) => {
      const req = Object.assign(new Readable({ read: () => undefined }), {
        headers: { 'content-type': FORM, ...length },
      });
      return reader.read({ req } as unknown as Context, rule as unknown as OperationRule);
    };
    const tooLong = silent({ 'content-length': String(LIMIT + 1) });
    expect(await refusalOf(tooLong)).toEqual(['PAYLOAD_TOO_LARGE', undefined]);
    for (const length of [{ 'content-length': '0' }, {}]) expect(await silent(length)).toBeUndefined();
  });

  it('is not waited for where the connection is over already, or breaks', async () => {
    const gone = Object.assign(Readable.from([]), { headers: { 'content-type': FORM, 'content-length': '5' } });
    gone.destroy();
    const broken = Object.assign(new Readable({ read: () => undefined }), { headers: gone.headers });
    const reading = [gone, broken].map((req) =>
      reader.read({ req } as unknown as Context, rule as unknown as OperationRule),
    );
    broken.destroy(new Error('reset'));
    for (const one of reading) expect(await refusalOf(one)).toEqual(['INVALID_REQUEST', 'aborted']);
  });
});

describe('a form', () => {
  const fields = Object.entries(CODINGS).flatMap(([coding]) => TYPES.map((type) => [type, coding] as const));

  it.each(fields)('of the type %s in %s is read', async (type, coding) => {
    expect(await read('name=Jos%C3%A9+%F0%9F%99%82&a=&raw=\u00e9', type, coding)).toEqual({
      name: 'José 🙂',
      a: '',
      raw: 'é',
    });
  });

  const invalid = (code: string) => ['INVALID_REQUEST', code];
  const hostile: [string, string | Buffer, unknown[]][] = [
    ['bad UTF-8', Buffer.from('name=caf\xe9', 'latin1'), invalid('encoding')],
    ['bad UTF-8 that is escaped', 'name=%E9', invalid('encoding')],
    ['broken percent-encoding', 'name=%zz', invalid('encoding')],
    ['broken percent-encoding in a name', '%zz=1', invalid('encoding')],
    ['a prototype', '__proto__[a]=1', invalid('unknown')],
    ['a prototype that is escaped', '%5f_proto__[a]=1', invalid('unknown')],
    ['a prototype further in', 'a[__proto__][b]=1', invalid('unknown')],
    ['a constructor', 'constructor[prototype][a]=1', invalid('unknown')],
    ['a name that every object has', 'hasOwnProperty=1', invalid('unknown')],
    ['more than is read', `name=${' '.repeat(1_000_000)}`, ['PAYLOAD_TOO_LARGE', undefined]],
  ];

  it.each(hostile)('with %s is refused in every content type and coding', async (_what, form, refusal) => {
    for (const [type, coding] of fields) {
      expect([type, coding, await refusalOf(read(form, type, coding))]).toEqual([type, coding, refusal]);
    }
  });

  it('nests no deeper than a body may, however many brackets it has, and in no time', async () => {
    for (const [type, coding] of fields) {
      const body = (await read(`a${'[b]'.repeat(10_000)}=1`, type, coding)) as object;
      let depth = 0;
      for (let at: unknown = body; typeof at === 'object' && at !== null; at = Object.values(at)[0]) depth += 1;
      expect(depth).toBeLessThan(32);
    }
  });

  it('of another charset or coding is not read', async () => {
    const refused = (type: string, coding: string) => refusalOf(read('a=1', type, coding));
    expect(await refused(`${FORM}; charset=latin1`, 'identity')).toEqual(['UNSUPPORTED_MEDIA_TYPE', 'charset']);
    expect(await refused('text/plain', 'identity')).toEqual(['UNSUPPORTED_MEDIA_TYPE', 'media_type']);
  });
});
